-- Two records of one person become one. Nothing that was counted moves: the duplicate stays, with its number, and names the record that
-- stays (members.merged_into). Neither a login nor an email moves, because someone else could then read health data.

create table private.member_merges (
  id uuid primary key default gen_random_uuid(),
  survivor_id uuid not null references public.members (id) on delete cascade,
  duplicate_id uuid not null references public.members (id) on delete cascade,
  admin_id uuid not null references public.admins (id),
  reason text not null,
  merged_at timestamptz not null default now(),
  moved jsonb not null,
  before jsonb,
  undone_at timestamptz,
  undone_by uuid references public.admins (id),
  constraint member_merges_two_records check (survivor_id <> duplicate_id),
  constraint member_merges_reason_length check (char_length(reason) between 5 and 500),
  constraint member_merges_undone_by_admin check ((undone_at is null) = (undone_by is null))
);
comment on table private.member_merges is 'Records that were merged, and what undoing it takes.';
comment on column private.member_merges.moved is 'The ids of the rows that belong to the record that stays since: {"people", "messages", "forms", "notes" (of advisors), "applications", "team_notes", "tasks"}.';
comment on column private.member_merges.before is
  'What the merge changed, as it was, with health data. Null after a day, when it can no longer be undone.';
create index member_merges_survivor_id_idx on private.member_merges (survivor_id, merged_at);
create index member_merges_duplicate_id_idx on private.member_merges (duplicate_id, merged_at);
create index member_merges_admin_id_idx on private.member_merges (admin_id);
create index member_merges_undone_by_idx on private.member_merges (undone_by);
create index member_merges_before_idx on private.member_merges (merged_at) where before is not null;
-- Two calls at once merge a record once.
create unique index member_merges_one_idx on private.member_merges (duplicate_id) where undone_at is null;

create function private.refuse_merge_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.undone_at is null
    and to_jsonb(new) - array['before', 'undone_at', 'undone_by'] = to_jsonb(old) - array['before', 'undone_at', 'undone_by']
    and (new.before is null or new.before = old.before) then
    return new;
  elsif tg_op = 'DELETE' and (
    not exists (select from public.members where members.id = old.survivor_id)
    or not exists (select from public.members where members.id = old.duplicate_id)
  ) then
    return old;
  end if;
  raise insufficient_privilege using message = 'A merge is undone, not changed.';
end
$$;
comment on function private.refuse_merge_change() is
  'Trigger: a merge is undone once, or what undoing it takes is forgotten. It is deleted with a person only.';
create trigger refuse_merge_change before update or delete on private.member_merges
  for each row execute function private.refuse_merge_change();

create function private.forget_merges() returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.member_merges as merges set before = null
  where merges.before is not null and merges.merged_at < now() - interval '24 hours'
$$;
comment on function private.forget_merges() is 'Deletes the values before a merge that can no longer be undone.';

--
-- A merged record stays as it is
--

create function private.guard_merged_member() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.merged_into is not null
    and (current_user in ('staff', 'authenticated') or new.enrollment_status <> old.enrollment_status) then
    perform private.fail(409, 'member_merged', 'This record was merged into another one.');
  end if;
  return new;
end
$$;
comment on function private.guard_merged_member() is
  'Trigger: no one edits a merged record, and no operation continues its membership.';
create trigger guard_merged_member before update on public.members
  for each row when (old.merged_into is not null) execute function private.guard_merged_member();

create function private.guard_part_of_merged_member() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.members where members.id = new.member_id and members.merged_into is not null)
    and coalesce(current_setting('private.settling', true), '') = '' then
    perform private.fail(409, 'member_merged', 'This record was merged into another one.');
  end if;
  return new;
end
$$;
comment on function private.guard_part_of_merged_member() is
  'Trigger: as private.guard_merged_member(), for enrollments, people, schedules and payments.';
create trigger guard_part_of_merged_member before insert or update on public.enrollments
  for each row execute function private.guard_part_of_merged_member();
create trigger guard_part_of_merged_member before insert or update on public.household_people
  for each row execute function private.guard_part_of_merged_member();
create trigger guard_part_of_merged_member before insert or update on public.billing_schedules
  for each row execute function private.guard_part_of_merged_member();
create trigger guard_part_of_merged_member before insert or update on public.payment_profiles
  for each row execute function private.guard_part_of_merged_member();
create trigger guard_part_of_merged_member before insert or update on public.billing
  for each row execute function private.guard_part_of_merged_member();

--
-- What differs
--

create function private.merge_fields() returns table (field text, columns text[])
language sql immutable
set search_path = ''
as $$
  values
    ('name', '{first_name,last_name}'::text[]),
    ('date_of_birth', '{date_of_birth}'),
    ('gender', '{gender}'),
    ('phone_number', '{phone_number}'),
    -- As a whole: half of each address is no address.
    ('address', '{street_address,apartment,city,state,zip_code,country}'),
    ('advisor', '{agent_id}'),
    ('condition', '{existing_condition,existing_condition_description}'),
    ('additional_info', '{additional_info}')
$$;
comment on function private.merge_fields() is
  'What can be chosen when records are merged, with its columns. Not the email, nor the consent to emails, which is about that address.';

create function private.merge_differences(keep public.members, duplicate public.members)
returns table (field text, columns text[], current text[], offered text[], standard text)
language sql stable
set search_path = ''
as $$
  select fields.field, fields.columns, found.current, found.offered,
    case when array_remove(array_remove(found.current, null), '') = '{}' then 'duplicate' else 'keep' end
  from private.merge_fields() as fields
  cross join lateral (
    select
      array_agg(to_jsonb(merge_differences.keep) ->> name order by position) as current,
      array_agg(to_jsonb(merge_differences.duplicate) ->> name order by position) as offered
    from unnest(fields.columns) with ordinality as listed (name, position)
  ) as found
  where found.current is distinct from found.offered and array_remove(array_remove(found.offered, null), '') <> '{}'
$$;
comment on function private.merge_differences(public.members, public.members) is
  'The fields in which the duplicate has another value, and which of both stays by default: that of the record that stays, unless it is empty.';

create function private.merged_people(keep_id uuid, duplicate_id uuid) returns setof uuid
language sql stable
set search_path = ''
as $$
  select people.id from public.household_people as people
  where people.member_id = merged_people.duplicate_id and not exists (
    select from public.household_people as known
    where known.member_id = merged_people.keep_id and (
      private.fold(known.first_name) = private.fold(people.first_name)
        and private.fold(known.last_name) = private.fold(people.last_name) and known.date_of_birth = people.date_of_birth
      -- A household has one spouse.
      or known.relationship = 'spouse' and people.relationship = 'spouse' and known.end_date is null and people.end_date is null
    )
  )
$$;
comment on function private.merged_people(uuid, uuid) is
  'The people of a duplicate who are not in the household that stays: they move. A second spouse stays behind.';

create function private.rows_to_move(keep_id uuid, duplicate_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(people), '[]') from private.merged_people(rows_to_move.keep_id, rows_to_move.duplicate_id) as people
    ),
    'messages', (
      select coalesce(jsonb_agg(messages.id), '[]') from public.contact_messages as messages
      where messages.member_id = rows_to_move.duplicate_id
    ),
    'forms', (
      select coalesce(jsonb_agg(forms.id), '[]') from public.form_submissions as forms
      where forms.member_id = rows_to_move.duplicate_id
    ),
    'notes', (
      select coalesce(jsonb_agg(notes.id), '[]') from private.advisor_notes as notes
      where notes.member_id = rows_to_move.duplicate_id
    ),
    'applications', (
      select coalesce(jsonb_agg(applications.id), '[]') from public.membership_applications as applications
      where applications.member_id = rows_to_move.duplicate_id
    ),
    'team_notes', (
      select coalesce(jsonb_agg(notes.id), '[]') from public.notes where notes.member_id = rows_to_move.duplicate_id
    ),
    'tasks', (
      select coalesce(jsonb_agg(tasks.id), '[]') from public.tasks where tasks.member_id = rows_to_move.duplicate_id
    )
  )
$$;
comment on function private.rows_to_move(uuid, uuid) is
  'The ids of the rows of a duplicate that a merge gives to the record that stays, as in member_merges.moved.';

--
-- What is in the way
--

create function private.has_open_requests(member_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.sharing_requests as requests
    where requests.member_id = has_open_requests.member_id and requests.state not in ('closed', 'withdrawn')
  )
$$;
comment on function private.has_open_requests(uuid) is 'Whether a member has sharing requests that are not closed, drafts included.';

create function private.merge_obstacle(asking public.admins, keep public.members, duplicate public.members) returns text
language sql stable
set search_path = ''
as $$
  select case
    when keep.id = duplicate.id then 'same_record'
    when duplicate.merged_into is not null then 'already_merged'
    when keep.merged_into is not null then 'keep_merged'
    when exists (select from public.members where members.merged_into = duplicate.id) then 'is_survivor'
    when private.has_open_requests(duplicate.id) and private.has_open_requests(keep.id) then 'both_open_requests'
    when private.has_open_requests(duplicate.id) then 'open_requests'
    when exists (select from public.sharing_requests as requests where requests.member_id = duplicate.id) then 'has_requests'
    when exists (
      select from public.contribution_entries as entries
      where entries.member_id = duplicate.id
      group by entries.kind, entries.month having sum(entries.cents) <> 0
    ) then 'has_contributions'
    when exists (select from public.billing where billing.member_id = duplicate.id and billing.status = 'Paid')
      or exists (select from private.stripe_customers as customers where customers.member_id = duplicate.id)
      or exists (select from private.payment_events as events where events.member_id = duplicate.id) then 'has_payments'
    when exists (select from public.decisions where decisions.member_id = duplicate.id)
      or exists (select from public.sharing_payments as payments where payments.member_id = duplicate.id)
      or exists (select from public.bills where bills.member_id = duplicate.id)
      or exists (select from public.medical_needs as needs where needs.member_id = duplicate.id) then 'has_decisions'
    when duplicate.auth_user_id is not null and keep.auth_user_id is null then 'login_needed'
    -- Ending sessions is help with an account.
    when duplicate.auth_user_id is not null and not private.admin_can('accounts') then 'accounts_needed'
    when duplicate.auth_user_id is not null then private.help_obstacle(asking, duplicate, 'sessions')
  end
$$;
comment on function private.merge_obstacle(public.admins, public.members, public.members) is
  'Why a duplicate cannot be merged into the record that is to stay: the code of the refusal, or null.';

create function private.refuse_merge(obstacle text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if obstacle in ('accounts_needed', 'own_account', 'super_admin_required') then
    perform private.fail(403, obstacle, case obstacle
      when 'accounts_needed' then 'The duplicate has a login. Ending it also needs the permission to help with accounts.'
      when 'own_account' then 'No one changes their own account here.'
      else 'The account is also that of the team or of an advisor. Only a super admin may do this.'
    end);
  elsif obstacle is not null then
    perform private.fail(409, obstacle, case obstacle
      when 'same_record' then 'A record cannot be merged into itself.'
      when 'already_merged' then 'The duplicate was merged before.'
      when 'keep_merged' then 'The record that is to stay was merged into another one.'
      when 'is_survivor' then 'Another record was merged into the duplicate.'
      when 'both_open_requests' then 'Both records have open requests.'
      when 'open_requests' then 'The duplicate has open requests. The record with the requests stays.'
      when 'has_requests' then 'The duplicate has requests. The record with the requests stays.'
      when 'has_contributions' then 'The duplicate has contributions. Reverse them first, or let that record stay.'
      when 'has_payments' then 'The duplicate has payments. The record with the payments stays.'
      when 'has_decisions' then 'The duplicate has bills or decisions. The record with them stays.'
      when 'login_needed' then 'Only the duplicate has a login. The record with the login stays.'
      else 'These records cannot be merged.'
    end);
  end if;
end
$$;
comment on function private.refuse_merge(text) is 'Ends the request with the refusal of private.merge_obstacle(), if there is one.';

--
-- The preview
--

create function private.merge_person(member public.members) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', member.id,
    'member_number', member.member_number,
    'name', member.first_name || ' ' || member.last_name,
    'email', member.email,
    'enrollment_status', member.enrollment_status,
    'is_open', private.status_allows_sign_in(member.enrollment_status),
    'has_login', member.auth_user_id is not null,
    'date_of_birth', member.date_of_birth,
    'created_at', member.created_at,
    'updated_at', member.updated_at
  )
$$;
comment on function private.merge_person(public.members) is 'A record in the preview of a merge.';

create function private.merge_preview(asking public.admins, keep public.members, duplicate public.members) returns jsonb
language sql stable
set search_path = ''
as $$
  with preview as (
    select jsonb_build_object(
      'keep', private.merge_person(merge_preview.keep),
      'duplicate', private.merge_person(merge_preview.duplicate),
      'fields', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'field', differences.field,
          'keep', case
            when differences.field = 'advisor' then to_jsonb(array(
              select agents.first_name || ' ' || agents.last_name from public.agents where agents.id = merge_preview.keep.agent_id
            ))
            else to_jsonb(differences.current)
          end,
          'duplicate', case
            when differences.field = 'advisor' then to_jsonb(array(
              select agents.first_name || ' ' || agents.last_name from public.agents
              where agents.id = merge_preview.duplicate.agent_id
            ))
            else to_jsonb(differences.offered)
          end,
          'default', differences.standard
        )), '[]')
        from private.merge_differences(merge_preview.keep, merge_preview.duplicate) as differences
      ),
      'moves', (
        select jsonb_object_agg(parts.key, jsonb_array_length(parts.value))
        from jsonb_each(private.rows_to_move(merge_preview.keep.id, merge_preview.duplicate.id)) as parts
      ),
      'stops', jsonb_build_object(
        'enrollments', (
          select count(*) from private.running_enrollments as running where running.member_id = merge_preview.duplicate.id
        ),
        'schedules', (
          select count(*) from public.billing_schedules as schedules
          where schedules.member_id = merge_preview.duplicate.id and schedules.status <> 'ended'
        ),
        'profiles', (
          select count(*) from public.payment_profiles as profiles
          where profiles.member_id = merge_preview.duplicate.id and profiles.status = 'active'
        ),
        'payments', (
          select count(*) from public.billing
          where billing.member_id = merge_preview.duplicate.id and billing.status in ('Pending', 'Failed')
        )
      ),
      'stays', jsonb_build_object(
        'people', (
          select count(*) from public.household_people as people
          where people.member_id = merge_preview.duplicate.id
            and people.id not in (select private.merged_people(merge_preview.keep.id, merge_preview.duplicate.id))
        ),
        'contributions', (
          select count(*) from public.contribution_entries as entries where entries.member_id = merge_preview.duplicate.id
        )
      ),
      'obstacle', private.merge_obstacle(merge_preview.asking, merge_preview.keep, merge_preview.duplicate),
      'other_way', private.merge_obstacle(merge_preview.asking, merge_preview.duplicate, merge_preview.keep)
    ) as content
  )
  select preview.content || jsonb_build_object('version', md5(preview.content::text)) from preview
$$;
comment on function private.merge_preview(public.admins, public.members, public.members) is
  'What public.preview_merge() returns. The version changes when anything in it does.';

create function private.require_merger() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members merge records.');
  end if;
  return private.require_admin();
end
$$;
comment on function private.require_merger() is
  'The admin who sends the request, if they may merge records. Ends the request otherwise.';

create function public.preview_merge(keep_id uuid, duplicate_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_merger();
  keep public.members;
  duplicate public.members;
begin
  select members.* into keep from public.members where members.id = keep_id;
  select members.* into duplicate from public.members where members.id = duplicate_id;
  if keep.id is null or duplicate.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  perform private.touch_admin_session();
  -- It shows birth and health of both.
  perform private.log_activity('admin', asking.id, 'member.record_opened', 'members', opened.id)
  from unnest(array[keep.id, duplicate.id]) as opened (id);
  return private.merge_preview(asking, keep, duplicate);
end
$$;
comment on function public.preview_merge(uuid, uuid) is
  'What merging a duplicate into the record that stays would do, for admins for members: both records, the fields that differ, what moves, stops and stays behind, what is in the way (obstacle), also the other way round (other_way), and the version for merge_members(). Each access is logged. Refuses with 403 permission_denied, 404 not_found.';

--
-- The merge
--

create function private.chosen_values(keep public.members, duplicate public.members, choices jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  chosen jsonb;
begin
  if coalesce(jsonb_typeof(choices), 'null') not in ('object', 'null') or exists (
    select from jsonb_each_text(coalesce(nullif(choices, 'null'), '{}')) as choice
    where choice.value not in ('keep', 'duplicate') or choice.value is null
      or choice.key not in (select fields.field from private.merge_fields() as fields)
  ) then
    perform private.fail(400, 'choice_unknown', 'A choice names a field, and "keep" or "duplicate".');
  end if;
  select coalesce(jsonb_object_agg(columns.name, to_jsonb(duplicate) -> columns.name), '{}') into chosen
  from private.merge_differences(keep, duplicate) as differences
  cross join lateral unnest(differences.columns) as columns (name)
  where coalesce(choices ->> differences.field, differences.standard) = 'duplicate';
  return chosen;
end
$$;
comment on function private.chosen_values(public.members, public.members, jsonb) is
  'The columns that the record that stays takes from the duplicate.';

create function private.set_member_values(member_id uuid, wanted jsonb) returns void
language sql volatile
set search_path = ''
as $$
  update public.members set
    first_name = changed.first_name, last_name = changed.last_name, date_of_birth = changed.date_of_birth,
    gender = changed.gender, phone_number = changed.phone_number, street_address = changed.street_address,
    apartment = changed.apartment, city = changed.city, state = changed.state, zip_code = changed.zip_code,
    country = changed.country, agent_id = changed.agent_id, existing_condition = changed.existing_condition,
    existing_condition_description = changed.existing_condition_description, additional_info = changed.additional_info
  from public.members as current
  cross join lateral jsonb_populate_record(current, wanted) as changed
  where current.id = set_member_values.member_id and members.id = current.id and wanted <> '{}'
$$;
comment on function private.set_member_values(uuid, jsonb) is 'Sets columns that a merge may change: {"column": value}.';

create function private.merged_rows(member_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enrollments', (
      select coalesce(jsonb_agg(to_jsonb(enrollments)), '[]') from public.enrollments
      where enrollments.member_id = merged_rows.member_id
        and enrollments.id in (select running.id from private.running_enrollments as running)
    ),
    'schedules', (
      select coalesce(jsonb_agg(to_jsonb(schedules)), '[]') from public.billing_schedules as schedules
      where schedules.member_id = merged_rows.member_id and schedules.status <> 'ended'
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(profiles)), '[]') from public.payment_profiles as profiles
      where profiles.member_id = merged_rows.member_id and profiles.status = 'active'
    ),
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(billing)), '[]') from public.billing
      where billing.member_id = merged_rows.member_id and billing.status in ('Pending', 'Failed')
    ),
    'months', (
      select coalesce(jsonb_agg(to_jsonb(months)), '[]') from public.contribution_months as months
      where months.member_id = merged_rows.member_id
    ),
    'lapses', (
      select coalesce(jsonb_agg(to_jsonb(lapses)), '[]') from public.membership_lapses as lapses
      where lapses.member_id = merged_rows.member_id
    )
  )
$$;
comment on function private.merged_rows(uuid) is 'What a merge stops in the duplicate, for undoing it.';

create function private.stop_duplicate(duplicate_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  today date := private.local_today();
  month date;
begin
  perform set_config('private.settling', 'on', true);
  update public.enrollments set
    status = 'Cancelled', inactive_reason = 'merged',
    -- What did not count before does not count for a day now.
    inactive_date = case when enrollments.status = 'Pending' then least(enrollments.start_date, today)
      else least(case when enrollments.status = 'Inactive' then enrollments.inactive_date end, enrollments.end_date + 1, today) end
  where enrollments.id in (
    select running.id from private.running_enrollments as running where running.member_id = stop_duplicate.duplicate_id
  );
  update public.billing_schedules as schedules set status = 'ended'
  where schedules.member_id = stop_duplicate.duplicate_id and schedules.status <> 'ended';
  update public.payment_profiles as profiles set status = 'inactive'
  where profiles.member_id = stop_duplicate.duplicate_id and profiles.status = 'active';
  -- Also what was due before: the person owes nothing twice.
  update public.billing set status = 'Cancelled'
  where billing.member_id = stop_duplicate.duplicate_id and billing.status in ('Pending', 'Failed');
  for month in select months.month from public.contribution_months as months where months.member_id = stop_duplicate.duplicate_id loop
    perform private.settle_month(stop_duplicate.duplicate_id, month);
  end loop;
  perform private.settle_lapses(stop_duplicate.duplicate_id);
  perform set_config('private.settling', '', true);
end
$$;
comment on function private.stop_duplicate(uuid) is
  'Ends what runs in a duplicate, as of today: enrollments, schedules and payment profiles. What it owed is no longer due.';

create function private.move_rows(moved jsonb, from_id uuid, to_id uuid) returns integer
language plpgsql volatile
set search_path = ''
as $$
declare
  number integer := 0;
  part integer;
  place text;
  ids jsonb;
  outer_work text := coalesce(current_setting('private.import', true), '');
begin
  -- The merge logs one line for all of them.
  perform set_config('private.import', 'running', true);
  for place, ids in values
    ('public.household_people', moved -> 'people'),
    ('public.contact_messages', moved -> 'messages'),
    ('public.form_submissions', moved -> 'forms'),
    ('private.advisor_notes', moved -> 'notes'),
    ('public.membership_applications', moved -> 'applications'),
    ('public.notes', moved -> 'team_notes'),
    ('public.tasks', moved -> 'tasks')
  loop
    execute format('update %s as moving set member_id = $1 where moving.member_id = $2 and $3 ? moving.id::text', place)
    using to_id, from_id, ids;
    get diagnostics part = row_count;
    number := number + part;
  end loop;
  perform set_config('private.import', outer_work, true);
  return number;
end
$$;
comment on function private.move_rows(jsonb, uuid, uuid) is
  'Gives the rows of a merge that still belong to one record to the other one: how many.';

create function private.count_moved(moved jsonb) returns integer
language sql immutable
set search_path = ''
as $$
  select coalesce(sum(jsonb_array_length(lists.value)), 0)::integer from jsonb_each(moved) as lists
$$;

create function public.merge_members(keep_id uuid, duplicate_id uuid, choices jsonb, reason text, version text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_merger();
  keep public.members;
  duplicate public.members;
  chosen jsonb;
  moved jsonb;
  merge private.member_merges;
begin
  if reason is null or char_length(btrim(reason)) < 5 or char_length(reason) > 500 then
    perform private.fail(400, 'reason_missing', 'Give a reason of 5 to 500 characters.');
  end if;
  -- In this order, so that two calls do not wait for each other.
  perform private.lock_membership(least(keep_id, duplicate_id));
  perform private.lock_membership(greatest(keep_id, duplicate_id));
  select members.* into keep from public.members where members.id = keep_id;
  select members.* into duplicate from public.members where members.id = duplicate_id;
  if keep.id is null or duplicate.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  perform private.refuse_merge(private.merge_obstacle(asking, keep, duplicate));
  if duplicate.auth_user_id is not null then
    perform private.require_account_helper();
    perform private.check_help(reason);
  end if;
  if version is distinct from private.merge_preview(asking, keep, duplicate) ->> 'version' then
    perform private.fail(409, 'merge_changed', 'One of the records has changed since the preview.');
  end if;
  chosen := private.chosen_values(keep, duplicate, choices);
  moved := private.rows_to_move(keep.id, duplicate.id);
  perform private.touch_admin_session();
  insert into private.member_merges (survivor_id, duplicate_id, admin_id, reason, moved, before)
  values (
    keep.id, duplicate.id, asking.id, btrim(reason), moved,
    private.merged_rows(duplicate.id) || jsonb_build_object(
      'status', duplicate.enrollment_status,
      'set', chosen,
      'values', (
        select coalesce(jsonb_object_agg(names.name, to_jsonb(keep) -> names.name), '{}') from jsonb_object_keys(chosen) as names (name)
      ),
      -- A new address adds a row to them.
      'states', (
        select coalesce(jsonb_agg(to_jsonb(states)), '[]') from public.member_states as states where states.member_id = keep.id
      )
    )
  )
  returning * into merge;

  perform private.move_rows(moved, duplicate.id, keep.id);
  perform private.stop_duplicate(duplicate.id);
  update public.members set enrollment_status = 'merged', merged_into = keep.id where members.id = duplicate.id;
  perform private.set_member_values(keep.id, chosen);
  delete from auth.sessions where sessions.user_id = duplicate.auth_user_id;
  perform private.log_activity(
    'admin', asking.id, 'member.merged', 'members', keep.id,
    jsonb_build_object('duplicate_id', duplicate.id, 'moved', private.count_moved(moved))
  );
  perform private.log_activity(
    'admin', asking.id, 'member.merged_into', 'members', duplicate.id, jsonb_build_object('survivor_id', keep.id)
  );
  return jsonb_build_object('merge_id', merge.id, 'undo_until', merge.merged_at + interval '24 hours');
end
$$;
comment on function public.merge_members(uuid, uuid, jsonb, text, text) is
  'Merges a duplicate into the record that stays, for admins for members: choices are {"field": "keep" | "duplicate"} for the fields of preview_merge(), whose version it expects. A duplicate with a login also needs the permission accounts and a fresh sign-in. Refuses with the obstacle of the preview, 400 reason_missing or choice_unknown, 403 fresh_sign_in_needed, 409 merge_changed.';

--
-- Undo
--

create function private.resume_duplicate(duplicate_id uuid, before jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform set_config('private.settling', 'on', true);
  update public.enrollments set
    status = earlier.status, inactive_reason = earlier.inactive_reason, inactive_date = earlier.inactive_date
  from jsonb_populate_recordset(null::public.enrollments, before -> 'enrollments') as earlier
  where enrollments.id = earlier.id and enrollments.member_id = resume_duplicate.duplicate_id;
  update public.billing_schedules as schedules set status = earlier.status
  from jsonb_populate_recordset(null::public.billing_schedules, before -> 'schedules') as earlier
  where schedules.id = earlier.id and schedules.member_id = resume_duplicate.duplicate_id;
  update public.payment_profiles as profiles set status = earlier.status
  from jsonb_populate_recordset(null::public.payment_profiles, before -> 'profiles') as earlier
  where profiles.id = earlier.id and profiles.member_id = resume_duplicate.duplicate_id;
  update public.billing set status = earlier.status
  from jsonb_populate_recordset(null::public.billing, before -> 'payments') as earlier
  where billing.id = earlier.id and billing.member_id = resume_duplicate.duplicate_id and billing.status = 'Cancelled';
  -- As they were: the daily work does what has become due since.
  delete from public.contribution_months as months where months.member_id = resume_duplicate.duplicate_id;
  insert into public.contribution_months (
    id, member_id, month, due_on, due_cents, recurring_cents, received_cents, is_reversed, paid_on, first_lapses_on, lapses_on, created_at
  )
  select
    earlier.id, earlier.member_id, earlier.month, earlier.due_on, earlier.due_cents, earlier.recurring_cents, earlier.received_cents,
    earlier.is_reversed, earlier.paid_on, earlier.first_lapses_on, earlier.lapses_on, earlier.created_at
  from jsonb_populate_recordset(null::public.contribution_months, before -> 'months') as earlier;
  delete from public.membership_lapses as lapses where lapses.member_id = resume_duplicate.duplicate_id;
  insert into public.membership_lapses
  select earlier.* from jsonb_populate_recordset(null::public.membership_lapses, before -> 'lapses') as earlier;
  perform set_config('private.settling', '', true);
end
$$;
comment on function private.resume_duplicate(uuid, jsonb) is 'Continues what private.stop_duplicate() has ended.';

create function public.undo_merge(merge_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_merger();
  merge private.member_merges;
  survivor public.members;
  duplicate public.members;
  restored jsonb;
  edited jsonb;
  number integer;
begin
  select merges.* into merge from private.member_merges as merges where merges.id = undo_merge.merge_id;
  if merge.id is null then
    perform private.fail(404, 'not_found', 'There is no such merge.');
  end if;
  perform private.lock_membership(least(merge.survivor_id, merge.duplicate_id));
  perform private.lock_membership(greatest(merge.survivor_id, merge.duplicate_id));
  select merges.* into merge from private.member_merges as merges where merges.id = undo_merge.merge_id for update;
  if merge.undone_at is not null then
    perform private.fail(409, 'merge_undone', 'This merge was undone before.');
  elsif merge.before is null or merge.merged_at < now() - interval '24 hours' then
    perform private.fail(409, 'merge_final', 'A merge can be undone for 24 hours.');
  end if;
  select members.* into survivor from public.members where members.id = merge.survivor_id;
  select members.* into duplicate from public.members where members.id = merge.duplicate_id;
  if duplicate.auth_user_id is not null then
    perform private.require_account_helper();
  end if;
  perform private.touch_admin_session();

  -- A field that was edited since stays.
  select
    coalesce(jsonb_agg(found.field order by found.field) filter (where found.is_edited), '[]'),
    coalesce(
      (
        select jsonb_object_agg(names.name, merge.before -> 'values' -> names.name)
        from unnest(string_to_array(string_agg(array_to_string(found.columns, ','), ',') filter (where not found.is_edited), ',')) as names (name)
      ),
      '{}'
    )
  into edited, restored
  from (
    select fields.field, fields.columns, exists (
      select from unnest(fields.columns) as columns (name)
      where to_jsonb(survivor) -> columns.name <> merge.before -> 'set' -> columns.name
    ) as is_edited
    from private.merge_fields() as fields
    where merge.before -> 'set' ?& fields.columns
  ) as found;
  perform private.set_member_values(survivor.id, restored);
  if restored ? 'state' then
    delete from public.member_states as states where states.member_id = survivor.id;
    insert into public.member_states
    select earlier.* from jsonb_populate_recordset(null::public.member_states, merge.before -> 'states') as earlier;
  end if;

  update public.members set enrollment_status = merge.before ->> 'status', merged_into = null where members.id = duplicate.id;
  number := private.move_rows(merge.moved, survivor.id, duplicate.id);
  perform private.resume_duplicate(duplicate.id, merge.before);
  update private.member_merges as merges set undone_at = now(), undone_by = asking.id, before = null where merges.id = merge.id;
  perform private.log_activity(
    'admin', asking.id, 'member.merge_undone', 'members', merged.id, jsonb_build_object('merge_id', merge.id)
  )
  from unnest(array[survivor.id, duplicate.id]) as merged (id);
  return jsonb_build_object('edited', edited, 'stayed', private.count_moved(merge.moved) - number);
end
$$;
comment on function public.undo_merge(uuid) is
  'Undoes a merge within 24 hours, for admins for members, with the permission accounts if the duplicate has a login: {"edited": the fields that someone changed since, which stay, "stayed": how many moved rows no longer belong to the record}. Refuses with 404 not_found, 409 merge_undone or merge_final.';

--
-- In the record
--

create function private.merge_facts(merge private.member_merges, other_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', merge.id,
    'member_id', members.id,
    'member_number', members.member_number,
    'name', members.first_name || ' ' || members.last_name,
    'merged_at', merge.merged_at,
    'admin_name', admins.name,
    'reason', case when private.admin_can('members') then merge.reason end,
    'can_undo', merge.before is not null and merge.merged_at > now() - interval '24 hours' and private.admin_can('members')
  )
  from public.members
  left join public.admins on admins.id = merge.admin_id
  where members.id = merge_facts.other_id
$$;
comment on function private.merge_facts(private.member_merges, uuid) is 'A merge, with the other record, for the record of one of both.';

create function public.member_merges(member_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not (private.admin_can('members') or private.admin_can('contacts')) then
    perform private.fail(403, 'permission_denied', 'Only admins for members or contacts may open a member''s record.');
  end if;
  perform private.can_read_list('members');
  return jsonb_build_object(
    'into', (
      select private.merge_facts(merges, merges.survivor_id)
      from private.member_merges as merges
      where merges.duplicate_id = member_merges.member_id and merges.undone_at is null
    ),
    'merged', (
      select coalesce(jsonb_agg(private.merge_facts(merges, merges.duplicate_id) order by merges.merged_at desc), '[]')
      from private.member_merges as merges
      where merges.survivor_id = member_merges.member_id and merges.undone_at is null
    )
  );
end
$$;
comment on function public.member_merges(uuid) is
  'Into which record a member was merged, and which were merged into theirs, for admins for members or contacts: {"into": merge | null, "merged": [merge]}.';
