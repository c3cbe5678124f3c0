-- A member's own bills: what each says, what was answered about it, and the letters about it. Bills for the same care belong to one
-- request, which may be a draft for as long as the member wants: asking the community to share is one thing that can happen to a bill.

create function private.is_bill_answers(answers jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(answers) = 'object' and not exists (
    select from jsonb_each(answers) as given (name, value)
    where case
      when given.name in (
        'asksForMoney', 'mine', 'itemized', 'addsUp', 'twice', 'outsideVisit', 'unshownPayment', 'fees', 'estimate', 'otherPayer',
        'namedInsurer', 'collector'
      ) then given.value not in ('"yes"', '"no"', '"unsure"')
      when given.name in ('paid', 'estimated') then given.value::text !~ '^[0-9]{1,11}$'
      when given.name = 'notice' then given.value::text !~ '^"[0-9]{4}-[0-9]{2}-[0-9]{2}"$'
      else true
    end
  )
$$;
comment on function private.is_bill_answers(jsonb) is
  'Whether a value is answers of bill-help/types.ts and nothing else: an income cannot be stored among them.';

create function private.is_letter_fields(fields jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(fields) = 'object' and not exists (
    select from jsonb_each(fields) as typed (name, value)
    where typed.name not in ('name', 'address', 'patient', 'provider', 'agency', 'account', 'care', 'monthly')
      or jsonb_typeof(typed.value) <> 'string' or char_length(typed.value #>> '{}') > 200
  )
$$;
comment on function private.is_letter_fields(jsonb) is 'Whether a value is what a letter needs beyond the bill: texts of at most 200 characters.';

create table public.member_bills (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  member_id uuid not null default private.current_member_id(),
  sender text not null,
  amount_cents bigint not null,
  billed_on date not null,
  due_on date,
  payment text not null default 'unpaid',
  answers jsonb not null default '{}',
  letter_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint member_bills_own_key unique (id, member_id),
  constraint member_bills_request_fkey foreign key (request_id, member_id)
    references public.sharing_requests (id, member_id) on delete cascade,
  constraint member_bills_sender_known check (sender in ('hospital', 'office', 'collector')),
  constraint member_bills_amount_plausible check (amount_cents between 1 and 99999999999),
  constraint member_bills_billed_plausible check (billed_on >= '1950-01-01'),
  constraint member_bills_due_after_bill check (due_on between billed_on and '2100-01-01'),
  constraint member_bills_payment_known check (payment in ('unpaid', 'partly', 'paid')),
  constraint member_bills_answers_known check (private.is_bill_answers(answers)),
  constraint member_bills_letter_fields_known check (private.is_letter_fields(letter_fields))
);
comment on table public.member_bills is
  'Bills as members enter them. The team sees them with the request, once it was sent; public.bills are the team''s own.';
comment on column public.member_bills.request_id is 'The request, or its draft, to which the bills for the same care and their photos belong.';
comment on column public.member_bills.sender is 'Who asks for the money.';
comment on column public.member_bills.amount_cents is 'What the bill asks for, in US cents. What a letter achieved is in public.bill_letters.';
comment on column public.member_bills.answers is 'Answers to the checklist (bill-help/types.ts), with their amounts in US cents.';
comment on column public.member_bills.letter_fields is 'What the letters about it need beyond the bill.';
create index member_bills_request_id_idx on public.member_bills (request_id, member_id);
create index member_bills_member_id_idx on public.member_bills (member_id, created_at desc);
create trigger set_updated_at before update on public.member_bills
  for each row execute function private.set_updated_at();

create table public.bill_letters (
  id uuid primary key default gen_random_uuid(),
  bill_id uuid not null,
  member_id uuid not null default private.current_member_id(),
  letter text not null,
  written_on date not null,
  contents jsonb not null,
  sent_on date,
  sent_by text,
  answered_on date,
  result text,
  new_amount_cents bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bill_letters_bill_fkey foreign key (bill_id, member_id) references public.member_bills (id, member_id) on delete cascade,
  constraint bill_letters_letter_known check (letter in (
    'itemizedBill', 'correction', 'estimateDispute', 'payerCorrection', 'debtValidation', 'assistance', 'discount', 'fairPrice', 'refund',
    'paymentPlan', 'records', 'communityReview'
  )),
  constraint bill_letters_contents_small check (jsonb_typeof(contents) = 'object' and octet_length(contents::text) <= 60000),
  constraint bill_letters_sent_by_known check (sent_by in ('mail', 'email', 'fax', 'portal', 'hand', 'phone')),
  constraint bill_letters_sent_how_and_when check ((sent_on is null) = (sent_by is null)),
  constraint bill_letters_sent_after_written check (sent_on >= written_on),
  constraint bill_letters_result_known check (result in ('agreed', 'partly', 'refused')),
  constraint bill_letters_answered_with_result check ((answered_on is null) = (result is null)),
  constraint bill_letters_answered_after_sent check (answered_on is null or (sent_on is not null and answered_on >= sent_on)),
  constraint bill_letters_new_amount_plausible check (
    new_amount_cents is null or (answered_on is not null and new_amount_cents between 0 and 99999999999)
  )
);
comment on table public.bill_letters is 'Letters that members wrote about their bills: as they were written, how and when they were sent, and what came of them.';
comment on column public.bill_letters.letter is 'What the letter requests: one of bill-help/findings.ts.';
comment on column public.bill_letters.contents is 'The letter as it was written: {"letter"} in English, and its {"meaning"} if the member reads Portuguese.';
comment on column public.bill_letters.new_amount_cents is 'What the bill asks for after the answer, in US cents. Null if the answer names no amount.';
create index bill_letters_bill_id_idx on public.bill_letters (bill_id, member_id, created_at);
create index bill_letters_member_id_idx on public.bill_letters (member_id);
create trigger set_updated_at before update on public.bill_letters
  for each row execute function private.set_updated_at();

create function private.guard_member_bill() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- On the member's side of the world it may already be tomorrow.
  if new.billed_on > private.local_today() + 1 then
    perform private.fail_field('bill_in_future', 'A bill is not dated in the future.', 'billed_on');
  end if;
  if tg_op = 'INSERT' then
    -- Of bills that are added at the same time, each counts the ones before it.
    perform from public.members where members.id = new.member_id for no key update;
    if (select count(*) from public.member_bills as bills where bills.member_id = new.member_id) >= 200 then
      perform private.fail(422, 'too_many_bills', 'At most 200 bills. Delete one first.');
    end if;
  end if;
  return new;
end
$$;
comment on function private.guard_member_bill() is 'Trigger: a bill is not dated in the future, and a member has at most 200.';

create trigger guard_member_bill before insert or update of billed_on on public.member_bills
  for each row execute function private.guard_member_bill();

create function private.guard_bill_letter() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if greatest(new.written_on, new.sent_on, new.answered_on) > private.local_today() + 1 then
    perform private.fail(422, 'day_in_future', 'A letter is not written, sent or answered in the future.');
  end if;
  if tg_op = 'INSERT' then
    perform from public.member_bills as bills where bills.id = new.bill_id for no key update;
    if (select count(*) from public.bill_letters as letters where letters.bill_id = new.bill_id) >= 100 then
      perform private.fail(422, 'too_many_letters', 'At most 100 letters about a bill.');
    end if;
  end if;
  return new;
end
$$;
comment on function private.guard_bill_letter() is 'Trigger: no day of a letter is in the future, and a bill has at most 100 letters.';

create trigger guard_bill_letter before insert or update on public.bill_letters
  for each row execute function private.guard_bill_letter();

-- The request that someone at the team has open shows what the member has just noted.
create trigger broadcast_change after insert or update on public.member_bills
  for each row execute function private.broadcast_change();

create function private.broadcast_letter() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.broadcast_request(bills.request_id, true)
  from public.member_bills as bills where bills.id = coalesce(new.bill_id, old.bill_id);
  return null;
end
$$;
comment on function private.broadcast_letter() is 'Trigger: tells the member and the team that a letter about a bill has changed.';

create trigger broadcast_letter after insert or update or delete on public.bill_letters
  for each row execute function private.broadcast_letter();
