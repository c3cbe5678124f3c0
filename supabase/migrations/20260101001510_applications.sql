-- An application becomes a member, with a plan in the same step if the team knows it by then, or is declined. A declined one
-- can be opened again; an approved one cannot, because the member exists from then on.

alter table public.membership_applications
  add column decline_reason text,
  add constraint membership_applications_decline_reason_length check (char_length(decline_reason) between 1 and 1000);
comment on column public.membership_applications.decline_reason is
  'Why it was declined, for the team alone. It is kept when the application is opened again.';

create function private.enroll_applicant(new_member_id uuid, enrollment jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  starts date := (enrollment ->> 'start_date')::date;
  monthly numeric := (enrollment ->> 'monthly_cost')::numeric;
  first_billing date := (enrollment ->> 'first_billing_date')::date;
  enrollment_status text := case
    when starts is null then 'Pending'
    when starts > private.local_today() then 'Future Active'
    else 'Active'
  end;
begin
  -- There is no application without consent to the terms. What it did not ask, smoking for example, stays unknown.
  insert into public.enrollments (
    member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost, agreed_to_terms, source
  ) values (
    new_member_id, (enrollment ->> 'product_id')::uuid, (enrollment ->> 'product_iua_id')::uuid, enrollment_status,
    enrollment ->> 'plan_type', private.local_today(), starts, monthly, true, 'website'
  );
  if first_billing is not null then
    insert into public.billing_schedules (member_id, next_billing_date, amount, billing_type)
    values (new_member_id, first_billing, monthly, 'monthly');
  end if;
  return case enrollment_status when 'Active' then 'active' when 'Future Active' then 'Future Active' else 'approved' end;
end
$$;
comment on function private.enroll_applicant(uuid, jsonb) is
  'Adds the enrollment, and the first billing if it has a day. Returns the status that the member has by it.';
revoke all on function private.enroll_applicant(uuid, jsonb) from public;

create function private.approve_application(application public.membership_applications, enrollment jsonb) returns public.members
language plpgsql
set search_path = ''
as $$
declare
  login auth.users;
  new_member public.members;
  status_now text;
begin
  if exists (select from public.members where members.email = application.email) then
    perform private.fail(409, 'member_exists', 'There is a member with this email address already.');
  end if;
  select * into login from auth.users
  where users.id = application.auth_user_id and users.deleted_at is null;
  -- Only who has shown that the mailbox is theirs may come in with the password of the application.
  if login.id is not null
    and (login.email_confirmed_at is null or private.normalize_email(login.email) <> application.email) then
    perform private.fail(409, 'email_not_confirmed', 'The applicant has not confirmed the email address yet.');
  end if;
  begin
    insert into public.members (
      auth_user_id, email, first_name, last_name, date_of_birth, phone_number, agent_id, enrollment_status
    ) values (
      login.id, application.email, application.first_name, application.last_name, application.date_of_birth,
      application.phone_number, (enrollment ->> 'agent_id')::uuid, 'approved'
    )
    returning * into new_member;
    if enrollment ? 'product_id' then
      status_now := private.enroll_applicant(new_member.id, enrollment);
      update public.members set enrollment_status = status_now where id = new_member.id;
    end if;
  exception when integrity_constraint_violation or data_exception then
    perform private.fail(422, 'enrollment_invalid', 'The enrollment cannot be saved like this.');
  end;
  return new_member;
end
$$;
comment on function private.approve_application(public.membership_applications, jsonb) is
  'Makes the member of an application, with advisor, enrollment and first billing as far as they are given.';
revoke all on function private.approve_application(public.membership_applications, jsonb) from public;

create function public.decide_application(
  application_id uuid,
  decision text,
  reason text default null,
  enrollment jsonb default null
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  application public.membership_applications;
  new_member public.members;
  given jsonb := coalesce(jsonb_strip_nulls(enrollment), '{}');
  why text := nullif(btrim(reason), '');
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may decide applications.');
  end if;
  perform private.touch_admin_session();

  select * into application from public.membership_applications where id = application_id for update;
  if application.id is null then
    perform private.fail(404, 'not_found', 'There is no such application.');
  end if;
  if application.status <> (case when decision = 'reopen' then 'declined' else 'new' end) then
    perform private.fail(409, 'already_decided', format('This application is %s.', application.status));
  end if;
  if decision = 'decline' and (why is null or char_length(why) > 1000) then
    perform private.fail(422, 'reason_missing', 'A decline needs a reason of up to 1,000 characters.');
  end if;

  case decision
    when 'approve' then
      new_member := private.approve_application(application, given);
    when 'decline', 'reopen' then
      null;
    else
      perform private.fail(422, 'decision_unknown', 'Expected "approve", "decline" or "reopen".');
  end case;

  update public.membership_applications
  set
    status = case decision when 'approve' then 'approved' when 'decline' then 'declined' else 'new' end,
    member_id = new_member.id,
    decline_reason = coalesce(why, decline_reason),
    decided_by = case when decision <> 'reopen' then admin_id end,
    decided_at = case when decision <> 'reopen' then now() end,
    -- The caller sends the email about it; if that fails, it is due again.
    declined_mail_claimed_at = case decision when 'decline' then now() end,
    declined_mail_sent_at = null
  where id = application.id
  returning * into application;
  perform private.log_activity(
    'admin', admin_id,
    case decision when 'approve' then 'application.approved' when 'decline' then 'application.declined' else 'application.reopened' end,
    'membership_applications', application.id
  );

  return jsonb_build_object(
    'status', application.status,
    'member_id', new_member.id,
    'has_login', new_member.auth_user_id is not null,
    'has_plan', given ? 'product_id',
    'has_advisor', new_member.agent_id is not null,
    'decided_at', application.decided_at,
    'first_name', application.first_name,
    'email', application.email,
    'language', application.language
  );
end
$$;
comment on function public.decide_application(uuid, text, text, jsonb) is
  'Approves an application (which makes the member, with {"product_id", "product_iua_id", "plan_type", "start_date", "monthly_cost", "first_billing_date", "agent_id"} as far as given), declines it for a reason, or opens a declined one again. Returns what the email to the applicant needs. For supabase/functions/decide-application, which passes the admin''s session on.';

-- It locks and logs: a caller who could undo it would decide without a trace.
revoke all on function public.decide_application(uuid, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.decide_application(uuid, text, text, jsonb) to service_role;
