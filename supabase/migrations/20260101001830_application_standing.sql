-- What an applicant may know about their own application: that it arrived, that someone is reading it, that it was declined.
-- The applicant has no session and no access. The password proves who asks: the token hook answers it with the standing.

alter table public.membership_applications add column opened_at timestamptz;
comment on column public.membership_applications.opened_at is
  'When someone in the team first opened the application. From then on the applicant reads that it is in review.';

create function private.application_standing(login_id uuid) returns text
language sql stable
security definer
set search_path = ''
as $$
  select format(
    'Application %s since %s.',
    case
      when applications.status = 'declined' then 'declined'
      when applications.opened_at is not null then 'in review'
      else 'received'
    end,
    to_char(
      coalesce(applications.decided_at, applications.opened_at, applications.created_at) at time zone 'America/New_York',
      'YYYY-MM-DD'
    )
  )
  from public.membership_applications as applications
  where applications.auth_user_id = login_id and applications.status in ('new', 'declined')
$$;
comment on function private.application_standing(uuid) is
  'The standing of a login''s application in one fixed sentence that the sign-in page reads, or null without one: "Application received|in review|declined since YYYY-MM-DD."';
revoke all on function private.application_standing(uuid) from public, anon, authenticated, service_role;

create function public.open_application(application_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may open applications.');
  end if;
  if not exists (select from public.membership_applications as applications where applications.id = application_id) then
    perform private.fail(404, 'not_found', 'There is no such application.');
  end if;
  update public.membership_applications as applications set opened_at = now()
  where applications.id = application_id and applications.opened_at is null and applications.status = 'new';
  perform private.touch_admin_session();
  perform private.log_activity('admin', admin_id, 'application.opened', 'membership_applications', application_id);
end
$$;
comment on function public.open_application(uuid) is
  'Logs that an admin opens an application. From the first time on, the applicant reads that it is in review.';
revoke all on function public.open_application(uuid) from public, anon, authenticated;
grant execute on function public.open_application(uuid) to service_role;
