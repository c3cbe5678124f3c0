-- Sharing requests: what a member asks the community to share, from the first draft to the answer. A request always has a state, and
-- each state says whose turn it is. The team's clock runs in office hours, and stops while it is someone else's turn.

--
-- Office hours
--

create table public.office_hours (
  id uuid primary key default gen_random_uuid(),
  starts_on date not null,
  -- One time for each day from Monday to Sunday; null on a day on which the office is closed.
  opens time[] not null,
  closes time[] not null,
  updated_at timestamptz not null default now(),
  constraint office_hours_starts_on_key unique (starts_on),
  constraint office_hours_a_week check (
    array_length(opens, 1) = 7 and array_length(closes, 1) = 7 and array_ndims(opens) = 1 and array_ndims(closes) = 1
  ),
  constraint office_hours_some_open check (num_nonnulls(opens[1], opens[2], opens[3], opens[4], opens[5], opens[6], opens[7]) > 0),
  constraint office_hours_in_order check (
    (opens[1] is null) = (closes[1] is null) and (opens[2] is null) = (closes[2] is null) and (opens[3] is null) = (closes[3] is null)
    and (opens[4] is null) = (closes[4] is null) and (opens[5] is null) = (closes[5] is null) and (opens[6] is null) = (closes[6] is null)
    and (opens[7] is null) = (closes[7] is null) and opens[1] < closes[1] is not false and opens[2] < closes[2] is not false
    and opens[3] < closes[3] is not false and opens[4] < closes[4] is not false and opens[5] < closes[5] is not false
    and opens[6] < closes[6] is not false and opens[7] < closes[7] is not false
  )
);
comment on table public.office_hours is
  'When the office opens on each day of the week, in Eastern time, from a day on. Rows that have begun never change, so the past stays as it was counted.';
insert into public.office_hours (starts_on, opens, closes) values
  ('2000-01-01', '{09:00,09:00,09:00,09:00,09:00,NULL,NULL}', '{17:00,17:00,17:00,17:00,17:00,NULL,NULL}');

create table public.closed_days (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  name_pt text not null,
  name_en text not null,
  source text not null default 'own',
  is_open boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint closed_days_day_key unique (day),
  constraint closed_days_name_pt_length check (char_length(name_pt) between 1 and 100),
  constraint closed_days_name_en_length check (char_length(name_en) between 1 and 100),
  constraint closed_days_source_known check (source in ('federal', 'own')),
  constraint closed_days_own_closed check (source = 'federal' or not is_open)
);
comment on table public.closed_days is
  'Days on which the office is closed: the federal holidays of the United States, as observed, and days of the organization. Scheduled work adds the holidays of the next years.';
comment on column public.closed_days.is_open is 'Whether the office opens on this holiday all the same.';
insert into public.closed_days (day, name_pt, name_en, source)
select unnest(known.days::date[]), known.name_pt, known.name_en, 'federal'
from (values
  ('Ano-Novo', 'New Year’s Day', '{2026-01-01,2027-01-01,2027-12-31,2029-01-01,2030-01-01,2031-01-01,2032-01-01,2032-12-31,2034-01-02,2035-01-01}'),
  ('Aniversário de Martin Luther King Jr.', 'Birthday of Martin Luther King, Jr.', '{2026-01-19,2027-01-18,2028-01-17,2029-01-15,2030-01-21,2031-01-20,2032-01-19,2033-01-17,2034-01-16,2035-01-15}'),
  ('Aniversário de Washington', 'Washington’s Birthday', '{2026-02-16,2027-02-15,2028-02-21,2029-02-19,2030-02-18,2031-02-17,2032-02-16,2033-02-21,2034-02-20,2035-02-19}'),
  ('Memorial Day (Dia da Memória)', 'Memorial Day', '{2026-05-25,2027-05-31,2028-05-29,2029-05-28,2030-05-27,2031-05-26,2032-05-31,2033-05-30,2034-05-29,2035-05-28}'),
  ('Juneteenth (fim da escravidão)', 'Juneteenth National Independence Day', '{2026-06-19,2027-06-18,2028-06-19,2029-06-19,2030-06-19,2031-06-19,2032-06-18,2033-06-20,2034-06-19,2035-06-19}'),
  ('Dia da Independência', 'Independence Day', '{2026-07-03,2027-07-05,2028-07-04,2029-07-04,2030-07-04,2031-07-04,2032-07-05,2033-07-04,2034-07-04,2035-07-04}'),
  ('Dia do Trabalho', 'Labor Day', '{2026-09-07,2027-09-06,2028-09-04,2029-09-03,2030-09-02,2031-09-01,2032-09-06,2033-09-05,2034-09-04,2035-09-03}'),
  ('Dia de Colombo', 'Columbus Day', '{2026-10-12,2027-10-11,2028-10-09,2029-10-08,2030-10-14,2031-10-13,2032-10-11,2033-10-10,2034-10-09,2035-10-08}'),
  ('Dia dos Veteranos', 'Veterans Day', '{2026-11-11,2027-11-11,2028-11-10,2029-11-12,2030-11-11,2031-11-11,2032-11-11,2033-11-11,2034-11-10,2035-11-12}'),
  ('Dia de Ação de Graças', 'Thanksgiving Day', '{2026-11-26,2027-11-25,2028-11-23,2029-11-22,2030-11-28,2031-11-27,2032-11-25,2033-11-24,2034-11-23,2035-11-22}'),
  ('Natal', 'Christmas Day', '{2026-12-25,2027-12-24,2028-12-25,2029-12-25,2030-12-25,2031-12-25,2032-12-24,2033-12-26,2034-12-25,2035-12-25}')
) as known (name_pt, name_en, days);

create function private.office_times(first date, last date) returns table (opens timestamptz, closes timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  -- Each day's hours are converted on their own, because days of a clock change have 23 or 25 hours.
  select (days.day + week.opens) at time zone 'America/New_York', (days.day + week.closes) at time zone 'America/New_York'
  from generate_series(first::timestamp, last::timestamp, interval '1 day') as days (day)
  cross join lateral (
    select
      hours.opens[extract(isodow from days.day)::integer] as opens, hours.closes[extract(isodow from days.day)::integer] as closes
    from public.office_hours as hours where hours.starts_on <= days.day::date
    order by hours.starts_on desc limit 1
  ) as week
  where week.opens is not null and not exists (
    select from public.closed_days as closed where closed.day = days.day::date and not closed.is_open
  )
$$;
comment on function private.office_times(date, date) is 'When the office opens and closes, for each day from one to another on which it does.';

create function private.office_minutes(from_time timestamptz, to_time timestamptz) returns integer
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from least(office.closes, to_time) - greatest(office.opens, from_time)) / 60), 0)::integer
  from private.office_times(
    (from_time at time zone 'America/New_York')::date, (to_time at time zone 'America/New_York')::date
  ) as office
  where office.closes > from_time and office.opens < to_time
$$;
comment on function private.office_minutes(timestamptz, timestamptz) is
  'The minutes between two times in which the office is open.';

create function private.add_office_minutes(from_time timestamptz, minutes integer) returns timestamptz
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  first date := (from_time at time zone 'America/New_York')::date;
  -- Longer periods at once for more minutes.
  span integer := 7 + minutes / 240;
  remaining integer := minutes;
  opens timestamptz;
  available integer;
  office record;
begin
  loop
    for office in select times.opens, times.closes from private.office_times(first, first + span - 1) as times order by times.opens loop
      opens := greatest(office.opens, from_time);
      available := greatest(0, extract(epoch from office.closes - opens) / 60)::integer;
      if available >= remaining and office.closes > from_time then
        return opens + remaining * interval '1 minute';
      end if;
      remaining := remaining - available;
    end loop;
    first := first + span;
  end loop;
end
$$;
comment on function private.add_office_minutes(timestamptz, integer) is
  'The time at which the office has been open for a number of minutes since a time.';

--
-- States
--

create table public.request_states (
  state text primary key,
  position integer not null,
  turn text not null,
  stage text not null,
  -- The team's time for the whole stage, in office minutes. Null if no one at the office has anything to do.
  target_minutes integer,
  next_states text[] not null default '{}',
  emails jsonb not null default '{}',
  constraint request_states_turn_known check (turn in ('member', 'team', 'provider', 'none'))
);
comment on table public.request_states is
  'The life of a request. The states of one stage share one clock: it stops while it is the turn of the member or the provider.';
comment on column public.request_states.emails is 'Which email the member gets about a move, by the next state: `request_emails.kind`. None if the state is missing.';
insert into public.request_states (state, position, turn, stage, target_minutes, next_states) values
  ('draft', 1, 'member', 'draft', null, '{received,withdrawn}'),
  ('received', 2, 'team', 'documents', 960, '{checking,waiting_member,in_review,withdrawn}'),
  ('checking', 3, 'team', 'documents', 960, '{waiting_member,in_review,withdrawn}'),
  ('waiting_member', 4, 'member', 'documents', 960, '{checking,in_review,withdrawn}'),
  ('in_review', 5, 'team', 'review', 9600, '{waiting_provider,waiting_member,checking,answered,withdrawn}'),
  ('waiting_provider', 6, 'provider', 'review', 9600, '{in_review,waiting_member,withdrawn}'),
  ('answered', 7, 'none', 'answered', null, '{second_reading,paying,in_review,checking,closed,withdrawn}'),
  ('second_reading', 8, 'team', 'second_reading', 4800, '{answered,withdrawn}'),
  ('paying', 9, 'team', 'payment', 4800, '{paid,answered,in_review,withdrawn}'),
  ('paid', 10, 'none', 'payment', null, '{closed,paying,in_review,checking}'),
  ('closed', 11, 'none', 'closed', null, '{checking,second_reading}'),
  ('withdrawn', 12, 'none', 'closed', null, '{}');

-- Each change of turn is an email, and so are an answer and a payment.
update public.request_states as before set emails = coalesce(
  (
    select jsonb_object_agg(after.state, case
      when before.state = 'draft' then 'received'
      when after.turn = 'member' then 'your_turn'
      when before.turn <> 'team' and after.state in ('checking', 'in_review', 'second_reading') then 'our_turn'
      else 'update'
    end)
    from public.request_states as after
    where after.state not in (before.state, 'withdrawn')
      and (after.turn <> before.turn or before.state = 'draft' or after.state in ('answered', 'paid'))
  ),
  '{}'
);

--
-- Requests
--

create function private.request_deadline(kind text, care_stage text, service_date date) returns date
language sql stable
set search_path = ''
as $$
  select case
    when kind = 'death' then null
    when care_stage = 'planned' then
      service_date - (rules.figures ->> case kind when 'maternity' then 'maternityNotice' else 'plannedCareNotice' end)::integer
    when kind = 'maternity' then null
    else (service_date + make_interval(months => (rules.figures ->> 'requestDeadline')::integer))::date
  end
  from (select (private.edition_on(service_date)).figures) as rules
$$;
comment on function private.request_deadline(text, text, date) is
  'The last day on which a request arrives in time, by the edition of the rules on the day of care. Null for maternity care that is not planned: there each bill has a day of its own (private.bill_deadline). Null for a death: the rules name no day.';

create function private.bill_deadline(kind text, bill_date date) returns date
language sql stable
set search_path = ''
as $$
  select (bill_date + make_interval(months => ((private.edition_on(bill_date)).figures ->> 'maternityDeadline')::integer))::date
  where kind = 'maternity'
$$;
comment on function private.bill_deadline(text, date) is
  'The last day on which a bill arrives in time: for maternity, counted from the date on the bill. Otherwise null: the request has the deadline.';

create function private.day_in_zone(moment timestamptz, time_zone text) returns date
language sql stable
set search_path = ''
as $$
  select (moment at time zone time_zone)::date
$$;
comment on function private.day_in_zone(timestamptz, text) is
  'The day that it is in a time zone at a moment. A request arrives on the member''s day, not on the office''s.';

create function private.is_time_zone(name text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- PostgreSQL also reads POSIX zones: "Etc/GMT+167" would move a day by a week. The zones of places have no digits, except for Etc.
  -- Their offsets from UTC are between -12 and +14 hours.
  return coalesce(
    name ~ '^([A-Za-z]+(/[A-Za-z_-]+){1,2}|UTC|GMT|Etc/GMT[+-][0-9]{1,2})$'
      and timestamp '2026-01-01' at time zone name - timestamp '2026-01-01' at time zone 'UTC' between interval '-14 hours' and interval '12 hours'
      and timestamp '2026-07-01' at time zone name - timestamp '2026-07-01' at time zone 'UTC' between interval '-14 hours' and interval '12 hours',
    false
  );
exception when invalid_parameter_value then
  return false;
end
$$;
comment on function private.is_time_zone(text) is 'Whether a text is the name of a time zone of a place, such as America/Los_Angeles.';

create table public.sharing_requests (
  id uuid primary key default gen_random_uuid(),
  number text,
  member_id uuid not null default private.current_member_id() references public.members (id) on delete cascade,
  person_id uuid,
  language text not null default 'pt-BR',
  time_zone text not null default 'America/New_York',
  state text not null default 'draft' references public.request_states (state),

  -- What the member enters, step by step.
  step smallint not null default 1,
  kind text,
  care_stage text,
  service_date date,
  what_happened text,
  first_signs text,
  had_before text,
  provider text,
  provider_city text,
  accident_kind text,
  other_payer text,
  other_payer_name text,
  payment text,
  amount_cents bigint,
  deadline_on date,
  release_name text,
  release_signed_at timestamptz,

  -- What the team does with it.
  turn text not null default 'member',
  state_since timestamptz not null default now(),
  submitted_at timestamptz,
  received_on date,
  us_state text,
  documents_due_on date,
  need_id uuid,
  outcome text,
  second_reading_since timestamptz,
  assigned_to uuid references public.admins (id) on delete set null,
  priority text not null default 'medium',
  snoozed_until timestamptz,
  tag_ids uuid[] not null default '{}',
  team_minutes_used integer not null default 0,
  team_due_at timestamptz,
  member_read_at timestamptz not null default now(),
  team_read_at timestamptz,
  form_submission_id uuid references public.form_submissions (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null default '',
  -- Sending a request takes a minute. The rest is asked afterwards, one question at a time.
  open_questions text[] not null generated always as (
    case when state in ('received', 'checking', 'waiting_member', 'in_review', 'waiting_provider')
      and kind <> 'death' and form_submission_id is null
    then array_remove(array[
      case when coalesce(btrim(what_happened), '') = '' then 'what' end, case when coalesce(btrim(provider), '') = '' then 'where' end,
      case when other_payer is null then 'payer' end, case when payment is null then 'payment' end
    ], null) else '{}' end
  ) stored,

  constraint sharing_requests_number_key unique (number),
  constraint sharing_requests_form_submission_id_key unique (form_submission_id),
  constraint sharing_requests_own_key unique (id, member_id),
  constraint sharing_requests_person_fkey foreign key (person_id, member_id)
    references public.household_people (id, member_id),
  constraint sharing_requests_number_format check (number ~ '^R-[0-9]{2}-[0-9]{6}-[0-9]$'),
  constraint sharing_requests_numbered_once_received check ((number is null) = (state = 'draft' or submitted_at is null)),
  constraint sharing_requests_language_known check (language in ('pt-BR', 'en')),
  constraint sharing_requests_time_zone_known check (private.is_time_zone(time_zone)),
  constraint sharing_requests_step_known check (step between 1 and 5),
  constraint sharing_requests_kind_known check (kind in ('illness', 'accident', 'maternity', 'prevention', 'death', 'other')),
  constraint sharing_requests_care_stage_known check (care_stage in ('happened', 'ongoing', 'planned')),
  constraint sharing_requests_service_date_plausible check (service_date between '1950-01-01' and '2100-01-01'),
  constraint sharing_requests_what_happened_length check (char_length(what_happened) <= 4000),
  constraint sharing_requests_first_signs_length check (char_length(first_signs) <= 300),
  constraint sharing_requests_had_before_known check (had_before in ('no', 'yes', 'unsure')),
  constraint sharing_requests_provider_length check (char_length(provider) <= 200),
  constraint sharing_requests_provider_city_length check (char_length(provider_city) <= 100),
  constraint sharing_requests_accident_kind_known check (accident_kind in ('traffic', 'work', 'other')),
  constraint sharing_requests_other_payer_known check (other_payer in ('no', 'yes', 'unsure')),
  constraint sharing_requests_other_payer_name_length check (char_length(other_payer_name) <= 200),
  constraint sharing_requests_payment_known check (payment in ('unpaid', 'partly', 'paid')),
  constraint sharing_requests_amount_plausible check (amount_cents between 1 and 99999999999),
  constraint sharing_requests_release_name_length check (char_length(release_name) between 3 and 200),
  constraint sharing_requests_outcome_known check (outcome in ('shared', 'partly_shared', 'within_iua', 'not_shared')),
  constraint sharing_requests_priority_known check (priority in ('high', 'medium', 'low')),
  constraint sharing_requests_tags_few check (cardinality(tag_ids) <= 10)
);
comment on table public.sharing_requests is 'Sharing requests of members. Drafts are the member''s own: the team sees a request once it was sent.';
comment on column public.sharing_requests.us_state is
  'The state in which the member lived when the request was received. Its answer and its payments count there, too.';
comment on column public.sharing_requests.need_id is 'What the request is about, as a reviewer classified it.';
comment on column public.sharing_requests.second_reading_since is
  'When the last second reading began. An admin who proposed, decided or confirmed before takes no part in it.';
comment on column public.sharing_requests.number is 'R-26-004821-7: year, number in the year, check digit. Null for drafts.';
comment on column public.sharing_requests.person_id is 'The person of the household who needed care. Null for the member.';
comment on column public.sharing_requests.time_zone is 'The member''s time zone. Days of deadlines end there.';
comment on column public.sharing_requests.step is 'The step of the form that the member saved last.';
comment on column public.sharing_requests.had_before is 'Whether the person had the condition, or signs of it, before the membership.';
comment on column public.sharing_requests.amount_cents is 'The sum of the bills as the member knows it, in US cents.';
comment on column public.sharing_requests.deadline_on is
  'The last day on which the request arrives in time, by the rules when it was sent (private.request_deadline). A trigger maintains it.';
comment on column public.sharing_requests.turn is 'Whose turn it is: that of the state. A trigger maintains it.';
comment on column public.sharing_requests.received_on is 'The day on which it was sent, in the member''s time zone.';
comment on column public.sharing_requests.documents_due_on is 'The last day for missing documents, in the member''s time zone.';
comment on column public.sharing_requests.tag_ids is
  'The team''s tags, in the order of their ids. Members do not see them. A trigger checks that they exist.';
comment on column public.sharing_requests.team_minutes_used is 'Office minutes that the team has used in this stage, without the current turn.';
comment on column public.sharing_requests.team_due_at is 'When the team''s time for this stage ends. Null while it is someone else''s turn.';
comment on column public.sharing_requests.open_questions is
  'What the member is still asked after sending it, in this order: what, where, payer, payment (public.answer_question).';
comment on column public.sharing_requests.form_submission_id is 'The form with which the member sent it, before the portal had requests.';
comment on column public.sharing_requests.search_text is 'The text that a search matches: numbers and people, nothing about health. A trigger maintains it.';
create index sharing_requests_member_id_idx on public.sharing_requests (member_id, created_at desc);
create index sharing_requests_person_id_idx on public.sharing_requests (person_id, member_id);
create index sharing_requests_submitted_at_idx on public.sharing_requests (submitted_at, id);
create index sharing_requests_state_idx on public.sharing_requests (state, submitted_at, id);
create index sharing_requests_turn_idx on public.sharing_requests (turn, team_due_at, id);
create index sharing_requests_team_due_at_idx on public.sharing_requests (team_due_at, id);
create index sharing_requests_assigned_to_idx on public.sharing_requests (assigned_to, turn, team_due_at);
create index sharing_requests_search_text_idx on public.sharing_requests using gin (search_text extensions.gin_trgm_ops);
create index sharing_requests_provider_idx
  on public.sharing_requests using gin (private.fold(' ' || provider) extensions.gin_trgm_ops);
create index sharing_requests_tag_ids_idx on public.sharing_requests using gin (tag_ids);
create index sharing_requests_amount_cents_idx on public.sharing_requests (amount_cents);

--
-- Numbers
--

create table private.request_counters (
  year integer primary key,
  last integer not null
);
comment on table private.request_counters is 'The last number of a request in each year.';

create function private.next_request_number() returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  this_year integer := extract(year from private.local_today());
  digits text;
begin
  insert into private.request_counters as counters (year, last) values (this_year, 1)
  on conflict (year) do update set last = counters.last + 1
  returning lpad((this_year % 100)::text, 2, '0') || lpad(counters.last::text, 6, '0') into digits;
  return 'R-' || left(digits, 2) || '-' || right(digits, 6) || '-' || private.check_digit(digits);
end
$$;
comment on function private.next_request_number() is 'The next number of a request, without gaps: R-26-004821-7.';

--
-- Triggers
--

create function private.set_request_turn() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.request_states;
  after public.request_states;
begin
  select * into after from public.request_states as states where states.state = new.state;
  new.turn := after.turn;
  if tg_op = 'UPDATE' and old.state is distinct from new.state then
    select * into before from public.request_states as states where states.state = old.state;
    if before.turn = 'team' then
      new.team_minutes_used := old.team_minutes_used + private.office_minutes(old.state_since, now());
    end if;
    if before.stage <> after.stage then
      new.team_minutes_used := 0;
    end if;
    new.state_since := now();
    new.snoozed_until := null;
  end if;
  if tg_op = 'INSERT' or old.state is distinct from new.state then
    new.team_due_at := case when after.turn = 'team' then
      private.add_office_minutes(now(), greatest(0, after.target_minutes - new.team_minutes_used))
    end;
  end if;
  return new;
end
$$;
comment on function private.set_request_turn() is
  'Trigger: sets whose turn it is, and starts or stops the team''s clock.';

create function private.set_request_deadline() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.deadline_on := private.request_deadline(new.kind, new.care_stage, new.service_date);
  return new;
end
$$;
comment on function private.set_request_deadline() is 'Trigger: sets the deadline of a request.';

create trigger set_request_deadline before insert or update of kind, care_stage, service_date, deadline_on, submitted_at
  on public.sharing_requests
  for each row execute function private.set_request_deadline();
create trigger set_request_turn before insert or update of state on public.sharing_requests
  for each row execute function private.set_request_turn();
create trigger set_updated_at before update on public.sharing_requests
  for each row execute function private.set_updated_at();

create function private.set_request_search() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select private.fold(
    ' ' || coalesce(new.number, '') || ' ' || regexp_replace(coalesce(new.number, ''), '\D', '', 'g')
      || coalesce(' ' || people.first_name || ' ' || people.last_name, '')
      || members.search_names
  ) into new.search_text
  from public.members
  left join public.household_people as people on people.id = new.person_id
  where members.id = new.member_id;
  return new;
end
$$;
comment on function private.set_request_search() is 'Trigger: keeps the search text of a request current.';

create trigger set_request_search before insert or update of number, person_id on public.sharing_requests
  for each row execute function private.set_request_search();

create function private.rename_requests() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'members' then
    update public.sharing_requests as requests set number = requests.number where requests.member_id = new.id;
  else
    update public.sharing_requests as requests set number = requests.number where requests.person_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.rename_requests() is 'Trigger: a request is found by the current names of its people.';

create trigger rename_requests after update on public.members
  for each row when (old.search_names is distinct from new.search_names) execute function private.rename_requests();
create trigger rename_requests after update of first_name, last_name on public.household_people
  for each row execute function private.rename_requests();

create function private.limit_drafts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of drafts that are begun at the same time, each counts the ones before it.
  perform from public.members where members.id = new.member_id for no key update;
  if (
    select count(*) from public.sharing_requests as requests
    where requests.member_id = new.member_id and requests.state = 'draft'
      -- Those with bills have a limit of their own.
      and not exists (select from public.member_bills as bills where bills.request_id = requests.id)
  ) >= 20 then
    perform private.fail(422, 'too_many_drafts', 'At most 20 drafts. Send or delete one first.');
  end if;
  return new;
end
$$;
comment on function private.limit_drafts() is 'Trigger: a member has at most 20 drafts without bills.';

create trigger limit_drafts before insert on public.sharing_requests
  for each row when (new.state = 'draft') execute function private.limit_drafts();

--
-- The timeline
--

create table public.request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.sharing_requests (id) on delete cascade,
  kind text not null,
  actor_kind text not null,
  admin_id uuid references public.admins (id) on delete set null,
  details jsonb not null default '{}',
  is_for_member boolean not null default true,
  created_at timestamptz not null default now(),
  constraint request_events_kind_format check (kind ~ '^[a-z_]{1,40}$'),
  constraint request_events_actor_kind_known check (actor_kind in ('member', 'admin', 'system')),
  constraint request_events_details_small check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 2000)
);
comment on table public.request_events is 'What happened to a request, in order. Contains codes and ids, no words of anyone.';
comment on column public.request_events.is_for_member is 'Whether the member sees it, too.';
create index request_events_request_id_idx on public.request_events (request_id, id);
create index request_events_admin_id_idx on public.request_events (admin_id);

create function private.add_request_event(request_id uuid, kind text, details jsonb default '{}', is_for_member boolean default true)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  acting_admin uuid := private.current_admin_id();
begin
  insert into public.request_events (request_id, kind, actor_kind, admin_id, details, is_for_member)
  values (
    request_id, kind,
    case when acting_admin is not null then 'admin' when private.current_member_id() is not null then 'member' else 'system' end,
    acting_admin, details, is_for_member
  );
end
$$;
comment on function private.add_request_event(uuid, text, jsonb, boolean) is
  'Adds to the timeline of a request, in the name of the admin or member who sends the request.';

create function private.log_request_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.state is distinct from new.state then
    perform private.add_request_event(
      new.id, 'state', jsonb_strip_nulls(jsonb_build_object('from', old.state, 'to', new.state, 'outcome', new.outcome))
    );
  end if;
  if old.assigned_to is distinct from new.assigned_to then
    perform private.add_request_event(new.id, 'assigned', jsonb_build_object('to', new.assigned_to), false);
  end if;
  if old.documents_due_on is distinct from new.documents_due_on and old.documents_due_on is not null then
    perform private.add_request_event(new.id, 'due_date', jsonb_build_object('to', new.documents_due_on));
  end if;
  return null;
end
$$;
comment on function private.log_request_changes() is 'Trigger: adds changes of a request to its timeline.';

create trigger log_request_changes after update on public.sharing_requests
  for each row when (old.state <> 'draft' or new.state <> 'draft') execute function private.log_request_changes();

--
-- Moving on
--

create function private.move_request(request_id uuid, to_state text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  from_state text;
begin
  select requests.state into from_state from public.sharing_requests as requests where requests.id = request_id for update;
  if from_state = to_state then
    return;
  elsif not exists (
    select from public.request_states as states where states.state = from_state and to_state = any (states.next_states)
  ) then
    perform private.fail(409, 'request_moved', 'The request is ' || from_state || ' and cannot become ' || coalesce(to_state, 'nothing') || '.');
  end if;
  update public.sharing_requests as requests set state = to_state where requests.id = request_id;
end
$$;
comment on function private.move_request(uuid, text) is
  'Moves a request to a next state. Ends the request with 409 request_moved if its state has no such next state.';
