-- Reminders of the next day of a member's bill: one email and one notice seven days before it, and one day before. bill-help/ computes
-- the day, in an edge function that reads each bill once a day. A row of private.bill_reminders is one reminder, from the check on.

create table private.bill_checks (
  bill_id uuid primary key references public.member_bills (id) on delete cascade,
  checked_on date not null
);
comment on table private.bill_checks is 'On which day of its member each bill was last checked for a reminder.';

create table private.bill_reminders (
  bill_id uuid not null references public.member_bills (id) on delete cascade,
  day date not null,
  days_before smallint not null,
  queued_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (bill_id, day, days_before),
  constraint bill_reminders_days_before_known check (days_before in (1, 7))
);
comment on table private.bill_reminders is 'Which day of a bill its member was, or is to be, reminded of. What the day is for is not stored.';
comment on column private.bill_reminders.queued_at is 'When the last check found the reminder due. A change of the bill since then makes it void.';

create function public.bills_to_check() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', due.id, 'today', due.today, 'sender', due.sender, 'amount_cents', due.amount_cents, 'billed_on', due.billed_on,
        'due_on', due.due_on, 'payment', due.payment, 'answers', due.answers, 'letters', private.letters_about(due.id)
      )
    ),
    '[]'
  )
  from (
    select bills.*, days.today
    from public.member_bills as bills
    join public.sharing_requests as requests on requests.id = bills.request_id
    -- Without access to the portal there is nothing to open.
    join public.members on members.id = bills.member_id and private.status_allows_sign_in(members.enrollment_status)
    cross join private.day_in_zone(now(), requests.time_zone) as days (today)
    left join private.bill_checks as checks on checks.bill_id = bills.id
    where bills.payment <> 'paid'
      and (checks.checked_on is null or checks.checked_on < days.today)
      -- Phones do not ring at night.
      and extract(hour from now() at time zone requests.time_zone) >= 8
    order by bills.id
    limit 200
  ) as due
$$;
comment on function public.bills_to_check() is
  'Unpaid bills that were not checked for a reminder today, in their members'' time zones, from 8 in the morning on: at most 200.';

create function public.finish_bill_checks(checks jsonb) returns void
language sql volatile
security definer
set search_path = ''
as $$
  -- In one order, so that two callers wait for each other.
  insert into private.bill_checks (bill_id, checked_on)
  select checked.bill_id, checked.today
  from jsonb_to_recordset(finish_bill_checks.checks) as checked (bill_id uuid, today date)
  join public.member_bills as bills on bills.id = checked.bill_id
  order by checked.bill_id
  on conflict on constraint bill_checks_pkey do update set checked_on = excluded.checked_on;

  insert into private.bill_reminders as reminders (bill_id, day, days_before)
  select checked.bill_id, checked.day, checked.days_before
  from jsonb_to_recordset(finish_bill_checks.checks) as checked (bill_id uuid, day date, days_before smallint)
  join public.member_bills as bills on bills.id = checked.bill_id
  where checked.day is not null
  order by checked.bill_id
  on conflict on constraint bill_reminders_pkey do update set queued_at = now() where reminders.sent_at is null
$$;
comment on function public.finish_bill_checks(jsonb) is
  'Records the checks of bills_to_check, and queues the reminders that they found: [{"bill_id", "today", "day", "days_before"}], the last two null without a reminder.';

create view private.bill_reminders_due with (security_invoker = true) as
  select reminders.bill_id, reminders.day, reminders.days_before, reminders.queued_at, reminders.claimed_at
  from private.bill_reminders as reminders
  join public.member_bills as bills on bills.id = reminders.bill_id
  join public.sharing_requests as requests on requests.id = bills.request_id
  join public.members on members.id = bills.member_id
  where reminders.sent_at is null
    -- The check of the next day queues what is still due.
    and reminders.queued_at > now() - interval '1 day'
    and reminders.day >= private.day_in_zone(now(), requests.time_zone)
    and private.status_allows_sign_in(members.enrollment_status)
    and members.receive_emails is distinct from false
    and bills.updated_at <= reminders.queued_at
    and not exists (
      select from public.bill_letters as letters
      where letters.bill_id = reminders.bill_id and letters.updated_at > reminders.queued_at
    );
comment on view private.bill_reminders_due is
  'The emails about days of bills that were not sent, whether a caller has claimed the email or not.';

create function public.claim_bill_reminders(client_address text) returns table (
  bill_id uuid,
  day date,
  days_before smallint,
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
    perform private.enforce_rate_limit('bill_reminders.address', client_address, 20, '5 minutes');
  end if;
  return query
    with due as (
      select waiting.bill_id, waiting.day, waiting.days_before
      from private.bill_reminders_due as waiting
      where coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.day, waiting.bill_id
      limit 50
    ), claimed as (
      update private.bill_reminders as emails set claimed_at = now()
      from due
      where emails.bill_id = due.bill_id and emails.day = due.day and emails.days_before = due.days_before
        -- Another caller may have claimed it since.
        and emails.sent_at is null and coalesce(emails.claimed_at, '-infinity') < now() - interval '10 minutes'
      returning emails.bill_id, emails.day, emails.days_before
    )
    select
      claimed.bill_id, claimed.day, claimed.days_before, members.email, members.first_name,
      case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end
    from claimed
    join public.member_bills as bills on bills.id = claimed.bill_id
    join public.members on members.id = bills.member_id
    left join auth.users on users.id = members.auth_user_id;
end
$$;
comment on function public.claim_bill_reminders(text) is
  'The members who are to be reminded of a day of a bill by email now, each returned to one caller only. Nothing else about the bill.';

create function public.finish_bill_reminder(bill_id uuid, day date, days_before smallint) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.bill_reminders as emails set sent_at = now()
  where emails.bill_id = finish_bill_reminder.bill_id and emails.day = finish_bill_reminder.day
    and emails.days_before = finish_bill_reminder.days_before
$$;
comment on function public.finish_bill_reminder(uuid, date, smallint) is 'Marks an email of claim_bill_reminders as sent.';

alter table private.pushes
  add constraint pushes_bill_id_fkey foreign key (bill_id) references public.member_bills (id) on delete cascade;

create function private.queue_bill_push() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(bills.member_id, 'bills', null, bills.id)
  from public.member_bills as bills where bills.id = new.bill_id;
  return null;
end
$$;
comment on function private.queue_bill_push() is 'Trigger: a reminder of a day of a bill is also a notice.';
create trigger queue_bill_push after insert on private.bill_reminders
  for each row execute function private.queue_bill_push();
