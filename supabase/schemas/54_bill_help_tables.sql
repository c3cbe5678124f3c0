-- What help with a bill reads: the poverty guidelines of each year, and the register of rules about financial assistance. Both are public.
-- The first rows are the figures of bill-help/, which the site uses without a connection (tests/unit/bill-help-register.test.ts).

create table public.poverty_guidelines (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  area text not null,
  -- HHS publishes whole dollars a year.
  first_person_dollars integer not null,
  each_further_dollars integer not null,
  source text not null,
  source_date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint poverty_guidelines_year_area_key unique (year, area),
  constraint poverty_guidelines_year_plausible check (year between 2026 and 2099),
  constraint poverty_guidelines_area_known check (area in ('contiguous', 'alaska', 'hawaii')),
  -- A digit too few or too many is refused.
  constraint poverty_guidelines_first_person_plausible check (first_person_dollars between 10000 and 99999),
  constraint poverty_guidelines_each_further_plausible check (each_further_dollars between 1000 and 99999 and each_further_dollars < first_person_dollars),
  constraint poverty_guidelines_source_link check (source ~ '^https://[^[:space:]/][^[:space:]]*$' and char_length(source) <= 500),
  constraint poverty_guidelines_source_date_plausible check (source_date between '2025-01-01' and '2100-01-01')
);
comment on table public.poverty_guidelines is
  'The federal poverty guidelines of each year: of the 48 states with D.C., of Alaska and of Hawaii. The territories use those of the 48 states.';
comment on column public.poverty_guidelines.source_date is 'The day on which someone read the source.';
create trigger set_updated_at before update on public.poverty_guidelines
  for each row execute function private.set_updated_at();
create trigger log_write after insert or update on public.poverty_guidelines
  for each row execute function private.log_write();

create table public.assistance_rules (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  us_state text not null references private.us_state_names (code),
  name text not null,
  city text,
  policy_url text,
  free_up_to integer,
  reduced_up_to integer,
  apply_days integer,
  source text not null,
  source_date date not null,
  note text not null default '',
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assistance_rules_kind_known check (kind in ('state', 'hospital')),
  constraint assistance_rules_name_length check (char_length(btrim(name)) >= 3 and char_length(name) <= 200),
  -- A rule of a hospital is only what its own policy says, which everyone can read.
  constraint assistance_rules_hospital_whole check (kind <> 'hospital' or (city is not null and policy_url is not null)),
  constraint assistance_rules_city_length check (char_length(btrim(city)) >= 2 and char_length(city) <= 100),
  constraint assistance_rules_city_of_hospital check (kind = 'hospital' or city is null),
  constraint assistance_rules_policy_link check (policy_url ~ '^https://[^[:space:]/][^[:space:]]*$' and char_length(policy_url) <= 500),
  constraint assistance_rules_free_plausible check (free_up_to between 1 and 1000),
  constraint assistance_rules_reduced_plausible check (reduced_up_to between 1 and 1000),
  constraint assistance_rules_free_below_reduced check (free_up_to <= reduced_up_to),
  constraint assistance_rules_apply_days_plausible check (apply_days between 1 and 3650),
  constraint assistance_rules_source_length check (char_length(btrim(source)) >= 3 and char_length(source) <= 500),
  constraint assistance_rules_source_date_plausible check (source_date between '2025-01-01' and '2100-01-01'),
  constraint assistance_rules_note_length check (char_length(note) <= 1000)
);
comment on table public.assistance_rules is
  'The register of rules about financial assistance: laws of states, and policies of hospitals that the team has read. No entry is without a source.';
comment on column public.assistance_rules.free_up_to is 'Care is free up to this percentage of the poverty guideline.';
comment on column public.assistance_rules.reduced_up_to is 'Care costs less up to this percentage of the poverty guideline.';
comment on column public.assistance_rules.apply_days is 'The days in which to apply, from the day of care.';
comment on column public.assistance_rules.source_date is 'The day on which someone read the source.';
comment on column public.assistance_rules.note is 'For the team. It is not public.';
comment on column public.assistance_rules.retired_at is 'Since when it is not shown any more.';
-- One rule of a state, and one of a hospital, at a time.
create unique index assistance_rules_state_key on public.assistance_rules (us_state) where kind = 'state' and retired_at is null;
create unique index assistance_rules_hospital_key on public.assistance_rules (us_state, private.searchable(city), private.searchable(name))
  where kind = 'hospital' and retired_at is null;
create trigger set_updated_at before update on public.assistance_rules
  for each row execute function private.set_updated_at();
create trigger log_write after insert or update on public.assistance_rules
  for each row execute function private.log_write();

insert into public.poverty_guidelines (year, area, first_person_dollars, each_further_dollars, source, source_date) values
  (2026, 'contiguous', 15960, 5680, 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm', '2026-11-29'),
  (2026, 'alaska', 19950, 7100, 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm', '2026-11-29'),
  (2026, 'hawaii', 18360, 6530, 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm', '2026-11-29');

insert into public.assistance_rules (kind, us_state, name, free_up_to, reduced_up_to, apply_days, source, source_date) values
  ('state', 'CA', 'Hospital Fair Pricing Act (HSC 127400)', null, 400, null, 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=127405', '2026-11-29'),
  ('state', 'CT', 'C.G.S. 19a-673', null, 250, null, 'https://www.cga.ct.gov/current/pub/chap_368z.htm', '2026-11-29'),
  ('state', 'IL', 'Hospital Uninsured Patient Discount Act (210 ILCS 89)', 125, 300, 90, 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2984', '2026-11-29'),
  ('state', 'MA', 'Health Safety Net (101 CMR 613)', null, 300, null, 'https://regulations.justia.com/states/massachusetts/101-cmr/title-101-cmr-613-00/section-613-04', '2026-11-29'),
  ('state', 'MD', 'Health-General 19-214.1', 200, 300, null, 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ghg&section=19-214.1', '2026-11-29'),
  ('state', 'NJ', 'Charity Care (N.J.A.C. 10:52-11)', 200, 300, 365, 'https://www.nj.gov/health/hcf/charity-care/overview/', '2026-11-29'),
  ('state', 'NY', 'Public Health Law 2807-k (9-a)', 200, 400, null, 'https://www.nysenate.gov/legislation/laws/PBH/2807-K', '2026-11-29'),
  ('state', 'WA', 'RCW 70.170.060', 200, 300, 730, 'https://app.leg.wa.gov/rcw/default.aspx?cite=70.170.060', '2026-11-29');

create function public.bill_help_register() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'guidelines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'area', latest.area, 'year', latest.year, 'first', latest.first_person_dollars, 'more', latest.each_further_dollars
      ) order by latest.area), '[]')
      from (
        select distinct on (guidelines.area)
          guidelines.area, guidelines.year, guidelines.first_person_dollars, guidelines.each_further_dollars
        from public.poverty_guidelines as guidelines
        where guidelines.year <= extract(year from private.local_today())
        order by guidelines.area, guidelines.year desc
      ) as latest
    ),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', rules.id, 'kind', rules.kind, 'us_state', rules.us_state, 'name', rules.name, 'city', rules.city,
        'policy_url', rules.policy_url, 'free_up_to', rules.free_up_to, 'reduced_up_to', rules.reduced_up_to,
        'apply_days', rules.apply_days, 'source', rules.source
      ) order by rules.us_state, rules.name, rules.city), '[]')
      from public.assistance_rules as rules
      where rules.retired_at is null
    )
  )
$$;
comment on function public.bill_help_register() is
  'The poverty guidelines in use and the register, whole: the request names no state, no household and no income.';
