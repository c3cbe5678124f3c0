-- Bills: what a request is about in numbers. A reviewer enters them line by line; needs say which bills belong to the same illness,
-- accident or pregnancy. With the history of the household's IUA and of its lapses they are the facts of the rules engine
-- (rules/engine). Amounts are whole US cents.

--
-- Reading JSON
--
-- Bills, needs, decisions and payments arrive as one JSON object each, so that they are stored as a whole or not at all. A value that
-- cannot be stored ends the request with 422; the hint names its field, such as lines.2.charge_cents.

create function private.fail_field(code text, message text, field text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'hint', field)::text,
    detail = jsonb_build_object('status', 422, 'headers', '{}'::jsonb)::text;
end
$$;
comment on function private.fail_field(text, text, text) is 'Ends the request with 422. The hint is the field that is refused.';

create function private.read_cents(source jsonb, name text, path text default '') returns bigint
language plpgsql immutable
set search_path = ''
as $$
declare
  value jsonb := source -> name;
begin
  if coalesce(jsonb_typeof(value), 'null') = 'null' then
    return null;
  elsif jsonb_typeof(value) <> 'number' or (value #>> '{}')::numeric not between 0 and 9999999999
    or (value #>> '{}')::numeric % 1 <> 0 then
    perform private.fail_field('amount_invalid', 'An amount is a whole number of cents with at most 10 digits.', path || name);
  end if;
  return (value #>> '{}')::numeric::bigint;
end
$$;
comment on function private.read_cents(jsonb, text, text) is 'An amount in cents, or null. Refuses with 422 amount_invalid.';

create function private.read_day(source jsonb, name text, path text default '') returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  value text := source ->> name;
begin
  if value is null then
    return null;
  elsif value !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or not pg_input_is_valid(value, 'date')
    or value::date not between '1950-01-01' and '2100-01-01' then
    perform private.fail_field('date_invalid', 'A date is a day from 1950 to 2099.', path || name);
  end if;
  return value::date;
end
$$;
comment on function private.read_day(jsonb, text, text) is 'A day, or null. Refuses with 422 date_invalid.';

create function private.read_days(source jsonb, name text) returns date[]
language plpgsql immutable
set search_path = ''
as $$
declare
  days jsonb := coalesce(nullif(source -> name, 'null'), '[]');
begin
  if jsonb_typeof(days) <> 'array' then
    perform private.fail_field('date_invalid', 'A list of days.', name);
  elsif jsonb_array_length(days) > 100 then
    perform private.fail_field('too_many_dates', 'At most 100 days.', name);
  end if;
  return array(
    select distinct private.read_day(jsonb_build_object(name, day), name)
    from jsonb_array_elements(days) as day where jsonb_typeof(day) <> 'null' order by 1
  );
end
$$;
comment on function private.read_days(jsonb, text) is
  'A list of at most 100 days in order, empty if there is none. Refuses with 422 date_invalid or too_many_dates.';

create function private.read_text(source jsonb, name text, shortest integer, longest integer, code text, path text default '')
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  value text := btrim(source ->> name);
begin
  if coalesce(jsonb_typeof(source -> name), 'null') not in ('string', 'null')
    or char_length(coalesce(value, '')) not between shortest and longest then
    perform private.fail_field(code, 'A text of ' || shortest || ' to ' || longest || ' characters.', path || name);
  end if;
  return nullif(value, '');
end
$$;
comment on function private.read_text(jsonb, text, integer, integer, text, text) is
  'A trimmed text, or null if it is empty. Refuses with 422 and the given code if it is too long, too short or no text.';

create function private.read_id(source jsonb, name text, code text, path text default '') returns uuid
language plpgsql immutable
set search_path = ''
as $$
declare
  value text := source ->> name;
begin
  if value is not null and not pg_input_is_valid(value, 'uuid') then
    perform private.fail_field(code, 'There is no such id.', path || name);
  end if;
  return value::uuid;
end
$$;
comment on function private.read_id(jsonb, text, text, text) is 'An id, or null. Refuses with 422 and the given code.';

create function private.read_flag(source jsonb, name text, code text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(source -> name), 'null') not in ('boolean', 'null') then
    perform private.fail_field(code, 'True or false.', name);
  end if;
  return coalesce((source ->> name)::boolean, false);
end
$$;
comment on function private.read_flag(jsonb, text, text) is 'True or false, false if missing. Refuses with 422 and the given code.';

create function private.read_seen_at(source jsonb) returns timestamptz
language plpgsql stable
set search_path = ''
as $$
begin
  if source ->> 'seen_at' is not null and not pg_input_is_valid(source ->> 'seen_at', 'timestamptz') then
    perform private.fail_field('time_invalid', 'The time of a version as it was read.', 'seen_at');
  end if;
  return (source ->> 'seen_at')::timestamptz;
end
$$;
comment on function private.read_seen_at(jsonb) is 'The version that an editor has seen, or null for a new row.';

create function private.refuse_lost_update() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail(409, 'changed_meanwhile', 'Someone else has changed this. Read it again first.');
end
$$;
comment on function private.refuse_lost_update() is 'Ends the request with 409 changed_meanwhile.';

--
-- The history of the membership
--

create table public.member_iua_choices (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  enrollment_id uuid references public.enrollments (id) on delete set null,
  from_date date not null,
  amount_cents bigint not null,
  created_at timestamptz not null default now(),
  constraint member_iua_choices_day_key unique (member_id, from_date),
  constraint member_iua_choices_amount_plausible check (amount_cents between 1 and 9999999999)
);
comment on table public.member_iua_choices is
  'The IUA of a household and its changes, because a need keeps the IUA of its first day. A trigger on enrollments maintains it.';
create index member_iua_choices_enrollment_id_idx on public.member_iua_choices (enrollment_id);

create table public.membership_lapses (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  from_date date not null,
  paid_on date,
  cause text not null default 'team',
  reinstated_on date,
  enrollment_id uuid references public.enrollments (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint membership_lapses_day_key unique (member_id, from_date, cause),
  constraint membership_lapses_ends_after_start check (paid_on >= from_date and reinstated_on >= from_date),
  constraint membership_lapses_cause_known check (cause in ('contribution', 'team'))
);
comment on table public.membership_lapses is
  'When a membership was inactive. Care from from_date until the day before paid_on or reinstated_on is not shared.';
comment on column public.membership_lapses.paid_on is 'When the late contribution arrived. Null as long as it has not.';
comment on column public.membership_lapses.cause is
  'An unpaid month (private.settle_lapses), or the team, which made the enrollment inactive.';
comment on column public.membership_lapses.reinstated_on is 'When the team continued a membership whose contribution was late or missing.';
comment on column public.membership_lapses.enrollment_id is
  'The enrollment that this lapse made inactive. Null once the team has changed its status: then a payment does not continue it.';
create index membership_lapses_enrollment_id_idx on public.membership_lapses (enrollment_id);

create function private.track_iua_choice() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen bigint := (select (iua.amount * 100)::bigint from public.product_iua as iua where iua.id = new.product_iua_id);
  starts_on date := coalesce(new.start_date, new.enrollment_date, private.local_today());
  started_on date;
begin
  if chosen is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    started_on := coalesce(old.start_date, old.enrollment_date);
    if started_on is distinct from starts_on then
      update public.member_iua_choices as choices set from_date = starts_on
      where choices.enrollment_id = new.id and choices.from_date = started_on and not exists (
        select from public.member_iua_choices as others
        where others.member_id = new.member_id and others.from_date = starts_on
      );
    end if;
    if old.product_iua_id is not distinct from new.product_iua_id then
      return null;
    elsif old.product_iua_id is not null then
      -- A change counts from the day on which it is made, not from the beginning.
      starts_on := greatest(starts_on, private.local_today());
    end if;
  end if;
  insert into public.member_iua_choices as choices (member_id, enrollment_id, from_date, amount_cents)
  values (new.member_id, new.id, starts_on, chosen)
  on conflict on constraint member_iua_choices_day_key
    do update set amount_cents = excluded.amount_cents, enrollment_id = excluded.enrollment_id;
  return null;
end
$$;
comment on function private.track_iua_choice() is 'Trigger: adds the IUA of an enrollment, and each change, to the household''s history.';

create trigger track_iua_choice after insert or update of product_iua_id, start_date, enrollment_date on public.enrollments
  for each row execute function private.track_iua_choice();

create function private.track_lapse() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_inactive boolean := tg_op = 'UPDATE' and old.status in ('Inactive', 'Cancelled');
  -- A canceled enrollment of the past may be recorded beside a current one.
  is_inactive boolean := new.status = 'Inactive' or tg_op = 'UPDATE' and new.status = 'Cancelled' and not exists (
    select from public.enrollments as others
    where others.member_id = new.member_id and others.status in ('Active', 'Future Active', 'Pending')
  );
  -- One lapse goes on while its day or its word changes.
  is_known boolean := was_inactive and exists (
    select from public.membership_lapses as lapses
    where lapses.member_id = new.member_id and lapses.cause = 'team' and lapses.paid_on is null
  );
  lapsed_on date := coalesce(new.inactive_date, new.end_date, private.local_today());
  active_on date := greatest(case when tg_op = 'INSERT' then new.start_date end, private.local_today());
begin
  -- A lapse by an unpaid month changes the enrollment itself.
  if coalesce(current_setting('private.settling', true), '') <> ''
    or tg_op = 'UPDATE' and (new.status, new.inactive_date) is not distinct from (old.status, old.inactive_date) then
    return null;
  end if;
  update public.membership_lapses as lapses set enrollment_id = null where lapses.enrollment_id = new.id;
  if is_inactive and is_known then
    update public.membership_lapses as lapses set from_date = lapsed_on
    where lapses.member_id = new.member_id and lapses.cause = 'team' and lapses.paid_on is null
      and new.inactive_date is distinct from old.inactive_date
      and not exists (
        select from public.membership_lapses as others
        where others.member_id = new.member_id and others.from_date = lapsed_on and others.cause = 'team'
      );
  elsif is_inactive then
    insert into public.membership_lapses (member_id, from_date) values (new.member_id, lapsed_on)
    on conflict on constraint membership_lapses_day_key do update set paid_on = null;
  elsif new.status = 'Active' and (was_inactive or tg_op = 'INSERT') then
    update public.membership_lapses as lapses set paid_on = greatest(lapses.from_date, active_on)
    where lapses.member_id = new.member_id and lapses.cause = 'team' and lapses.paid_on is null;
    -- Continuing a membership with an unpaid month is a decision of the team.
    update public.membership_lapses as lapses set reinstated_on = greatest(lapses.from_date, active_on)
    where lapses.member_id = new.member_id and lapses.cause = 'contribution' and lapses.reinstated_on is null
      and (lapses.paid_on is null or lapses.paid_on > private.last_day_to_pay(lapses.from_date));
  end if;
  return null;
end
$$;
comment on function private.track_lapse() is
  'Trigger: a membership lapses when the team ends its enrollment, until one is active again. Lapses by unpaid months: private.settle_lapses().';

create trigger track_lapse after insert or update of status, inactive_date on public.enrollments
  for each row execute function private.track_lapse();

create function private.membership_days(member_id uuid) returns datemultirange
language sql stable
set search_path = ''
as $$
  select coalesce(range_agg(daterange(times.from_date, times.until, '[]')), '{}')
  from (
    select enrollments.start_date as from_date, case
      -- Without a day, it was cancelled at the latest when that was entered.
      when enrollments.status = 'Cancelled'
        then coalesce(enrollments.inactive_date - 1, enrollments.end_date, private.local_day(enrollments.created_at))
      else enrollments.end_date
    end as until
    from public.enrollments
    where enrollments.member_id = membership_days.member_id and enrollments.start_date is not null
  ) as times
  where times.until is null or times.until >= times.from_date
$$;
comment on function private.membership_days(uuid) is
  'The days on which someone is a member. Enrollments without a day between them are one membership. Lapses are not taken out.';

create function private.refuse_iua_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen bigint := (select (iua.amount * 100)::bigint from public.product_iua as iua where iua.id = new.product_iua_id);
  counts_from date := private.local_today();
  began_on date;
  year_began_on date;
begin
  if tg_op = 'INSERT' then
    counts_from := greatest(counts_from, new.start_date);
  elsif new.product_iua_id is not distinct from old.product_iua_id then
    return new;
  end if;
  if new.iua_correction is not null and (tg_op = 'INSERT' or new.iua_correction is distinct from old.iua_correction) then
    return new;
  end if;
  -- Taking back the change of the same day is no change.
  if chosen is null or chosen = (
    select choices.amount_cents from public.member_iua_choices as choices
    where choices.member_id = new.member_id and choices.from_date < counts_from
    order by choices.from_date desc limit 1
  ) then
    return new;
  end if;
  select lower(periods.days) into began_on
  from unnest(private.membership_days(new.member_id)) as periods (days) where periods.days @> counts_from;
  year_began_on := began_on + make_interval(years => extract(year from age(counts_from, began_on))::integer);
  if exists (
    select
    from (
      select choices.from_date, choices.amount_cents, lag(choices.amount_cents) over (order by choices.from_date) as before
      from public.member_iua_choices as choices where choices.member_id = new.member_id
    ) as changes
    where changes.from_date > began_on and changes.from_date >= year_began_on and changes.from_date < counts_from
      and changes.amount_cents <> changes.before
  ) then
    perform private.fail(422, 'iua_changed', 'The IUA was changed in this membership year. A correction has a reason.');
  end if;
  return new;
end
$$;
comment on function private.refuse_iua_change() is
  'Trigger: the IUA changes once in a membership year, as the rules say. A correction has a reason (iua_correction). Refuses with 422 iua_changed.';

create trigger refuse_iua_change before insert or update of product_iua_id on public.enrollments
  for each row execute function private.refuse_iua_change();

create function private.person_periods(member_id uuid, person_id uuid) returns datemultirange
language sql stable
set search_path = ''
as $$
  select private.membership_days(person_periods.member_id) * case
    when person_periods.person_id is null then datemultirange(daterange(null, null))
    else (
      select datemultirange(daterange(people.start_date, people.end_date, '[]'))
      from public.household_people as people where people.id = person_periods.person_id
    )
  end
$$;
comment on function private.person_periods(uuid, uuid) is
  'The days on which a person of a household is in its membership: the member (null) or someone else, who is not without the membership.';

--
-- Needs
--

create table public.medical_needs (
  id uuid primary key,
  member_id uuid not null references public.members (id) on delete cascade,
  person_id uuid,
  title text not null,
  kind text not null,
  pre_existing text not null default 'unknown',
  is_cancer boolean not null default false,
  is_chronic boolean not null default false,
  other_signs date[] not null default '{}',
  due_on date,
  iua_paid_on date[] not null default '{}',
  iua_reduction_cents bigint not null default 0,
  iua_reduction_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint medical_needs_own_key unique (id, member_id),
  constraint medical_needs_person_fkey foreign key (person_id, member_id) references public.household_people (id, member_id),
  constraint medical_needs_title_length check (char_length(title) between 1 and 200),
  constraint medical_needs_kind_known check (kind in ('illness', 'accident', 'maternity', 'death')),
  constraint medical_needs_pre_existing_known check (pre_existing in ('no', 'yes', 'unknown')),
  constraint medical_needs_other_signs_few check (cardinality(other_signs) <= 100),
  constraint medical_needs_iua_paid_on_few check (cardinality(iua_paid_on) <= 100),
  constraint medical_needs_due_on_of_maternity check (kind = 'maternity' or due_on is null),
  constraint medical_needs_iua_reduction_plausible check (iua_reduction_cents between 0 and 9999999999),
  constraint medical_needs_iua_reduction_with_reason check ((iua_reduction_cents > 0) = (iua_reduction_reason is not null)),
  constraint medical_needs_iua_reduction_reason_length check (char_length(iua_reduction_reason) between 1 and 1000)
);
comment on table public.medical_needs is
  'The illnesses, accidents, pregnancies and deaths of a household, as reviewers classify them. Requests of the same one share a need. The member never sees them.';
comment on column public.medical_needs.person_id is 'The person of the household who needs care. Null for the member.';
comment on column public.medical_needs.pre_existing is 'Whether the condition existed before the membership, within the look-back period.';
comment on column public.medical_needs.is_cancer is 'Whether the look-back period is that of cancer.';
comment on column public.medical_needs.is_chronic is 'A condition that does not go away is one need, however far apart its bills are.';
comment on column public.medical_needs.other_signs is 'Days with symptoms or treatment that have no bill here.';
comment on column public.medical_needs.due_on is 'The due date of the first ultrasound. Null if there was none, such as after an early loss.';
comment on column public.medical_needs.iua_paid_on is
  'When the member finished paying the IUA: a day for each time that the condition came back and had an IUA of its own.';
comment on column public.medical_needs.iua_reduction_cents is 'What a person took off the IUA, because the member lowered the bill.';
create index medical_needs_member_id_idx on public.medical_needs (member_id, created_at);
create index medical_needs_person_id_idx on public.medical_needs (person_id, member_id);
create index medical_needs_title_idx on public.medical_needs using gin (private.fold(' ' || title) extensions.gin_trgm_ops);
create trigger set_updated_at before update on public.medical_needs
  for each row execute function private.set_updated_at();

-- A need has requests, and a request has a need: one of the two references follows both tables.
alter table public.sharing_requests
  add constraint sharing_requests_need_fkey foreign key (need_id, member_id) references public.medical_needs (id, member_id);
create index sharing_requests_need_id_idx on public.sharing_requests (need_id, member_id);

create function private.check_request_need() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.medical_needs as needs
    where needs.id = new.need_id and needs.person_id is not distinct from new.person_id
  ) then
    new.need_id := null;
  end if;
  return new;
end
$$;
comment on function private.check_request_need() is 'Trigger: a request has a need of its own person. With another person, it loses its need.';

create trigger check_request_need before insert or update of person_id, need_id on public.sharing_requests
  for each row when (new.need_id is not null) execute function private.check_request_need();

--
-- Bills
--

create function private.is_care(care text) returns boolean
language sql immutable
set search_path = ''
as $$
  select care in (
    'general', 'unclear',
    'allergy', 'diagnostics', 'home-care', 'hormone', 'injections', 'supplies', 'orthotics', 'recovery', 'apnea-home',
    'apnea-laboratory', 'apnea-device', 'apnea-rental', 'apnea-masks', 'apnea-oral', 'apnea-follow-up', 'apnea-surgery', 'prenatal',
    'not-eligible', 'work', 'fees', 'transport', 'dental', 'vision', 'mental-health', 'cosmetic', 'conditional', 'genetic-testing',
    'long-term-care', 'maternity-extra', 'above-fair-price', 'driving', 'fight', 'required-exam', 'abroad', 'death-assistance'
  )
$$;
comment on function private.is_care(text) is 'Whether the rules engine knows a kind of care (rules/engine).';

create table public.bills (
  id uuid primary key,
  request_id uuid not null,
  member_id uuid not null,
  provider text not null,
  bill_date date,
  total_cents bigint not null,
  estimate_cents bigint,
  file_id uuid references public.request_files (id) on delete set null,
  created_by uuid references public.admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bills_request_fkey foreign key (request_id, member_id)
    references public.sharing_requests (id, member_id) on delete cascade,
  constraint bills_provider_length check (char_length(provider) between 1 and 200),
  constraint bills_total_plausible check (total_cents between 0 and 9999999999),
  constraint bills_estimate_plausible check (estimate_cents between 0 and 9999999999)
);
comment on table public.bills is 'The bills of a request, as a reviewer read them. The member does not see them before the answer.';
comment on column public.bills.total_cents is 'The total that is printed on the bill.';
comment on column public.bills.estimate_cents is 'The total of the Good Faith Estimate, if there was one.';
comment on column public.bills.file_id is 'The page from which it was read.';
create index bills_request_id_idx on public.bills (request_id, member_id);
create index bills_member_id_idx on public.bills (member_id, id);
create index bills_file_id_idx on public.bills (file_id);
create index bills_created_by_idx on public.bills (created_by);
create index bills_total_cents_idx on public.bills (total_cents);
create trigger set_updated_at before update on public.bills
  for each row execute function private.set_updated_at();

create table public.bill_lines (
  id uuid primary key,
  bill_id uuid not null references public.bills (id) on delete cascade,
  position smallint not null,
  service_date date not null,
  description text not null,
  care text not null,
  charge_cents bigint not null,
  discount_cents bigint not null default 0,
  other_payer_cents bigint not null default 0,
  other_payer text,
  visits smallint,
  constraint bill_lines_position_key unique (bill_id, position),
  constraint bill_lines_position_plausible check (position between 1 and 300),
  constraint bill_lines_description_length check (char_length(description) between 1 and 300),
  constraint bill_lines_care_known check (private.is_care(care)),
  constraint bill_lines_charge_plausible check (charge_cents between 0 and 9999999999),
  constraint bill_lines_discount_plausible check (discount_cents >= 0),
  constraint bill_lines_other_payer_plausible check (other_payer_cents >= 0),
  constraint bill_lines_discount_within_charge check (discount_cents + other_payer_cents <= charge_cents),
  constraint bill_lines_other_payer_length check (char_length(other_payer) between 1 and 200),
  constraint bill_lines_visits_plausible check (visits between 0 and 999)
);
comment on table public.bill_lines is 'The lines of bills. What each costs whom is the rules engine''s answer, and is not stored here.';
comment on column public.bill_lines.care is 'What the charge is for: it selects the rule that limits or excludes it.';
comment on column public.bill_lines.visits is 'Visits or sessions on this line. Null for one, 0 for a second line of the same visit.';

--
-- Bills and needs as JSON
--

create function private.bill_json(bill public.bills) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', bill.id, 'request_id', bill.request_id, 'provider', bill.provider, 'bill_date', bill.bill_date,
    'total_cents', bill.total_cents, 'estimate_cents', bill.estimate_cents, 'file_id', bill.file_id,
    'created_at', bill.created_at, 'updated_at', bill.updated_at,
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(lines) - 'bill_id' order by lines.position), '[]')
      from public.bill_lines as lines where lines.bill_id = bill.id
    )
  )
$$;
comment on function private.bill_json(public.bills) is 'A bill with its lines.';

create function private.request_bills(request_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.bill_json(bills) order by bills.created_at, bills.id), '[]')
  from public.bills where bills.request_id = request_bills.request_id
$$;
comment on function private.request_bills(uuid) is 'The bills of a request with their lines, in the order in which they were entered.';

--
-- Facts
--

create function private.household_conditions(member_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  -- The lines of all needs at once: a lookup for each need would read the bills again and again.
  with lines as (
    select requests.need_id, jsonb_agg(
      jsonb_build_object(
        'id', lines.id, 'day', lines.service_date, 'care', lines.care, 'charge', lines.charge_cents,
        'discount', lines.discount_cents, 'otherPayer', lines.other_payer_cents
      ) || case when lines.visits is null then '{}' else jsonb_build_object('visits', lines.visits) end
      -- Of one day, in the order of the bills, then of their lines: ids are random.
      order by lines.service_date, bills.bill_date, bills.created_at, bills.id, lines.position
    ) as list
    from public.sharing_requests as requests
    join public.bills on bills.request_id = requests.id
    join public.bill_lines as lines on lines.bill_id = bills.id
    where requests.member_id = household_conditions.member_id and requests.need_id is not null
      and requests.state not in ('draft', 'withdrawn')
    group by requests.need_id
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', needs.id, 'personId', coalesce(needs.person_id, needs.member_id), 'kind', needs.kind,
      'preExisting', needs.pre_existing, 'isChronic', needs.is_chronic, 'otherSigns', to_jsonb(needs.other_signs),
      'iuaReduction', needs.iua_reduction_cents, 'iuaPaidOn', to_jsonb(needs.iua_paid_on), 'lines', coalesce(lines.list, '[]')
    ) || case when needs.due_on is null then '{}' else jsonb_build_object('dueDate', needs.due_on) end
    order by needs.created_at, needs.id
  ), '[]')
  from public.medical_needs as needs left join lines on lines.need_id = needs.id
  where needs.member_id = household_conditions.member_id
$$;
comment on function private.household_conditions(uuid) is
  'The needs of a household with the lines of their bills, as conditions of the rules engine. Without bills of withdrawn requests.';

create function private.household_facts(member_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'iuaChoices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', choices.from_date, 'amount', choices.amount_cents) order by choices.from_date
      ), '[]')
      from public.member_iua_choices as choices where choices.member_id = household_facts.member_id
    ),
    'lapses', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'from', lapses.from_date, 'paidOn', least(lapses.paid_on, lapses.reinstated_on), 'until', upper(period) - 1
        )
        order by lapses.from_date, lapses.cause
      ), '[]')
      from public.membership_lapses as lapses
      -- A lapse from the day after a membership says only that it ended.
      join unnest(private.membership_days(household_facts.member_id)) as period on period @> lapses.from_date
      where lapses.member_id = household_facts.member_id
    ),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', people.id, 'periods', (
          select jsonb_agg(jsonb_build_object('from', lower(period), 'until', upper(period) - 1) order by period)
          from unnest(people.periods) as period
        )) || jsonb_strip_nulls(jsonb_build_object('childBornOn', people.child_born_on, 'relation', people.relationship))
        order by people.id
      ), '[]')
      from (
        select household_facts.member_id as id, private.person_periods(household_facts.member_id, null) as periods,
          null::date as child_born_on, null as relationship
        union all
        select people.id, private.person_periods(people.member_id, people.id),
          case when people.relationship = 'child' then people.date_of_birth end, people.relationship
        from public.household_people as people
        where people.member_id = household_facts.member_id
      ) as people
      where not isempty(people.periods)
    ),
    'conditions', private.household_conditions(household_facts.member_id)
  )
$$;
comment on function private.household_facts(uuid) is 'Everything about a household that an answer of the rules engine depends on.';

create function private.editions() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('number', editions.number, 'effectiveOn', editions.effective_on, 'figures', editions.figures)
    order by editions.number
  ), '[]')
  from public.rule_editions as editions
$$;
comment on function private.editions() is 'The published editions of the rules, as the rules engine reads them.';

create function private.facts_missing(household jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when household -> 'iuaChoices' = '[]' then 'iua_missing'
    when exists (
      select from jsonb_array_elements(household -> 'conditions') as condition
      where not exists (
        select from jsonb_array_elements(household -> 'people') as person
        where person -> 'id' = condition -> 'personId'
      )
    ) then 'start_missing'
  end
$$;
comment on function private.facts_missing(jsonb) is
  'What keeps the rules engine from answering: iua_missing, start_missing (a person''s start date), or null.';

create function private.facts_hash(facts jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(facts::text, 'UTF8')), 'hex')
$$;
comment on function private.facts_hash(jsonb) is 'The hash by which a decision knows that nothing has changed since the proposal.';

create function private.request_facts(request public.sharing_requests) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'household', private.household_facts(request.member_id), 'editions', private.editions(), 'need_id', request.need_id
  )
$$;
comment on function private.request_facts(public.sharing_requests) is 'What the rules engine needs to answer a request.';

--
-- Warnings
--

create function private.bill_warnings(request public.sharing_requests) returns jsonb
language sql stable
set search_path = ''
as $$
  with own as (
    select bills.* from public.bills where bills.request_id = request.id
  ), own_lines as (
    select lines.*, own.provider from public.bill_lines as lines join own on own.id = lines.bill_id
  ), person as (
    select private.person_periods(request.member_id, request.person_id) as periods, (
      select people.date_of_birth from public.household_people as people
      where people.id = request.person_id and people.relationship = 'child'
    ) as child_born_on
  ), warnings as (
    select own.id as bill_id, null::uuid as line_id, 1 as position, jsonb_build_object(
      'code', 'wrong_sum', 'total_cents', own.total_cents, 'lines_cents', sums.charges
    ) as warning
    from own, lateral (
      select coalesce(sum(lines.charge_cents), 0) as charges from own_lines as lines where lines.bill_id = own.id
    ) as sums
    where sums.charges <> own.total_cents
    union all
    select own.id, null, 2, jsonb_build_object('code', 'above_estimate', 'difference_cents', own.total_cents - own.estimate_cents)
    from own
    where own.total_cents - own.estimate_cents >= ((private.edition_on(own.bill_date)).figures ->> 'estimateDispute')::bigint
    union all
    -- One warning for each pair of bills, at its first line.
    select distinct on (lines.bill_id, others.id) lines.bill_id, lines.id, 3, jsonb_build_object(
      'code', 'duplicate', 'other_bill_id', others.id, 'other_number', requests.number
    )
    from own_lines as lines
    join public.bills as others on others.member_id = request.member_id and others.id <> lines.bill_id
    join public.sharing_requests as requests on requests.id = others.request_id and requests.state <> 'withdrawn'
    join public.bill_lines as other_lines on other_lines.bill_id = others.id
    where requests.person_id is not distinct from request.person_id
      and other_lines.service_date = lines.service_date and other_lines.charge_cents = lines.charge_cents and lines.charge_cents > 0
      and (
        private.searchable(others.provider) = private.searchable(lines.provider)
        or private.searchable(other_lines.description) = private.searchable(lines.description)
      )
    union all
    select lines.bill_id, lines.id, 4, jsonb_build_object('code', 'outside_membership', 'date', lines.service_date)
    from own_lines as lines, person
    where not person.periods @> lines.service_date or exists (
      select from public.membership_lapses as lapses
      where lapses.member_id = request.member_id and lines.service_date >= lapses.from_date
        and lines.service_date < coalesce(least(lapses.paid_on, lapses.reinstated_on), 'infinity')
        -- A membership that ended leaves no lapse to the next one.
        and private.membership_days(request.member_id)
          @> daterange(lapses.from_date, greatest(lapses.from_date, lines.service_date), '[]')
    )
    union all
    select lines.bill_id, lines.id, 5, jsonb_build_object('code', 'child_age', 'date', lines.service_date)
    from own_lines as lines, person
    where lines.service_date >= person.child_born_on
      + make_interval(years => ((private.edition_on(lines.service_date)).figures ->> 'childAge')::integer)
    union all
    select own.id, null, 6, jsonb_build_object('code', 'late', 'date', arrived.day, 'due_on', due.day)
    from own
    left join public.request_files as pages on pages.id = own.file_id
    cross join lateral (
      select coalesce(private.day_in_zone(coalesce(pages.received_at, pages.created_at), request.time_zone), request.received_on)
    ) as arrived (day)
    cross join lateral (select private.bill_deadline(request.kind, own.bill_date)) as due (day)
    where arrived.day > due.day
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('bill_id', warnings.bill_id, 'line_id', warnings.line_id) || warnings.warning
    order by own.created_at, own.id, warnings.position, warnings.line_id
  ), '[]')
  from warnings join own on own.id = warnings.bill_id
$$;
comment on function private.bill_warnings(public.sharing_requests) is
  'What a reviewer should look at: wrong_sum, duplicate (another bill of this person), above_estimate (by what makes it disputable, or more), outside_membership, child_age, late (a bill of maternity care).';

--
-- Changing
--

-- The facts of an answer are those of the whole household, so bills do not change between the check of a decision and its end.
create function private.lock_household(request public.sharing_requests) returns void
language sql volatile
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('household ' || request.member_id::text, 0))
$$;
comment on function private.lock_household(public.sharing_requests) is
  'Changes of bills and decisions of a household wait for each other, until the transaction ends. The request is locked before.';

create function private.work_on_bills(source jsonb) returns public.sharing_requests
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may change requests.');
  elsif jsonb_typeof(source) is distinct from 'object' then
    perform private.fail_field('bill_invalid', 'Expected a JSON object.', null);
  end if;
  request := private.work_on_request(private.read_id(source, 'request_id', 'bill_invalid'));
  perform private.lock_household(request);
  perform private.refuse_decided(request);
  return request;
end
$$;
comment on function private.work_on_bills(jsonb) is
  'The request whose bills or need an admin changes, locked. Refuses with 403, 404, 409 request_decided or decision_pending.';

create function private.refuse_other_person(request public.sharing_requests, source jsonb, path text default '') returns void
language plpgsql stable
set search_path = ''
as $$
declare
  named uuid := private.read_id(source, 'person_id', 'other_person', path);
begin
  if named is not null and named <> coalesce(request.person_id, request.member_id) then
    perform private.fail_field(
      'other_person', 'The bill is for another person. Each person has a request of their own.', path || 'person_id'
    );
  end if;
end
$$;
comment on function private.refuse_other_person(public.sharing_requests, jsonb, text) is
  'Ends the request with 422 other_person if a bill or line is for someone other than the request. One bill for two people is two bills.';

create function private.read_bill_line(source jsonb, place integer, bill_id uuid, born_on date) returns public.bill_lines
language plpgsql stable
set search_path = ''
as $$
declare
  path constant text := 'lines.' || place - 1 || '.';
  line public.bill_lines;
  visits jsonb := source -> 'visits';
begin
  if jsonb_typeof(source) <> 'object' then
    perform private.fail_field('lines_invalid', 'A line is a JSON object.', 'lines.' || place - 1);
  end if;
  line.id := private.read_id(source, 'id', 'lines_invalid', path);
  line.bill_id := bill_id;
  line.position := place;
  line.service_date := private.read_day(source, 'service_date', path);
  line.description := private.read_text(source, 'description', 1, 300, 'description_length', path);
  line.care := source ->> 'care';
  line.charge_cents := private.read_cents(source, 'charge_cents', path);
  line.discount_cents := coalesce(private.read_cents(source, 'discount_cents', path), 0);
  line.other_payer_cents := coalesce(private.read_cents(source, 'other_payer_cents', path), 0);
  line.other_payer := private.read_text(source, 'other_payer', 0, 200, 'other_payer_length', path);
  if line.id is null then
    perform private.fail_field('lines_invalid', 'A line has an id.', path || 'id');
  elsif line.service_date is null or line.service_date < born_on then
    perform private.fail_field('date_invalid', 'A line has a date of care, not before the person''s birth.', path || 'service_date');
  elsif line.care is null or not private.is_care(line.care) then
    perform private.fail_field('care_unknown', 'There is no such kind of care.', path || 'care');
  elsif line.charge_cents is null then
    perform private.fail_field('amount_invalid', 'A line has a charge.', path || 'charge_cents');
  elsif line.discount_cents + line.other_payer_cents > line.charge_cents then
    perform private.fail_field(
      'discount_above_charge', 'Discount and other payer together are more than the charge.', path || 'discount_cents'
    );
  elsif jsonb_typeof(visits) <> 'null' and (jsonb_typeof(visits) <> 'number' or visits::text !~ '^[0-9]{1,3}$') then
    perform private.fail_field('visits_invalid', 'Visits are a number from 0 to 999.', path || 'visits');
  end if;
  line.visits := (visits #>> '{}')::smallint;
  return line;
end
$$;
comment on function private.read_bill_line(jsonb, integer, uuid, date) is 'A line of a bill that is saved. Refuses with 422 and the field.';

create function private.read_bill_lines(bill jsonb, bill_id uuid, request public.sharing_requests) returns public.bill_lines[]
language plpgsql stable
set search_path = ''
as $$
declare
  born_on date := coalesce(
    (select people.date_of_birth from public.household_people as people where people.id = request.person_id),
    (select members.date_of_birth from public.members where members.id = request.member_id)
  );
  lines public.bill_lines[] := '{}';
  source jsonb;
begin
  if coalesce(jsonb_typeof(bill -> 'lines'), 'null') <> 'array' or jsonb_array_length(bill -> 'lines') not between 1 and 300 then
    perform private.fail_field('lines_invalid', 'A bill has 1 to 300 lines.', 'lines');
  end if;
  for source in select value from jsonb_array_elements(bill -> 'lines') loop
    lines := lines || private.read_bill_line(source, cardinality(lines) + 1, bill_id, born_on);
    perform private.refuse_other_person(request, source, 'lines.' || cardinality(lines) - 1 || '.');
  end loop;
  if (select count(distinct line.id) from unnest(lines) as line) < cardinality(lines) or exists (
    select from public.bill_lines as others
    where others.id in (select line.id from unnest(lines) as line) and others.bill_id <> read_bill_lines.bill_id
  ) then
    perform private.fail_field('lines_invalid', 'Each line has an id of its own.', 'lines');
  end if;
  return lines;
end
$$;
comment on function private.read_bill_lines(jsonb, uuid, public.sharing_requests) is
  'The lines of a bill that is saved. Refuses with 422 and the field.';

create function private.read_bill(bill jsonb, request public.sharing_requests) returns public.bills
language plpgsql stable
set search_path = ''
as $$
declare
  entered public.bills;
begin
  if coalesce(bill ->> 'currency', 'USD') <> 'USD' then
    perform private.fail_field('currency_unsupported', 'Amounts are in US dollars. Convert the bill first.', 'currency');
  end if;
  perform private.refuse_other_person(request, bill);
  entered.id := private.read_id(bill, 'id', 'bill_invalid');
  entered.request_id := request.id;
  entered.member_id := request.member_id;
  entered.provider := private.read_text(bill, 'provider', 1, 200, 'provider_length');
  entered.bill_date := private.read_day(bill, 'bill_date');
  entered.total_cents := private.read_cents(bill, 'total_cents');
  entered.estimate_cents := private.read_cents(bill, 'estimate_cents');
  entered.file_id := private.read_id(bill, 'file_id', 'file_unknown');
  if entered.id is null then
    perform private.fail_field('bill_invalid', 'A bill has an id.', 'id');
  elsif entered.total_cents is null then
    perform private.fail_field('amount_invalid', 'A bill has a total.', 'total_cents');
  elsif entered.file_id is not null and not exists (
    select from public.request_files as files where files.id = entered.file_id and files.request_id = request.id
  ) then
    perform private.fail_field('file_unknown', 'The page is not one of this request.', 'file_id');
  end if;
  return entered;
end
$$;
comment on function private.read_bill(jsonb, public.sharing_requests) is 'A bill that is saved, without its lines. Refuses with 422 and the field.';

create function private.is_same_bill(stored public.bills, entered public.bills, lines public.bill_lines[]) returns boolean
language sql stable
set search_path = ''
as $$
  select (stored.provider, stored.bill_date, stored.total_cents, stored.estimate_cents, stored.file_id)
      is not distinct from (entered.provider, entered.bill_date, entered.total_cents, entered.estimate_cents, entered.file_id)
    and array(
      select kept from public.bill_lines as kept where kept.bill_id = stored.id order by kept.position
    ) = lines
$$;
comment on function private.is_same_bill(public.bills, public.bills, public.bill_lines[]) is
  'Whether a bill was saved before: the response to the first call did not arrive.';

create function public.save_bill(bill jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_bills(bill);
  entered public.bills := private.read_bill(bill, request);
  lines public.bill_lines[] := private.read_bill_lines(bill, entered.id, request);
  seen_at timestamptz := private.read_seen_at(bill);
  stored public.bills;
begin
  select * into stored from public.bills where bills.id = entered.id;
  if stored.request_id <> request.id then
    perform private.fail(409, 'bill_exists', 'There is another bill with this id.');
  elsif stored.id is not null and seen_at is null and private.is_same_bill(stored, entered, lines) then
    return jsonb_build_object('bill', private.bill_json(stored), 'warnings', private.bill_warnings(request));
  elsif stored.updated_at is distinct from seen_at then
    perform private.refuse_lost_update();
  elsif stored.id is null and (select count(*) from public.bills where bills.request_id = request.id) >= 100 then
    perform private.fail(422, 'too_many_bills', 'At most 100 bills for a request.');
  end if;
  insert into public.bills (id, request_id, member_id, provider, bill_date, total_cents, estimate_cents, file_id, created_by)
  values (
    entered.id, entered.request_id, entered.member_id, entered.provider, entered.bill_date, entered.total_cents,
    entered.estimate_cents, entered.file_id, private.current_admin_id()
  )
  on conflict (id) do update set
    provider = excluded.provider, bill_date = excluded.bill_date, total_cents = excluded.total_cents,
    estimate_cents = excluded.estimate_cents, file_id = excluded.file_id
  returning * into stored;
  delete from public.bill_lines where bill_lines.bill_id = stored.id;
  insert into public.bill_lines select * from unnest(lines);
  perform private.add_request_event(request.id, 'bill_saved', '{}', false);
  return jsonb_build_object('bill', private.bill_json(stored), 'warnings', private.bill_warnings(request));
end
$$;
comment on function public.save_bill(jsonb) is
  'Saves a bill with its lines, for admins for requests: {"bill", "warnings"}. seen_at is the updated_at that the editor read, null for a new bill. Refuses with 403, 404 not_found, 409 changed_meanwhile, decision_pending or request_decided, 422 with the field as hint.';

create function public.change_request_facts(request_id uuid, seen_at timestamptz, changes jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(change_request_facts.request_id);
  changed public.sharing_requests;
  changeable constant text[] := array[
    'person_id', 'kind', 'care_stage', 'service_date', 'provider', 'provider_city', 'accident_kind', 'had_before', 'other_payer',
    'other_payer_name', 'payment', 'amount_cents', 'documents_due_on'
  ];
begin
  if request.updated_at is distinct from change_request_facts.seen_at then
    perform private.refuse_lost_update();
  elsif jsonb_typeof(changes) is distinct from 'object' or exists (
    select from jsonb_object_keys(changes) as names (name) where names.name <> all (changeable)
  ) then
    perform private.fail(422, 'unknown_fact', 'Expected facts of the request.');
  end if;
  changed := jsonb_populate_record(request, changes);
  update public.sharing_requests as requests set
    person_id = changed.person_id, kind = changed.kind, care_stage = changed.care_stage, service_date = changed.service_date,
    provider = changed.provider, provider_city = changed.provider_city, accident_kind = changed.accident_kind,
    had_before = changed.had_before, other_payer = changed.other_payer, other_payer_name = changed.other_payer_name,
    payment = changed.payment, amount_cents = changed.amount_cents, documents_due_on = changed.documents_due_on
  where requests.id = request.id
  returning * into changed;
  return jsonb_build_object('id', changed.id, 'updated_at', changed.updated_at);
end
$$;
comment on function public.change_request_facts(uuid, timestamptz, jsonb) is
  'Changes facts of a request, such as {"provider": "…"}, for admins for requests: {"id", "updated_at"}. seen_at is the updated_at that the editor read. Refuses with 403 permission_denied, 404 not_found, 409 changed_meanwhile, 422 unknown_fact.';

create function public.delete_bill(bill_id uuid, seen_at timestamptz) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(
    (select bills.request_id from public.bills where bills.id = delete_bill.bill_id)
  );
begin
  perform private.lock_household(request);
  perform private.refuse_decided(request);
  delete from public.bills where bills.id = delete_bill.bill_id and bills.updated_at = delete_bill.seen_at;
  if not found then
    perform private.refuse_lost_update();
  end if;
  perform private.add_request_event(request.id, 'bill_deleted', '{}', false);
end
$$;
comment on function public.delete_bill(uuid, timestamptz) is
  'Deletes a bill of a request that is not decided, for admins for requests. Refuses with 403, 404 not_found, 409 changed_meanwhile, decision_pending or request_decided.';

create function private.read_need(need jsonb, request public.sharing_requests) returns public.medical_needs
language plpgsql stable
set search_path = ''
as $$
declare
  entered public.medical_needs;
begin
  entered.member_id := request.member_id;
  entered.person_id := request.person_id;
  entered.title := private.read_text(need, 'title', 1, 200, 'title_length');
  entered.kind := need ->> 'kind';
  entered.pre_existing := coalesce(need ->> 'pre_existing', 'unknown');
  entered.is_cancer := private.read_flag(need, 'is_cancer', 'need_invalid');
  entered.is_chronic := private.read_flag(need, 'is_chronic', 'need_invalid');
  entered.due_on := private.read_day(need, 'due_on');
  entered.iua_paid_on := private.read_days(need, 'iua_paid_on');
  entered.other_signs := private.read_days(need, 'other_signs');
  entered.iua_reduction_cents := coalesce(private.read_cents(need, 'iua_reduction_cents'), 0);
  entered.iua_reduction_reason := private.read_text(need, 'iua_reduction_reason', 0, 1000, 'text_length');
  if coalesce(entered.kind, '') not in ('illness', 'accident', 'maternity', 'death') then
    perform private.fail_field('kind_unknown', 'A need is an illness, an accident, a maternity or a death.', 'kind');
  elsif entered.pre_existing not in ('no', 'yes', 'unknown') then
    perform private.fail_field('pre_existing_unknown', 'Pre-existing: no, yes or unknown.', 'pre_existing');
  elsif entered.kind <> 'maternity' then
    entered.due_on := null;
  end if;
  if entered.iua_reduction_cents = 0 then
    entered.iua_reduction_reason := null;
  elsif entered.iua_reduction_reason is null then
    perform private.fail_field('reason_missing', 'A reduction of the IUA has a reason.', 'iua_reduction_reason');
  end if;
  return entered;
end
$$;
comment on function private.read_need(jsonb, public.sharing_requests) is 'A need that is saved. Refuses with 422 and the field.';

create function private.change_need(need jsonb, request public.sharing_requests) returns uuid
language plpgsql volatile
set search_path = ''
as $$
declare
  entered public.medical_needs := private.read_need(need, request);
  seen_at timestamptz := private.read_seen_at(need);
  stored public.medical_needs;
begin
  entered.id := coalesce(private.read_id(need, 'id', 'need_invalid'), gen_random_uuid());
  select * into stored from public.medical_needs as needs where needs.id = entered.id for update;
  if stored.member_id <> request.member_id or stored.id is not null and stored.person_id is distinct from request.person_id then
    perform private.fail_field('other_person', 'The need is of another person.', 'id');
  end if;
  entered.created_at := coalesce(stored.created_at, now());
  entered.updated_at := coalesce(stored.updated_at, now());
  if stored.id is not null and seen_at is null and stored is not distinct from entered then
    return stored.id;
  elsif stored.updated_at is distinct from seen_at then
    perform private.refuse_lost_update();
  elsif stored.id is null then
    insert into public.medical_needs select (entered).*;
    return entered.id;
  end if;
  perform private.refuse_decided(others)
  from public.sharing_requests as others
  where others.need_id = stored.id and private.has_pending_decision(others.id);
  update public.medical_needs as needs set
    title = entered.title, kind = entered.kind, pre_existing = entered.pre_existing, is_cancer = entered.is_cancer,
    is_chronic = entered.is_chronic, other_signs = entered.other_signs, due_on = entered.due_on, iua_paid_on = entered.iua_paid_on,
    iua_reduction_cents = entered.iua_reduction_cents, iua_reduction_reason = entered.iua_reduction_reason
  where needs.id = stored.id;
  return stored.id;
end
$$;
comment on function private.change_need(jsonb, public.sharing_requests) is 'Adds or changes a need of the request''s person, and returns its id.';

create function public.save_need(need jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_bills(need);
  is_link boolean := not (need ? 'title' or need ? 'kind');
  chosen uuid := private.read_id(need, 'id', 'need_invalid');
begin
  if not is_link then
    chosen := private.change_need(need, request);
  elsif not exists (
    select from public.medical_needs as needs
    where needs.id = chosen and needs.member_id = request.member_id and needs.person_id is not distinct from request.person_id
  ) then
    perform private.fail_field('other_person', 'The need is of another person.', 'id');
  end if;
  update public.sharing_requests as requests set need_id = chosen
  where requests.id = request.id and requests.need_id is distinct from chosen;
  if not is_link or found then
    perform private.add_request_event(request.id, 'need_saved', '{}', false);
    perform private.broadcast_request(request.id, false);
  end if;
  return (select to_jsonb(needs) from public.medical_needs as needs where needs.id = chosen);
end
$$;
comment on function public.save_need(jsonb) is
  'Saves what a request is about, for admins for requests: the need. With an id and nothing else, the request gets an existing need of its person. Refuses with 403, 404 not_found, 409 changed_meanwhile, decision_pending or request_decided, 422 with the field as hint.';
