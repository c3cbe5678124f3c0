-- The people and what they hold: members, their advisors, and their enrollments in a product.

create table public.agents (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  role text not null default 'advisor',
  email text not null,
  phone text,
  enrollment_code text,
  status text not null default 'active',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint agents_email_key unique (email),
  constraint agents_enrollment_code_key unique (enrollment_code),
  constraint agents_first_name_length check (char_length(first_name) between 1 and 100),
  constraint agents_last_name_length check (char_length(last_name) between 1 and 100),
  constraint agents_role_length check (char_length(role) between 1 and 60),
  constraint agents_email_valid check (private.is_email(email)),
  constraint agents_phone_length check (char_length(phone) <= 32),
  constraint agents_enrollment_code_length check (char_length(enrollment_code) between 1 and 40),
  constraint agents_status_known check (status in ('active', 'inactive'))
);
comment on table public.agents is 'Advisors: who accompanies a member. A member sees only their own.';

create table public.members (
  id uuid primary key default gen_random_uuid(),
  auth_user_id uuid references auth.users (id) on delete set null,
  email text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  gender text,
  phone_number text,
  receive_emails boolean,
  existing_condition boolean,
  existing_condition_description text,
  country text,
  street_address text,
  apartment text,
  city text,
  state text,
  zip_code text,
  agent_id uuid references public.agents (id) on delete set null,
  enrollment_status text not null default 'pending',
  additional_info text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint members_auth_user_id_key unique (auth_user_id),
  constraint members_email_key unique (email),
  constraint members_email_valid check (private.is_email(email)),
  constraint members_first_name_length check (char_length(first_name) between 1 and 100),
  constraint members_last_name_length check (char_length(last_name) between 1 and 100),
  constraint members_date_of_birth_plausible check (date_of_birth between '1900-01-01' and '2100-01-01'),
  constraint members_gender_length check (char_length(gender) <= 40),
  constraint members_phone_number_length check (char_length(phone_number) <= 32),
  constraint members_existing_condition_description_length check (char_length(existing_condition_description) <= 4000),
  constraint members_country_length check (char_length(country) <= 80),
  constraint members_street_address_length check (char_length(street_address) <= 200),
  constraint members_apartment_length check (char_length(apartment) <= 40),
  constraint members_city_length check (char_length(city) <= 100),
  constraint members_state_length check (char_length(state) <= 60),
  constraint members_zip_code_length check (char_length(zip_code) <= 12),
  constraint members_enrollment_status_length check (char_length(enrollment_status) between 1 and 40),
  constraint members_additional_info_length check (char_length(additional_info) <= 4000)
);
comment on table public.members is 'Who belongs to the community. A login account is linked when the member activates it.';
comment on column public.members.auth_user_id is 'The login account; empty until activation.';
comment on column public.members.enrollment_status is
  'Free text, as enrollment systems send it; private.status_allows_sign_in() names the ones that may sign in.';
comment on column public.members.receive_emails is 'Empty until the member was asked. Without a yes nobody writes.';
comment on column public.members.existing_condition is 'Empty until the member was asked.';
create index members_agent_id_idx on public.members (agent_id);
create index members_enrollment_status_idx on public.members (enrollment_status);
create index members_created_at_idx on public.members (created_at desc, id);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  label text not null,
  description text,
  created_at timestamptz not null default now(),
  constraint products_name_key unique (name),
  constraint products_name_length check (char_length(name) between 1 and 60),
  constraint products_label_length check (char_length(label) between 1 and 120),
  constraint products_description_length check (char_length(description) <= 2000)
);
comment on table public.products is 'The plans that a member can be enrolled in.';

create table public.product_iua (
  id uuid primary key default gen_random_uuid(),
  amount numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  constraint product_iua_amount_key unique (amount),
  constraint product_iua_amount_positive check (amount > 0)
);
comment on table public.product_iua is
  'Initial unshareable amounts to choose from: what the member bears of each medical need before it is shared, in US dollars.';

create table public.enrollments (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  product_id uuid references public.products (id) on delete restrict,
  product_iua_id uuid references public.product_iua (id) on delete restrict,
  status text not null default 'Pending',
  plan_type text,
  enrollment_date date,
  start_date date,
  end_date date,
  monthly_cost numeric(12, 2),
  initial_payment_paid boolean not null default false,
  primary_is_smoker boolean,
  agreed_to_terms boolean,
  source text,
  inactive_reason text,
  inactive_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enrollments_status_known check (status in ('Active', 'Future Active', 'Pending', 'Inactive', 'Cancelled')),
  constraint enrollments_plan_type_known check (plan_type in ('individual', 'couple', 'single_parent', 'family')),
  constraint enrollments_monthly_cost_not_negative check (monthly_cost >= 0),
  constraint enrollments_source_length check (char_length(source) <= 100),
  constraint enrollments_inactive_reason_length check (char_length(inactive_reason) <= 500),
  constraint enrollments_ends_after_start check (end_date >= start_date)
);
comment on table public.enrollments is 'A member''s enrollment in a product; the latest of the current ones counts.';
comment on column public.enrollments.primary_is_smoker is 'Empty until the member was asked.';
comment on column public.enrollments.agreed_to_terms is 'Empty until the member was asked.';
create index enrollments_member_id_created_at_idx on public.enrollments (member_id, created_at desc);
create index enrollments_product_id_idx on public.enrollments (product_id);
create index enrollments_product_iua_id_idx on public.enrollments (product_iua_id);

create trigger set_normalized_email before insert or update of email on public.agents
  for each row execute function private.set_normalized_email();
create trigger set_normalized_email before insert or update of email on public.members
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.agents
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.members
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.enrollments
  for each row execute function private.set_updated_at();

-- Who may sign in, and who is asking

create function private.status_allows_sign_in(enrollment_status text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(enrollment_status in ('active', 'pending', 'approved', 'Future Active'), false)
$$;
comment on function private.status_allows_sign_in(text) is 'Whether a member with this enrollment status may use the portal.';

create function private.current_member_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select id
  from public.members
  where auth_user_id = (select auth.uid()) and private.status_allows_sign_in(enrollment_status)
$$;
comment on function private.current_member_id() is
  'The member who is asking. Null for visitors, for strangers, and for members whose status blocks sign-in.';
