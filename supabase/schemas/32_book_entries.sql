-- Book entries: the one definition of every published figure. Each event that changes a figure is one row, so that a figure is the sum
-- of its rows, and a list of these rows explains it. The monthly statement sums them by month, reports to states by year and state.

--
-- Where a request counts
--

create index sharing_requests_received_on_idx on public.sharing_requests (received_on);

create function private.set_request_us_state() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.us_state := private.state_of(new.member_id, new.received_on);
  return new;
end
$$;
comment on function private.set_request_us_state() is 'Trigger: stores in which state a request counts. A later move changes nothing.';

create trigger set_request_us_state before insert or update of received_on on public.sharing_requests
  for each row when (new.received_on is not null and new.us_state is null) execute function private.set_request_us_state();

--
-- Erased people
--
-- Their requests are deleted, and their decisions and payments no longer name them. What a figure needs stays here under new ids.

create table private.erased_requests (
  id uuid primary key default gen_random_uuid(),
  received_on date not null,
  us_state text,
  requested_cents bigint,
  withdrawn_on date
);
comment on table private.erased_requests is 'Requests of erased people: days, state and amount, nothing else.';
create index erased_requests_received_on_idx on private.erased_requests (received_on);

create table private.erased_decisions (
  decision_id uuid primary key references public.decisions (id),
  request_id uuid not null references private.erased_requests (id)
);
comment on table private.erased_decisions is 'Which decisions of erased people were about the same request: a later one replaces an earlier one.';
create index erased_decisions_request_id_idx on private.erased_decisions (request_id);

create function private.requested_cents(request public.sharing_requests) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(
    (
      select sum(lines.charge_cents)::bigint from public.bills join public.bill_lines as lines on lines.bill_id = bills.id
      where bills.request_id = request.id
    ),
    request.amount_cents
  )
$$;
comment on function private.requested_cents(public.sharing_requests) is
  'What a request asks for: the charges of its bills or, as long as none are entered, the amount that the member typed. Null if neither is known.';

create function private.withdrawn_on(request public.sharing_requests) returns date
language sql stable
set search_path = ''
as $$
  select case when request.state = 'withdrawn' then (request.state_since at time zone 'America/New_York')::date end
$$;
comment on function private.withdrawn_on(public.sharing_requests) is 'The day on which a request was withdrawn, at the office.';

create function private.keep_erased_request() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept_id uuid;
begin
  insert into private.erased_requests (received_on, us_state, requested_cents, withdrawn_on)
  values (old.received_on, old.us_state, private.requested_cents(old), private.withdrawn_on(old))
  returning id into kept_id;
  insert into private.erased_decisions (decision_id, request_id)
  select decisions.id, kept_id from public.decisions where decisions.request_id = old.id;
  return old;
end
$$;
comment on function private.keep_erased_request() is 'Trigger: keeps what figures need of a request that is erased with its person.';

-- Its name sorts before erase_decisions, which removes the request from its decisions.
create trigger count_erased_request before delete on public.sharing_requests
  for each row when (old.received_on is not null) execute function private.keep_erased_request();

--
-- Requests and decisions, including those of erased people
--

create view private.counted_requests as
  select
    requests.id, requests.member_id, requests.id as request_id, requests.received_on, requests.us_state,
    -- As private.requested_cents() and private.withdrawn_on(), which would be called for each of many rows.
    coalesce(
      (
        select sum(lines.charge_cents)::bigint from public.bills join public.bill_lines as lines on lines.bill_id = bills.id
        where bills.request_id = requests.id
      ),
      requests.amount_cents
    ) as cents,
    case when requests.state = 'withdrawn' then (requests.state_since at time zone 'America/New_York')::date end as withdrawn_on
  from public.sharing_requests as requests
  where requests.received_on is not null
  union all
  select id, null, null, received_on, us_state, requested_cents, withdrawn_on from private.erased_requests;
comment on view private.counted_requests is 'All requests that were received, also those of erased people.';

create view private.effective_decisions as
  select
    decisions.*, ((coalesce(confirmations.created_at, decisions.created_at)) at time zone 'America/New_York')::date as effective_on,
    decisions.charge_cents - decisions.discount_cents - decisions.other_payer_cents - decisions.not_eligible_cents as eligible_cents,
    decisions.not_eligible_cents + decisions.below_minimum_cents + decisions.above_limit_cents as not_shared_cents
  from public.decisions
  left join public.decision_confirmations as confirmations on confirmations.decision_id = decisions.id
  where not decisions.needs_confirmation or confirmations.agrees;
comment on view private.effective_decisions is 'Decisions from the day on which they take effect, as private.is_effective().';

create view private.decision_effects as
  select
    answers.id as decision_id, answers.effective_on as on_date, answers.us_state, answers.member_id, answers.request_id,
    answers.charge_cents - lag(answers.charge_cents, 1, 0::bigint) over earlier as decided,
    answers.reduced_cents - lag(answers.reduced_cents, 1, 0::bigint) over earlier as reduced,
    answers.eligible_cents - lag(answers.eligible_cents, 1, 0::bigint) over earlier as eligible,
    answers.not_eligible_cents - lag(answers.not_eligible_cents, 1, 0::bigint) over earlier as not_eligible,
    answers.iua_cents - lag(answers.iua_cents, 1, 0::bigint) over earlier as iua,
    answers.not_shared_cents - lag(answers.not_shared_cents, 1, 0::bigint) over earlier as not_shared,
    answers.shared_cents - lag(answers.shared_cents, 1, 0::bigint) over earlier as shared
  from (
    select
      decisions.*, decisions.discount_cents + decisions.other_payer_cents as reduced_cents,
      coalesce(decisions.request_id, erased.request_id, decisions.id) as answered_id
    from private.effective_decisions as decisions
    left join private.erased_decisions as erased on erased.decision_id = decisions.id
  ) as answers
  window earlier as (partition by answers.answered_id order by answers.position);
comment on view private.decision_effects is
  'What each effective decision changes, on the day on which it takes effect. One that replaces another counts as the difference, so that a correction in a later year is visible there.';

create view private.released_amounts as
  select
    requests.id, requests.member_id, requests.request_id, requests.withdrawn_on as on_date, standing.us_state, standing.shared_cents as cents
  from private.counted_requests as requests
  cross join lateral (
    select decisions.us_state, decisions.shared_cents, decisions.position
    from private.effective_decisions as decisions where decisions.request_id = requests.request_id
    union all
    select decisions.us_state, decisions.shared_cents, decisions.position
    from private.erased_decisions as erased
    join private.effective_decisions as decisions on decisions.id = erased.decision_id
    where erased.request_id = requests.id
    order by position desc
    limit 1
  ) as standing
  where requests.withdrawn_on is not null and standing.shared_cents > 0;
comment on view private.released_amounts is
  'What had been answered as shared when a request was withdrawn. Nothing was paid until then, and nothing will be.';

--
-- Book entries
--

create view private.book_entries as
  select
    'contributions' as measure, entries.received_on as on_date, entries.us_state, entries.cents,
    'contribution_entries' as source_table, entries.id as source_id, entries.member_id, null::uuid as request_id
  from public.contribution_entries as entries where entries.kind = 'contribution'
  union all
  select
    'gifts', entries.received_on, entries.us_state, entries.cents, 'contribution_entries', entries.id, entries.member_id, null
  from public.contribution_entries as entries where entries.kind = 'gift'
  union all
  select
    'fund_used', entries.received_on, entries.us_state, entries.cents, 'contribution_entries', entries.id, entries.member_id, null
  from public.contribution_entries as entries where entries.kind = 'fund_use'
  union all
  select
    'administration', entries.received_on, entries.us_state, entries.administration_cents, 'contribution_entries', entries.id,
    entries.member_id, null
  from public.contribution_entries as entries where entries.administration_cents <> 0
  union all
  select
    'without_rate', entries.received_on, entries.us_state, entries.cents, 'contribution_entries', entries.id, entries.member_id, null
  from public.contribution_entries as entries where entries.kind = 'contribution' and entries.administration_cents is null
  union all
  select
    'requested', requests.received_on, requests.us_state, requests.cents, 'sharing_requests', requests.id, requests.member_id, requests.request_id
  from private.counted_requests as requests
  where requests.cents <> 0
  union all
  select
    amounts.measure, effects.on_date, effects.us_state, amounts.cents, 'decisions', effects.decision_id, effects.member_id,
    effects.request_id
  from private.decision_effects as effects
  cross join lateral (
    values
      ('decided', effects.decided), ('reduced', effects.reduced), ('eligible', effects.eligible),
      ('not_eligible', effects.not_eligible), ('iua', effects.iua), ('not_shared', effects.not_shared), ('shared', effects.shared)
  ) as amounts (measure, cents)
  where amounts.cents <> 0
  union all
  select
    'shared', released.on_date, released.us_state, -released.cents, 'sharing_requests', released.id, released.member_id,
    released.request_id
  from private.released_amounts as released
  union all
  select
    'paid', payments.paid_on, decisions.us_state, payments.amount_cents, 'sharing_payments', payments.id, payments.member_id,
    payments.request_id
  from public.sharing_payments as payments join public.decisions on decisions.id = payments.decision_id
  union all
  select
    case payments.payee_kind when 'member' then 'paid_to_members' else 'paid_to_providers' end, payments.paid_on, decisions.us_state,
    payments.amount_cents, 'sharing_payments', payments.id, payments.member_id, payments.request_id
  from public.sharing_payments as payments join public.decisions on decisions.id = payments.decision_id;
comment on view private.book_entries is
  'The one definition of every published figure: a row for each event that changes one. A figure is the sum of its rows.';
comment on column private.book_entries.measure is
  'contributions, gifts, fund_used, administration, and without_rate (contributions whose share for administration is not known); requested; of answers in effect: decided = reduced + eligible + not_eligible, eligible = iua + (not_shared - not_eligible) + shared; paid = paid_to_members + paid_to_providers.';
comment on column private.book_entries.on_date is 'The day of the event at the office. A correction counts on its own day.';
