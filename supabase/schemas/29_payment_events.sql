-- What the payment provider reports: each event is stored once and applied once, in any order. Money is recorded, never moved. The
-- function payment-events verifies the signature and keeps only what is needed to match and to count: no card, no address, no name,
-- no email. An event that cannot be applied stays: it waits for another event, or is parked for a person.

create table private.stripe_customers (
  customer_id text primary key,
  member_id uuid not null references public.members (id) on delete cascade,
  admin_id uuid references public.admins (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint stripe_customers_customer_id_length check (char_length(customer_id) between 1 and 100)
);
comment on table private.stripe_customers is 'Which member a customer of the payment provider is, as an admin has assigned it.';
create index stripe_customers_member_id_idx on private.stripe_customers (member_id);
create index stripe_customers_admin_id_idx on private.stripe_customers (admin_id);

create table private.payment_events (
  id uuid primary key default gen_random_uuid(),
  -- The id, type and time of the provider.
  event_id text not null,
  type text not null,
  happened_at timestamptz not null,
  kind text not null,
  object_id text,
  invoice_id text,
  payment_intent_id text,
  charge_id text,
  customer_id text,
  member_number text,
  cents bigint,
  currency text,
  status text,
  period_start timestamptz,
  received_at timestamptz not null default now(),
  state text not null default 'waiting',
  reason text,
  member_id uuid references public.members (id) on delete set null,
  -- The contribution that a payment became, or that came back after a refund failed. Erasing the person empties the entry's reference,
  -- but not its id.
  entry_id uuid,
  -- What a one-time payment was for, as an admin has decided.
  assigned_month date,
  assigned_kind text,
  -- Why an admin discarded it.
  note text,
  handled_by uuid references public.admins (id) on delete set null,
  handled_at timestamptz,
  constraint payment_events_event_id_key unique (event_id),
  constraint payment_events_kind_known check (
    kind in ('payment', 'one_time', 'failed_payment', 'link', 'refund', 'refunded_charge', 'dispute', 'other')
  ),
  constraint payment_events_state_known check (state in ('applied', 'ignored', 'waiting', 'parked', 'discarded')),
  constraint payment_events_reason_known check (
    reason in ('unknown_member', 'two_members', 'other_currency', 'no_payment', 'no_amount', 'not_accepted', 'paid_once', 'recorded_twice')
  ),
  constraint payment_events_assigned_kind_known check (assigned_kind in ('contribution', 'gift')),
  constraint payment_events_assigned_month_first_day check (extract(day from assigned_month) = 1),
  constraint payment_events_cents_range check (cents between 0 and 9999999999),
  constraint payment_events_note_length check (char_length(note) between 3 and 300),
  constraint payment_events_texts_length check (
    char_length(event_id) between 1 and 100 and char_length(type) between 1 and 100
    and greatest(
      char_length(object_id), char_length(invoice_id), char_length(payment_intent_id), char_length(charge_id),
      char_length(customer_id), char_length(member_number), char_length(currency), char_length(status)
    ) <= 100
  )
);
comment on table private.payment_events is 'Events of the payment provider, each once, and what became of them.';
create index payment_events_invoice_id_idx on private.payment_events (invoice_id) where invoice_id is not null;
create index payment_events_payment_intent_id_idx on private.payment_events (payment_intent_id) where payment_intent_id is not null;
create index payment_events_charge_id_idx on private.payment_events (charge_id) where charge_id is not null;
create index payment_events_customer_id_idx on private.payment_events (customer_id) where customer_id is not null;
create index payment_events_member_id_idx on private.payment_events (member_id);
create index payment_events_handled_by_idx on private.payment_events (handled_by);
create index payment_events_happened_at_idx on private.payment_events (happened_at, id);
create index payment_events_open_idx on private.payment_events (happened_at, id) where state in ('waiting', 'parked');

create function private.forget_payer() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.payment_events as events set customer_id = null, member_number = null, note = null
  where events.member_id = old.id
    or events.customer_id in (select customers.customer_id from private.stripe_customers as customers where customers.member_id = old.id);
  return old;
end
$$;
comment on function private.forget_payer() is
  'Trigger: events keep amounts and the provider''s ids of payments when a member is erased, but not who paid.';
create trigger forget_payer before delete on public.members
  for each row execute function private.forget_payer();

--
-- Matching
--

create function private.payment_member(event private.payment_events, out member_id uuid, out problem text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  numbered uuid;
  assigned uuid;
begin
  member_id := event.member_id;
  if member_id is not null then
    return;
  end if;
  select members.id into numbered from public.members where members.member_number = upper(btrim(event.member_number));
  select customers.member_id into assigned from private.stripe_customers as customers where customers.customer_id = event.customer_id;
  if numbered <> assigned then
    problem := 'two_members';
  else
    member_id := coalesce(numbered, assigned);
    problem := case when member_id is null then 'unknown_member' end;
  end if;
end
$$;
comment on function private.payment_member(private.payment_events) is
  'Whose payment an event is about: the member of an earlier decision, of the member number in its metadata, or of its customer.';

create function private.payment_month(event private.payment_events) returns date
language sql stable
security definer
set search_path = ''
as $$
  -- A period that starts at midnight UTC was set by date. Any other start is a moment, whose day the office's clock decides.
  select date_trunc(
    'month',
    case when extract(epoch from period.start)::bigint % 86400 = 0
      then period.start at time zone 'UTC'
      else period.start at time zone 'America/New_York'
    end
  )::date
  from (select coalesce(event.period_start, event.happened_at) as start) as period
$$;
comment on function private.payment_month(private.payment_events) is 'The month that an invoice pays for: in which its period starts.';

-- Since API version 2025-03-31, invoices do not name their payment, and charges do not name their invoice: the event
-- invoice_payment.paid names both.
create function private.invoice_of(event private.payment_events) returns text
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(event.invoice_id, (
    select links.invoice_id from private.payment_events as links
    where links.invoice_id is not null
      and (links.payment_intent_id = event.payment_intent_id or links.charge_id = event.charge_id)
    order by links.happened_at, links.id
    limit 1
  ))
$$;
comment on function private.invoice_of(private.payment_events) is
  'The invoice that a refund or a dispute is about. Null until an event has named it together with the payment.';

--
-- Applying
--

-- What has gone back of a payment follows from all events about it, so that their order does not matter, and neither does it whether
-- the provider reports refunds one by one, as a sum, or both.
create function private.returned_cents(invoice text) returns bigint
language sql stable
security definer
set search_path = ''
as $$
  with about as (
    select events.* from private.payment_events as events
    where events.kind in ('refund', 'refunded_charge', 'dispute') and events.state <> 'discarded'
      and private.invoice_of(events) = returned_cents.invoice
  ),
  latest as (
    select distinct on (about.kind, about.object_id) about.*
    from about
    -- Times have whole seconds: of two events of one second, the one with a final status is the later one.
    order by about.kind, about.object_id, about.happened_at desc,
      (about.status in ('succeeded', 'failed', 'canceled', 'won', 'lost', 'warning_closed')) desc,
      about.cents desc, about.id
  ),
  sums as (
    select
      coalesce(sum(latest.cents) filter (where latest.kind = 'refund' and latest.status in ('pending', 'succeeded')), 0) as refunded,
      coalesce(sum(latest.cents) filter (where latest.kind = 'refund' and latest.status in ('failed', 'canceled')), 0) as failed,
      coalesce(sum(latest.cents) filter (where latest.kind = 'refunded_charge'), 0) as reported,
      coalesce(sum(latest.cents) filter (
        where latest.kind = 'dispute' and latest.type <> 'charge.dispute.funds_reinstated'
          and latest.status in ('needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review')
      ), 0) as disputed
    from latest
  )
  select (greatest(sums.refunded, sums.reported - sums.failed, 0) + sums.disputed)::bigint from sums
$$;
comment on function private.returned_cents(text) is 'How much of an invoice''s payment was refunded or withdrawn in disputes, by all events so far.';

create function private.add_provider_entry(origin public.contribution_entries, invoice text, cents bigint, received_on date, is_reversal boolean)
returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  added uuid;
  entry jsonb := jsonb_build_object(
    'member_id', origin.member_id,
    'month', origin.month,
    'cents', add_provider_entry.cents,
    'received_on', add_provider_entry.received_on,
    'source', 'stripe',
    'reverses', case when add_provider_entry.is_reversal then origin.id end
  );
begin
  if origin.member_id is not null then
    return private.record_contribution(entry || jsonb_build_object('reference', add_provider_entry.invoice || '#' || (
      select count(*) + 1 from public.contribution_entries as entries
      where entries.source = 'stripe' and entries.reference like replace(add_provider_entry.invoice, '_', '\_') || '#%'
    )));
  end if;
  -- Of an erased person, only the amounts are left.
  insert into public.contribution_entries (month, cents, received_on, source, reverses)
  values (origin.month, add_provider_entry.cents, add_provider_entry.received_on, 'stripe', (entry ->> 'reverses')::uuid)
  returning id into added;
  return added;
end
$$;
comment on function private.add_provider_entry(public.contribution_entries, text, bigint, date, boolean) is
  'Adds what follows a payment: a reversal of its entry, or what came back after one.';

create function private.apply_returns(invoice text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  original public.contribution_entries;
  newest private.payment_events;
  received public.contribution_entries;
  difference bigint;
  part bigint;
  added uuid;
begin
  select entries.* into original
  from private.payment_events as paid
  join public.contribution_entries as entries on entries.id = paid.entry_id
  where paid.kind in ('payment', 'one_time') and paid.object_id = apply_returns.invoice
  limit 1;
  if not found then
    update private.payment_events as events set state = 'waiting', reason = 'no_payment'
    where events.kind in ('refund', 'refunded_charge', 'dispute') and events.state = 'waiting'
      and private.invoice_of(events) = apply_returns.invoice;
    return;
  end if;
  select * into newest from private.payment_events as events
  where events.kind in ('refund', 'refunded_charge', 'dispute') and events.state <> 'discarded'
    and private.invoice_of(events) = apply_returns.invoice
  order by events.happened_at desc, events.received_at desc, events.id desc
  limit 1;
  if newest.id is null then
    return;
  end if;

  -- What is left of the payment, less what should be left. A reversal that the team recorded counts: nothing is taken back twice.
  select sum(private.open_cents(paid.entry_id)) - original.cents + least(private.returned_cents(apply_returns.invoice), original.cents)
  into difference
  from (
    select distinct events.entry_id from private.payment_events as events
    where events.entry_id is not null and private.invoice_of(events) = apply_returns.invoice
  ) as paid;
  for received in
    select distinct entries.* from private.payment_events as events
    join public.contribution_entries as entries on entries.id = events.entry_id
    where difference > 0 and private.invoice_of(events) = apply_returns.invoice
    order by entries.created_at desc
  loop
    part := least(difference, private.open_cents(received.id));
    continue when part <= 0;
    perform private.add_provider_entry(received, apply_returns.invoice, -part, private.local_day(newest.happened_at), true);
    difference := difference - part;
  end loop;
  -- A refund that failed, or a dispute that was won.
  if difference < 0 then
    added := private.add_provider_entry(original, apply_returns.invoice, -difference, private.local_day(newest.happened_at), false);
    -- Each event leads to at most one such entry, so there is always one left to note it at.
    update private.payment_events as events set entry_id = added
    where events.id = (
      select about.id from private.payment_events as about
      where about.kind in ('refund', 'refunded_charge', 'dispute') and about.entry_id is null
        and private.invoice_of(about) = apply_returns.invoice
      order by about.happened_at desc, about.id
      limit 1
    );
  end if;
  update private.payment_events as events set state = 'applied', reason = null, member_id = original.member_id
  where events.kind in ('refund', 'refunded_charge', 'dispute') and events.state in ('waiting', 'parked')
    and private.invoice_of(events) = apply_returns.invoice;
end
$$;
comment on function private.apply_returns(text) is
  'Brings what is left of an invoice''s contribution to what refunds and disputes say. They wait while the payment is unknown.';

create function private.settle_event(event_id uuid, state text, reason text default null, member_id uuid default null, entry_id uuid default null)
returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.payment_events as events
  set
    state = settle_event.state,
    reason = settle_event.reason,
    member_id = coalesce(settle_event.member_id, events.member_id),
    entry_id = coalesce(settle_event.entry_id, events.entry_id)
  where events.id = settle_event.event_id
$$;

-- Nobody knows what a payment without an invoice was for: a month, a gift, or nothing of ours. Its reports (checkout.session, payment_intent,
-- charge) are one payment. As soon as an invoice is known for it, the invoice counts.
create function private.apply_one_time_payment(event private.payment_events, payer_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  first_report private.payment_events;
  entry uuid;
begin
  select * into first_report from private.payment_events as reports
  where reports.kind = 'one_time' and reports.id <> event.id and reports.state <> 'ignored'
    and (reports.payment_intent_id = event.payment_intent_id or reports.charge_id = event.charge_id)
  limit 1;
  if first_report.id is not null then
    update private.payment_events as reports
    set
      charge_id = coalesce(reports.charge_id, event.charge_id),
      customer_id = coalesce(reports.customer_id, event.customer_id),
      member_number = coalesce(reports.member_number, event.member_number),
      member_id = coalesce(reports.member_id, payer_id)
    where reports.id = first_report.id;
    perform private.settle_event(event.id, 'ignored');
  elsif private.invoice_of(event) <> event.object_id then
    perform private.settle_event(event.id, 'ignored');
  elsif event.assigned_month is null then
    perform private.settle_event(event.id, 'parked', 'paid_once', payer_id);
  else
    entry := private.record_contribution(jsonb_build_object(
      'member_id', payer_id,
      'month', event.assigned_month,
      'cents', event.cents,
      'kind', event.assigned_kind,
      'received_on', private.local_day(event.happened_at),
      'source', 'stripe',
      'reference', event.object_id
    ));
    -- From now on, refunds and disputes find it as they find an invoice.
    update private.payment_events as events set invoice_id = event.object_id where events.id = event.id;
    perform private.settle_event(event.id, 'applied', null, payer_id, entry);
    perform private.apply_returns(event.object_id);
  end if;
end
$$;
comment on function private.apply_one_time_payment(private.payment_events, uuid) is
  'Parks a payment without an invoice, once, until an admin has decided what it was for; then records it.';

create function private.is_recorded_one_time(event private.payment_events) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  update private.payment_events as reports set state = 'ignored', reason = null
  where reports.kind = 'one_time' and reports.state = 'parked'
    and (reports.payment_intent_id = event.payment_intent_id or reports.charge_id = event.charge_id);
  return exists (
    select from private.payment_events as reports
    where reports.kind = 'one_time' and reports.entry_id is not null
      and (reports.payment_intent_id = event.payment_intent_id or reports.charge_id = event.charge_id)
  );
end
$$;
comment on function private.is_recorded_one_time(private.payment_events) is
  'Whether the payment of an invoice was already recorded as a one-time payment. One that is still parked is ignored: the invoice counts.';

create function private.apply_payment_event(event private.payment_events) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  payer record;
  entry uuid;
  invoice text;
begin
  if event.kind = 'other' then
    perform private.settle_event(event.id, 'ignored');
    return;
  elsif event.kind in ('link', 'payment') and private.is_recorded_one_time(event) then
    perform private.settle_event(event.id, 'parked', 'recorded_twice');
    return;
  elsif event.kind = 'link' then
    perform private.settle_event(event.id, 'applied');
    perform private.apply_returns(event.invoice_id);
    return;
  elsif event.kind in ('refund', 'refunded_charge', 'dispute') then
    invoice := private.invoice_of(event);
    if invoice is null then
      perform private.settle_event(event.id, 'waiting', 'no_payment');
    else
      perform private.apply_returns(invoice);
    end if;
    return;
  elsif event.kind in ('payment', 'one_time') and event.cents is null then
    perform private.settle_event(event.id, 'parked', 'no_amount');
    return;
  elsif event.kind in ('payment', 'one_time') and event.cents = 0 then
    perform private.settle_event(event.id, 'ignored');
    return;
  elsif event.kind in ('payment', 'one_time') and event.currency is distinct from 'usd' then
    perform private.settle_event(event.id, 'parked', 'other_currency');
    return;
  end if;

  payer := private.payment_member(event);
  if event.kind = 'one_time' then
    perform private.apply_one_time_payment(event, payer.member_id);
    return;
  elsif payer.member_id is null then
    perform private.settle_event(event.id, 'parked', payer.problem);
    return;
  end if;
  if event.kind = 'failed_payment' then
    update public.billing set status = 'Failed'
    where billing.member_id = payer.member_id and billing.status = 'Pending'
      and date_trunc('month', billing.due_date)::date = private.payment_month(event)
      and not exists (
        select from private.payment_events as paid
        where paid.kind = 'payment' and paid.object_id = event.object_id and paid.entry_id is not null
      );
    perform private.settle_event(event.id, 'applied', null, payer.member_id);
    return;
  end if;
  entry := private.record_contribution(jsonb_build_object(
    'member_id', payer.member_id,
    'month', private.payment_month(event),
    'cents', event.cents,
    'kind', 'contribution',
    'received_on', private.local_day(event.happened_at),
    'source', 'stripe',
    'reference', event.object_id
  ));
  perform private.settle_event(event.id, 'applied', null, payer.member_id, entry);
  perform private.apply_returns(event.object_id);
end
$$;
comment on function private.apply_payment_event(private.payment_events) is
  'Applies an event that was not applied yet, or states why it waits for another event or a person.';

-- One event at a time in all processes: events of one payment arrive within milliseconds.
create function private.lock_payment_events() returns void
language sql volatile
security definer
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('private.payment_events'))
$$;

create function private.apply_or_park(event private.payment_events) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.apply_payment_event(event);
exception
  -- The ledger refused: a person decides. Other failures, such as of the disk, end the request, and the provider sends the event again.
  when integrity_constraint_violation or data_exception or raise_exception or sqlstate 'PGRST' then
    perform private.settle_event(event.id, 'parked', 'not_accepted');
end
$$;
comment on function private.apply_or_park(private.payment_events) is
  'Applies an event. One that the ledger refuses is parked, so that it is neither lost nor sent for days.';

create function public.record_payment_event(event jsonb) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  stored private.payment_events;
begin
  perform private.lock_payment_events();
  insert into private.payment_events (
    event_id, type, happened_at, kind, object_id, invoice_id, payment_intent_id, charge_id, customer_id, member_number, cents,
    currency, status, period_start
  )
  select
    given.event_id, given.type, given.happened_at, given.kind, given.object_id, given.invoice_id, given.payment_intent_id,
    given.charge_id, given.customer_id, given.member_number, given.cents, given.currency, given.status, given.period_start
  from jsonb_populate_record(null::private.payment_events, record_payment_event.event) as given
  on conflict on constraint payment_events_event_id_key do nothing
  returning * into stored;
  if stored.id is null then
    return 'repeated';
  end if;
  perform private.apply_or_park(stored);
  return (select events.state from private.payment_events as events where events.id = stored.id);
end
$$;
comment on function public.record_payment_event(jsonb) is
  'Stores an event of the payment provider, once, and applies it. Returns its state, or "repeated".';

--
-- What a person decides
--

create function private.require_books_admin() returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for open books may do this.');
  end if;
  return private.current_admin_id();
end
$$;

create function private.take_payment_event(event_id uuid, states text[]) returns private.payment_events
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  taken private.payment_events;
begin
  perform private.lock_payment_events();
  select * into taken from private.payment_events as events where events.id = take_payment_event.event_id;
  if taken.id is null then
    perform private.fail(404, 'not_found', 'There is no such event.');
  elsif taken.state <> all (states) then
    perform private.fail(409, 'already_handled', 'Someone has handled this event already.');
  end if;
  return taken;
end
$$;

create function public.assign_payment_event(
  event_id uuid, member_id uuid, invoice_id text default null, month date default null, kind text default 'contribution'
) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.require_books_admin();
  taken private.payment_events := private.take_payment_event(assign_payment_event.event_id, array['parked', 'waiting', 'discarded']);
  other private.payment_events;
begin
  if not exists (select from public.members where members.id = assign_payment_event.member_id) then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  if taken.kind in ('refund', 'refunded_charge', 'dispute') then
    if not exists (
      select from private.payment_events as paid
      where paid.kind in ('payment', 'one_time') and paid.object_id = assign_payment_event.invoice_id and paid.entry_id is not null
        and paid.member_id = assign_payment_event.member_id
    ) then
      perform private.fail(422, 'no_payment', 'Choose the payment that was returned.');
    end if;
    update private.payment_events as events
    set invoice_id = assign_payment_event.invoice_id, state = 'waiting', note = null
    where events.id = taken.id;
  else
    if taken.reason in ('other_currency', 'no_amount') then
      perform private.fail(422, 'no_dollars', 'The event has no amount in US dollars.');
    end if;
    if taken.reason = 'recorded_twice' then
      perform private.fail(422, 'recorded_twice', 'Its payment is already recorded as a one-time payment.');
    end if;
    if taken.customer_id is not null then
      insert into private.stripe_customers as customers (customer_id, member_id, admin_id)
      values (taken.customer_id, assign_payment_event.member_id, own_id)
      on conflict on constraint stripe_customers_pkey do update set member_id = excluded.member_id, admin_id = excluded.admin_id;
    end if;
    update private.payment_events as events
    set
      member_id = assign_payment_event.member_id, state = 'waiting', note = null,
      assigned_month = case when taken.kind = 'one_time'
        then date_trunc('month', coalesce(assign_payment_event.month, private.payment_month(taken)))::date
      end,
      assigned_kind = case when taken.kind = 'one_time' then assign_payment_event.kind end
    where events.id = taken.id;
  end if;
  update private.payment_events as events set handled_by = own_id, handled_at = now() where events.id = taken.id;
  select * into taken from private.payment_events as events where events.id = taken.id;
  perform private.apply_or_park(taken);
  -- The customer is known from now on.
  for other in
    select events.* from private.payment_events as events
    where events.customer_id = taken.customer_id and events.state = 'parked' and events.reason = 'unknown_member'
    order by events.happened_at, events.id
  loop
    perform private.apply_or_park(other);
  end loop;
  perform private.log_activity(
    'admin', own_id, 'payment_event.assigned', 'payment_events', taken.id, '{}', assign_payment_event.member_id
  );
  return (select events.state from private.payment_events as events where events.id = taken.id);
end
$$;
comment on function public.assign_payment_event(uuid, uuid, text, date, text) is
  'Assigns a parked event, and all of its customer, to a member; a refund or dispute to one of the member''s payments, a one-time payment as a contribution or gift to a month (by default, in which it was paid). Returns the state. Refuses with 403 permission_denied, 404 not_found, 409 already_handled, 422 no_payment, no_dollars or recorded_twice.';

create function public.discard_payment_event(event_id uuid, reason text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.require_books_admin();
  given text := btrim(discard_payment_event.reason);
  taken private.payment_events := private.take_payment_event(discard_payment_event.event_id, array['parked', 'waiting']);
begin
  if given is null or char_length(given) not between 3 and 300 then
    perform private.fail(422, 'reason_length', 'Give a reason of 3 to 300 characters.');
  end if;
  update private.payment_events as events
  set state = 'discarded', note = given, handled_by = own_id, handled_at = now()
  where events.id = taken.id;
  perform private.log_activity('admin', own_id, 'payment_event.discarded', 'payment_events', taken.id);
end
$$;
comment on function public.discard_payment_event(uuid, text) is
  'Marks an event as not to be applied, with a reason. It stays in the list and can still be assigned. Refuses with 403 permission_denied, 404 not_found, 409 already_handled, 422 reason_length.';

create function public.payment_member_choices(search text) returns table (id uuid, member_number text, name text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_books_admin();
  perform private.can_read_list('contributions');
  return query
    select members.id, members.member_number, btrim(members.first_name || ' ' || members.last_name)
    from public.members
    where char_length(btrim(payment_member_choices.search)) >= 2 and members.merged_into is null
      and (
        members.search_names like '%' || replace(replace(private.fold(btrim(payment_member_choices.search)), '%', ''), '_', '') || '%'
        -- Part of an email would reveal the rest, letter by letter.
        or members.email = lower(btrim(payment_member_choices.search))
      )
    order by members.search_name, members.id
    limit 8;
end
$$;
comment on function public.payment_member_choices(text) is 'At most eight members whose name or number contains a text, or whose email it is, for admins for open books who have opened the contributions.';

create function public.member_payments(member_id uuid) returns table (invoice_id text, month date, received_on date, cents bigint)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_books_admin();
  perform private.can_read_list('contributions');
  return query
    select paid.object_id, entries.month, entries.received_on, entries.cents
    from private.payment_events as paid
    join public.contribution_entries as entries on entries.id = paid.entry_id
    where paid.kind in ('payment', 'one_time') and paid.member_id = member_payments.member_id
    group by paid.object_id, entries.id
    order by entries.received_on desc, paid.object_id
    limit 24;
end
$$;
comment on function public.member_payments(uuid) is 'A member''s latest payments through the payment provider, for admins for open books who have opened the contributions.';

create view public.payment_event_list with (security_invoker = false) as
  select
    events.id,
    events.event_id,
    events.type,
    events.kind,
    events.happened_at,
    events.received_at,
    events.object_id,
    events.customer_id,
    events.member_number,
    events.cents,
    events.currency,
    events.state,
    events.reason,
    events.note,
    events.member_id,
    btrim(members.first_name || ' ' || members.last_name) as member_name,
    (select admins.name from public.admins where admins.id = events.handled_by) as handled_by_name,
    events.handled_at,
    private.searchable(concat_ws(
      ' ', events.event_id, events.object_id, events.charge_id, events.customer_id, events.member_number
    )) || coalesce(' ' || members.search_names, '') as search_text
  from private.payment_events as events
  left join public.members on members.id = events.member_id
  where (select private.can_read_list('contributions'));
comment on view public.payment_event_list is 'Events of the payment provider, for admins for open books.';
