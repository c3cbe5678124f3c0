-- States: which state a text names, in which state a household lived on a day, and which households were members in a state. Reports
-- to states count with the view private.memberships.

create function private.us_state(words text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  codes constant text[] := '{AL,AK,AS,AZ,AR,CA,CO,CT,DE,DC,FL,GA,GU,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MP,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,PR,RI,SC,SD,TN,TX,UT,VT,VA,VI,WA,WV,WI,WY}';
  -- Also in Portuguese, as members type them. Without accents, periods and commas.
  names constant jsonb := '{
    "alabama":"AL", "alaska":"AK", "arizona":"AZ", "arkansas":"AR", "california":"CA", "colorado":"CO",
    "connecticut":"CT", "delaware":"DE", "district of columbia":"DC", "distrito de columbia":"DC", "washington dc":"DC",
    "florida":"FL", "georgia":"GA", "hawaii":"HI", "havai":"HI", "idaho":"ID", "illinois":"IL", "indiana":"IN",
    "iowa":"IA", "kansas":"KS", "kentucky":"KY", "louisiana":"LA", "luisiana":"LA", "maine":"ME", "maryland":"MD",
    "massachusetts":"MA", "michigan":"MI", "minnesota":"MN", "mississippi":"MS", "mississipi":"MS", "missouri":"MO",
    "montana":"MT", "nebraska":"NE", "nevada":"NV", "new hampshire":"NH", "nova hampshire":"NH", "new jersey":"NJ",
    "nova jersey":"NJ", "new mexico":"NM", "novo mexico":"NM", "new york":"NY", "nova york":"NY", "north carolina":"NC",
    "carolina do norte":"NC", "north dakota":"ND", "dakota do norte":"ND", "ohio":"OH", "oklahoma":"OK", "oregon":"OR",
    "pennsylvania":"PA", "pensilvania":"PA", "puerto rico":"PR", "porto rico":"PR", "rhode island":"RI",
    "south carolina":"SC", "carolina do sul":"SC", "south dakota":"SD", "dakota do sul":"SD", "tennessee":"TN",
    "texas":"TX", "utah":"UT", "vermont":"VT", "virginia":"VA", "washington":"WA", "west virginia":"WV",
    "virginia ocidental":"WV", "wisconsin":"WI", "wyoming":"WY",
    "american samoa":"AS", "samoa americana":"AS", "guam":"GU", "northern mariana islands":"MP",
    "ilhas marianas do norte":"MP", "us virgin islands":"VI", "ilhas virgens americanas":"VI"
  }';
  code text;
begin
  if words is null or char_length(words) > 60 then
    return null;
  end if;
  code := upper(btrim(replace(words, '.', ''), E' \t\n'));
  if code = any(codes) then
    return code;
  end if;
  return names ->> regexp_replace(btrim(private.fold(replace(replace(words, '.', ''), ',', ' ')), E' \t\n'), '\s+', ' ', 'g');
end
$$;
comment on function private.us_state(text) is
  'The two letters of a state, the District of Columbia or a territory, from its letters or its name in English or Portuguese, like "FL" from " florida ". Null if the text names none.';

-- PA, SC and MA are states of Brazil, too.
create function private.address_state(country text, state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when private.fold(regexp_replace(coalesce(country, ''), '[[:space:].]', '', 'g'))
      in ('', 'us', 'usa', 'eua', 'unitedstates', 'unitedstatesofamerica', 'estadosunidos', 'puertorico', 'portorico')
    then private.us_state(state)
  end
$$;
comment on function private.address_state(text, text) is 'The two letters of the state of an address. Null if the address is abroad or the state is not known.';

--
-- Where a member lived
--

create table public.member_states (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  us_state text,
  from_date date not null,
  created_at timestamptz not null default now(),
  constraint member_states_day_key unique (member_id, from_date),
  constraint member_states_us_state_known check (us_state = private.us_state(us_state))
);
comment on table public.member_states is
  'In which state a member has lived since when: one row for each change of the address to another state. Triggers on members maintain it.';
comment on column public.member_states.us_state is 'Null if the address is abroad, or names no state.';
comment on column public.member_states.from_date is
  'The day on which the team learned of it. What was first known also counts for the time before.';

-- A statement's rows at once, because an import adds thousands.
create function private.add_first_states() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.member_states (member_id, us_state, from_date)
  select added.id, private.address_state(added.country, added.state), (added.created_at at time zone 'America/New_York')::date
  from added
  where private.address_state(added.country, added.state) is not null
  on conflict on constraint member_states_day_key do nothing;
  return null;
end
$$;
comment on function private.add_first_states() is 'Trigger: stores the state of new members whose address names one.';

create trigger add_first_states after insert on public.members
  referencing new table as added for each statement execute function private.add_first_states();

create function private.track_state() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  state_now text := private.address_state(new.country, new.state);
  last_known public.member_states;
begin
  select * into last_known from public.member_states as states
  where states.member_id = new.id
  order by states.from_date desc limit 1;
  -- An address that was never known is not a state abroad.
  if last_known.us_state is not distinct from state_now then
    return null;
  end if;
  insert into public.member_states (member_id, us_state, from_date)
  values (new.id, state_now, greatest(private.local_today(), last_known.from_date))
  on conflict on constraint member_states_day_key do update set us_state = excluded.us_state, created_at = now();
  return null;
end
$$;
comment on function private.track_state() is
  'Trigger: stores that a member lives in another state from today on. A later change on the same day replaces it.';

create trigger track_state after update of state, country on public.members
  for each row when (old.state is distinct from new.state or old.country is distinct from new.country)
  execute function private.track_state();

create function private.state_of(member_id uuid, on_date date) returns text
language sql stable
security definer
set search_path = ''
as $$
  select states.us_state
  from public.member_states as states
  where states.member_id = state_of.member_id
  -- The latest row until the day, otherwise the first one after it.
  order by (states.from_date <= on_date) desc, abs(states.from_date - on_date)
  limit 1
$$;
comment on function private.state_of(uuid, date) is
  'The state in which a member lived on a day. Before the first known address, that address counts. Null if it is not known.';

--
-- Memberships in a state
--

create table private.erased_memberships (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null,
  person_id uuid,
  us_state text,
  from_date date not null,
  to_date date,
  people integer,
  constraint erased_memberships_ends_after_start check (to_date > from_date)
);
comment on table private.erased_memberships is
  'The memberships of erased members, for reports of past years: when and in which state, not whose.';
comment on column private.erased_memberships.household_id is
  'A new id, the same for all rows of a household, so that one that moved or came back counts once.';
comment on column private.erased_memberships.people is
  'How many people the household had on the first day. Null: this row is about one person of a household.';

create view private.membership_periods as
  select periods.member_id, states.us_state, lower(days.period) as from_date, upper(days.period) as to_date
  from (
    -- From when until when an enrollment made someone a member: until its last day, or until it became inactive. Not in a function,
    -- which would be called for each of many rows.
    select enrollments.member_id, range_agg(case
      when enrollments.status <> 'Pending' and coalesce(known.ends, 'infinity') > enrollments.start_date
        then daterange(enrollments.start_date, known.ends)
      else 'empty'
    end) as days
    from public.enrollments
    cross join lateral (
      select case
        when enrollments.status in ('Active', 'Future Active') then enrollments.end_date + 1
        else coalesce(
          least(enrollments.end_date + 1, enrollments.inactive_date),
          (enrollments.updated_at at time zone 'America/New_York')::date
        )
      end as ends
    ) as known
    group by enrollments.member_id
  ) as periods
  join (
    -- A member without any known state has one row without a state.
    select members.id as member_id, known.us_state,
      daterange(
        case when row_number() over history > 1 then known.from_date end,
        lead(known.from_date) over history
      ) as days
    from public.members
    left join public.member_states as known on known.member_id = members.id
    window history as (partition by members.id order by known.from_date)
  ) as states on states.member_id = periods.member_id
  cross join lateral unnest(periods.days * multirange(states.days)) as days (period);
comment on view private.membership_periods is
  'When a household was a member in which state. A move ends one row and begins the next. Overlapping enrollments count once.';

create view private.memberships as
  select periods.member_id, periods.us_state, periods.from_date, periods.to_date,
    (
      1 + (
        select count(*) from public.household_people as people
        where people.member_id = periods.member_id
          and people.start_date <= periods.from_date and coalesce(people.end_date, 'infinity') >= periods.from_date
      )
    )::integer as people, periods.member_id as household_id
  from private.membership_periods as periods
  union all
  select null, erased.us_state, erased.from_date, erased.to_date, erased.people, erased.household_id
  from private.erased_memberships as erased
  where erased.people is not null;
comment on view private.memberships is
  'Households by state: one row for each time that a household was a member in a state, from from_date until before to_date (null: still). Erased members have no id. Count people of a day with private.membership_people.';

create view private.membership_people as
  select periods.member_id, periods.us_state, periods.from_date, periods.to_date, periods.member_id as person_id
  from private.membership_periods as periods
  union all
  select periods.member_id, periods.us_state, greatest(periods.from_date, people.start_date),
    least(periods.to_date, people.end_date + 1), people.id
  from private.membership_periods as periods
  join public.household_people as people on people.member_id = periods.member_id
    and people.start_date < coalesce(periods.to_date, 'infinity')
    and coalesce(people.end_date, 'infinity') >= periods.from_date
  union all
  select null, erased.us_state, erased.from_date, erased.to_date, erased.person_id
  from private.erased_memberships as erased
  where erased.people is null;
comment on view private.membership_people is
  'People by state: one row for each time that a person, the member included, belonged to a membership in a state, from from_date until before to_date (null: still).';

-- Before the member's enrollments and household are deleted with the member.
create function private.keep_memberships() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_household uuid := gen_random_uuid();
  salt uuid := gen_random_uuid();
  -- Who was approved by mistake was no member: only a published figure that counted them keeps them.
  counted_until date := case
    when coalesce(current_setting('private.undoing_approval', true), '') = 'on'
      then coalesce((select max(statements.month) + interval '1 month' from public.monthly_statements as statements), '-infinity')
    else 'infinity'
  end;
begin
  -- A membership without an end ends with the deletion.
  insert into private.erased_memberships (household_id, person_id, us_state, from_date, to_date, people)
  select new_household, null::uuid, us_state, from_date, least(to_date, greatest(private.local_today(), from_date + 1)), people
  from private.memberships
  where member_id = old.id and from_date <= private.local_today() and from_date < counted_until
  union all
  select
    new_household, md5(person_id::text || salt::text)::uuid, us_state, from_date,
    least(to_date, greatest(private.local_today(), from_date + 1)), null
  from private.membership_people
  where member_id = old.id and from_date <= private.local_today() and from_date < counted_until;
  return old;
end
$$;
comment on function private.keep_memberships() is
  'Trigger: keeps when and where a deleted member''s household was a member, so that totals of past years stay. After an approval that was undone, only for days of months whose statement is published.';

create trigger keep_memberships before delete on public.members
  for each row execute function private.keep_memberships();
