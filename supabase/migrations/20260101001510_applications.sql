-- An application becomes a member, or is declined. Either is decided once, by an admin for members.

create function public.decide_application(application_id uuid, approve boolean) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  application public.membership_applications;
  login auth.users;
  new_member_id uuid;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may decide applications.');
  end if;
  perform private.touch_admin_session();

  select * into application from public.membership_applications where id = application_id for update;
  if application.id is null then
    perform private.fail(404, 'not_found', 'There is no such application.');
  end if;
  if application.status <> 'new' then
    perform private.fail(409, 'already_decided', format('This application is %s already.', application.status));
  end if;

  if approve then
    if exists (select from public.members where members.email = application.email) then
      perform private.fail(409, 'member_exists', 'There is a member with this e-mail address already.');
    end if;
    select * into login from auth.users
    where users.id = application.auth_user_id and users.deleted_at is null;
    -- Only who has shown that the mailbox is theirs may come in with the password of the application.
    if login.id is not null
      and (login.email_confirmed_at is null or private.normalize_email(login.email) <> application.email) then
      perform private.fail(409, 'email_not_confirmed', 'The applicant has not confirmed the e-mail address yet.');
    end if;
    insert into public.members (auth_user_id, email, first_name, last_name, date_of_birth, phone_number, enrollment_status)
    values (
      login.id, application.email, application.first_name, application.last_name, application.date_of_birth,
      application.phone_number, 'approved'
    )
    returning id into new_member_id;
  end if;

  update public.membership_applications
  set
    status = case when approve then 'approved' else 'declined' end,
    member_id = new_member_id,
    decided_by = admin_id,
    decided_at = now()
  where id = application.id;

  return jsonb_build_object(
    'status', case when approve then 'approved' else 'declined' end,
    'member_id', new_member_id,
    'has_login', login.id is not null,
    'first_name', application.first_name,
    'email', application.email,
    'language', application.language
  );
end
$$;
comment on function public.decide_application(uuid, boolean) is
  'Approves an application, which makes the member, or declines it. Returns what the mail to the applicant needs.';

revoke all on function public.decide_application(uuid, boolean) from public, anon, authenticated;
grant execute on function public.decide_application(uuid, boolean) to service_role;
