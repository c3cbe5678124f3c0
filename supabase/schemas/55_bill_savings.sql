-- What letters saved: a member enters the answer to a letter, an admin who has read it confirms the amount that it took off the bill.
-- Open books publish the total only. It changes nothing else: what lowers the IUA is in the rules.

create table private.bill_savings (
  letter_id uuid primary key references public.bill_letters (id) on delete cascade,
  member_id uuid not null references public.members (id) on delete cascade,
  saved_cents bigint not null,
  answered_on date not null,
  confirmed_by uuid references public.admins (id) on delete set null,
  confirmed_at timestamptz not null default now(),
  constraint bill_savings_amount_positive check (saved_cents > 0)
);
comment on table private.bill_savings is
  'What an answered letter saved, as an admin confirmed it. Deleted when the answer or the bill changes so that it saved something else.';
comment on column private.bill_savings.answered_on is 'The day of the answer, on which the amount counts.';
create index bill_savings_member_id_idx on private.bill_savings (member_id);
create index bill_savings_confirmed_by_idx on private.bill_savings (confirmed_by);

create table private.saving_entries (
  id bigint generated always as identity primary key,
  member_id uuid references public.members (id) on delete set null,
  on_date date not null,
  cents bigint not null,
  published_at timestamptz,
  constraint saving_entries_amount_not_zero check (cents <> 0)
);
comment on table private.saving_entries is
  'What each confirmation adds to the published total, and what its end takes off. Amounts of erased people stay, without them.';
comment on column private.saving_entries.published_at is
  'Since when it is part of the total. Entries wait until 11 households change it, or the difference would reveal what one of them saved.';
create index saving_entries_member_id_idx on private.saving_entries (member_id);
create index saving_entries_waiting_idx on private.saving_entries (member_id) where published_at is null;

--
-- The amount
--

create function private.letter_saving(letter public.bill_letters) returns bigint
language sql stable
set search_path = ''
as $$
  select nullif(greatest(
    least(
      bills.amount_cents,
      (
        select min(earlier.new_amount_cents) from public.bill_letters as earlier
        where earlier.bill_id = letter.bill_id
          and (earlier.answered_on, earlier.written_on, earlier.created_at, earlier.id)
            < (letter.answered_on, letter.written_on, letter.created_at, letter.id)
      )
    ) - letter.new_amount_cents,
    0
  ), 0)
  from public.member_bills as bills
  where bills.id = letter.bill_id and letter.result in ('agreed', 'partly')
    -- Corrections, assistance and discounts. A plan or a refund leaves the bill as it is, records cost nothing.
    and letter.letter in (
      'itemizedBill', 'correction', 'estimateDispute', 'payerCorrection', 'debtValidation', 'assistance', 'discount', 'fairPrice'
    )
$$;
comment on function private.letter_saving(public.bill_letters) is
  'What the answer to a letter took off the lowest amount of the bill until then, in US cents: nothing counts twice, also if the bill went up in between. Null if nothing.';

create function private.tell_of_saving(request_id uuid, kind text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.add_request_event(request_id, kind, '{}', false);
  perform private.broadcast_request(request_id, false);
end
$$;
comment on function private.tell_of_saving(uuid, text) is 'Adds to the timeline that a saving was confirmed or no longer is, for the team.';

create function private.drop_changed_savings() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_id uuid := coalesce(to_jsonb(new) ->> 'bill_id', to_jsonb(new) ->> 'id');
  bill public.member_bills;
begin
  -- Locked as in confirm_bill_saving(), so that a confirmation at the same time does not stay.
  select bills.* into bill from public.member_bills as bills where bills.id = changed_id for no key update;
  delete from private.bill_savings as savings
  using public.bill_letters as letters
  where letters.id = savings.letter_id and letters.bill_id = bill.id
    -- Another answer to an earlier letter changes what a later one saved.
    and (letters.id = new.id or private.letter_saving(letters) is distinct from savings.saved_cents);
  if found then
    perform private.tell_of_saving(bill.request_id, 'saving_changed');
  end if;
  return null;
end
$$;
comment on function private.drop_changed_savings() is
  'Trigger: a confirmation ends when the member changes the answer, or the bill so that the letter saved something else.';

create trigger drop_changed_savings after update on public.bill_letters
  for each row when (
    (old.answered_on, old.result, old.new_amount_cents) is distinct from (new.answered_on, new.result, new.new_amount_cents)
  ) execute function private.drop_changed_savings();
create trigger drop_changed_savings after update on public.member_bills
  for each row when (old.amount_cents <> new.amount_cents) execute function private.drop_changed_savings();

--
-- Confirming
--

create function public.confirm_bill_saving(letter_id uuid, saved_cents bigint) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  letter public.bill_letters;
  request public.sharing_requests := private.work_on_request((
    select bills.request_id
    from public.bill_letters as letters join public.member_bills as bills on bills.id = letters.bill_id
    where letters.id = confirm_bill_saving.letter_id
  ));
begin
  perform from public.member_bills as bills
  where bills.id = (select letters.bill_id from public.bill_letters as letters where letters.id = confirm_bill_saving.letter_id)
  for no key update;
  select letters.* into letter from public.bill_letters as letters where letters.id = confirm_bill_saving.letter_id;
  if (private.letter_saving(letter) = confirm_bill_saving.saved_cents) is not true then
    perform private.fail(409, 'saving_changed', 'This is not what the answer took off the bill.');
  end if;
  insert into private.bill_savings (letter_id, member_id, saved_cents, answered_on, confirmed_by)
  values (letter.id, letter.member_id, confirm_bill_saving.saved_cents, letter.answered_on, private.current_admin_id())
  on conflict on constraint bill_savings_pkey do nothing;
  if found then
    perform private.tell_of_saving(request.id, 'saving_confirmed');
  end if;
end
$$;
comment on function public.confirm_bill_saving(uuid, bigint) is
  'Confirms what the answer to a letter took off the bill, for admins for requests who have seen it in writing. A second call changes nothing. Refuses with 403, 404 not_found, 409 saving_changed if the amount is another one.';

create function public.undo_bill_saving(letter_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request((
    select bills.request_id
    from public.bill_letters as letters join public.member_bills as bills on bills.id = letters.bill_id
    where letters.id = undo_bill_saving.letter_id
  ));
begin
  delete from private.bill_savings as savings where savings.letter_id = undo_bill_saving.letter_id;
  if found then
    perform private.tell_of_saving(request.id, 'saving_undone');
  end if;
end
$$;
comment on function public.undo_bill_saving(uuid) is
  'Takes back a confirmation, for admins for requests. A second call changes nothing. Refuses with 403 or 404 not_found.';

--
-- The published total
--

create function private.count_saving() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of two confirmations at the same time, the second one would be published alone.
  lock table private.saving_entries in share row exclusive mode;
  if tg_op = 'INSERT' then
    insert into private.saving_entries (member_id, on_date, cents) values (new.member_id, new.answered_on, new.saved_cents);
  elsif coalesce(current_setting('private.erasing_person', true), '') = ''
    and exists (select from public.members where members.id = old.member_id) then
    insert into private.saving_entries (member_id, on_date, cents) values (old.member_id, old.answered_on, -old.saved_cents);
  end if;
  if (
    select count(*)
    from (
      select from private.saving_entries as entries
      where entries.published_at is null and entries.member_id is not null
      group by entries.member_id having sum(entries.cents) <> 0
    ) as changed
  ) >= 11 then
    update private.saving_entries as entries set published_at = now() where entries.published_at is null;
  end if;
  return null;
end
$$;
comment on function private.count_saving() is
  'Trigger: adds a confirmation to the total or takes it off, and publishes what waits once 11 households change the total.';

create trigger count_saving after insert or delete on private.bill_savings
  for each row execute function private.count_saving();

create function private.savings_total() returns jsonb
language sql stable
set search_path = ''
as $$
  with counted as materialized (
    select entries.member_id, entries.on_date, entries.cents
    from private.saving_entries as entries where entries.published_at is not null
  ), households as (
    select from counted where counted.member_id is not null group by counted.member_id having sum(counted.cents) > 0
  )
  select jsonb_build_object(
    'cents', (select sum(counted.cents) from counted), 'households', count(*),
    'since', (
      select date_trunc('month', min(days.on_date)::timestamp)::date
      from (select counted.on_date from counted group by counted.on_date having sum(counted.cents) > 0) as days
    )
  )
  from households
  having count(*) >= 11
$$;
comment on function private.savings_total() is
  'What confirmed letters saved, for open books: {"cents", "households", "since" (the month of the first answer)}. Null while fewer than 11 households stand behind it; erased people are not counted among these.';

--
-- What the team sees
--

create function private.letters_about(bill_id uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', letters.id, 'letter', letters.letter, 'written_on', letters.written_on, 'sent_on', letters.sent_on,
        'sent_by', letters.sent_by, 'answered_on', letters.answered_on, 'result', letters.result,
        'new_amount_cents', letters.new_amount_cents, 'saved_cents', private.letter_saving(letters),
        'confirmed_at', savings.confirmed_at, 'confirmed_by', admins.name
      )
      order by letters.written_on, letters.created_at, letters.id
    ),
    '[]'
  )
  from public.bill_letters as letters
  left join private.bill_savings as savings on savings.letter_id = letters.id
  left join public.admins on admins.id = savings.confirmed_by
  where letters.bill_id = letters_about.bill_id
$$;
comment on function private.letters_about(uuid) is 'The letters about a bill for the team, without their text, oldest first.';

create function private.member_bills_json(request_id uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', bills.id, 'sender', bills.sender, 'amount_cents', bills.amount_cents, 'billed_on', bills.billed_on,
        'due_on', bills.due_on, 'payment', bills.payment, 'answers', bills.answers,
        'provider', nullif(btrim(case
          when bills.sender = 'collector' then bills.letter_fields ->> 'agency'
          else coalesce(bills.letter_fields ->> 'provider', requests.provider)
        end), ''),
        'account', nullif(btrim(bills.letter_fields ->> 'account'), ''),
        'letters', private.letters_about(bills.id)
      )
      order by bills.created_at, bills.id
    ),
    '[]'
  )
  from public.member_bills as bills
  join public.sharing_requests as requests on requests.id = bills.request_id
  where requests.id = member_bills_json.request_id and requests.state <> 'draft'
$$;
comment on function private.member_bills_json(uuid) is
  'The bills that the member entered in a request and their letters, for the team, oldest first. None before the request is sent.';
