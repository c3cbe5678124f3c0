-- Members and their household: the members, the advisors who accompany them, the products to choose from, the enrollments, and the
-- people who belong to a membership.

--
-- Advisors
--

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
  search_name text generated always as (private.searchable(last_name || ' ' || first_name)) stored,
  search_text text generated always as (
    private.searchable(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(enrollment_code, ''))
  ) stored,
  constraint agents_email_key unique (email),
  constraint agents_first_name_length check (char_length(first_name) between 1 and 100),
  constraint agents_last_name_length check (char_length(last_name) between 1 and 100),
  constraint agents_role_length check (char_length(role) between 1 and 60),
  constraint agents_email_valid check (private.is_email(email)),
  constraint agents_phone_length check (char_length(phone) <= 32),
  constraint agents_enrollment_code_length check (char_length(enrollment_code) between 1 and 40),
  constraint agents_status_known check (status in ('active', 'inactive'))
);
comment on table public.agents is 'Advisors, who accompany members. A member sees only their own advisor.';
comment on column public.agents.search_name is 'The sort key of lists by name: last name first.';
comment on column public.agents.search_text is 'The text that a search matches.';
-- People type and read codes aloud, so case makes no difference.
create unique index agents_enrollment_code_key on public.agents (upper(enrollment_code));
create index agents_search_text_idx on public.agents using gin (search_text extensions.gin_trgm_ops);
create index agents_search_name_idx on public.agents (search_name, id);
create index agents_created_at_idx on public.agents (created_at, id);

create trigger set_normalized_email before insert or update of email on public.agents
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.agents
  for each row execute function private.set_updated_at();

--
-- Products
--

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  label text not null,
  label_en text,
  description text,
  description_en text,
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_name_key unique (name),
  constraint products_name_length check (char_length(name) between 1 and 60),
  constraint products_label_length check (char_length(label) between 1 and 120),
  constraint products_label_en_length check (char_length(label_en) between 1 and 120),
  constraint products_description_length check (char_length(description) <= 2000),
  constraint products_description_en_length check (char_length(description_en) <= 2000),
  constraint products_position_plausible check (position between 0 and 9999)
);
comment on table public.products is 'The plans that a member can be enrolled in. They are retired, never deleted.';
comment on column public.products.name is 'The short name, by which imports find the plan.';
comment on column public.products.label_en is 'The name in English, if it is different.';
comment on column public.products.position is 'The order in which people read the plans.';
comment on column public.products.retired_at is 'From then on no one can be enrolled in it. Its members stay.';
create trigger set_updated_at before update on public.products
  for each row execute function private.set_updated_at();

create table public.product_iua (
  id uuid primary key default gen_random_uuid(),
  amount numeric(12, 2) not null,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_iua_amount_key unique (amount),
  constraint product_iua_amount_positive check (amount > 0)
);
comment on table public.product_iua is
  'Initial unshareable amounts to choose from: what the member pays of each medical need before it can be shared, in US dollars.';
comment on column public.product_iua.retired_at is 'From then on no one can choose it. It stays for those who have it.';
create trigger set_updated_at before update on public.product_iua
  for each row execute function private.set_updated_at();

--
-- Members
--

-- Two spellings of a person compare equal by these keys. The indexes of public.find_duplicates() contain them.
create function private.name_key(first_name text, last_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(btrim(regexp_replace(private.fold(normalize(first_name || ' ' || last_name, NFKC)), '\s+', ' ', 'g')), '')
$$;
comment on function private.name_key(text, text) is 'A whole name as duplicates are compared: folded, with one space between words.';

create function private.phone_key(phone text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case when char_length(digits) >= 7 then regexp_replace(digits, '^1(?=[0-9]{10}$)', '') end
  from regexp_replace(phone, '\D', '', 'g') as digits
$$;
comment on function private.phone_key(text) is
  'A phone number as duplicates are compared: its digits, without the country code of the United States. Null with fewer than seven.';

-- The demo data has numbers below the first one, so they never collide with a member's.
create sequence private.member_numbers minvalue 100000 maxvalue 999999 start 104300;

-- Security definer, because admins may not draw from the sequence except by adding a member.
create function private.next_member_number() returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  -- A preview of an import adds up to 5,000 members and undoes it. Its numbers are below those of the sequence, which would
  -- otherwise be used up. Undoing a line also undoes this setting.
  previewed integer := nullif(current_setting('private.import_previewed', true), '')::integer;
  digits text;
begin
  if previewed is null then
    digits := nextval('private.member_numbers')::text;
  else
    perform set_config('private.import_previewed', (previewed + 1)::text, true);
    digits := lpad(previewed::text, 6, '0');
  end if;
  return format('M-%s-%s-%s', left(digits, 3), right(digits, 3), private.check_digit(digits));
end
$$;
comment on function private.next_member_number() is 'The number of a new member, like M-104-300-6.';

create table public.members (
  id uuid primary key default gen_random_uuid(),
  member_number text not null default private.next_member_number(),
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
  current_product_id uuid references public.products (id) on delete set null,
  additional_info text,
  merged_into uuid references public.members (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Stored, because folding the text costs more than the rest of a search.
  search_name text not null generated always as (private.fold(last_name || ' ' || first_name)) stored,
  search_text text not null generated always as (
    private.fold(
      ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, '')
        || ' ' || regexp_replace(coalesce(phone_number, ''), '\D', '', 'g')
        || ' ' || member_number || ' ' || replace(member_number, '-', '')
    )
  ) stored,
  -- For lists whose readers may not read email and phone.
  search_names text not null generated always as (
    private.fold(' ' || first_name || ' ' || last_name || ' ' || member_number || ' ' || replace(member_number, '-', ''))
  ) stored,
  constraint members_member_number_key unique (member_number),
  constraint members_auth_user_id_key unique (auth_user_id),
  constraint members_email_key unique (email),
  constraint members_member_number_valid check (
    member_number ~ '^M-[0-9]{3}-[0-9]{3}-[0-9]$'
    and right(member_number, 1) = private.check_digit(substr(member_number, 3, 3) || substr(member_number, 7, 3))
  ),
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
  constraint members_additional_info_length check (char_length(additional_info) <= 4000),
  constraint members_merged_has_status check (merged_into is null or enrollment_status = 'merged')
);
comment on table public.members is 'The members of the community. Activation links a login.';
comment on column public.members.member_number is
  'What people call the member by, like M-104-300-6. The last digit is a check digit. Given by the database, and never changed.';
comment on column public.members.auth_user_id is 'The login. Null until activation.';
comment on column public.members.receive_emails is
  'Whether the member agreed to receive emails. Null until the member has answered; only true allows them.';
comment on column public.members.existing_condition is 'Null until the member has answered.';
comment on column public.members.enrollment_status is
  'Free text, as enrollment systems send it. private.status_allows_sign_in() lists those that allow sign-in.';
comment on column public.members.current_product_id is
  'The product of the latest current enrollment, for lists. A trigger maintains it, so it is no edit of the member.';
comment on column public.members.merged_into is
  'The record that stayed when this duplicate was merged. Its number still finds the person.';
comment on column public.members.search_name is 'The sort key of lists by name: last name first, folded.';
comment on column public.members.search_text is
  'The text that a search matches, folded. It includes the digits of the phone number, and the member number with and without hyphens. Each word follows a space, so that "% so%" matches words that begin with "so".';
comment on column public.members.search_names is
  'As search_text, with name and member number only: what can be searched can also be read.';
create index members_search_text_idx on public.members using gin (search_text extensions.gin_trgm_ops);
create index members_search_names_idx on public.members using gin (search_names extensions.gin_trgm_ops);
create index members_search_name_idx on public.members (search_name, id);
create index members_created_at_idx on public.members (created_at, id);
create index members_status_created_at_idx on public.members (enrollment_status, created_at, id);
create index members_product_created_at_idx on public.members (current_product_id, created_at, id);
create index members_agent_created_at_idx on public.members (agent_id, created_at, id);
create index members_merged_into_idx on public.members (merged_into) where merged_into is not null;
create index members_not_activated_idx on public.members (created_at, id) where auth_user_id is null;
create index members_name_key_idx on public.members (private.name_key(first_name, last_name), date_of_birth);
create index members_phone_key_idx on public.members (private.phone_key(phone_number));
create index members_date_of_birth_idx on public.members (date_of_birth);
create index members_zip_code_idx on public.members (left(zip_code, 5));

create trigger set_normalized_email before insert or update of email on public.members
  for each row execute function private.set_normalized_email();

create function private.refuse_number_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise check_violation using message = 'A number that was given to people stays the same.';
end
$$;
comment on function private.refuse_number_change() is 'Trigger: a number on cards and letters never changes.';

create trigger refuse_number_change before update of member_number on public.members
  for each row when (old.member_number <> new.member_number)
  execute function private.refuse_number_change();

-- A new current_product_id is no edit that other editors must be warned of.
create trigger set_updated_at before update on public.members
  for each row when (old.current_product_id is not distinct from new.current_product_id)
  execute function private.set_updated_at();

--
-- Enrollments
--

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
  iua_correction text,
  cost_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enrollments_status_known check (status in ('Active', 'Future Active', 'Pending', 'Inactive', 'Cancelled')),
  constraint enrollments_plan_type_known check (plan_type in ('individual', 'couple', 'single_parent', 'family')),
  constraint enrollments_monthly_cost_not_negative check (monthly_cost >= 0),
  constraint enrollments_source_length check (char_length(source) <= 100),
  constraint enrollments_inactive_reason_length check (char_length(inactive_reason) <= 500),
  constraint enrollments_iua_correction_length check (char_length(iua_correction) between 1 and 500),
  constraint enrollments_cost_reason_length check (char_length(cost_reason) between 1 and 500),
  constraint enrollments_ends_after_start check (end_date >= start_date)
);
comment on table public.enrollments is 'A member''s enrollments in products. The latest current one counts.';
comment on column public.enrollments.primary_is_smoker is 'Null until the member has answered.';
comment on column public.enrollments.iua_correction is 'Why the IUA was changed more than once in a membership year.';
comment on column public.enrollments.cost_reason is
  'Why monthly_cost is not the amount of the table of contributions. Null if it is, and follows its changes.';
comment on column public.enrollments.agreed_to_terms is 'Null until the member has answered.';
create index enrollments_member_id_created_at_idx on public.enrollments (member_id, created_at desc);
create index enrollments_product_id_idx on public.enrollments (product_id);
create index enrollments_product_iua_id_idx on public.enrollments (product_iua_id);

create trigger set_updated_at before update on public.enrollments
  for each row execute function private.set_updated_at();

create function private.enrollment_status_of(start_date date) returns text
language sql stable
set search_path = ''
as $$
  select case
    when start_date is null then 'Pending'
    when start_date > private.local_today() then 'Future Active'
    else 'Active'
  end
$$;
comment on function private.enrollment_status_of(date) is 'The status of an enrollment that begins on a day, as of today.';

create function private.member_status_of(enrollment_status text) returns text
language sql immutable
set search_path = ''
as $$
  select case enrollment_status when 'Active' then 'active' when 'Future Active' then 'Future Active' else 'approved' end
$$;
comment on function private.member_status_of(text) is 'The status of a member whose enrollment has this status.';

-- The member's row contains the current product. Looked up row by row, a filter by product would read every enrollment.
create function private.current_product(member_id uuid) returns uuid
language sql stable
set search_path = ''
as $$
  select enrollments.product_id
  from public.enrollments
  where enrollments.member_id = current_product.member_id and enrollments.status in ('Active', 'Future Active', 'Pending')
  order by enrollments.created_at desc
  limit 1
$$;
comment on function private.current_product(uuid) is 'The product of a member''s latest current enrollment.';

create function private.cache_current_product() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_member_id uuid := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
  product_now uuid := private.current_product(changed_member_id);
begin
  update public.members set current_product_id = product_now
  where id = changed_member_id and current_product_id is distinct from product_now;
  return null;
end
$$;
comment on function private.cache_current_product() is 'Trigger: keeps members.current_product_id current.';

create trigger cache_current_product after insert or update or delete on public.enrollments
  for each row execute function private.cache_current_product();

--
-- Household
--

create table public.household_people (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  relationship text not null,
  start_date date not null,
  end_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For foreign keys that require a person of the same membership.
  constraint household_people_id_member_id_key unique (id, member_id),
  constraint household_people_first_name_length check (char_length(first_name) between 1 and 100),
  constraint household_people_last_name_length check (char_length(last_name) between 1 and 100),
  constraint household_people_date_of_birth_plausible check (date_of_birth between '1900-01-01' and '2100-01-01'),
  constraint household_people_relationship_known check (relationship in ('spouse', 'child')),
  constraint household_people_start_date_plausible check (start_date >= date_of_birth),
  constraint household_people_end_date_plausible check (end_date >= start_date)
);
comment on table public.household_people is
  'The people in a membership besides the member: the spouse and the children. A person who leaves gets an end date, and a new row on return, because the start date decides what can be shared.';
comment on column public.household_people.relationship is
  'spouse or child, as the rules define the family (app/content/rules, "Who counts as family"). No check of the age: a child who turns 26 stays listed until the team ends the row.';
comment on column public.household_people.start_date is 'The first day of this person''s membership. A baby added in time starts at birth.';
comment on column public.household_people.end_date is 'The last day of this person''s membership.';
create index household_people_member_id_idx on public.household_people (member_id, start_date, id);
create unique index household_people_spouse_idx on public.household_people (member_id)
  where relationship = 'spouse' and end_date is null;
create index household_people_name_key_idx
  on public.household_people (private.name_key(first_name, last_name), date_of_birth);
create index household_people_search_idx
  on public.household_people using gin ((' ' || private.name_key(first_name, last_name) || ' ') extensions.gin_trgm_ops);
create index household_people_date_of_birth_idx on public.household_people (date_of_birth);
-- A form that is sent twice adds one person.
create unique index household_people_person_idx on public.household_people (
  member_id, private.fold(first_name), private.fold(last_name), date_of_birth
) where end_date is null;

create trigger set_updated_at before update on public.household_people
  for each row execute function private.set_updated_at();

--
-- A member's record in the Command Center
--

create function public.open_member_record(member_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  -- Hidden from admins for contacts: health, birth and notes, which can be about health.
  hidden constant text[] := array[
    'date_of_birth', 'gender', 'existing_condition', 'existing_condition_description', 'additional_info',
    'primary_is_smoker', 'inactive_reason'
  ];
  sees_health boolean;
  opened jsonb;
begin
  sees_health := private.admin_can('members');
  if not (sees_health or private.admin_can('contacts')) then
    perform private.fail(403, 'permission_denied', 'Only admins for members or contacts may open a member''s record.');
  end if;

  select jsonb_build_object(
    'member', to_jsonb(members) - case when sees_health then '{}'::text[] else hidden end,
    'enrollments', coalesce(
      (
        select jsonb_agg(
          to_jsonb(enrollments) - case when sees_health then '{}'::text[] else hidden end
          order by enrollments.created_at desc
        )
        from public.enrollments
        where enrollments.member_id = members.id
      ),
      '[]'
    ),
    'household', coalesce(
      (
        select jsonb_agg(
          to_jsonb(people) - case when sees_health then '{}'::text[] else hidden end
          order by people.end_date is not null, people.relationship desc, people.date_of_birth, people.id
        )
        from public.household_people as people
        where people.member_id = members.id
      ),
      '[]'
    )
  ) into opened
  from public.members
  where members.id = open_member_record.member_id;

  if opened is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', admin_id, case when sees_health then 'member.record_opened' else 'member.contact_opened' end,
    'members', member_id
  );
  return opened;
end
$$;
comment on function public.open_member_record(uuid) is
  'A member''s whole record: {"member": …, "enrollments": […], "household": […]}. Health data and birth are included for admins for members, and left out for admins for contacts. Each access is logged.';

--
-- Who may be in the record already
--
-- Called before a person is added, approved or imported. A birth date is in the result only if the caller sent it. The others are
-- in the record, whose every access is logged.

create function public.find_duplicates(people jsonb) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may look for duplicates.');
  end if;
  perform private.can_read_list('members');
  if people is null or jsonb_typeof(people) <> 'array' or jsonb_array_length(people) > 5000 then
    perform private.fail(422, 'people_size', 'Expected a list of at most 5,000 people.');
  end if;
  perform private.check_duplicate_query(person) from jsonb_array_elements(people) as person;
  if (select count(distinct person ->> 'key') from jsonb_array_elements(people) as person) < jsonb_array_length(people) then
    perform private.fail(422, 'person_invalid', 'Each person needs a key of their own.');
  end if;
  return (
    with asked as materialized (
      select
        person.key, person.date_of_birth, person.except_member_id,
        private.name_key(person.first_name, person.last_name) as name,
        private.phone_key(person.phone_number) as phone,
        private.normalize_email(person.email) as email
      from jsonb_to_recordset(people) as person (
        key text, first_name text, last_name text, date_of_birth date, phone_number text, email text, except_member_id uuid
      )
    ),
    found as (
      select asked.key, asked.except_member_id, members.id as member_id, null::text as relation,
        members.first_name, members.last_name, 'name' as matched, asked.date_of_birth
      from asked
      join public.members on private.name_key(members.first_name, members.last_name) = asked.name
        and members.date_of_birth = asked.date_of_birth
      union all
      select asked.key, asked.except_member_id, members.id, null, members.first_name, members.last_name, 'phone', null
      from asked
      join public.members on private.phone_key(members.phone_number) = asked.phone
      union all
      select asked.key, asked.except_member_id, members.id, null, members.first_name, members.last_name, 'email', null
      from asked
      join public.members on members.email = asked.email
      union all
      select asked.key, asked.except_member_id, people.member_id, people.relationship, people.first_name, people.last_name,
        'name', asked.date_of_birth
      from asked
      join public.household_people as people on private.name_key(people.first_name, people.last_name) = asked.name
        and people.date_of_birth = asked.date_of_birth
    ),
    ranked as (
      -- A person who left and returned has two rows.
      select
        found.key, found.member_id, found.relation, members.member_number, members.enrollment_status,
        min(found.first_name || ' ' || found.last_name) as name,
        max(found.date_of_birth) as date_of_birth,
        array_agg(distinct found.matched) as matches,
        row_number() over (
          partition by found.key
          order by bool_or(found.matched = 'name') desc, found.relation nulls first, members.member_number
        ) as place
      from found
      join public.members on members.id = found.member_id
      where members.enrollment_status <> 'merged' and members.id is distinct from found.except_member_id
      group by found.key, found.member_id, found.relation, members.member_number, members.enrollment_status
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'key', ranked.key,
          'member_id', ranked.member_id,
          'member_number', ranked.member_number,
          'name', ranked.name,
          'date_of_birth', ranked.date_of_birth,
          'enrollment_status', ranked.enrollment_status,
          'relation', ranked.relation,
          'matches', to_jsonb(array(
            select one from unnest(array['name', 'phone', 'email']) as one where one = any (ranked.matches)
          ))
        )
        order by ranked.key, ranked.place
      ),
      '[]'
    )
    from ranked
    where ranked.place <= 5
  );
end
$$;
comment on function public.find_duplicates(jsonb) is
  'Members, and people in their households, who may be one of these people: [{"key", "first_name", "last_name", "date_of_birth", "phone_number", "email", "except_member_id"}], all optional except the key. A member matches by name and birth date, phone or email, a person in a household by name and birth date. "except_member_id" leaves out a member with household. At most five for each key, in the order of resemblance: [{"key", "member_id", "member_number", "name", "date_of_birth": only if it matched, "enrollment_status", "relation": null for the member, "matches": ["name", "phone", "email"]}]. For admins for members; refuses with 403 permission_denied or list_not_open, and 422 people_size or person_invalid.';

create function private.check_duplicate_query(person jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  fields constant text[] := '{key,first_name,last_name,date_of_birth,phone_number,email,except_member_id}';
begin
  if jsonb_typeof(person) <> 'object' then
    perform private.fail(422, 'person_invalid', 'Each person is an object.');
  elsif exists (
    select from jsonb_each(person) as field (name, value)
    where name <> all (fields)
      or jsonb_typeof(value) not in ('string', 'null')
      or char_length(value #>> '{}') > 1000
  ) then
    perform private.fail(422, 'person_invalid', format('A person has texts of at most 1,000 characters: %s.', array_to_string(fields, ', ')));
  elsif coalesce(person ->> 'key', '') = '' then
    perform private.fail(422, 'person_invalid', 'Each person needs a key.');
  elsif (person ->> 'date_of_birth') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or not pg_input_is_valid(person ->> 'date_of_birth', 'date') then
    perform private.fail(422, 'person_invalid', 'A date of birth is a date like 1990-02-28.');
  elsif not pg_input_is_valid(person ->> 'except_member_id', 'uuid') then
    perform private.fail(422, 'person_invalid', 'except_member_id is the id of a member.');
  end if;
end
$$;
