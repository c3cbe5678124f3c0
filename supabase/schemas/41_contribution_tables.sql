-- What a membership contributes each month: tables by plan, household, age and IUA, from the first day of a month on. A table that has
-- begun never changes. Members hear of a new amount 30 days
-- before, and pay it from that month on.

--
-- Tables
--

create table public.contribution_tables (
  id uuid primary key,
  starts_on date not null,
  from_ages smallint[] not null,
  note text,
  admin_id uuid references public.admins (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint contribution_tables_starts_on_key unique (starts_on),
  constraint contribution_tables_starts_on_first_day
    check (extract(day from starts_on) = 1 and starts_on between '2000-01-01' and '2100-01-01'),
  constraint contribution_tables_from_ages_few check (cardinality(from_ages) between 1 and 20),
  constraint contribution_tables_note_length check (char_length(note) between 1 and 500)
);
comment on table public.contribution_tables is
  'Tables of monthly contributions. The latest one that has begun is in force. A function writes them: public.save_contribution_table().';
comment on column public.contribution_tables.starts_on is 'The first day of the first month that it counts for.';
comment on column public.contribution_tables.from_ages is
  'The first year of age of each band, in order. A band ends before the next one begins; the last one has no end.';
comment on column public.contribution_tables.note is 'What changed and why, for the team.';
create index contribution_tables_admin_id_idx on public.contribution_tables (admin_id);

create table public.contribution_amounts (
  table_id uuid not null references public.contribution_tables (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete restrict,
  plan_type text not null,
  product_iua_id uuid not null references public.product_iua (id) on delete restrict,
  from_age smallint not null,
  cents bigint not null,
  primary key (table_id, product_id, plan_type, product_iua_id, from_age),
  constraint contribution_amounts_plan_type_known check (plan_type in ('individual', 'couple', 'single_parent', 'family')),
  constraint contribution_amounts_cents_plausible check (cents between 1 and 9999999999)
);
comment on table public.contribution_amounts is
  'The amounts of a table, in cents for each month. A plan, household and IUA without amounts is not offered in the table.';
create index contribution_amounts_product_id_idx on public.contribution_amounts (product_id);
create index contribution_amounts_product_iua_id_idx on public.contribution_amounts (product_iua_id);

create function private.refuse_table_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.contribution_tables;
begin
  if tg_table_name = 'contribution_tables' then
    changed := old;
  else
    select tables.* into changed from public.contribution_tables as tables
    where tables.id = case when tg_op = 'DELETE' then old.table_id else new.table_id end;
  end if;
  -- The first table may begin with the current month: its amounts are added together with it.
  if changed.starts_on <= private.local_today() and (tg_op <> 'INSERT' or changed.created_at <> now()) then
    perform private.fail(409, 'table_in_force', 'A table that has begun never changes.');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.refuse_table_change() is
  'Trigger: no role changes a table of contributions that has begun. Refuses with 409 table_in_force.';

create trigger refuse_table_change before update or delete on public.contribution_tables
  for each row execute function private.refuse_table_change();
create trigger refuse_table_change before insert or update or delete on public.contribution_amounts
  for each row execute function private.refuse_table_change();
create trigger refuse_truncate before truncate on public.contribution_tables
  for each statement execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.contribution_amounts
  for each statement execute function private.refuse_rewrite();

--
-- The amount of a membership
--
-- It depends on the age of the older of the member and the spouse, on the first day of the month.

create function private.age_on(birth date, day date) returns integer
language sql immutable
set search_path = ''
as $$
  select extract(year from age(age_on.day, age_on.birth))::integer
$$;
comment on function private.age_on(date, date) is
  'The years of age on a day. Who was born on February 29 is a year older on March 1 of a year without that day.';

create function private.contribution_table_on(day date) returns uuid
language sql stable
set search_path = ''
as $$
  select tables.id from public.contribution_tables as tables
  where tables.starts_on <= contribution_table_on.day
  order by tables.starts_on desc
  limit 1
$$;
comment on function private.contribution_table_on(date) is 'The table in force on a day, or null.';

create function private.table_cents(table_id uuid, product_id uuid, plan_type text, product_iua_id uuid, age integer) returns bigint
language sql stable
set search_path = ''
as $$
  select amounts.cents from public.contribution_amounts as amounts
  where amounts.table_id = table_cents.table_id and amounts.product_id = table_cents.product_id
    and amounts.plan_type = table_cents.plan_type and amounts.product_iua_id = table_cents.product_iua_id
    and amounts.from_age <= table_cents.age
  order by amounts.from_age desc
  limit 1
$$;
comment on function private.table_cents(uuid, uuid, text, uuid, integer) is 'The amount of a table for an age, or null.';

create function private.oldest_birth(member_id uuid, day date) returns date
language sql stable
set search_path = ''
as $$
  select least(
    members.date_of_birth,
    (
      select min(people.date_of_birth) from public.household_people as people
      where people.member_id = members.id and people.relationship = 'spouse'
        and (people.end_date is null or people.end_date >= oldest_birth.day)
        -- Joining within the month counts for it.
        and people.start_date < date_trunc('month', oldest_birth.day) + interval '1 month'
    )
  )
  from public.members where members.id = oldest_birth.member_id
$$;
comment on function private.oldest_birth(uuid, date) is 'The date of birth of the older of a member and the spouse in the membership in the month of a day, from that day on.';

-- A membership that begins later has the amount of its first month.
create function private.contribution_month(start_date date) returns date
language sql stable
set search_path = ''
as $$
  select date_trunc('month', greatest(contribution_month.start_date, private.local_today()))::date
$$;
comment on function private.contribution_month(date) is 'The month whose table and age count for an enrollment now: its first one, or the current one.';

create function private.follow_contribution_table() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  month date := private.contribution_month(new.start_date);
  expected bigint;
begin
  if new.status not in ('Active', 'Future Active', 'Pending') or coalesce(current_setting('private.settling', true), '') <> '' then
    return new;
  end if;
  if exists (select from public.products where products.id = new.product_id and products.retired_at is not null)
    and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    perform private.fail_field('plan_retired', 'This plan is retired: no one can be enrolled in it.', 'product_id');
  end if;
  if exists (select from public.product_iua as iua where iua.id = new.product_iua_id and iua.retired_at is not null)
    and (tg_op = 'INSERT' or new.product_iua_id is distinct from old.product_iua_id) then
    perform private.fail_field('iua_retired', 'This IUA is retired: no one can choose it.', 'product_iua_id');
  end if;
  expected := private.table_cents(
    private.contribution_table_on(month), new.product_id, new.plan_type, new.product_iua_id,
    private.age_on(private.oldest_birth(new.member_id, month), month)
  );
  new.cost_reason := nullif(btrim(new.cost_reason), '');
  if expected is null then
    return new;
  elsif new.monthly_cost is null or new.monthly_cost * 100 = expected then
    new.monthly_cost := expected / 100.0;
    new.cost_reason := null;
  elsif new.cost_reason is null then
    perform private.fail_field('cost_reason_missing', 'The table has another amount. A different one has a reason.', 'cost_reason');
  end if;
  return new;
end
$$;
comment on function private.follow_contribution_table() is
  'Trigger: an enrollment has the amount of the table in force, or another one with a reason. Refuses with 422 plan_retired, iua_retired or cost_reason_missing, and the field as hint.';

create trigger follow_contribution_table
  before insert or update of product_id, product_iua_id, plan_type, monthly_cost, cost_reason on public.enrollments
  for each row execute function private.follow_contribution_table();

create function private.adjust_schedules() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.billing_schedules as schedules set amount = new.monthly_cost
  where schedules.member_id = new.member_id and schedules.amount = old.monthly_cost
    and schedules.billing_type = 'monthly' and schedules.status <> 'ended';
  return null;
end
$$;
comment on function private.adjust_schedules() is
  'Trigger: a monthly schedule with the amount of the enrollment gets its new amount. One with another amount stays as the team set it.';

create trigger adjust_schedules after update of monthly_cost on public.enrollments
  for each row when (
    new.monthly_cost <> old.monthly_cost and new.status in ('Active', 'Future Active', 'Pending')
  ) execute function private.adjust_schedules();

create function public.suggest_contribution(
  product_id uuid,
  plan_type text,
  product_iua_id uuid,
  starts_on date default null,
  member_id uuid default null,
  application_id uuid default null
) returns bigint
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  month date := private.contribution_month(starts_on);
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members enroll members.');
  end if;
  return private.table_cents(
    private.contribution_table_on(month), suggest_contribution.product_id, suggest_contribution.plan_type,
    suggest_contribution.product_iua_id,
    private.age_on(
      coalesce(
        private.oldest_birth(suggest_contribution.member_id, month),
        (
          select applications.date_of_birth from public.membership_applications as applications
          where applications.id = suggest_contribution.application_id
        )
      ),
      month
    )
  );
end
$$;
comment on function public.suggest_contribution(uuid, text, uuid, date, uuid, uuid) is
  'The monthly amount, in cents, that the table has for a member or an applicant, for admins for members. Null without a table, or if it does not have the plan, household and IUA. Refuses with 403 permission_denied.';

--
-- What joining costs
--

create function public.joining_costs() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with in_force as materialized (
    select tables.id, tables.starts_on, tables.from_ages from public.contribution_tables as tables
    where tables.id = private.contribution_table_on(private.local_today())
  ), offered as materialized (
    select amounts.product_id, amounts.plan_type, amounts.product_iua_id, jsonb_agg(amounts.cents order by amounts.from_age) as cents
    from public.contribution_amounts as amounts
    join in_force on in_force.id = amounts.table_id
    join public.products on products.id = amounts.product_id and products.retired_at is null
    join public.product_iua as iua on iua.id = amounts.product_iua_id and iua.retired_at is null
    group by amounts.product_id, amounts.plan_type, amounts.product_iua_id, cardinality(in_force.from_ages)
    having count(*) = cardinality(in_force.from_ages)
  )
  select jsonb_build_object(
    'starts_on', in_force.starts_on,
    'from_ages', to_jsonb(in_force.from_ages),
    'plans', (
      select jsonb_agg(
        jsonb_build_object(
          'id', products.id, 'label', products.label, 'label_en', products.label_en,
          'description', products.description, 'description_en', products.description_en
        ) order by products.position, products.label, products.id
      )
      from public.products where products.id in (select offered.product_id from offered)
    ),
    'iuas', (
      select jsonb_agg(jsonb_build_object('id', iua.id, 'cents', (iua.amount * 100)::bigint) order by iua.amount)
      from public.product_iua as iua where iua.id in (select offered.product_iua_id from offered)
    ),
    'amounts', (
      select jsonb_agg(jsonb_build_object(
        'product_id', offered.product_id, 'plan_type', offered.plan_type, 'product_iua_id', offered.product_iua_id,
        'cents', offered.cents
      ))
      from offered
    )
  )
  from in_force
  where exists (select from offered)
$$;
comment on function public.joining_costs() is
  'What joining costs by the table in force today: {"starts_on", "from_ages", "plans", "iuas", "amounts"}. An amount has a plan, household and IUA that are not retired, and its monthly cents for each of from_ages. Null without any.';

create function public.has_joining_costs() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.contribution_amounts as amounts
    join public.products on products.id = amounts.product_id and products.retired_at is null
    join public.product_iua as iua on iua.id = amounts.product_iua_id and iua.retired_at is null
    where amounts.table_id = private.contribution_table_on(private.local_today())
  )
$$;
comment on function public.has_joining_costs() is
  'Whether public.joining_costs() has amounts. Each visit asks, so that no link leads to a page without them.';

--
-- Announcements
--
-- A row is made 30 to 37 days before the month, for a new table and for a birthday. What is announced is what the member pays from
-- that month on. A change that comes later waits for the next month.

create table private.contribution_notices (
  enrollment_id uuid not null references public.enrollments (id) on delete cascade,
  month date not null,
  member_id uuid not null references public.members (id) on delete cascade,
  old_cents bigint not null,
  new_cents bigint not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (enrollment_id, month)
);
comment on table private.contribution_notices is 'Which member hears of which new monthly amount, from which month on.';
comment on column private.contribution_notices.applied_at is 'When the month began: the enrollment has the new amount, unless the team has changed it since.';
create index contribution_notices_member_id_idx on private.contribution_notices (member_id);
create index contribution_notices_waiting_idx on private.contribution_notices (month) where applied_at is null;
create index contribution_notices_due_idx on private.contribution_notices (created_at) where sent_at is null;

create view private.current_enrollments with (security_invoker = true) as
  select distinct on (enrollments.member_id) enrollments.*
  from public.enrollments
  where enrollments.status in ('Active', 'Future Active', 'Pending')
  order by enrollments.member_id, enrollments.created_at desc;
comment on view private.current_enrollments is 'The enrollment of each member that counts: the latest current one.';

create function private.table_changes(table_id uuid, month date)
returns table (member_id uuid, enrollment_id uuid, old_cents bigint, new_cents bigint)
language sql stable
set search_path = ''
as $$
  select current.member_id, current.id, paid.cents, planned.cents
  from private.current_enrollments as current
  -- What was announced for an earlier month counts as paid by then.
  cross join lateral (
    select coalesce(
      (
        select notices.new_cents from private.contribution_notices as notices
        where notices.enrollment_id = current.id and notices.month <= table_changes.month and notices.applied_at is null
          and notices.old_cents = current.monthly_cost * 100
        order by notices.month desc
        limit 1
      ),
      (current.monthly_cost * 100)::bigint
    ) as cents
  ) as paid
  cross join lateral (
    select private.table_cents(
      table_changes.table_id, current.product_id, current.plan_type, current.product_iua_id,
      private.age_on(private.oldest_birth(current.member_id, table_changes.month), table_changes.month)
    ) as cents
  ) as planned
  where current.cost_reason is null and coalesce(current.start_date, '-infinity') <= table_changes.month
    and (current.end_date is null or current.end_date >= table_changes.month)
    and planned.cents <> paid.cents
$$;
comment on function private.table_changes(uuid, date) is
  'The memberships whose amount a table changes from a month on. One with a reason of its own does not change.';

create function private.announce_contributions(today date default private.local_today()) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  begins date := date_trunc('month', today + 37)::date;
  number integer;
begin
  if begins < today + 30 then
    return 0;
  end if;
  insert into private.contribution_notices as notices (enrollment_id, month, member_id, old_cents, new_cents)
  select changes.enrollment_id, begins, changes.member_id, changes.old_cents, changes.new_cents
  from private.table_changes(private.contribution_table_on(begins), begins) as changes
  where not exists (
    select from private.contribution_notices as earlier
    where earlier.enrollment_id = changes.enrollment_id and earlier.month = begins
  )
  limit 500;
  get diagnostics number = row_count;
  return number;
end
$$;
comment on function private.announce_contributions(date) is
  'Announces the amounts that change with the next month that begins in 30 to 37 days, up to 500: how many.';

create function private.apply_contributions(today date default private.local_today()) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  notice private.contribution_notices;
  number integer := 0;
begin
  for notice in
    select notices.* from private.contribution_notices as notices
    where notices.applied_at is null and notices.month <= apply_contributions.today
    order by notices.month, notices.enrollment_id
    limit 500
  loop
    perform private.lock_membership(notice.member_id);
    perform set_config('private.settling', 'on', true);
    -- Not what the team has changed since.
    update public.enrollments set monthly_cost = notice.new_cents / 100.0
    where enrollments.id = notice.enrollment_id and enrollments.monthly_cost * 100 = notice.old_cents
      and enrollments.cost_reason is null and enrollments.status in ('Active', 'Future Active', 'Pending');
    if found then
      perform private.log_activity(
        'system', null, 'contributions.amount_changed', 'enrollments', notice.enrollment_id,
        jsonb_build_object('old_cents', notice.old_cents, 'new_cents', notice.new_cents), notice.member_id
      );
    end if;
    perform set_config('private.settling', '', true);
    update private.contribution_notices as notices set applied_at = now()
    where notices.enrollment_id = notice.enrollment_id and notices.month = notice.month;
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.apply_contributions(date) is
  'Gives the memberships whose month has begun the amount that was announced, up to 500: how many.';

create function private.due_amount(schedule public.billing_schedules) returns numeric
language sql stable
set search_path = ''
as $$
  select coalesce(
    (
      select notices.new_cents / 100.0
      from private.contribution_notices as notices
      join public.enrollments on enrollments.id = notices.enrollment_id
      where due_amount.schedule.billing_type = 'monthly' and notices.member_id = due_amount.schedule.member_id
        and notices.month <= due_amount.schedule.next_billing_date and notices.applied_at is null
        and notices.old_cents = due_amount.schedule.amount * 100 and enrollments.monthly_cost * 100 = notices.old_cents
        and enrollments.cost_reason is null
      order by notices.month desc
      limit 1
    ),
    due_amount.schedule.amount
  )
$$;
comment on function private.due_amount(public.billing_schedules) is
  'The amount of the next payment of a schedule, which is added before its day: the one announced for its month, if there is one.';

create view private.contribution_notices_due with (security_invoker = true) as
  select notices.enrollment_id, notices.month, notices.created_at, notices.claimed_at
  from private.contribution_notices as notices
  join public.members on members.id = notices.member_id
  where notices.sent_at is null and notices.month > private.local_today()
    and private.status_allows_sign_in(members.enrollment_status);
comment on view private.contribution_notices_due is
  'The members who are to hear of a new amount and have not, whether a caller has claimed the email or not.';

create function public.claim_contribution_notices(client_address text) returns table (
  enrollment_id uuid,
  month date,
  old_cents bigint,
  new_cents bigint,
  email text,
  first_name text,
  language text
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('contribution_notices.address', client_address, 20, '5 minutes');
  end if;
  return query
    with due as (
      select notices.enrollment_id, notices.month
      from private.contribution_notices as notices
      join private.contribution_notices_due as waiting using (enrollment_id, month)
      where coalesce(notices.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by notices.created_at, notices.enrollment_id
      limit 50
      for update of notices skip locked
    )
    update private.contribution_notices as notices set claimed_at = now()
    from due, public.members left join auth.users on users.id = members.auth_user_id
    where notices.enrollment_id = due.enrollment_id and notices.month = due.month and members.id = notices.member_id
    returning notices.enrollment_id, notices.month, notices.old_cents, notices.new_cents, members.email, members.first_name,
      case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end;
end
$$;
comment on function public.claim_contribution_notices(text) is
  'The members whose email about a new monthly amount is due, each returned to one caller only.';

create function public.finish_contribution_notice(enrollment_id uuid, month date) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.contribution_notices as notices set sent_at = now()
  where notices.enrollment_id = finish_contribution_notice.enrollment_id and notices.month = finish_contribution_notice.month
$$;
comment on function public.finish_contribution_notice(uuid, date) is 'Marks an email of claim_contribution_notices as sent.';

--
-- The team's work
--

create function private.settings_admin_id() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('settings') then
    perform private.fail(403, 'permission_denied', 'Only admins for settings change the contributions.');
  end if;
  perform private.touch_admin_session();
  return private.current_admin_id();
end
$$;
comment on function private.settings_admin_id() is 'The id of the admin for settings who sends the request. Ends the request for others.';

create function private.check_table(draft jsonb) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  ages smallint[];
  missing record;
begin
  if coalesce(jsonb_typeof(draft -> 'from_ages'), '') <> 'array' or coalesce(jsonb_typeof(draft -> 'amounts'), '') <> 'array'
    or jsonb_array_length(draft -> 'amounts') > 20000 then
    perform private.fail(422, 'table_invalid', 'A table has from_ages and amounts.');
  elsif jsonb_array_length(draft -> 'from_ages') not between 1 and 20 or exists (
    select from jsonb_array_elements(draft -> 'from_ages') as ages (age)
    where jsonb_typeof(ages.age) <> 'number' or (ages.age #>> '{}') !~ '^[0-9]{1,3}$' or (ages.age #>> '{}')::integer > 120
  ) then
    perform private.fail_field('ages_invalid', 'A table has 1 to 20 ages in whole years.', 'from_ages');
  end if;
  select array_agg((listed.age #>> '{}')::smallint order by listed.position) into ages
  from jsonb_array_elements(draft -> 'from_ages') with ordinality as listed (age, position);
  if exists (select from generate_subscripts(ages, 1) as at (number) where ages[at.number] >= ages[at.number + 1]) then
    perform private.fail_field('ages_overlap', 'Each age band begins after the one before it.', 'from_ages');
  elsif ages[1] > 18 then
    perform private.fail_field('ages_missing', 'The first age band begins at 18 or below.', 'from_ages');
  elsif draft -> 'amounts' = '[]' then
    perform private.fail_field('amounts_empty', 'A table has at least one amount.', 'amounts');
  end if;
  begin
    -- Each plan, household and IUA has all ages or none.
    with lines as materialized (
      select
        (line ->> 'product_id')::uuid as product_id, line ->> 'plan_type' as plan_type,
        (line ->> 'product_iua_id')::uuid as iua_id, (line ->> 'from_age')::smallint as age
      from jsonb_array_elements(draft -> 'amounts') as given (line)
    ), wanted as (
      select groups.*, bands.age
      from (select distinct lines.product_id, lines.plan_type, lines.iua_id from lines) as groups
      cross join unnest(ages) as bands (age)
    )
    select products.label, wanted.plan_type, iua.amount, wanted.age into missing
    from wanted
    left join lines using (product_id, plan_type, iua_id, age)
    left join public.products on products.id = wanted.product_id
    left join public.product_iua as iua on iua.id = wanted.iua_id
    where lines.product_id is null
    order by products.label, wanted.plan_type, iua.amount, wanted.age
    limit 1;
  exception when data_exception then
    perform private.fail(422, 'table_invalid', 'An amount has product_id, plan_type, product_iua_id, from_age and cents.');
  end;
  if missing.age is not null then
    perform private.fail_field(
      'amounts_missing', 'A plan, household and IUA has an amount for each age band.',
      concat_ws(', ', missing.label, missing.plan_type, missing.amount, missing.age)
    );
  end if;
end
$$;
comment on function private.check_table(jsonb) is
  'Checks the ages of a table, and that none is missing. Refuses with 422 table_invalid, ages_invalid, ages_overlap, ages_missing, amounts_empty or amounts_missing, whose hint names the amount.';

create function public.save_contribution_table(draft jsonb, keep boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
-- The preview of a large community takes some seconds, which is more than other requests are given.
set statement_timeout = '60s'
as $$
#variable_conflict use_column
declare
  asking uuid := private.settings_admin_id();
  today date := private.local_today();
  draft_id uuid;
  begins date;
  before public.contribution_tables;
  affected jsonb;
begin
  draft_id := (draft ->> 'id')::uuid;
  begins := private.read_day(draft, 'starts_on');
  if draft_id is null then
    perform private.fail(422, 'table_invalid', 'A table has an id.');
  elsif begins is null or extract(day from begins) <> 1 or begins > today + interval '3 years' then
    perform private.fail_field('date_invalid', 'A table begins on the first day of a month.', 'starts_on');
  elsif char_length(btrim(draft ->> 'note')) > 500 then
    perform private.fail_field('note_too_long', 'A note has up to 500 characters.', 'note');
  end if;
  perform private.check_table(draft);
  -- One at a time, and not beside the announcements.
  perform pg_advisory_xact_lock(hashtextextended('contributions', 0));
  select tables.* into before from public.contribution_tables as tables where tables.id = draft_id;
  if before.id is not null and before.updated_at is distinct from (draft ->> 'seen')::timestamptz then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has changed this table. Read it again first.');
  elsif exists (select from private.contribution_notices as notices where notices.month in (before.starts_on, begins) and notices.month > today) then
    perform private.fail(409, 'table_announced', 'Members know the amounts of this month already.');
  elsif exists (select from public.contribution_tables as tables where tables.starts_on = begins and tables.id <> draft_id) then
    perform private.fail_field('starts_on_taken', 'Another table begins on this day.', 'starts_on');
  elsif begins <= today and (
    begins < date_trunc('month', today) or exists (select from public.contribution_tables as tables where tables.starts_on <= today)
  ) then
    perform private.fail_field('table_in_past', 'A table begins in the future. Only the first one may begin with this month.', 'starts_on');
  end if;
  begin
    if before.id is null then
      insert into public.contribution_tables (id, starts_on, from_ages, note, admin_id)
      values (draft_id, begins, array(select jsonb_array_elements_text(draft -> 'from_ages')::smallint), nullif(btrim(draft ->> 'note'), ''), asking);
    else
      update public.contribution_tables as tables
      set
        starts_on = begins, from_ages = array(select jsonb_array_elements_text(draft -> 'from_ages')::smallint),
        note = nullif(btrim(draft ->> 'note'), ''), admin_id = asking, updated_at = clock_timestamp()
      where tables.id = draft_id;
      delete from public.contribution_amounts as amounts where amounts.table_id = draft_id;
    end if;
    begin
      insert into public.contribution_amounts (table_id, product_id, plan_type, product_iua_id, from_age, cents)
      select draft_id, (line ->> 'product_id')::uuid, line ->> 'plan_type', (line ->> 'product_iua_id')::uuid,
        (line ->> 'from_age')::smallint, (line ->> 'cents')::bigint
      from jsonb_array_elements(draft -> 'amounts') as lines (line);
    exception
      when unique_violation then
        perform private.fail(422, 'amount_twice', 'A plan, household, IUA and age has two amounts.');
      when integrity_constraint_violation or data_exception then
        perform private.fail(422, 'table_invalid', 'An amount has product_id, plan_type, product_iua_id, from_age and cents.');
    end;
    if exists (
      select from public.contribution_amounts as amounts
      join public.contribution_tables as tables on tables.id = amounts.table_id
      where tables.id = draft_id and amounts.from_age <> all (tables.from_ages)
    ) then
      perform private.fail(422, 'table_invalid', 'The age of an amount is one of from_ages.');
    end if;
    affected := private.affected_by_table(draft_id, begins);
    if begins <= today + 30 and (affected ->> 'changed')::integer > 0 then
      perform private.fail_field(
        'notice_too_short', 'Members hear of it 30 days before: choose a later month.', 'starts_on'
      );
    end if;
    if not keep then
      raise sqlstate 'MU002';
    end if;
  exception when sqlstate 'MU002' then
    null;
  end;
  if keep then
    perform private.log_activity(
      'admin', asking, 'contributions.table_saved', 'contribution_tables', draft_id,
      jsonb_build_object('starts_on', begins, 'changed', affected -> 'changed')
    );
  end if;
  return affected || jsonb_build_object('kept', keep);
end
$$;
comment on function public.save_contribution_table(jsonb, boolean) is
  'Previews a table of contributions, or saves it with `keep`, for admins for settings: {"id", "seen", "starts_on", "from_ages", "note", "amounts": [{"product_id", "plan_type", "product_iua_id", "from_age", "cents"}]}. seen is the updated_at of the table that the admin has read. Returns {"kept", "changed", "higher", "lower", "own_amount", "not_covered", "languages": {language: count of emails}, "largest": [{"member_id", "member_number", "name", "first_name", "language" or null without an email, "old_cents", "new_cents"}]}. Refuses with 403 permission_denied, 409 changed_meanwhile, table_announced or table_in_force, 422 as check_table, date_invalid, starts_on_taken, table_in_past, notice_too_short, amount_twice or note_too_long.';

create function private.affected_by_table(table_id uuid, month date) returns jsonb
language sql stable
set search_path = ''
as $$
  with changes as (
    select * from private.table_changes(affected_by_table.table_id, affected_by_table.month)
  ), notified as (
    -- The language of claim_contribution_notices().
    select members.id, case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end as language
    from changes
    join public.members on members.id = changes.member_id
    left join auth.users on users.id = members.auth_user_id
    where private.status_allows_sign_in(members.enrollment_status)
  )
  select jsonb_build_object(
    'changed', (select count(*) from changes),
    'higher', (select count(*) from changes where changes.new_cents > changes.old_cents),
    'lower', (select count(*) from changes where changes.new_cents < changes.old_cents),
    'own_amount', (select count(*) from private.current_enrollments as current where current.cost_reason is not null),
    'not_covered', (
      select count(*) from private.current_enrollments as current
      where current.cost_reason is null and not exists (
        select from public.contribution_amounts as amounts
        where amounts.table_id = affected_by_table.table_id and amounts.product_id = current.product_id
          and amounts.plan_type = current.plan_type and amounts.product_iua_id = current.product_iua_id
      )
    ),
    'languages', (
      select coalesce(jsonb_object_agg(counts.language, counts.number), '{}')
      from (select notified.language, count(*) as number from notified group by notified.language) as counts
    ),
    -- Names only for who may read them.
    'largest', coalesce(
      (
        select jsonb_agg(jsonb_build_object(
          'member_id', members.id, 'member_number', members.member_number,
          'name', members.first_name || ' ' || members.last_name, 'first_name', members.first_name,
          'language', (select notified.language from notified where notified.id = members.id), 'old_cents', top.old_cents, 'new_cents', top.new_cents
        ) order by abs(top.new_cents - top.old_cents) desc, members.search_name)
        from (
          select * from changes order by abs(changes.new_cents - changes.old_cents) desc, changes.member_id limit 20
        ) as top
        join public.members on members.id = top.member_id
        where (select private.can_read_list('members'))
      ),
      '[]'
    )
  )
$$;
comment on function private.affected_by_table(uuid, date) is
  'How many memberships a table changes from a month on, how many have an amount of their own or none in the table, and the largest changes.';

create function public.delete_contribution_table(table_id uuid, seen timestamptz) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking uuid := private.settings_admin_id();
  deleted public.contribution_tables;
begin
  perform pg_advisory_xact_lock(hashtextextended('contributions', 0));
  select tables.* into deleted from public.contribution_tables as tables where tables.id = delete_contribution_table.table_id;
  if deleted.id is null then
    perform private.fail(404, 'not_found', 'There is no such table.');
  elsif deleted.updated_at is distinct from seen then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has changed this table. Read it again first.');
  elsif exists (
    select from private.contribution_notices as notices
    where notices.month = deleted.starts_on and notices.month > private.local_today()
  ) then
    perform private.fail(409, 'table_announced', 'Members know the amounts of this month already.');
  end if;
  delete from public.contribution_tables as tables where tables.id = deleted.id;
  perform private.log_activity(
    'admin', asking, 'contributions.table_deleted', 'contribution_tables', deleted.id, jsonb_build_object('starts_on', deleted.starts_on)
  );
end
$$;
comment on function public.delete_contribution_table(uuid, timestamptz) is
  'Deletes a table of contributions that has not begun, for admins for settings. Refuses with 403 permission_denied, 404 not_found, 409 changed_meanwhile, table_announced or table_in_force.';
