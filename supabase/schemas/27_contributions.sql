-- Contributions: what members have contributed, by month. The entries are the truth, and a payment row (public.billing), a month and a
-- lapse follow from them: the same entries give the same result in any order. Amounts are whole US cents; days have no time of day.
-- Money is recorded here, never moved.

--
-- The share kept for administration
--

create table public.administration_rates (
  id uuid primary key default gen_random_uuid(),
  effective_on date not null,
  basis_points integer not null,
  reason text not null,
  admin_id uuid references public.admins (id),
  created_at timestamptz not null default clock_timestamp(),
  constraint administration_rates_basis_points_plausible check (basis_points between 0 and 10000),
  constraint administration_rates_reason_length check (char_length(reason) between 5 and 500)
);
comment on table public.administration_rates is
  'The share of contributions kept for administration, from a day on, in hundredths of a percent. Of two rates of a day, the later one counts.';
create index administration_rates_effective_on_idx on public.administration_rates (effective_on desc, created_at desc);
create index administration_rates_admin_id_idx on public.administration_rates (admin_id);
create trigger refuse_rewrite before update or delete on public.administration_rates
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.administration_rates
  for each statement execute function private.refuse_rewrite();

create function private.administration_share(cents bigint, day date) returns bigint
language sql stable
set search_path = ''
as $$
  -- Half a cent rounds away from zero, so that a reversal takes back what was kept.
  select sign(administration_share.cents) * ((abs(administration_share.cents) * rates.basis_points + 5000) / 10000)
  from public.administration_rates as rates
  where rates.effective_on <= administration_share.day
  order by rates.effective_on desc, rates.created_at desc
  limit 1
$$;
comment on function private.administration_share(bigint, date) is
  'The share of a contribution kept for administration, at the rate in force on a day. Null if no rate was set.';

--
-- Entries
--

create table public.contribution_entries (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references public.members (id),
  month date not null,
  cents bigint not null,
  kind text not null default 'contribution',
  received_on date not null,
  us_state text,
  administration_cents bigint,
  source text not null,
  reference text,
  reverses uuid references public.contribution_entries (id),
  moves uuid references public.contribution_entries (id),
  note text,
  admin_id uuid references public.admins (id),
  created_at timestamptz not null default clock_timestamp(),
  constraint contribution_entries_reference_key unique (source, reference),
  constraint contribution_entries_moves_key unique (moves),
  constraint contribution_entries_month_plausible
    check (extract(day from month) = 1 and month between '2000-01-01' and '2100-01-01'),
  constraint contribution_entries_cents_plausible check (cents between -9999999999 and 9999999999 and cents <> 0),
  constraint contribution_entries_kind_known check (kind in ('contribution', 'gift', 'fund_use')),
  constraint contribution_entries_received_on_plausible check (received_on between '2000-01-01' and '2100-01-01'),
  constraint contribution_entries_us_state_format check (us_state ~ '^[A-Z]{2}$'),
  constraint contribution_entries_source_known check (source in ('manual', 'import', 'billing', 'stripe')),
  constraint contribution_entries_reference_length check (char_length(reference) between 1 and 200),
  constraint contribution_entries_negative_if_reversal check (reverses is null or cents < 0),
  constraint contribution_entries_note_length check (char_length(note) between 1 and 500)
);
comment on table public.contribution_entries is
  'Contributions and gifts as they were received, and what the excess sharing fund paid. Rows are never changed: what was wrong is reversed by a negative entry. Never contains card or account numbers.';
comment on column public.contribution_entries.member_id is 'Null after the member was erased.';
comment on column public.contribution_entries.month is 'The month that it pays for, as its first day.';
comment on column public.contribution_entries.kind is
  'A gift goes to the excess sharing fund. A fund_use is what the fund gave for a need of this member, as a positive amount.';
comment on column public.contribution_entries.us_state is 'The state in which the member lived on received_on. A reversal has that of the reversed entry.';
comment on column public.contribution_entries.administration_cents is
  'The share kept for administration, at the rate in force on received_on. Null if no rate was set.';
comment on column public.contribution_entries.reference is 'A source names a payment once: the second entry with the same reference is ignored.';
comment on column public.contribution_entries.note is 'Nothing about health. Of a fund_use, the reason.';
comment on column public.contribution_entries.reverses is 'The entry that this one takes back, as a whole or in part.';
comment on column public.contribution_entries.moves is 'The reversal whose amount this entry assigns to another month.';
create index contribution_entries_member_id_idx on public.contribution_entries (member_id, month);
create index contribution_entries_reverses_idx on public.contribution_entries (reverses);
create index contribution_entries_admin_id_idx on public.contribution_entries (admin_id);
create index contribution_entries_reference_idx on public.contribution_entries (lower(reference));
create index contribution_entries_cents_idx on public.contribution_entries (cents, received_on desc);
create index contribution_entries_received_on_idx on public.contribution_entries (received_on)
  include (cents, us_state, kind, administration_cents);
create index contribution_entries_fund_idx on public.contribution_entries (received_on) include (kind, cents) where kind <> 'contribution';
create trigger refuse_rewrite before update or delete on public.contribution_entries
  for each row execute function private.refuse_rewrite('member_id', 'reference', 'note');
create trigger refuse_truncate before truncate on public.contribution_entries
  for each statement execute function private.refuse_rewrite();

create function private.open_cents(entry_id uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select entries.cents + coalesce(
    (select sum(others.cents) from public.contribution_entries as others where others.reverses = entries.id), 0
  )::bigint
  from public.contribution_entries as entries where entries.id = open_cents.entry_id
$$;
comment on function private.open_cents(uuid) is 'What of an entry has not been reversed.';

create function private.fund_cents(since date) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(min(days.balance), 0)::bigint
  from (
    select changes.day, sum(sum(changes.cents)) over (order by changes.day) as balance
    from (
      select entries.received_on as day, case entries.kind when 'gift' then entries.cents else -entries.cents end as cents
      from public.contribution_entries as entries where entries.kind <> 'contribution'
      union all
      select fund_cents.since, 0
    ) as changes
    group by changes.day
  ) as days
  where days.day >= fund_cents.since
$$;
comment on function private.fund_cents(date) is
  'The least that is in the excess sharing fund at the end of any day from a day on: gifts minus what was used.';

create function private.complete_entry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  origin public.contribution_entries;
  already bigint;
  open bigint;
begin
  -- The fund never gives more than it has: not on that day, and not on a later one. Its changes wait for each other.
  if new.kind <> 'contribution' and (new.kind = 'gift') <> (new.cents > 0) then
    perform pg_advisory_xact_lock(hashtextextended('excess_sharing_fund', 0));
    if abs(new.cents) > private.fund_cents(new.received_on) then
      perform private.fail(409, 'fund_too_small', 'There is not that much in the fund.');
    end if;
  end if;
  select * into origin from public.contribution_entries as entries where entries.id = coalesce(new.reverses, new.moves);
  if new.reverses is not null then
    open := private.open_cents(origin.id);
    if origin.member_id is distinct from new.member_id or origin.month <> new.month or origin.kind <> new.kind or origin.cents < 0 then
      perform private.fail(409, 'not_reversible', 'This entry cannot be reversed.');
    elsif -new.cents > open then
      perform private.fail(409, 'reversed_before', 'Only ' || open || ' cents of this entry are left to reverse.');
    end if;
    select coalesce(sum(others.administration_cents), 0) into already
    from public.contribution_entries as others where others.reverses = origin.id;
    new.us_state := origin.us_state;
    -- The last part takes the remaining cent, so that entry and reversals add up to nothing.
    new.administration_cents := case
      when -new.cents = open then -(origin.administration_cents + already)
      else -(origin.administration_cents * -new.cents / origin.cents)
    end;
  elsif new.moves is not null then
    if origin.reverses is null or origin.member_id is distinct from new.member_id or new.cents <> -origin.cents
      or new.received_on <> origin.received_on then
      perform private.fail(409, 'not_reversible', 'This is not the other side of a reversal.');
    end if;
    new.us_state := origin.us_state;
    new.administration_cents := -origin.administration_cents;
  else
    new.us_state := private.state_of(new.member_id, new.received_on);
    -- Gifts are separate from contributions: nothing is kept of them.
    new.administration_cents := case
      when new.kind = 'contribution' then private.administration_share(new.cents, new.received_on) else 0
    end;
  end if;
  return new;
end
$$;
comment on function private.complete_entry() is
  'Trigger: an entry keeps the state and the share for administration as of its day. A reversal takes back those of the reversed entry.';

create trigger complete_entry before insert on public.contribution_entries
  for each row execute function private.complete_entry();

create function private.erase_contributions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('private.erasing', 'on', true);
  update public.contribution_entries as entries set member_id = null, reference = null, note = null where entries.member_id = old.id;
  perform set_config('private.erasing', '', true);
  return old;
end
$$;
comment on function private.erase_contributions() is
  'Trigger: when a member is erased, their entries keep dates, amounts and the state only.';

create trigger erase_contributions before delete on public.members
  for each row execute function private.erase_contributions();

--
-- Months
--

create table public.contribution_months (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  month date not null,
  due_on date,
  due_cents bigint not null,
  recurring_cents bigint not null,
  received_cents bigint not null,
  is_paid boolean not null generated always as (received_cents >= due_cents) stored,
  is_reversed boolean not null,
  paid_on date,
  first_lapses_on date,
  lapses_on date,
  created_at timestamptz not null default now(),
  constraint contribution_months_month_key unique (member_id, month),
  constraint contribution_months_first_day check (extract(day from month) = 1)
);
comment on table public.contribution_months is
  'Each month of a member: what is due and what was received. private.settle_month() calculates it from payment rows and entries.';
comment on column public.contribution_months.recurring_cents is 'What must arrive for the membership to continue: due_cents without one-time payments.';
comment on column public.contribution_months.is_reversed is 'Whether an amount was taken back, not only moved to another month.';
comment on column public.contribution_months.paid_on is 'When the received amount reached the due one. Null while it is below, or if nothing is due.';
comment on column public.contribution_months.first_lapses_on is 'The first inactive day if nothing arrives: the first day of the month after the due was known.';
comment on column public.contribution_months.lapses_on is 'The first inactive day as of now. Null while recurring_cents are paid.';
create index contribution_months_month_idx on public.contribution_months (month desc, id desc);
create index contribution_months_lapses_on_idx on public.contribution_months (lapses_on, id) where lapses_on is not null;
create index contribution_months_is_paid_idx on public.contribution_months (is_paid, month desc, id desc);
create index contribution_months_reversed_idx on public.contribution_months (month desc, id desc) where is_reversed;

create function private.next_month(day date) returns date
language sql immutable
set search_path = ''
as $$
  select (date_trunc('month', day) + interval '1 month')::date
$$;
comment on function private.next_month(date) is 'The first day of the next month.';

create function private.month_dues(member_id uuid, month date)
returns table (id uuid, status text, paid_at timestamptz, due_date date, known_on date, is_recurring boolean, cents_until bigint)
language sql stable
set search_path = ''
as $$
  with rows as (
    select billing.*, min(billing.created_at) over (partition by billing.due_date, billing.billing_type) as known_at
    from public.billing
    where billing.member_id = month_dues.member_id and billing.due_date >= month_dues.month
      and billing.due_date < private.next_month(month_dues.month) and billing.status <> 'Cancelled' and billing.amount > 0
  )
  select
    rows.id, rows.status, rows.paid_at, rows.due_date, private.local_day(rows.known_at), rows.billing_type <> 'one_time',
    (sum(rows.amount * 100) over (order by rows.billing_type = 'one_time', rows.due_date, rows.created_at, rows.id))::bigint
  from rows
  -- A failed attempt is not due again beside the next one.
  where rows.status <> 'Failed' or not exists (
    select from rows as others
    where others.due_date = rows.due_date and others.billing_type = rows.billing_type
      and (others.status <> 'Failed' or (others.created_at, others.id) > (rows.created_at, rows.id))
  )
$$;
comment on function private.month_dues(uuid, date) is
  'What is due in a month, in the order in which contributions pay it: one-time payments last. cents_until is the running total.';

create function private.reached_on(member_id uuid, month date, cents bigint) returns date
language sql stable
set search_path = ''
as $$
  with days as (
    select entries.received_on as day, sum(sum(entries.cents)) over (order by entries.received_on) as balance
    from public.contribution_entries as entries
    where entries.member_id = reached_on.member_id and entries.month = reached_on.month and entries.kind = 'contribution'
    group by entries.received_on
  )
  select min(days.day) from days
  where days.day > coalesce(
    (select max(below.day) from days as below where below.balance < reached_on.cents), '-infinity'
  )
$$;
comment on function private.reached_on(uuid, date, bigint) is
  'The day since which the entries of a month have been at least an amount. Null if they are below.';

create function private.unpaid_periods(member_id uuid)
returns table (month date, from_date date, paid_on date)
language sql stable
set search_path = ''
as $$
  with days as (
    select
      months.month, months.first_lapses_on, entries.received_on as day,
      sum(sum(entries.cents)) over (partition by months.month order by entries.received_on) >= months.recurring_cents as is_paid
    from public.contribution_months as months
    join public.contribution_entries as entries on entries.member_id = months.member_id and entries.month = months.month
    where months.member_id = unpaid_periods.member_id and months.recurring_cents > 0 and entries.kind = 'contribution'
    group by months.month, months.first_lapses_on, months.recurring_cents, entries.received_on
  ),
  turns as (
    -- A month begins unpaid.
    select months.month, months.first_lapses_on, '-infinity'::date as day, false as is_paid
    from public.contribution_months as months
    where months.member_id = unpaid_periods.member_id and months.recurring_cents > 0
    union all
    select changes.month, changes.first_lapses_on, changes.day, changes.is_paid
    from (
      select days.*, lag(days.is_paid, 1, false) over (partition by days.month order by days.day) as was_paid from days
    ) as changes
    where changes.is_paid <> changes.was_paid
  ),
  periods as (
    select
      turns.month, turns.is_paid,
      -- What was paid and then reversed is due again in the month of the reversal.
      case
        when turns.day = '-infinity' then turns.first_lapses_on
        else greatest(turns.first_lapses_on, private.next_month(turns.day))
      end as from_date,
      lead(turns.day) over (partition by turns.month order by turns.day) as paid_on
    from turns
  )
  select periods.month, periods.from_date, periods.paid_on
  from periods where not periods.is_paid and (periods.paid_on is null or periods.paid_on >= periods.from_date)
$$;
comment on function private.unpaid_periods(uuid) is
  'The inactive days that unpaid months cause, past and future: from the first day of the next month until the day of the payment.';

create function private.lock_membership(member_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- In the order in which a change of an enrollment locks them: its triggers change the member. The oldest first, because one that
  -- is added meanwhile is the last.
  perform from public.enrollments where enrollments.member_id = lock_membership.member_id
  order by enrollments.created_at, enrollments.id for no key update;
  perform from public.members where members.id = lock_membership.member_id for no key update;
  return found;
end
$$;
comment on function private.lock_membership(uuid) is
  'Locks a member and the enrollments, for work that may change both. False if there is no such member.';

create function private.settle_month(member_id uuid, month date) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member uuid := settle_month.member_id;
  settled date := settle_month.month;
  outer_work text := coalesce(current_setting('private.settling', true), '');
  -- What falls due after the end of the membership is not open, also if another request changed the row meanwhile.
  last_day date := private.last_day_of(settle_month.member_id);
  due record;
  reached date;
begin
  -- One at a time for a member. A payment row that another request is changing is settled by that request's trigger.
  perform private.lock_membership(member);
  perform set_config('private.settling', 'on', true);
  for due in
    select dues.* from private.month_dues(member, settled) as dues
    where exists (select from public.billing where billing.id = dues.id for update skip locked)
  loop
    reached := private.reached_on(member, settled, due.cents_until);
    if reached is not null then
      update public.billing set status = 'Paid', paid_at = private.start_of_day(reached) + interval '12 hours'
      where billing.id = due.id and (billing.status <> 'Paid' or private.local_day(billing.paid_at) <> reached);
    elsif due.due_date > last_day then
      update public.billing set status = 'Cancelled', paid_at = null where billing.id = due.id;
    else
      update public.billing set status = 'Pending', paid_at = null where billing.id = due.id and billing.status = 'Paid';
    end if;
  end loop;
  perform set_config('private.settling', outer_work, true);

  delete from public.contribution_months as months where months.member_id = member and months.month = settled
    and not exists (select from private.month_dues(member, settled))
    and not exists (select from public.contribution_entries as entries where entries.member_id = member and entries.month = settled);
  insert into public.contribution_months as months (
    member_id, month, due_on, due_cents, recurring_cents, received_cents, is_reversed, paid_on, first_lapses_on
  )
  select
    member, settled, dues.due_on, dues.cents, dues.recurring, received.cents, received.is_reversed,
    case when dues.cents > 0 then private.reached_on(member, settled, dues.cents) end,
    -- No one lapses for a due that they could not know.
    greatest(private.next_month(settled), private.next_month(dues.known_on))
  from (
    select
      min(found.due_date) as due_on, coalesce(max(found.cents_until), 0) as cents,
      coalesce(max(found.cents_until) filter (where found.is_recurring), 0) as recurring,
      max(found.known_on) filter (where found.is_recurring) as known_on
    from private.month_dues(member, settled) as found
  ) as dues
  cross join (
    select
      coalesce(sum(entries.cents), 0)::bigint as cents, count(*) as number,
      coalesce(bool_or(entries.reverses is not null and moved.id is null), false) as is_reversed
    from public.contribution_entries as entries
    left join public.contribution_entries as moved on moved.moves = entries.id
    where entries.member_id = member and entries.month = settled and entries.kind = 'contribution'
  ) as received
  where (dues.cents > 0 or received.number > 0) and exists (select from public.members where members.id = member)
  on conflict on constraint contribution_months_month_key do update set
    due_on = excluded.due_on, due_cents = excluded.due_cents, recurring_cents = excluded.recurring_cents,
    received_cents = excluded.received_cents, is_reversed = excluded.is_reversed, paid_on = excluded.paid_on,
    first_lapses_on = excluded.first_lapses_on;
  update public.contribution_months as months set lapses_on = periods.from_date
  from (select member as member_id) as one
  left join private.unpaid_periods(member) as periods on periods.month = settled and periods.paid_on is null
  where months.member_id = one.member_id and months.month = settled and months.lapses_on is distinct from periods.from_date;
end
$$;
comment on function private.settle_month(uuid, date) is
  'Calculates a month of a member from its entries and payment rows, and marks the payment rows as paid or pending. The order of entries makes no difference.';

--
-- Lapses
--

create function private.last_day_to_pay(lapsed_on date) returns date
language sql stable
set search_path = ''
as $$
  select lapsed_on + ((private.edition_on(lapsed_on)).figures ->> 'reinstatement')::integer
$$;
comment on function private.last_day_to_pay(date) is
  'The last day on which a payment continues a membership that lapsed on a day, by the edition of the rules in force then.';

create function private.settle_lapses(member_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member uuid := settle_lapses.member_id;
  outer_work text := coalesce(current_setting('private.settling', true), '');
  made_inactive uuid[];
  inactive_from date;
  changed uuid;
begin
  perform private.lock_membership(member);
  perform set_config('private.settling', 'on', true);
  select coalesce(array_agg(lapses.enrollment_id) filter (where lapses.enrollment_id is not null), '{}') into made_inactive
  from public.membership_lapses as lapses where lapses.member_id = member and lapses.cause = 'contribution';

  with wanted as (
    select periods.from_date, case when bool_and(periods.paid_on is not null) then max(periods.paid_on) end as paid_on
    from private.unpaid_periods(member) as periods
    where periods.from_date <= private.local_today()
    group by periods.from_date
  ),
  gone as (
    delete from public.membership_lapses as lapses
    where lapses.member_id = member and lapses.cause = 'contribution' and lapses.from_date not in (select wanted.from_date from wanted)
  )
  insert into public.membership_lapses as lapses (member_id, from_date, paid_on, cause)
  select member, wanted.from_date, wanted.paid_on, 'contribution' from wanted
  on conflict on constraint membership_lapses_day_key do update set paid_on = excluded.paid_on
    where lapses.paid_on is distinct from excluded.paid_on;

  -- Paid within the days of the rules, the membership continues. After that, it stays inactive until the team decides.
  select min(lapses.from_date) into inactive_from
  from public.membership_lapses as lapses
  where lapses.member_id = member and lapses.cause = 'contribution' and lapses.reinstated_on is null
    and (lapses.paid_on is null or lapses.paid_on > private.last_day_to_pay(lapses.from_date));
  if inactive_from is null then
    for changed in
      update public.enrollments set status = 'Active', inactive_date = null, inactive_reason = null
      where enrollments.id = any (made_inactive) and enrollments.status = 'Inactive'
      returning enrollments.id
    loop
      perform private.log_activity(
        'system', null, 'contributions.reinstated', 'enrollments', changed, member_id => member
      );
    end loop;
    update public.membership_lapses as lapses set enrollment_id = null
    where lapses.member_id = member and lapses.cause = 'contribution' and lapses.enrollment_id is not null;
  else
    for changed in
      update public.enrollments set
        status = 'Inactive', inactive_date = inactive_from,
        inactive_reason = case when enrollments.status = 'Inactive' then enrollments.inactive_reason else 'Contribuição não recebida' end
      where enrollments.id = coalesce(
        (
          select latest.id from public.enrollments as latest
          where latest.member_id = member and latest.status = 'Active'
          order by latest.created_at desc limit 1
        ),
        made_inactive[1]
      ) and (enrollments.status <> 'Inactive' or enrollments.inactive_date is distinct from inactive_from)
      returning enrollments.id
    loop
      if not changed = any (made_inactive) then
        perform private.log_activity('system', null, 'contributions.lapsed', 'enrollments', changed, member_id => member);
      end if;
      made_inactive := array[changed];
    end loop;
    update public.membership_lapses as lapses set enrollment_id = made_inactive[1]
    where lapses.member_id = member and lapses.cause = 'contribution' and lapses.reinstated_on is null
      and lapses.enrollment_id is distinct from made_inactive[1]
      and (lapses.paid_on is null or lapses.paid_on > private.last_day_to_pay(lapses.from_date));
  end if;
  perform set_config('private.settling', outer_work, true);
end
$$;
comment on function private.settle_lapses(uuid) is
  'Calculates the lapses of a member from their months, and makes the enrollment inactive or active accordingly. An enrollment that the team made inactive stays so.';

--
-- Recording
--

create function private.record_contribution(entry jsonb) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  entered public.contribution_entries := jsonb_populate_record(null::public.contribution_entries, entry);
  known uuid;
begin
  if not private.lock_membership(entered.member_id) then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  -- The number of a merged record is on cards and in payments: what it pays is the person's.
  entered.member_id := (
    select coalesce(members.merged_into, members.id) from public.members where members.id = entered.member_id
  );
  perform private.lock_membership(entered.member_id);
  select entries.id into known from public.contribution_entries as entries
  where entries.source = entered.source and entries.reference = entered.reference or entries.id = entered.id;
  if known is not null then
    return known;
  end if;
  insert into public.contribution_entries (
    id, member_id, month, cents, kind, received_on, source, reference, reverses, moves, note, admin_id
  ) values (
    coalesce(entered.id, gen_random_uuid()), entered.member_id, entered.month, entered.cents, coalesce(entered.kind, 'contribution'),
    entered.received_on, entered.source, entered.reference, entered.reverses, entered.moves, entered.note, entered.admin_id
  )
  on conflict do nothing
  returning id into known;
  if known is null then
    select entries.id into known from public.contribution_entries as entries
    where entries.source = entered.source and entries.reference = entered.reference or entries.id = entered.id;
    return known;
  end if;
  if coalesce(entered.kind, 'contribution') = 'contribution' then
    perform private.settle_month(entered.member_id, entered.month);
    perform private.settle_lapses(entered.member_id);
  end if;
  return known;
end
$$;
comment on function private.record_contribution(jsonb) is
  'The only way to add an entry: its id. The same source and reference a second time changes nothing. Settles the month and the lapses.';

--
-- Payment rows that others change
--

create function private.take_back(member_id uuid, month date, cents bigint, billing_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  missing bigint := take_back.cents;
  taken bigint;
  entry record;
begin
  for entry in
    select entries.id, private.open_cents(entries.id) as open from public.contribution_entries as entries
    where entries.member_id = take_back.member_id and entries.month = take_back.month and entries.kind = 'contribution'
      and entries.cents > 0
    -- Its own payment first, then the latest.
    order by entries.source = 'billing' and entries.reference like billing_id || '%' desc, entries.received_on desc, entries.created_at desc
  loop
    taken := least(missing, entry.open);
    continue when taken <= 0;
    perform private.add_billing_entry(take_back.member_id, take_back.month, -taken, private.local_today(), billing_id, entry.id);
    missing := missing - taken;
  end loop;
end
$$;
comment on function private.take_back(uuid, date, bigint, uuid) is 'Reverses what paid a payment row that is no longer paid.';

create function private.add_billing_entry(
  member_id uuid, month date, cents bigint, received_on date, billing_id uuid, reverses uuid default null
) returns void
language sql volatile
set search_path = ''
as $$
  insert into public.contribution_entries (member_id, month, cents, received_on, source, reference, reverses, admin_id)
  select
    add_billing_entry.member_id, add_billing_entry.month, add_billing_entry.cents, add_billing_entry.received_on, 'billing',
    add_billing_entry.billing_id || case when count(*) > 0 then '#' || count(*) + 1 else '' end, add_billing_entry.reverses,
    private.current_admin_id()
  from public.contribution_entries as entries
  where entries.member_id = add_billing_entry.member_id and entries.source = 'billing'
    and entries.reference like add_billing_entry.billing_id || '%'
$$;
comment on function private.add_billing_entry(uuid, date, bigint, date, uuid, uuid) is
  'Adds an entry for a change of a payment row. Its reference is the id of the row, with a number from the second change on.';

create function private.mirror_billing() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_paid boolean := tg_op = 'UPDATE' and old.status = 'Paid';
  is_paid boolean := tg_op <> 'DELETE' and new.status = 'Paid';
  member uuid := coalesce(new.member_id, old.member_id);
  missing bigint;
begin
  if coalesce(current_setting('private.settling', true), '') <> '' then
    return null;
  end if;
  if not private.lock_membership(member) then
    return null;
  end if;
  if was_paid and (not is_paid or old.amount <> new.amount or old.due_date <> new.due_date
    or private.local_day(old.paid_at) <> private.local_day(new.paid_at)) then
    perform private.take_back(member, date_trunc('month', old.due_date)::date, (old.amount * 100)::bigint, old.id);
  end if;
  if is_paid then
    -- Only what the month's entries do not cover yet: an import may have recorded the same payment before.
    select least((new.amount * 100)::bigint, dues.cents_until - coalesce(sum(entries.cents), 0)) into missing
    from private.month_dues(member, date_trunc('month', new.due_date)::date) as dues
    left join public.contribution_entries as entries
      on entries.member_id = member and entries.month = date_trunc('month', new.due_date)::date and entries.kind = 'contribution'
    where dues.id = new.id
    group by dues.cents_until;
    if missing > 0 then
      perform private.add_billing_entry(
        member, date_trunc('month', new.due_date)::date, missing, least(private.local_day(new.paid_at), private.local_today()), new.id
      );
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform private.settle_month(member, date_trunc('month', old.due_date)::date);
  end if;
  if tg_op <> 'DELETE' then
    perform private.settle_month(member, date_trunc('month', new.due_date)::date);
  end if;
  perform private.settle_lapses(member);
  return null;
end
$$;
comment on function private.mirror_billing() is
  'Trigger: a payment row that the team marks as paid becomes an entry, and one that is no longer paid becomes a reversal.';

create trigger mirror_billing after insert or delete or update of status, amount, due_date, paid_at, billing_type on public.billing
  for each row execute function private.mirror_billing();

--
-- Opening dues
--

create function private.keep_billing_day() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(current_setting('private.settling', true), '') = '' then
    new.billing_day := extract(day from new.next_billing_date);
  end if;
  return new;
end
$$;
comment on function private.keep_billing_day() is 'Trigger: a schedule of the 31st returns to the 31st after a shorter month.';

create trigger keep_billing_day before insert or update of next_billing_date on public.billing_schedules
  for each row execute function private.keep_billing_day();

create function private.next_due_date(schedule public.billing_schedules) returns date
language sql immutable
set search_path = ''
as $$
  select least(months.first_day + schedule.billing_day - 1, private.next_month(months.first_day) - 1)
  from (
    select (
      date_trunc('month', schedule.next_billing_date)
      + case when schedule.billing_type = 'annual' then interval '1 year' else interval '1 month' end
    )::date as first_day
  ) as months
$$;
comment on function private.next_due_date(public.billing_schedules) is 'The due date after the next one.';

create function private.owes_on(member_id uuid, day date) returns boolean
language sql stable
set search_path = ''
as $$
  -- While a lapse can still be paid, the months go on. After that, and for a membership that the team ended, nothing falls due.
  select exists (
    select from public.enrollments
    where enrollments.member_id = owes_on.member_id
      and (enrollments.end_date is null or owes_on.day <= enrollments.end_date)
      and (
        enrollments.status in ('Active', 'Future Active', 'Pending')
        or enrollments.status = 'Inactive' and exists (
          select from public.membership_lapses as lapses
          where lapses.enrollment_id = enrollments.id and owes_on.day <= private.last_day_to_pay(lapses.from_date)
        )
      )
  )
$$;
comment on function private.owes_on(uuid, date) is 'Whether a contribution can fall due on a day.';

create function private.open_dues(until date, max_schedules integer default 500) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  due record;
  schedule public.billing_schedules;
  number integer := 0;
begin
  for due in
    select schedules.id, schedules.member_id from public.billing_schedules as schedules
    where schedules.status = 'active' and schedules.next_billing_date <= until
    order by schedules.next_billing_date, schedules.id
    limit max_schedules
  loop
    -- The membership first, as its end locks them. A new payment row would lock it after the schedule.
    perform private.lock_membership(due.member_id);
    select schedules.* into schedule from public.billing_schedules as schedules
    where schedules.id = due.id and schedules.status = 'active' and schedules.next_billing_date <= until
    for update skip locked;
    continue when not found;
    number := number + 1;
    while schedule.status = 'active' and schedule.next_billing_date <= until loop
      insert into public.billing (member_id, due_date, amount, billing_type)
      select schedule.member_id, schedule.next_billing_date, private.due_amount(schedule), schedule.billing_type
      where private.owes_on(schedule.member_id, schedule.next_billing_date) and not exists (
        select from public.billing
        where billing.member_id = schedule.member_id and billing.due_date = schedule.next_billing_date
          and billing.billing_type = schedule.billing_type and billing.status <> 'Cancelled'
      );
      if schedule.billing_type = 'one_time' then
        schedule.status := 'ended';
      else
        schedule.next_billing_date := private.next_due_date(schedule);
      end if;
    end loop;
    perform set_config('private.settling', 'on', true);
    update public.billing_schedules as schedules
    set next_billing_date = schedule.next_billing_date, status = schedule.status where schedules.id = schedule.id;
    perform set_config('private.settling', '', true);
  end loop;
  return number;
end
$$;
comment on function private.open_dues(date, integer) is
  'Adds the payments that fall due until a day, once, and moves the schedules on. Returns how many schedules it moved.';

create function private.run_monthly_work() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  done integer := 0;
  late uuid;
begin
  -- Not beside an import, which locks many members, too. The next run does the rest.
  if not pg_try_advisory_xact_lock(hashtextextended('contributions', 0)) then
    return 0;
  end if;
  perform private.forget_merges();
  done := private.begin_memberships() + private.close_ended_memberships() + private.apply_contributions() + private.announce_contributions()
    + private.open_dues(private.local_today() + 10);
  for late in
    select distinct months.member_id
    from public.contribution_months as months
    where months.lapses_on <= private.local_today() and not exists (
      select from public.membership_lapses as lapses
      where lapses.member_id = months.member_id and lapses.from_date = months.lapses_on and lapses.cause = 'contribution'
        and lapses.paid_on is null
    )
    limit 500
  loop
    perform private.settle_lapses(late);
    done := done + 1;
  end loop;
  return done;
end
$$;
comment on function private.run_monthly_work() is
  'Begins the memberships whose start date has come, closes those whose last day has passed, announces and applies new monthly amounts, and opens the dues of the next ten days and the lapses of unpaid months, up to 500 members at a time: how many. Zero when there is nothing left.';
