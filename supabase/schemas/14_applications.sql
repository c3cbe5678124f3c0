-- Applications to join: from the sign-up page to the team's decision, which makes the member.

create table public.membership_applications (
  id uuid primary key default gen_random_uuid(),
  auth_user_id uuid references auth.users (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  date_of_birth date not null,
  language text not null default 'pt-BR',
  consent_version text not null,
  consented_at timestamptz not null,
  us_state text not null,
  state_rule_id uuid references public.state_rules (id),
  state_acknowledged_at timestamptz,
  status text not null default 'new',
  opened_at timestamptz,
  decided_by uuid references public.admins (id) on delete set null,
  decided_at timestamptz,
  decline_reason text,
  member_id uuid references public.members (id) on delete set null,
  agent_id uuid references public.agents (id) on delete set null,
  product_id uuid references public.products (id) on delete restrict,
  product_iua_id uuid references public.product_iua (id) on delete restrict,
  plan_type text,
  received_mail_claimed_at timestamptz,
  received_mail_sent_at timestamptz,
  declined_mail_claimed_at timestamptz,
  declined_mail_sent_at timestamptz,
  approved_mail_sent_at timestamptz,
  undo_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    private.searchable(
      first_name || ' ' || last_name || ' ' || email || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\D', '', 'g')
    )
  ) stored,
  constraint membership_applications_auth_user_id_key unique (auth_user_id),
  constraint membership_applications_first_name_length check (char_length(first_name) between 1 and 100),
  constraint membership_applications_last_name_length check (char_length(last_name) between 1 and 100),
  constraint membership_applications_email_valid check (private.is_email(email)),
  constraint membership_applications_phone_number_length check (char_length(phone_number) between 1 and 32),
  constraint membership_applications_date_of_birth_plausible
    check (date_of_birth between '1900-01-01' and '2100-01-01'),
  constraint membership_applications_language_known check (language in ('pt-BR', 'en')),
  constraint membership_applications_consent_version_format check (consent_version ~ '^[ -~]{1,80}$'),
  constraint membership_applications_us_state_known check (us_state = private.us_state(us_state)),
  constraint membership_applications_state_rule_has_time check ((state_rule_id is null) = (state_acknowledged_at is null)),
  constraint membership_applications_status_known check (status in ('new', 'approved', 'declined')),
  constraint membership_applications_decided_has_time check ((status = 'new') = (decided_at is null)),
  constraint membership_applications_plan_type_known check (plan_type in ('individual', 'couple', 'single_parent', 'family')),
  constraint membership_applications_choice_whole check (num_nonnulls(product_id, product_iua_id, plan_type) in (0, 3)),
  constraint membership_applications_decline_reason_length check (char_length(decline_reason) between 1 and 1000),
  constraint membership_applications_undo_reason_length check (char_length(undo_reason) between 1 and 1000)
);
comment on table public.membership_applications is
  'Applications to join, from the sign-up page. An applicant has no access until an admin approves the application, which creates the member.';
comment on column public.membership_applications.consent_version is
  'The editions of rules and terms that the applicant agreed to, as the sign-up page named them.';
comment on column public.membership_applications.consented_at is 'When the sign-up form was sent.';
comment on column public.membership_applications.us_state is 'The state in which the applicant lives, by its two letters.';
comment on column public.membership_applications.state_rule_id is
  'The rule of the state whose notice the applicant acknowledged at sign-up. Null if the state had no notice.';
comment on column public.membership_applications.opened_at is
  'When an admin first opened the application. From then on the applicant reads that it is in review.';
comment on column public.membership_applications.decline_reason is
  'Why it was declined, for the team only. It stays when the application is opened again.';
comment on column public.membership_applications.agent_id is
  'The advisor whose link the applicant used. The team confirms it with the approval.';
comment on column public.membership_applications.product_id is
  'The plan that the applicant chose beside what it costs, with household and IUA. It may be retired by now. Null without a choice.';
comment on column public.membership_applications.received_mail_sent_at is
  'When the email that confirms the application was accepted for delivery. Null until then.';
comment on column public.membership_applications.declined_mail_sent_at is
  'When the email about the decline was accepted for delivery. Null until then.';
comment on column public.membership_applications.approved_mail_sent_at is
  'When the email about the approval was accepted for delivery. Null until then, and after the approval was undone.';
comment on column public.membership_applications.undo_reason is
  'Why the last approval was undone, for the team only. It stays.';
comment on column public.membership_applications.search_text is 'The text that a search matches.';
create index membership_applications_email_idx on public.membership_applications (email);
create index membership_applications_member_id_idx on public.membership_applications (member_id);
create index membership_applications_agent_id_idx on public.membership_applications (agent_id);
create index membership_applications_product_id_idx on public.membership_applications (product_id);
create index membership_applications_product_iua_id_idx on public.membership_applications (product_iua_id);
create index membership_applications_state_rule_id_idx on public.membership_applications (state_rule_id);
create index membership_applications_decided_by_idx on public.membership_applications (decided_by);
create index membership_applications_declined_email_due_idx on public.membership_applications (decided_at)
  where status = 'declined' and declined_mail_sent_at is null;
create index membership_applications_received_email_due_idx on public.membership_applications (created_at)
  where received_mail_sent_at is null;
create index membership_applications_search_text_idx
  on public.membership_applications using gin (search_text extensions.gin_trgm_ops);
create index membership_applications_list_idx on public.membership_applications (created_at, id);
create index membership_applications_status_idx on public.membership_applications (status, created_at, id);

create trigger set_normalized_email before insert or update of email on public.membership_applications
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.membership_applications
  for each row execute function private.set_updated_at();

--
-- From the sign-up page
--
-- The login's metadata contain the application. It becomes a row once the email is confirmed, so that no one can apply in the
-- name of another person. Until then nothing is stored except the login itself. Applicants are of age, as the terms of use
-- require; a parent applies for a child, who then belongs to the family's membership. Applicants agree to rules and terms.

-- The metadata are user input: an id is compared as text, because a cast could fail.
create function private.plan_choice(given jsonb, is_offered boolean)
returns table (product_id uuid, product_iua_id uuid, plan_type text)
language sql stable
set search_path = ''
as $$
  select products.id, iua.id, given ->> 'plan_type'
  from public.products
  join public.product_iua as iua on iua.id::text = given ->> 'product_iua_id'
  where products.id::text = given ->> 'product_id'
    and given ->> 'plan_type' in ('individual', 'couple', 'single_parent', 'family')
    and (not is_offered or (products.retired_at is null and iua.retired_at is null))
$$;
comment on function private.plan_choice(jsonb, boolean) is
  'The plan, IUA and household of "plan_choice" in a login''s metadata, or no row. Only what is not retired, if it has to be offered.';

-- Why the application in a login's metadata cannot be accepted. The sign-up page asks for all of it before.
create function private.application_refusal(given jsonb) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  rule public.state_rules;
begin
  if given -> 'application' is distinct from 'true'::jsonb then
    return null;
  end if;
  if coalesce(given ->> 'consent', '') !~ '^[ -~]{1,80}$' then
    return 'An application needs the consent to the rules and terms.';
  end if;
  rule := private.state_rule(private.us_state(given ->> 'us_state'), private.local_today());
  if coalesce(rule.status, 'closed') = 'closed' then
    return 'An application needs a state where people can join.';
  elsif rule.status = 'notice' and not private.is_notice_of(rule, given ->> 'state_rule') then
    return 'An application needs the acknowledgement of the notice of the state.';
  end if;
  if coalesce(given -> 'plan_choice', 'null') <> 'null'
    and not exists (select from private.plan_choice(given -> 'plan_choice', is_offered => true)) then
    return 'An application can only choose a plan and an IUA that are offered.';
  end if;
  return null;
end
$$;
comment on function private.application_refusal(jsonb) is
  'Why a sign-up is refused, or null: metadata with "application": true need "consent", the version that the applicant agreed to, "us_state", where people can join, and for a notice "state_rule", the rule whose notice was acknowledged. "plan_choice" is optional: {"product_id", "product_iua_id", "plan_type"}, of what is offered.';

create function private.before_user_created_hook(event jsonb) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select case when refusal is null then '{}' else jsonb_build_object(
    'error', jsonb_build_object('http_code', 422, 'message', refusal)
  ) end
  from private.application_refusal(event -> 'user' -> 'user_metadata') as refusal
$$;
comment on function private.before_user_created_hook(jsonb) is
  'Supabase''s hook before a user is created. Refuses an application without consent, open state or acknowledged notice, or with a plan that is not offered. See https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook';

-- The hook does not run for every way to create a login, nor when metadata change before the confirmation.
create function private.require_valid_application() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal text;
begin
  -- A confirmation changes other metadata. It succeeds even if the state has closed or the plan was retired since: the team decides.
  if tg_op = 'UPDATE' and not exists (
    select from unnest('{application,consent,us_state,state_rule,plan_choice}'::text[]) as name
    where old.raw_user_meta_data -> name is distinct from new.raw_user_meta_data -> name
  ) then
    return new;
  end if;
  refusal := private.application_refusal(new.raw_user_meta_data);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.require_valid_application() is
  'Trigger: refuses a login that is not confirmed yet, if the application in its metadata cannot be accepted.';

create trigger require_valid_application before insert on auth.users
  for each row when (new.raw_user_meta_data -> 'application' = 'true'::jsonb)
  execute function private.require_valid_application();
create trigger require_valid_application_change before update of raw_user_meta_data on auth.users
  for each row when (old.email_confirmed_at is null and new.raw_user_meta_data -> 'application' = 'true'::jsonb)
  execute function private.require_valid_application();

create function private.create_application() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted_email text := private.normalize_email(new.email);
  lives_in text := private.us_state(given ->> 'us_state');
  -- Only a notice of that state can have been acknowledged.
  acknowledged uuid := (
    select rules.id from public.state_rules as rules
    where rules.id::text = given ->> 'state_rule' and rules.us_state = lives_in and rules.status = 'notice'
  );
  chosen record;
begin
  -- A cast to date would also accept words such as "yesterday".
  if given -> 'application' is distinct from 'true'::jsonb
    or coalesce(given ->> 'date_of_birth', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return null;
  end if;
  if (given ->> 'date_of_birth')::date > private.local_today() - interval '18 years' then
    return null;
  end if;
  -- Members need no application: they activate their account.
  if exists (select from public.members where members.email = wanted_email) then
    return null;
  end if;

  -- A plan that was retired since stays the applicant's choice. The team reads that it is retired.
  select * into chosen from private.plan_choice(given -> 'plan_choice', is_offered => false);
  insert into public.membership_applications (
    auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language, consent_version, consented_at,
    agent_id, us_state, state_rule_id, state_acknowledged_at, product_id, product_iua_id, plan_type
  )
  values (
    new.id, btrim(given ->> 'first_name'), btrim(given ->> 'last_name'), wanted_email,
    btrim(given ->> 'phone_number'), (given ->> 'date_of_birth')::date,
    case when given ->> 'language' = 'en' then 'en' else 'pt-BR' end,
    given ->> 'consent', coalesce(new.created_at, now()), (private.advisor_of_code(given ->> 'referral_code')).id,
    lives_in, acknowledged, case when acknowledged is not null then coalesce(new.created_at, now()) end,
    chosen.product_id, chosen.product_iua_id, chosen.plan_type
  )
  on conflict (auth_user_id) do nothing;
  return null;
exception
  -- The metadata is user input, unvalidated by the auth service. It must not make a confirmation fail.
  when data_exception or integrity_constraint_violation then
    return null;
end
$$;
comment on function private.create_application() is
  'Trigger: creates an application from a confirmed login, if its metadata contain "application": true and the data of an adult with a consent.';

create trigger create_application_of_new_login after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.create_application();
create trigger create_application after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.create_application();

--
-- The emails about an application
--
-- One confirms that it arrived. The other says that it was declined, if that could not be sent with the decision.
-- Each caller only triggers what is due: an email is claimed, sent and marked as sent. One that was claimed and never sent is due
-- again ten minutes later.

create function public.claim_application_emails(client_address text) returns table (
  id uuid,
  email text,
  first_name text,
  language text,
  status text,
  decided_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('application_emails.address', client_address, 20, '5 minutes');
  end if;
  return query
    update public.membership_applications as due
    set
      received_mail_claimed_at = case due.status when 'new' then now() else due.received_mail_claimed_at end,
      declined_mail_claimed_at = case due.status when 'declined' then now() else due.declined_mail_claimed_at end
    where due.id in (
      select waiting.id
      from public.membership_applications as waiting
      where (
        waiting.status = 'new'
        and waiting.received_mail_sent_at is null
        and waiting.auth_user_id is not null
        and waiting.created_at > now() - interval '3 days'
        and coalesce(waiting.received_mail_claimed_at, '-infinity') < now() - interval '10 minutes'
      ) or (
        waiting.status = 'declined'
        and waiting.declined_mail_sent_at is null
        and waiting.decided_at > now() - interval '3 days'
        and coalesce(waiting.declined_mail_claimed_at, '-infinity') < now() - interval '10 minutes'
      )
      order by waiting.created_at
      limit 20
      for update skip locked
    )
    returning due.id, due.email, due.first_name, due.language, due.status, due.decided_at;
end
$$;
comment on function public.claim_application_emails(text) is
  'The applicants whose email is due, because their application arrived or was declined. Each is returned to one caller only.';

create function public.finish_application_email(application_id uuid, about text default 'received') returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.membership_applications
  set
    received_mail_sent_at = case about when 'received' then now() else received_mail_sent_at end,
    declined_mail_sent_at = case about when 'declined' then now() else declined_mail_sent_at end,
    approved_mail_sent_at = case about when 'approved' then now() else approved_mail_sent_at end
  where id = application_id
$$;
comment on function public.finish_application_email(uuid, text) is
  'Marks an email about an application as sent: the one about "received", "declined" or "approved".';

--
-- What the applicant learns
--
-- That the application arrived, is in review, or was declined. The applicant has no session and no access. The password proves
-- the identity: the access token hook refuses the sign-in with this sentence.

create function private.application_state_message(login_id uuid) returns text
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
comment on function private.application_state_message(uuid) is
  'The status of a login''s application in one fixed sentence that the sign-in page parses, or null without one: "Application received|in review|declined since YYYY-MM-DD."';

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

--
-- The decision
--
-- An application becomes a member, together with a plan if the team knows it by then, or is declined. A declined one can be
-- opened again. An approval can be undone until the member has used the account, or has left a trace that must stay.

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
  removed public.members;
  was_mailed boolean := false;
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
  if application.status <> (case decision when 'reopen' then 'declined' when 'undo' then 'approved' else 'new' end) then
    perform private.fail(409, 'already_decided', format('This application is %s.', application.status));
  end if;
  if decision in ('decline', 'undo') and (why is null or char_length(why) > 1000) then
    perform private.fail(422, 'reason_missing', 'This decision needs a reason of up to 1,000 characters.');
  end if;

  case decision
    when 'approve' then
      if coalesce((private.state_rule(application.us_state, private.local_today())).status, 'closed') = 'closed' then
        perform private.fail(409, 'state_closed', format('People in %s cannot join: the state is closed in the register.', application.us_state));
      end if;
      new_member := private.approve_application(application, given);
    when 'undo' then
      was_mailed := application.approved_mail_sent_at is not null;
      removed := private.undo_approval(application);
    when 'decline', 'reopen' then
      null;
    else
      perform private.fail(422, 'decision_unknown', 'Expected "approve", "decline", "reopen" or "undo".');
  end case;

  update public.membership_applications
  set
    status = case decision when 'approve' then 'approved' when 'decline' then 'declined' else 'new' end,
    member_id = new_member.id,
    decline_reason = case decision when 'decline' then why else decline_reason end,
    undo_reason = case decision when 'undo' then why else undo_reason end,
    decided_by = case when decision not in ('reopen', 'undo') then admin_id end,
    decided_at = case when decision not in ('reopen', 'undo') then now() end,
    approved_mail_sent_at = null,
    -- The caller sends the email about it. If that fails, it becomes due again.
    declined_mail_claimed_at = case decision when 'decline' then now() end,
    declined_mail_sent_at = null
  where id = application.id
  returning * into application;
  perform private.log_activity(
    'admin', admin_id,
    case decision
      when 'approve' then 'application.approved'
      when 'decline' then 'application.declined'
      when 'undo' then 'application.approval_undone'
      else 'application.reopened'
    end,
    'membership_applications', application.id
  );

  return jsonb_build_object(
    'status', application.status,
    'member_id', new_member.id,
    -- After an undone approval, the number that is no longer valid.
    'member_number', coalesce(new_member.member_number, removed.member_number),
    'was_mailed', was_mailed,
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
  'Approves an application (which creates the member, with those of {"product_id", "product_iua_id", "plan_type", "start_date", "monthly_cost", "cost_reason", "first_billing_date", "agent_id"} that are given), declines it for a reason, opens a declined one again ("reopen"), or takes an approval back for a reason ("undo"; refuses with 409 undo_ and what private.undo_obstacle() found). Returns what the email to the applicant needs. Called by supabase/functions/decide-application, which passes on the admin''s session.';

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
  -- The login of the application may become the member's only after its mailbox was confirmed.
  if login.id is not null
    and (login.email_confirmed_at is null or private.normalize_email(login.email) <> application.email) then
    perform private.fail(409, 'email_not_confirmed', 'The applicant has not confirmed the email address yet.');
  end if;
  begin
    insert into public.members (
      auth_user_id, email, first_name, last_name, date_of_birth, phone_number, country, state, agent_id, enrollment_status
    ) values (
      login.id, application.email, application.first_name, application.last_name, application.date_of_birth,
      application.phone_number, 'United States', application.us_state, (enrollment ->> 'agent_id')::uuid, 'approved'
    )
    returning * into new_member;
    insert into public.state_acknowledgements (member_id, rule_id, sha256, language, acknowledged_at)
    select new_member.id, rules.id, private.notice_hash(rules), application.language, application.state_acknowledged_at
    from public.state_rules as rules where rules.id = application.state_rule_id;
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
  'Creates the member of an application, with advisor, enrollment and first billing if they are given.';

create function private.undo_obstacle(application_id uuid) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select case
      when members.id is null then 'member_gone'
      when members.auth_user_id is distinct from applications.auth_user_id and members.auth_user_id is not null
        or exists (
          select from private.activation_tokens as tokens
          where tokens.member_id = members.id and (tokens.claimed_at is not null or tokens.used_at is not null)
        )
        or exists (
          select from auth.users where users.id = members.auth_user_id and users.last_sign_in_at >= applications.decided_at
        )
        or exists (
          select from auth.sessions
          where sessions.user_id = members.auth_user_id
            and greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc') >= applications.decided_at
        )
        or exists (
          select from public.activity_log as log where log.actor_kind = 'member' and log.actor_id = members.id
        ) then 'activated'
      -- Files belong to requests.
      when exists (select from public.sharing_requests as requests where requests.member_id = members.id) then 'requests'
      when exists (select from public.contribution_entries as entries where entries.member_id = members.id)
        or exists (select from public.billing where billing.member_id = members.id)
        or exists (select from public.payment_profiles as profiles where profiles.member_id = members.id)
        or exists (select from private.stripe_customers as customers where customers.member_id = members.id)
        or exists (select from private.payment_events as events where events.member_id = members.id) then 'payments'
      when exists (select from public.form_submissions as forms where forms.member_id = members.id)
        or exists (select from public.contact_messages as messages where messages.member_id = members.id) then 'forms'
      when exists (select from public.household_people as people where people.member_id = members.id)
        or exists (select from private.advisor_notes as notes where notes.member_id = members.id)
        or exists (select from public.state_settlements as settled where settled.member_id = members.id)
        -- Records were merged: the application belongs to a member whom it did not create, or others went into this one.
        or members.created_at <> applications.decided_at
        or members.enrollment_status = 'merged'
        or exists (
          select from public.members as others
          where others.enrollment_status = 'merged' and others.merged_into = members.id
        ) then 'record'
    end
    from public.membership_applications as applications
    left join public.members on members.id = applications.member_id
    where applications.id = undo_obstacle.application_id and applications.status = 'approved'
  );
end
$$;
comment on function private.undo_obstacle(uuid) is
  'Why an approval cannot be undone: the member is gone (member_gone) or has used the account (activated), there are requests, payments, or forms and messages (forms), or the team has added people or notes, or merged the record (record). Null if it can be undone.';

create function private.undo_approval(application public.membership_applications) returns public.members
language plpgsql
set search_path = ''
as $$
declare
  member public.members;
  obstacle text;
begin
  -- An activation, a request or a payment of this moment waits, and so does a sign-in. What came before is found.
  select * into member from public.members where members.id = application.member_id for update;
  perform from auth.users where users.id = application.auth_user_id for update;
  obstacle := private.undo_obstacle(application.id);
  if obstacle is not null then
    perform private.fail(409, 'undo_' || obstacle, case obstacle
      when 'member_gone' then 'There is no member of this application any more.'
      when 'activated' then 'The member has used the account.'
      when 'requests' then 'The member has requests.'
      when 'payments' then 'The member has payments.'
      when 'forms' then 'The member has sent forms or messages.'
      else 'The team has added people or notes to the record, or merged it.'
    end);
  end if;
  perform set_config('private.undoing_approval', 'on', true);
  delete from public.members where members.id = member.id;
  perform set_config('private.undoing_approval', '', true);
  return member;
end
$$;
comment on function private.undo_approval(public.membership_applications) is
  'Deletes the member whom an approval created, with enrollment, schedule and activation tokens. The login stays as it was, and the member number is not given again.';

create function private.enroll_applicant(new_member_id uuid, enrollment jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  starts date := (enrollment ->> 'start_date')::date;
  monthly numeric := (enrollment ->> 'monthly_cost')::numeric;
  first_billing date := (enrollment ->> 'first_billing_date')::date;
  enrollment_status text := private.enrollment_status_of(starts);
begin
  -- No one applies without consent to the terms. Fields that the application does not contain, such as smoking, stay null.
  insert into public.enrollments (
    member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost, cost_reason,
    agreed_to_terms, source
  ) values (
    new_member_id, (enrollment ->> 'product_id')::uuid, (enrollment ->> 'product_iua_id')::uuid, enrollment_status,
    enrollment ->> 'plan_type', private.local_today(), starts, monthly, enrollment ->> 'cost_reason', true, 'website'
  )
  -- Without an amount, the table of contributions gives it.
  returning monthly_cost into monthly;
  if first_billing is not null then
    insert into public.billing_schedules (member_id, next_billing_date, amount, billing_type)
    values (new_member_id, first_billing, monthly, 'monthly');
  end if;
  return private.member_status_of(enrollment_status);
end
$$;
comment on function private.enroll_applicant(uuid, jsonb) is
  'Adds the enrollment, and the first billing if its day is given. Returns the member''s new status.';
