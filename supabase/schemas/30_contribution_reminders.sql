-- Reminders of contributions: one email five days before the due date, and another one in the last five days of a month that would
-- otherwise make the membership inactive. Both are about the member's own membership, so `receive_emails`, which is about news, does not
-- apply. A row exists from the first attempt on.

create table private.contribution_reminders (
  member_id uuid not null references public.members (id) on delete cascade,
  month date not null,
  kind text not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (member_id, month, kind),
  constraint contribution_reminders_kind_known check (kind in ('due', 'last_days'))
);
comment on table private.contribution_reminders is 'Which member was reminded of which month: before it was due, and before it ended.';

create function private.due_reminders(today date)
returns table (member_id uuid, month date, kind text, due_on date, lapses_on date, cents bigint)
language sql stable
set search_path = ''
as $$
  select months.member_id, months.month, 'due', months.due_on, months.lapses_on, months.due_cents - months.received_cents
  from public.contribution_months as months
  where months.month >= date_trunc('month', due_reminders.today)::date
    and months.due_on between due_reminders.today and due_reminders.today + 5
    and months.due_cents > months.received_cents
  union all
  select months.member_id, months.month, 'last_days', months.due_on, months.lapses_on, months.recurring_cents - months.received_cents
  from public.contribution_months as months
  where months.lapses_on > due_reminders.today and months.lapses_on <= due_reminders.today + 5
    and months.due_on <= due_reminders.today and months.recurring_cents > months.received_cents
$$;
comment on function private.due_reminders(date) is 'The unpaid months that members are to be reminded of on a day, whether they were or not.';

create view private.contribution_reminders_due with (security_invoker = true) as
  select reminders.member_id, reminders.month, reminders.kind, reminders.due_on, emails.claimed_at
  from private.due_reminders(private.local_today()) as reminders
  join public.members on members.id = reminders.member_id
  left join private.contribution_reminders as emails
    on emails.member_id = reminders.member_id and emails.month = reminders.month and emails.kind = reminders.kind
  where emails.sent_at is null
    and private.status_allows_sign_in(members.enrollment_status)
    and private.owes_on(members.id, private.local_today());
comment on view private.contribution_reminders_due is 'The members who are to be reminded and were not, whether a caller has claimed the email or not.';

create function public.claim_contribution_reminders(client_address text) returns table (
  member_id uuid,
  month date,
  kind text,
  due_on date,
  last_day date,
  continues_until date,
  cents bigint,
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
    perform private.enforce_rate_limit('contribution_reminders.address', client_address, 20, '5 minutes');
  end if;
  return query
    with due as (
      select waiting.member_id, waiting.month, waiting.kind
      from private.contribution_reminders_due as waiting
      where coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.due_on, waiting.member_id, waiting.kind
      limit 50
    ), claimed as (
      insert into private.contribution_reminders as emails (member_id, month, kind)
      select due.member_id, due.month, due.kind from due
      -- Another caller may have claimed it since.
      on conflict on constraint contribution_reminders_pkey do update set claimed_at = now()
        where emails.sent_at is null and emails.claimed_at < now() - interval '10 minutes'
      returning emails.member_id, emails.month, emails.kind
    )
    select
      claimed.member_id, claimed.month, claimed.kind, reminders.due_on, reminders.lapses_on - 1,
      private.last_day_to_pay(reminders.lapses_on), reminders.cents, members.email, members.first_name,
      case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end
    from claimed
    join private.due_reminders(private.local_today()) as reminders
      on reminders.member_id = claimed.member_id and reminders.month = claimed.month and reminders.kind = claimed.kind
    join public.members on members.id = claimed.member_id
    left join auth.users on users.id = members.auth_user_id;
end
$$;
comment on function public.claim_contribution_reminders(text) is
  'The members who are to be reminded of their contribution now, each returned to one caller only.';

create function public.finish_contribution_reminder(member_id uuid, month date, kind text) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.contribution_reminders as emails set sent_at = now()
  where emails.member_id = finish_contribution_reminder.member_id and emails.month = finish_contribution_reminder.month
    and emails.kind = finish_contribution_reminder.kind
$$;
comment on function public.finish_contribution_reminder(uuid, date, text) is 'Marks an email of claim_contribution_reminders as sent.';
