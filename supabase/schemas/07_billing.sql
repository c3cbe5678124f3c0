-- What a member contributes: schedules, payment profiles and payments. Amounts are in US dollars; days have no time of day.

--
-- Schedules
--

create table public.billing_schedules (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  status text not null default 'active',
  next_billing_date date not null,
  amount numeric(12, 2) not null,
  billing_type text not null default 'monthly',
  billing_day smallint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint billing_schedules_status_known check (status in ('active', 'paused', 'ended')),
  constraint billing_schedules_amount_not_negative check (amount >= 0),
  constraint billing_schedules_billing_type_known check (billing_type in ('monthly', 'annual', 'one_time'))
);
comment on table public.billing_schedules is 'Future contributions.';
comment on column public.billing_schedules.billing_day is 'The day of the month of the first due date. A trigger maintains it.';
create index billing_schedules_member_id_next_billing_date_idx
  on public.billing_schedules (member_id, next_billing_date);

create trigger set_updated_at before update on public.billing_schedules
  for each row execute function private.set_updated_at();

--
-- Payment profiles
--

create table public.payment_profiles (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  status text not null default 'active',
  is_default boolean not null default false,
  card_type text not null,
  card_last4 text not null,
  expiration_date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_profiles_status_known check (status in ('active', 'inactive')),
  constraint payment_profiles_card_type_length check (char_length(card_type) between 1 and 40),
  constraint payment_profiles_card_last4_digits check (card_last4 ~ '^[0-9]{4}$')
);
comment on table public.payment_profiles is
  'How a member pays. Contains only what a receipt shows: the payment processor stores the card itself.';
comment on column public.payment_profiles.expiration_date is 'The last day of the month printed on the card.';
create unique index payment_profiles_one_default_idx on public.payment_profiles (member_id)
  where is_default and status = 'active';
create index payment_profiles_member_id_idx on public.payment_profiles (member_id, is_default desc);

create trigger set_updated_at before update on public.payment_profiles
  for each row execute function private.set_updated_at();

--
-- Payments
--

create table public.billing (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  due_date date not null,
  amount numeric(12, 2) not null,
  status text not null default 'Pending',
  description text,
  billing_type text not null default 'monthly',
  payment_method text,
  payment_method_last4 text,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint billing_amount_not_negative check (amount >= 0),
  constraint billing_status_known check (status in ('Paid', 'Pending', 'Failed', 'Cancelled')),
  constraint billing_description_length check (char_length(description) <= 300),
  constraint billing_billing_type_known check (billing_type in ('monthly', 'annual', 'one_time')),
  constraint billing_payment_method_length check (char_length(payment_method) between 1 and 40),
  constraint billing_payment_method_last4_digits check (payment_method_last4 ~ '^[0-9]{4}$'),
  constraint billing_paid_has_time check (status <> 'Paid' or paid_at is not null)
);
comment on table public.billing is 'Payments, due and made.';
create index billing_member_id_due_date_idx on public.billing (member_id, due_date desc);
create index billing_failed_idx on public.billing (member_id, due_date) where status = 'Failed';

create trigger set_updated_at before update on public.billing
  for each row execute function private.set_updated_at();

create view private.failed_payments with (security_invoker = false) as
  select distinct failed.member_id
  from public.billing as failed
  where failed.status = 'Failed' and not exists (
    select from public.billing as paid
    where paid.member_id = failed.member_id and paid.due_date = failed.due_date and paid.status = 'Paid'
  );
comment on view private.failed_payments is 'Members with a failed payment that no later attempt has paid.';
