-- A person in the record: the copy of everything that is stored about them, and its deletion. The operator's command
-- (npm run operate -- personal-data) and the Command Center call the same functions. In the Command Center, one super admin asks and
-- another one confirms.

--
-- Who a person is
--

-- shared: logins that an admin or an active advisor uses, too. advisors: the person's own records as an advisor.
create type private.person as (mails text[], members uuid[], users uuid[], shared uuid[], advisors uuid[]);

create function private.records_of_person(member_id uuid) returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select members.id from public.members
  where records_of_person.member_id in (members.id, members.merged_into)
    -- A merged record brings the one that stays.
    or members.id = (select merged.merged_into from public.members as merged where merged.id = records_of_person.member_id)
    or members.merged_into = (select merged.merged_into from public.members as merged where merged.id = records_of_person.member_id)
$$;
comment on function private.records_of_person(uuid) is
  'The ids of the records that are one person with this member. The only place that decides it.';

create function private.person_of(mails text[], members uuid[]) returns private.person
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  person private.person;
begin
  person.members := array(
    select distinct records.id from unnest(person_of.members) as asked (id), private.records_of_person(asked.id) as records (id)
  );
  person.mails := array(
    select unnest(person_of.mails) union select members.email from public.members where members.id = any (person.members)
  );
  person.users := array(
    select users.id from auth.users where users.email = any (person.mails)
    union
    select members.auth_user_id from public.members where members.id = any (person.members) and members.auth_user_id is not null
  );
  person.shared := array(
    select users.id from auth.users
    where users.id = any (person.users) and (
      exists (select from public.admins where admins.auth_user_id = users.id or admins.email = users.email)
      or exists (
        select from public.agents
        left join private.advisor_logins as logins on logins.agent_id = agents.id
        where agents.status = 'active' and (logins.user_id = users.id or agents.email = users.email)
      )
    )
  );
  person.advisors := array(select agents.id from public.agents where agents.email = any (person.mails));
  return person;
end
$$;

create function private.person_of_email(email text) returns private.person
language sql stable
security definer
set search_path = ''
as $$
  select private.person_of(
    array[private.normalize_email(person_of_email.email)],
    array(select members.id from public.members where members.email = private.normalize_email(person_of_email.email))
  )
$$;
comment on function private.person_of_email(text) is 'A person by email: a member, a login, an applicant, an advisor, or a sender of forms.';

create function private.person_of_member(member_id uuid) returns private.person
language sql stable
security definer
set search_path = ''
as $$
  select private.person_of('{}', array[person_of_member.member_id])
$$;

--
-- Where personal data is
--

create function private.with_person_rows(whose text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(replace(replace(replace(whose,
    -- First, because it names applications.
    '{notes}', 'select id from private.advisor_notes
      where agent_id = any (person.advisors) or member_id = any (person.members) or application_id in ({applications})'),
    '{messages}', 'select id from public.contact_messages where email = any (person.mails) or member_id = any (person.members)'),
    '{forms}',
      'select id from public.form_submissions where member_id = any (person.members) or lower(answers ->> ''email'') = any (person.mails)'),
    '{applications}', 'select id from public.membership_applications
      where email = any (person.mails) or auth_user_id = any (person.users) or member_id = any (person.members)'),
    '{requests}', 'select id from public.sharing_requests where member_id = any (person.members)'),
    '{decisions}', 'select id from public.decisions where member_id = any (person.members)'),
    '{bills}', 'select id from public.bills where member_id = any (person.members)')
$$;
comment on function private.with_person_rows(text) is 'A condition of private.personal_data() with the rows that it names in braces.';

create function private.personal_data()
returns table (place text, whose text, shown text, is_counted boolean, kind text)
language sql immutable
set search_path = ''
as $$
  select
    listed.place,
    private.with_person_rows(listed.whose),
    coalesce(listed.shown, '*'), coalesce(listed.is_counted, false), listed.kind
  from (values
    -- Deleting a row deletes its content.
    (1, 'public.message_files', 'message_id in ({messages}) or submission_id in ({forms})
        or reply_id in (select id from public.message_replies where sent_from = any (person.mails))
        or request_message_id in (select id from public.request_messages where request_id in ({requests}))', null::text, null::boolean, null::text),
    -- The log's lines and its chain stay. Only the changed values are deleted.
    (2, 'private.activity_values', 'log_id in (
        select log.id from public.activity_log as log
        where log.member_id = any (person.members)
          or log.subject_table = ''contact_messages'' and log.subject_id in ({messages})
          or log.subject_table = ''form_submissions'' and log.subject_id in ({forms})
          or log.subject_table = ''membership_applications'' and log.subject_id in ({applications})
      )', 'log_id, changes', null::boolean, null::text),
    (3, 'public.notes', 'message_id in ({messages}) or submission_id in ({forms}) or request_id in ({requests})
        or member_id = any (person.members)', null, null, null),
    (4, 'private.advisor_answers', 'note_id in ({notes})', null, null, null),
    (5, 'private.advisor_notes', 'id in ({notes})', null, null, null),
    (6, 'private.advisor_logins', 'agent_id = any (person.advisors)', null, null, null),
    (7, 'private.form_confirmations', 'submission_id in ({messages}) or submission_id in ({forms}) or lower(email) = any (person.mails)',
      null, null, null),
    (8, 'public.message_replies', 'message_id in ({messages}) or submission_id in ({forms}) or sent_from = any (person.mails)', null, null, null),
    (9, 'public.contact_messages', 'id in ({messages})', null, null, 'messages'),
    (10, 'public.request_messages', 'request_id in ({requests})', null, null, null),
    (11, 'public.tasks', 'request_id in ({requests}) or member_id = any (person.members)', null, null, null),
    -- The text stays as long as others have got it.
    (12, 'private.member_message_emails', 'member_id = any (person.members)', 'language, sent_at, undone_at, (
        select jsonb_build_object(''subject_pt'', subject_pt, ''body_pt'', body_pt, ''subject_en'', subject_en, ''body_en'', body_en)
        from private.member_messages where member_messages.id = message_id
      ) as message', null, null),
    (13, 'public.request_events', 'request_id in ({requests})', null, null, null),
    (14, 'private.request_emails', 'request_id in ({requests})', null, null, null),
    (15, 'private.pushes', 'member_id = any (person.members)', null, null, null),
    -- Where a device is, and its keys, are the push service's.
    (16, 'public.push_subscriptions', 'member_id = any (person.members)', 'device, language, kinds, created_at', null, null),
    (17, 'public.sharing_payments', 'member_id = any (person.members)', null, true, 'payments'),
    (18, 'public.decision_confirmations', 'decision_id in ({decisions})', null, true, null),
    (19, 'public.decision_lines', 'decision_id in ({decisions})', null, true, null),
    (20, 'public.decisions', 'member_id = any (person.members)', null, true, 'decisions'),
    (21, 'public.decision_proposals', 'member_id = any (person.members)', null, true, null),
    (22, 'public.bill_lines', 'bill_id in ({bills})', null, true, null),
    (23, 'public.bills', 'member_id = any (person.members)', null, true, null),
    (24, 'private.bill_checks', 'bill_id in (select id from public.member_bills where member_id = any (person.members))', null, null, null),
    (25, 'private.bill_reminders', 'bill_id in (select id from public.member_bills where member_id = any (person.members))', null, null, null),
    -- The entries keep amounts, but not whose.
    (26, 'private.saving_entries', 'member_id = any (person.members)', null, true, null),
    (27, 'private.bill_savings', 'member_id = any (person.members)', null, null, null),
    (28, 'public.bill_letters', 'member_id = any (person.members)', null, null, null),
    (29, 'public.member_bills', 'member_id = any (person.members)', null, null, null),
    (30, 'public.request_files', 'member_id = any (person.members)', null, null, null),
    (31, 'public.request_items', 'request_id in ({requests})', null, null, null),
    -- The team's tags with their names, as its notes.
    (32, 'public.sharing_requests', 'member_id = any (person.members)',
      '*, array(select tags.name from public.request_tags as tags where tags.id = any (tag_ids) order by tags.name) as tags', null, 'requests'),
    (33, 'public.medical_needs', 'member_id = any (person.members)', null, null, null),
    (34, 'public.form_submissions', 'id in ({forms})', null, null, 'messages'),
    (35, 'public.membership_applications', 'id in ({applications})', null, null, 'applications'),
    (36, 'public.contribution_months', 'member_id = any (person.members)', null, null, null),
    (37, 'public.contribution_entries', 'member_id = any (person.members)', null, true, 'contributions'),
    (38, 'public.billing', 'member_id = any (person.members)', null, null, 'dues'),
    (39, 'public.billing_schedules', 'member_id = any (person.members)', null, null, null),
    (40, 'public.payment_profiles', 'member_id = any (person.members)', null, null, null),
    (41, 'public.member_iua_choices', 'member_id = any (person.members)', null, null, null),
    (42, 'public.membership_lapses', 'member_id = any (person.members)', null, null, null),
    -- The server deletes the contents within 15 minutes, once no row names them.
    (43, 'storage.objects', 'bucket_id = ''request-files'' and path_tokens[1] = any (person.members::text[])
        or bucket_id = ''message-files'' and path_tokens[1] in (
          select ids.id::text from ({messages}) as ids union select ids.id::text from ({forms}) as ids
        )', 'bucket_id, name, metadata, created_at', null, 'documents'),
    (44, 'public.agents', 'id = any (person.advisors)', null, null, null),
    -- The events keep amounts, but not who paid.
    (45, 'private.payment_events', 'member_id = any (person.members)', null, true, null),
    (46, 'private.contribution_reminders', 'member_id = any (person.members)', null, null, null),
    (47, 'private.contribution_notices', 'member_id = any (person.members)', null, null, null),
    (48, 'private.edition_emails', 'member_id = any (person.members)', null, null, null),
    (49, 'private.legal_emails', 'user_id = any (person.users)', null, null, null),
    (50, 'private.statement_emails', 'member_id = any (person.members)', null, null, null),
    (51, 'private.account_emails',
      'help_id in (select helps.id from public.account_help as helps where helps.member_id = any (person.members))', null, null, null),
    (52, 'public.rule_acknowledgements', 'member_id = any (person.members)', null, null, null),
    -- Emptied with the member, so that it remains known that someone was erased, and by whom.
    (53, 'private.person_requests', 'member_id = any (person.members)', null, true, null),
    (54, 'public.members', 'id = any (person.members)', null, null, null),
    -- Deleted with the member, so that the database can empty the events of the customer.
    (55, 'private.stripe_customers', 'member_id = any (person.members)', null, null, null),
    -- Deleted with the member, so that the database can keep when and in which state someone was a member.
    (56, 'public.enrollments', 'member_id = any (person.members)', null, null, null),
    (57, 'public.household_people', 'member_id = any (person.members)', null, null, 'household'),
    (58, 'public.member_states', 'member_id = any (person.members)', null, null, null),
    -- Deleted with the member only, because it proves who has read which rules.
    (59, 'public.edition_acknowledgements', 'member_id = any (person.members)', null, null, null),
    (60, 'public.state_acknowledgements', 'member_id = any (person.members)', null, null, null),
    (61, 'public.state_settlements', 'member_id = any (person.members)', null, null, null),
    (62, 'public.account_help', 'member_id = any (person.members)', null, null, null),
    -- Deleted with the member only, too.
    (63, 'private.member_merges', 'survivor_id = any (person.members) or duplicate_id = any (person.members)', null, null, null),
    -- The password's hash and the tokens are excluded, because the copy can be passed on.
    (64, 'auth.users', 'id = any (person.users) and id <> all (person.shared)',
      'id, email, created_at, email_confirmed_at, last_sign_in_at, raw_user_meta_data', null, 'logins'),
    (65, 'auth.audit_log_entries', '(payload ->> ''actor_username'' = any (person.mails) or payload ->> ''actor_id'' = any (person.users::text[]))
      and coalesce(payload ->> ''actor_id'', '''') <> all (person.shared::text[])', null, null, null),
    (66, 'gateway.mail_queue', 'lower(recipient) = any (person.mails)', 'kind, recipient, subject, state, created_at', null, 'emails')
  ) as listed (position, place, whose, shown, is_counted, kind)
  order by listed.position
$$;
comment on function private.personal_data() is
  'The tables that can contain personal data, each before the tables that it depends on. whose: a condition on private.person. is_counted: the database itself deletes or empties what is personal, when it deletes the member or the requests; amounts stay. kind: what a super admin reads before an erasure.';

create function private.personal_rows(whose text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(replace(
    whose, 'person.mails', '$1'), 'person.members', '$2'), 'person.users', '$3'), 'person.shared', '$4'), 'person.advisors', '$5')
$$;
comment on function private.personal_rows(text) is
  'A condition of private.personal_data() with the parameters of a statement, so that no value becomes a part of its text.';

create function private.copy_of_person(person private.person) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  copy jsonb := '{}';
  listed record;
  found jsonb;
begin
  -- A shared login is copied, too.
  person.shared := '{}';
  -- A Supabase project has no email queue.
  for listed in select * from private.personal_data() as data where to_regclass(data.place) is not null loop
    execute format(
      'select jsonb_agg(to_jsonb(found)) from (select %s from %s where %s) as found',
      listed.shown, listed.place, private.personal_rows(listed.whose)
    ) into found using person.mails, person.members, person.users, person.shared, person.advisors;
    if found is not null then
      copy := copy || jsonb_build_object(listed.place, found);
    end if;
  end loop;
  return copy;
end
$$;
comment on function private.copy_of_person(private.person) is
  'All that is stored about a person: {"schema.table": [rows]}. For functions that have checked the caller.';

create function private.delete_personal_rows(person private.person) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  deleted jsonb := '[]';
  listed record;
  number bigint;
begin
  perform set_config('private.erasing_person', 'on', true);
  -- Otherwise files are deleted through the API only.
  perform set_config('storage.allow_delete_query', 'true', true);
  for listed in select * from private.personal_data() as data where not data.is_counted and to_regclass(data.place) is not null loop
    execute format('delete from %s where %s', listed.place, private.personal_rows(listed.whose))
    using person.mails, person.members, person.users, person.shared, person.advisors;
    get diagnostics number = row_count;
    if number > 0 then
      deleted := deleted || jsonb_build_object('place', listed.place, 'rows', number);
    end if;
  end loop;
  perform set_config('private.erasing_person', '', true);
  perform set_config('storage.allow_delete_query', '', true);
  return deleted;
end
$$;

create function private.erase_person(person private.person) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  deleted jsonb;
  lines bigint;
begin
  -- An active advisor is one of the organization's partners, whatever happens to the membership.
  person.advisors := array(
    select agents.id from public.agents where agents.id = any (person.advisors) and agents.status <> 'active'
  );
  deleted := private.delete_personal_rows(person);
  -- If values are missing from the log without such a line, no one has erased them here.
  select (rows ->> 'rows')::bigint into lines
  from jsonb_array_elements(deleted) as rows where rows ->> 'place' = 'private.activity_values';
  if lines > 0 then
    perform private.log_activity('system', null, 'log.values_erased', details => jsonb_build_object('lines', lines));
  end if;
  -- What an application left in a login that stays.
  update auth.users set raw_user_meta_data = coalesce(
    (
      select jsonb_object_agg(data.key, data.value) from jsonb_each(users.raw_user_meta_data) as data
      where data.key in ('first_name', 'last_name', 'team', 'language')
    ),
    '{}'
  )
  where users.id = any (person.shared);
  return jsonb_build_object('deleted', deleted, 'shared_logins', cardinality(person.shared));
end
$$;
comment on function private.erase_person(private.person) is
  'Deletes what is stored about a person: {"deleted": [{"place", "rows"}], "shared_logins"}. A login that an admin or an active advisor uses stays, and so does that advisor. For functions that have checked the caller.';


--
-- Requests of the Command Center
--
-- Not in the API's schema: functions alone read and write them.

create table private.person_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  member_id uuid references public.members (id) on delete set null,
  -- All that remains of the person after an erasure.
  member_number text not null,
  reason text,
  asked_by uuid not null references public.admins (id),
  -- Which login asked: an account that someone else takes over is not the one who asked.
  asked_login uuid not null,
  asked_at timestamptz not null default now(),
  confirmed_by uuid references public.admins (id),
  confirmed_at timestamptz,
  withdrawn_by uuid references public.admins (id),
  withdrawn_at timestamptz,
  done_at timestamptz,
  -- Who has downloaded the copy, and may therefore read its files.
  opened_by uuid[] not null default '{}',
  constraint person_requests_kind_known check (kind in ('copy', 'erasure')),
  constraint person_requests_reason_length check (char_length(btrim(reason)) >= 5 and char_length(reason) <= 500),
  constraint person_requests_two_people check (confirmed_by <> asked_by),
  constraint person_requests_one_end check (num_nonnulls(confirmed_at, withdrawn_at) <= 1),
  constraint person_requests_confirmed check ((confirmed_by is null) = (confirmed_at is null)),
  constraint person_requests_done check (done_at is null or confirmed_at is not null)
);
comment on table private.person_requests is
  'Copies and erasures of a person that a super admin asked for, and another one confirmed. An erasure empties the member and the reason.';
create unique index person_requests_open_key on private.person_requests (member_id, kind)
  where confirmed_at is null and withdrawn_at is null;
create index person_requests_member_id_idx on private.person_requests (member_id);
create index person_requests_asked_by_idx on private.person_requests (asked_by);
create index person_requests_confirmed_by_idx on private.person_requests (confirmed_by);
create index person_requests_withdrawn_by_idx on private.person_requests (withdrawn_by);

create function private.forget_person_requests() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.person_requests as requests set
    member_id = null, reason = null,
    withdrawn_at = case when requests.confirmed_at is null then coalesce(requests.withdrawn_at, now()) end
  where requests.member_id = old.id;
  return old;
end
$$;
comment on function private.forget_person_requests() is
  'Trigger: with the member go the reasons, which can name the person. What was open ends.';
create trigger forget_person_requests before delete on public.members
  for each row execute function private.forget_person_requests();

create function private.is_waiting(request private.person_requests) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select request.confirmed_at is null and request.withdrawn_at is null and request.asked_at > now() - interval '14 days'
$$;
comment on function private.is_waiting(private.person_requests) is 'Whether a second super admin can confirm it. It expires after 14 days.';

create function private.person_requests_waiting() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'kind', requests.kind, 'id', requests.member_id, 'name', requests.member_number, 'asked_by', requests.asked_by,
      'asked_at', requests.asked_at
    ) order by requests.asked_at
  ), '[]')
  from private.person_requests as requests where private.is_waiting(requests)
$$;
comment on function private.person_requests_waiting() is
  'The copies and erasures that wait for a second super admin, like private.controls_waiting().';

create function private.is_downloadable(request private.person_requests) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select request.kind = 'copy' and request.member_id is not null and request.confirmed_at > now() - interval '24 hours'
$$;

-- For good: an account that gets its power back later has not asked again.
create function private.void_person_requests() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.person_requests as requests set withdrawn_at = now()
  where requests.asked_by = new.id and requests.confirmed_at is null and requests.withdrawn_at is null;
  return null;
end
$$;
comment on function private.void_person_requests() is
  'Trigger: what an admin has asked for ends when the admin is no longer an active super admin, or the account changes hands.';
create trigger void_person_requests after update of role, status, email, auth_user_id, counts_since on public.admins
  for each row when (
    new.role <> 'super_admin' or new.status <> 'active' or new.counts_since is null
      or (new.email, new.auth_user_id) is distinct from (old.email, old.auth_user_id)
  )
  execute function private.void_person_requests();

create function private.erasure_obstacle(person private.person) returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when exists (
      select from public.members
      where members.id = any (person.members) and private.status_allows_sign_in(members.enrollment_status)
    ) or exists (
      select from private.running_enrollments as running where running.member_id = any (person.members)
    ) then 'membership_active'
    when exists (
      select from public.sharing_requests as requests
      join public.request_states as states on states.state = requests.state
      where requests.member_id = any (person.members) and requests.state <> 'draft' and states.turn <> 'none'
    ) then 'requests_open'
    when exists (
      select from public.sharing_requests as requests, private.standing_decision(requests.id) as decision
      where requests.member_id = any (person.members) and requests.state <> 'withdrawn'
        and private.paid_cents(requests.id) <> coalesce(decision.shared_cents, 0)
    ) then 'payments_open'
    when exists (
      select from private.payment_events as events
      where events.state in ('waiting', 'parked') and (private.payment_member(events)).member_id = any (person.members)
    ) then 'contributions_open'
  end
$$;
comment on function private.erasure_obstacle(private.person) is
  'What must end before a person is erased: "membership_active", "requests_open", "payments_open" (shared, but not paid), "contributions_open" (payments that are not assigned yet), or null.';

create function private.require_person_admin(is_fresh boolean default true) returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  if asking.role <> 'super_admin' then
    perform private.fail(403, 'super_admin_required', 'Only super admins export or erase a person.');
  elsif is_fresh and asking.counts_since is null then
    perform private.fail(403, 'not_counted', 'Your account has been changed: another super admin confirms it first.');
  elsif is_fresh and not private.has_fresh_sign_in() then
    perform private.fail(403, 'fresh_sign_in_needed', 'Please confirm that it is you.');
  end if;
  return asking;
end
$$;
comment on function private.require_person_admin(boolean) is
  'The super admin who sends the request, soon after a sign-in if it must be fresh. Ends the request otherwise.';

create function public.ask_about_person(member_id uuid, kind text, reason text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_person_admin();
  member public.members;
begin
  perform private.check_help(reason);
  -- Locked before its requests, as everywhere.
  select members.* into member from public.members where members.id = ask_about_person.member_id for update;
  if member.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  elsif kind is null or kind not in ('copy', 'erasure') then
    perform private.fail(400, 'kind_unknown', 'Expected copy or erasure.');
  end if;
  if kind = 'erasure' then
    perform private.refuse_erasure(private.person_of_member(member.id));
  end if;
  update private.person_requests as requests set withdrawn_at = now()
  where requests.member_id = member.id and requests.kind = ask_about_person.kind
    and requests.confirmed_at is null and requests.withdrawn_at is null and not private.is_waiting(requests);
  begin
    insert into private.person_requests (kind, member_id, member_number, reason, asked_by, asked_login)
    values (ask_about_person.kind, member.id, member.member_number, btrim(ask_about_person.reason), asking.id, asking.auth_user_id);
  exception when unique_violation then
    perform private.fail(409, 'asked_already', 'This waits for a second super admin already.');
  end;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', asking.id, case kind when 'copy' then 'person.copy_asked' else 'person.erasure_asked' end, 'members', member.id
  );
end
$$;
comment on function public.ask_about_person(uuid, text, text) is
  'Asks for the copy or the erasure of a member, for super admins with a fresh sign-in. Refuses with 403 super_admin_required, not_counted or fresh_sign_in_needed, 404 not_found, 400 reason_missing or kind_unknown, 409 asked_already or what must end before an erasure.';

create function private.refuse_erasure(person private.person) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  obstacle text := private.erasure_obstacle(person);
begin
  if obstacle is not null then
    perform private.fail(409, obstacle, case obstacle
      when 'membership_active' then 'The membership is still open: end it first.'
      when 'requests_open' then 'The member has open sharing requests.'
      when 'payments_open' then 'What was shared is not what was paid.'
      else 'Payments of the member are not assigned yet.'
    end);
  end if;
end
$$;
comment on function private.refuse_erasure(private.person) is 'Ends the request with private.erasure_obstacle(), if there is one.';

create function public.withdraw_person_request(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_person_admin(false);
  request private.person_requests;
begin
  select requests.* into request from private.person_requests as requests
  where requests.id = withdraw_person_request.request_id for update;
  if request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  elsif not private.is_waiting(request) then
    perform private.fail(409, 'ended_meanwhile', 'This request was confirmed or withdrawn, or has expired.');
  end if;
  update private.person_requests as requests set withdrawn_by = asking.id, withdrawn_at = now() where requests.id = request.id;
  perform private.touch_admin_session();
  perform private.log_activity('admin', asking.id, 'person.withdrawn', 'members', request.member_id);
end
$$;
comment on function public.withdraw_person_request(uuid) is
  'Withdraws an open request about a person, for super admins: their own, or one that they decline. Refuses with 403 super_admin_required, 404 not_found, 409 ended_meanwhile.';

create function public.confirm_person_request(request_id uuid, member_number text default null) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_person_admin();
  request private.person_requests;
begin
  -- The member first, as in public.ask_about_person(). Of two confirmations, the second one then finds the first.
  perform from public.members
  where members.id = (
    select requests.member_id from private.person_requests as requests where requests.id = confirm_person_request.request_id
  )
  for update;
  select requests.* into request from private.person_requests as requests
  where requests.id = confirm_person_request.request_id for update;
  if request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  elsif not private.is_waiting(request) or request.member_id is null then
    perform private.fail(409, 'ended_meanwhile', 'This request was confirmed or withdrawn, or has expired.');
  elsif request.asked_by = asking.id or request.asked_login = asking.auth_user_id then
    perform private.fail(403, 'same_person', 'Another super admin than the one who asked confirms it.');
  elsif not private.are_independent(asking.id, request.asked_by) then
    perform private.fail(403, 'not_independent', 'One of you has changed the other''s account in the last 24 hours, or set its password; or someone else has changed both.');
  -- Locked, so that the account cannot lose its power meanwhile.
  elsif not exists (
    select from public.admins
    where admins.id = request.asked_by and admins.role = 'super_admin' and admins.status = 'active'
      and admins.counts_since is not null and admins.auth_user_id = request.asked_login
    for share
  ) then
    perform private.fail(409, 'ended_meanwhile', 'The admin who asked is no longer an active super admin.');
  elsif request.kind = 'erasure'
    and upper(btrim(coalesce(confirm_person_request.member_number, ''))) <> request.member_number then
    perform private.fail(400, 'number_wrong', 'This is not the number of this member.');
  end if;
  if request.kind = 'erasure' then
    perform private.refuse_erasure(private.person_of_member(request.member_id));
  end if;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', asking.id, case request.kind when 'copy' then 'person.copied' else 'person.erased' end, 'members', request.member_id
  );
  update private.person_requests as requests
  set confirmed_by = asking.id, confirmed_at = now(), done_at = case when requests.kind = 'erasure' then now() end
  where requests.id = request.id;
  if request.kind = 'erasure' then
    perform private.erase_person(private.person_of_member(request.member_id));
  end if;
end
$$;
comment on function public.confirm_person_request(uuid, text) is
  'Confirms a copy, which the two super admins can then download for 24 hours; or an erasure, with the number of the member, which is done in the same transaction. For another super admin than the one who asked, with a fresh sign-in. Refuses with 403 super_admin_required, not_counted, fresh_sign_in_needed, same_person or not_independent, 404 not_found, 400 number_wrong, 409 ended_meanwhile or what must end before an erasure.';

create function private.count_person(person private.person) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  counts jsonb := '{}';
  listed record;
  number bigint;
begin
  for listed in select * from private.personal_data() as data where data.kind is not null and to_regclass(data.place) is not null loop
    execute format('select count(*) from %s where %s', listed.place, private.personal_rows(listed.whose))
    into number using person.mails, person.members, person.users, person.shared, person.advisors;
    counts := counts || jsonb_build_object(listed.kind, coalesce((counts ->> listed.kind)::bigint, 0) + number);
  end loop;
  return counts;
end
$$;
comment on function private.count_person(private.person) is 'What an erasure deletes and empties, by kind: {"requests": 2}.';

create function public.person_state(member_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
  person private.person;
  is_erasing boolean;
begin
  if not private.can_open_list(asking, 'members') then
    perform private.fail(403, 'permission_denied', 'Only admins who see members may do this.');
  elsif not exists (select from public.members where members.id = person_state.member_id) then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  is_erasing := exists (
    select from private.person_requests as requests
    where requests.member_id = person_state.member_id and requests.kind = 'erasure' and private.is_waiting(requests)
  );
  if asking.role <> 'super_admin' then
    return jsonb_build_object('erasure_waits', is_erasing, 'details', null);
  end if;
  person := private.person_of_member(person_state.member_id);
  return jsonb_build_object(
    'erasure_waits', is_erasing,
    'details', jsonb_build_object(
      'obstacle', private.erasure_obstacle(person),
      -- Only for the one who confirms: it reads whole tables.
      'counts', case when is_erasing then private.count_person(person) end,
      'login_stays', cardinality(person.shared) > 0,
      'requests', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', requests.id, 'kind', requests.kind, 'reason', requests.reason, 'asked_at', requests.asked_at,
            'asked_by', (select admins.name from public.admins where admins.id = requests.asked_by),
            'is_own', requests.asked_by = asking.id,
            'expires_at', case
              when requests.confirmed_at is null then requests.asked_at + interval '14 days'
              else requests.confirmed_at + interval '24 hours'
            end,
            'confirmed_by', (select admins.name from public.admins where admins.id = requests.confirmed_by),
            'may_download', coalesce(
              private.is_downloadable(requests) and asking.id in (requests.asked_by, requests.confirmed_by), false
            )
          ) order by requests.asked_at
        ), '[]')
        from private.person_requests as requests
        where requests.member_id = person_state.member_id
          and (private.is_waiting(requests) or coalesce(private.is_downloadable(requests), false))
      )
    )
  );
end
$$;
comment on function public.person_state(uuid) is
  'Whether the erasure of a member waits, for admins who see members; and for super admins its details: {"erasure_waits", "details": {"obstacle", "counts" (null until an erasure waits), "login_stays", "requests"}}. Refuses with 403 permission_denied, 404 not_found.';

--
-- The copy
--

create function private.files_of_copy(copy jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'bucket', files ->> 'bucket_id', 'path', files ->> 'name', 'mime_type', files -> 'metadata' ->> 'mimetype'
    ) order by files ->> 'bucket_id' desc, files ->> 'name'
  ), '[]')
  from jsonb_array_elements(coalesce(copy -> 'storage.objects', '[]')) as files
$$;

create function public.open_person_copy(request_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins;
  request private.person_requests;
  copy jsonb;
begin
  perform private.assume_caller_login();
  asking := private.require_person_admin();
  select requests.* into request from private.person_requests as requests
  where requests.id = open_person_copy.request_id for update;
  if request.id is null or request.kind <> 'copy' then
    perform private.fail(404, 'not_found', 'There is no such copy.');
  elsif asking.id not in (request.asked_by, coalesce(request.confirmed_by, request.asked_by)) then
    perform private.fail(403, 'permission_denied', 'Only the two super admins download the copy.');
  elsif request.confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'No second super admin has confirmed the copy.');
  elsif not coalesce(private.is_downloadable(request), false) then
    perform private.fail(409, 'ended_meanwhile', 'The copy can be downloaded for 24 hours.');
  end if;
  update private.person_requests as requests
  set done_at = coalesce(requests.done_at, now()), opened_by = array_append(array_remove(requests.opened_by, asking.id), asking.id)
  where requests.id = request.id;
  perform private.touch_admin_session();
  perform private.log_activity('admin', asking.id, 'person.copy_downloaded', 'members', request.member_id);
  copy := private.copy_of_person(private.person_of_member(request.member_id));
  return jsonb_build_object(
    'member_number', request.member_number,
    'rows', copy,
    'files', private.files_of_copy(copy)
  );
end
$$;
comment on function public.open_person_copy(uuid) is
  'The confirmed copy of a person, for the super admin who asked and the one who confirmed, with a fresh sign-in: {"member_number", "rows": {"schema.table": []}, "files": [{"bucket", "path", "mime_type"}]}. Logged. Refuses with 403 super_admin_required, not_counted, fresh_sign_in_needed or permission_denied, 404 not_found, 409 not_confirmed or ended_meanwhile.';

create function private.may_read_copied_file(bucket text, name text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.is_super_admin() and exists (
    select from private.person_requests as requests, private.person_of_member(requests.member_id) as person
    where private.is_downloadable(requests) and (private.current_admin()).id = any (requests.opened_by) and case bucket
      when 'request-files' then split_part(may_read_copied_file.name, '/', 1) = any (person.members::text[])
      when 'message-files' then exists (
        select from public.message_files as files
        left join public.contact_messages as messages on messages.id = files.message_id
        left join public.form_submissions as forms on forms.id = files.submission_id
        left join public.request_messages as sent on sent.id = files.request_message_id
        left join public.sharing_requests as about on about.id = sent.request_id
        where files.path = may_read_copied_file.name and (
          about.member_id = any (person.members) or
          messages.email = any (person.mails) or messages.member_id = any (person.members)
          or forms.member_id = any (person.members) or lower(forms.answers ->> 'email') = any (person.mails)
        )
      )
      else false
    end
  )
$$;
comment on function private.may_read_copied_file(text, text) is
  'Whether the super admin who sends the request has opened the copy that a file belongs to, in the last 24 hours.';
