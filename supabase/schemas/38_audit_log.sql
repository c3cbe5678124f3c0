-- The audit log: who did what to which row, and when. A line names the columns that changed. Some of their values are kept apart
-- from the line, so that they can be erased. A chain of hashes proves that no line was altered.

--
-- Lines
--

create table public.activity_log (
  id bigint generated always as identity primary key,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_table text,
  subject_id uuid,
  member_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint activity_log_actor_kind_known check (actor_kind in ('admin', 'member', 'advisor', 'visitor', 'system')),
  constraint activity_log_action_format check (action ~ '^[a-z_]+\.[a-z_]+$' and char_length(action) <= 80),
  constraint activity_log_details_small check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 4096)
);
comment on table public.activity_log is
  'Append-only record of sign-ins, refusals, resets, writes by admins and reads of member records. Contains no health data and no contents.';
comment on column public.activity_log.actor_id is
  'An admin, a member, or a login without a member. No foreign key: the record outlives the person.';
comment on column public.activity_log.member_id is
  'The member whom the line concerns, if any. No foreign key: the record outlives the person.';
create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_subject_idx on public.activity_log (subject_table, subject_id, created_at desc);
create index activity_log_member_id_idx on public.activity_log (member_id, created_at, id);
create index activity_log_actor_kind_idx on public.activity_log (actor_kind, created_at, id);
create index activity_log_subject_table_idx on public.activity_log (subject_table, created_at, id);
create index activity_log_actor_idx on public.activity_log (actor_id, created_at, id);
create index activity_log_action_created_at_idx on public.activity_log (action, created_at desc);

create function private.refuse_log_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'The activity log can only be added to.';
end
$$;
comment on function private.refuse_log_change() is 'Trigger: no role can change the activity log.';

create trigger refuse_log_change before update or delete or truncate on public.activity_log
  for each statement execute function private.refuse_log_change();

create function private.log_activity(
  actor_kind text,
  actor_id uuid,
  action text,
  subject_table text default null,
  subject_id uuid default null,
  details jsonb default '{}',
  member_id uuid default null,
  changes jsonb default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  salt bytea;
  line_id bigint;
begin
  if member_id is null and subject_id is not null then
    member_id := case subject_table
      when 'members' then subject_id
      when 'contact_messages' then (select kept.member_id from public.contact_messages as kept where kept.id = subject_id)
      when 'form_submissions' then (select kept.member_id from public.form_submissions as kept where kept.id = subject_id)
      when 'membership_applications' then (
        select kept.member_id from public.membership_applications as kept where kept.id = subject_id
      )
      when 'sharing_requests' then (select kept.member_id from public.sharing_requests as kept where kept.id = subject_id)
    end;
  end if;
  if changes is not null then
    salt := extensions.gen_random_bytes(16);
    details := details || jsonb_build_object('values', encode(private.values_digest(salt, changes), 'hex'));
  end if;
  insert into public.activity_log (actor_kind, actor_id, action, subject_table, subject_id, member_id, details)
  values (actor_kind, actor_id, action, subject_table, subject_id, member_id, details)
  returning id into line_id;
  if changes is not null then
    insert into private.activity_values (log_id, salt, changes) values (line_id, salt, changes);
  end if;
end
$$;
comment on function private.log_activity(text, uuid, text, text, uuid, jsonb, uuid, jsonb) is
  'Adds a line to the activity log. changes: {"column": [old, new]}, stored apart from the line, which contains only their digest.';

--
-- Values
--
-- What changed columns held before and after. Erasing a person erases the values; the line and its chain stay. The line contains
-- a salted digest of the values (details.values). The salt is erased with them, so no one can try likely values against it.

create table private.activity_values (
  log_id bigint primary key references public.activity_log (id),
  salt bytea not null,
  changes jsonb not null,
  constraint activity_values_salt_length check (octet_length(salt) = 16),
  constraint activity_values_changes_object check (jsonb_typeof(changes) = 'object')
);
comment on table private.activity_values is
  'Old and new values of a line of the activity log: {"column": [old, new]}. Never health, birth, notes, messages or answers.';

-- Rows are deleted when a person is erased: private.erase_person().
create trigger refuse_log_change before update or truncate on private.activity_values
  for each statement execute function private.refuse_log_change();

create function private.logged_columns(name text) returns text[]
language sql immutable
set search_path = ''
as $$
  select case name
    when 'members' then array[
      'first_name', 'last_name', 'email', 'phone_number', 'street_address', 'apartment', 'city', 'state', 'zip_code', 'country',
      'enrollment_status', 'agent_id', 'receive_emails'
    ]
    when 'agents' then array['first_name', 'last_name', 'email', 'phone', 'role', 'status']
    when 'enrollments' then array[
      'status', 'product_id', 'product_iua_id', 'plan_type', 'monthly_cost', 'enrollment_date', 'start_date', 'end_date',
      'inactive_date', 'initial_payment_paid', 'agreed_to_terms', 'source'
    ]
    when 'products' then array[
      'name', 'label', 'label_en', 'description', 'description_en', 'position', 'retired_at'
    ]
    when 'product_iua' then array['amount', 'retired_at']
    when 'household_people' then array['first_name', 'last_name', 'relationship', 'start_date', 'end_date']
    when 'billing' then array['amount', 'billing_type', 'due_date', 'paid_at', 'payment_method', 'status']
    when 'billing_schedules' then array['amount', 'billing_type', 'next_billing_date', 'status']
    when 'payment_profiles' then array['card_type', 'is_default', 'status']
    when 'admins' then array['first_name', 'last_name', 'email', 'role', 'status', 'permissions']
    when 'episodes' then array[
      'title', 'description', 'thumbnail', 'video_url', 'duration', 'status', 'publish_date', 'category'
    ]
    when 'contact_messages' then array['status', 'priority', 'assigned_to']
    when 'form_submissions' then array['status', 'priority', 'assigned_to']
    when 'membership_applications' then array['status']
    when 'sharing_requests' then array[
      'state', 'outcome', 'assigned_to', 'priority', 'snoozed_until', 'documents_due_on', 'payment', 'amount_cents',
      -- Only the ids: the list of lines names them, as long as they exist.
      'tag_ids'
    ]
    when 'request_items' then array['document_kind', 'status', 'is_required', 'due_on']
    when 'request_files' then array['verdict']
    when 'tasks' then array['assigned_to', 'due_on', 'done_at']
    when 'bills' then array['bill_date', 'total_cents', 'estimate_cents']
    when 'medical_needs' then array['iua_paid_on', 'iua_reduction_cents']
    when 'decision_settings' then array['confirm_above_cents', 'wanted_cents']
    when 'document_rules' then array['document_kind', 'is_required']
    when 'document_kinds' then array['name_pt', 'name_en', 'help_pt', 'help_en', 'ask_pt', 'ask_en', 'position']
    when 'rejection_reasons' then array['text_pt', 'text_en', 'position', 'retired_at']
    when 'poverty_guidelines' then array['year', 'area', 'first_person_dollars', 'each_further_dollars', 'source', 'source_date']
    when 'assistance_rules' then array[
      'kind', 'us_state', 'name', 'city', 'policy_url', 'free_up_to', 'reduced_up_to', 'apply_days', 'source', 'source_date', 'retired_at'
    ]
    when 'request_macros' then array['title_pt', 'title_en']
    when 'list_views' then array['list', 'is_shared']
    when 'reply_templates' then array['title_pt', 'title_en']
    else '{}'
  end
$$;
comment on function private.logged_columns(text) is
  'The columns whose values the activity log stores. Of any other column, and of each new one, it stores only the name: health, birth, free text, secrets.';

create function private.logged_value(value jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 200 then to_jsonb(left(value #>> '{}', 200) || '…')
    else value
  end
$$;
comment on function private.logged_value(jsonb) is 'A value as the activity log stores it: long texts are truncated.';

create function private.values_digest(salt bytea, changes jsonb) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(salt || convert_to(changes::text, 'UTF8'))
$$;
comment on function private.values_digest(bytea, jsonb) is
  'The digest of old and new values that the line of the activity log contains.';

--
-- The chain
--
-- Each line has a link: a hash over the line and the link before it. Changing, removing or inserting a line breaks every later
-- link. The owner of the database could still rewrite the whole chain, unless a link was noted elsewhere:
-- `npm run operate -- audit-verify` prints the last one (docs/operating.md).
--
-- Links are made when a transaction commits. If they were made with the line, every transaction that logs would wait for all
-- others until the end of its work, and could deadlock with row locks. At commit, a transaction holds the lock for a moment
-- and waits for nothing else afterwards.

create table private.activity_chain (
  position bigint primary key,
  log_id bigint not null,
  hash bytea not null,
  constraint activity_chain_log_id_key unique (log_id),
  constraint activity_chain_hash_length check (octet_length(hash) = 32)
);
comment on table private.activity_chain is
  'The links of the activity log, in the order of commits: sha256 of the previous link (empty for the first) and the line.';

create trigger refuse_log_change before update or delete or truncate on private.activity_chain
  for each statement execute function private.refuse_log_change();

create function private.activity_hash(before bytea, line public.activity_log) returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(before || convert_to(
    jsonb_build_array(
      line.id, line.actor_kind, line.actor_id, line.action, line.subject_table, line.subject_id, line.member_id,
      line.details,
      -- In microseconds, because a text would depend on settings.
      (extract(epoch from line.created_at) * 1000000)::bigint
    )::text,
    'UTF8'
  ))
$$;
comment on function private.activity_hash(bytea, public.activity_log) is 'The link of a line, computed from the previous link.';

create function private.chain_activity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  last private.activity_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('activity_chain', 0));
  select * into last from private.activity_chain order by position desc limit 1;
  insert into private.activity_chain (position, log_id, hash)
  values (coalesce(last.position, 0) + 1, new.id, private.activity_hash(coalesce(last.hash, ''), new));
  return null;
end
$$;
comment on function private.chain_activity() is 'Trigger at commit: adds the link of a line to the chain.';

create constraint trigger chain_activity after insert on public.activity_log
  deferrable initially deferred
  for each row execute function private.chain_activity();

create function private.verify_activity() returns table (problem text, line_id bigint)
language sql stable
security definer
set search_path = ''
as $$
  with links as (
    select
      chain.position, chain.log_id, chain.hash,
      lag(chain.hash, 1, ''::bytea) over (order by chain.position) as before,
      row_number() over (order by chain.position) as expected_position
    from private.activity_chain as chain
  )
  select 'a link is missing', links.log_id from links where links.position <> links.expected_position
  union all
  select 'the line was removed', links.log_id from links
  where not exists (select from public.activity_log as log where log.id = links.log_id)
  union all
  select 'the line was added past the chain', log.id from public.activity_log as log
  where not exists (select from private.activity_chain as chain where chain.log_id = log.id)
  union all
  select 'the line was altered', links.log_id
  from links join public.activity_log as log on log.id = links.log_id
  where private.activity_hash(links.before, log) <> links.hash
  union all
  -- Missing values were erased with a person. Those that remain must match the digest in the line.
  select 'the values were altered', kept.log_id
  from private.activity_values as kept left join public.activity_log as log on log.id = kept.log_id
  where encode(private.values_digest(kept.salt, kept.changes), 'hex') is distinct from log.details ->> 'values'
$$;
comment on function private.verify_activity() is
  'The inconsistencies of the activity log. No row means that nothing was altered.';

--
-- Writes that are logged
--

create function private.log_write() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin_id uuid;
  own_member_id uuid;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed text[];
  changes jsonb;
begin
  -- Imports log one line for all their rows themselves. An erasure must not log the values that it erases.
  if current_setting('private.import', true) = 'running' or current_setting('private.erasing_person', true) = 'on' then
    return null;
  end if;
  admin_id := private.current_admin_id();
  own_member_id := private.current_member_id();
  if admin_id is not null then
    perform private.touch_admin_session();
  elsif own_member_id is null then
    return null;
  end if;

  if tg_op = 'UPDATE' then
    -- The search columns and open questions are derived from the others. What counts for controls of two follows from changes that are logged.
    select array_agg(after.key order by after.key) into changed
    from jsonb_each(new_row) as after
    where after.value <> old_row -> after.key and after.key not in ('updated_at', 'open_questions') and after.key not like 'search\_%'
      and after.key not like 'counts\_%';
    if changed is null then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    select jsonb_object_agg(
      field, jsonb_build_array(private.logged_value(old_row -> field), private.logged_value(new_row -> field))
    ) into changes
    from unnest(private.logged_columns(tg_table_name)) as field
    where tg_op = 'UPDATE' and field = any (changed) or tg_op = 'DELETE' and old_row ->> field is not null;
  end if;

  perform private.log_activity(
    case when admin_id is not null then 'admin' else 'member' end,
    coalesce(admin_id, own_member_id),
    tg_table_name || '.' || lower(tg_op),
    tg_table_name::text,
    (any_row ->> 'id')::uuid,
    jsonb_strip_nulls(jsonb_build_object('columns', to_jsonb(changed))),
    case
      when tg_table_name = 'members' then (any_row ->> 'id')::uuid
      when any_row ->> 'member_id' is not null then (any_row ->> 'member_id')::uuid
      when any_row ->> 'message_id' is not null then (
        select kept.member_id from public.contact_messages as kept where kept.id = (any_row ->> 'message_id')::uuid
      )
      when any_row ->> 'submission_id' is not null then (
        select kept.member_id from public.form_submissions as kept where kept.id = (any_row ->> 'submission_id')::uuid
      )
      when any_row ->> 'request_id' is not null then (
        select kept.member_id from public.sharing_requests as kept where kept.id = (any_row ->> 'request_id')::uuid
      )
    end,
    changes
  );
  return null;
end
$$;
comment on function private.log_write() is
  'Trigger: logs what admins and members write. Imports and the system''s own writes log one line for all their rows themselves.';

create trigger log_write after insert or update or delete on public.products
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.product_iua
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.agents
  for each row execute function private.log_write();
-- A new current_product_id is no edit of the member.
create trigger log_write after insert or delete on public.members
  for each row execute function private.log_write();
create trigger log_update after update on public.members
  for each row when (old.current_product_id is not distinct from new.current_product_id)
  execute function private.log_write();
create trigger log_write after insert or update or delete on public.enrollments
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.household_people
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.billing_schedules
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.payment_profiles
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.billing
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.admins
  for each row execute function private.log_write();
-- Neither is a counted view one of the episode.
create trigger log_write
  after insert or delete or
    update of title, description, thumbnail, video_url, duration, status, publish_date, category on public.episodes
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.contact_messages
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.form_submissions
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.message_replies
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.reply_templates
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.membership_applications
  for each row execute function private.log_write();
-- Drafts are the member's own, and change with every step. Reading marks and search texts are no edits.
create trigger log_write
  after update of state, outcome, assigned_to, priority, snoozed_until, tag_ids, documents_due_on, person_id, kind, care_stage, service_date,
    provider, provider_city, accident_kind, had_before, other_payer, other_payer_name, payment, amount_cents, release_signed_at
  on public.sharing_requests
  for each row when (new.state <> 'draft') execute function private.log_write();
-- A verdict is logged when it is given or undone. A job may release it.
create trigger log_write after update on public.request_files
  for each row when (old.verdict_at is distinct from new.verdict_at and old.status = new.status)
  execute function private.log_write();
create trigger log_write after update on public.request_items
  for each row execute function private.log_write();
create trigger log_write after insert on public.request_messages
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.notes
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.tasks
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.document_rules
  for each row execute function private.log_write();
create trigger log_write after insert or update on public.document_kinds
  for each row execute function private.log_write();
create trigger log_write after insert or update on public.rejection_reasons
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.request_macros
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.request_tags
  for each row execute function private.log_write();
-- A bill is saved with its lines, which are about health: one line for the whole bill.
create trigger log_write after insert or update or delete on public.bills
  for each row execute function private.log_write();
create trigger log_write after insert or update on public.medical_needs
  for each row execute function private.log_write();
create trigger log_write after update on public.decision_settings
  for each row execute function private.log_write();
