-- One search across everything that an admin may open. Each group asks the permission of its list, and finds nothing that the list
-- would not show. Opening the lists writes the line in the activity log (public.open_lists). What was searched for is not logged:
-- it can be about health.

create function private.search_words(query text) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(words.word order by char_length(words.word) desc, words.place), '{}')
  from regexp_split_to_table(private.fold(normalize(query, NFKC)), '[\s,;]+') with ordinality as words (word, place)
  where words.word <> ''
$$;
comment on function private.search_words(text) is 'The words of a search, folded, the longest first: an index finds the rarest text by it.';

create function private.search_patterns(words text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(
    '% ' || regexp_replace(typed.word, '([\\%_])', '\\\1', 'g') || case when char_length(words[1]) < 3 then ' %' else '%' end
    order by typed.place
  )
  from unnest(words) with ordinality as typed (word, place)
$$;
comment on function private.search_patterns(text[]) is
  'Patterns that match texts in which words begin with these. One or two letters begin too many words: alone, they match whole words.';

create function private.search_digits(query text) returns text
language sql immutable
set search_path = ''
as $$
  select case when char_length(digits.typed) >= 3 then coalesce(private.phone_key(digits.typed), digits.typed) end
  from regexp_replace(query, '\D', '', 'g') as digits (typed)
  where query ~* '^\s*[mr]?[\d\s().+/-]+$'
$$;
comment on function private.search_digits(text) is
  'The digits of a search for a number of a member or request, or for a phone. Null if it is for something else.';

create function private.near_patterns(word text) returns text[]
language sql immutable strict
set search_path = ''
as $$
  select array_agg('% ' || typed.near || '%')
  from generate_series(1, char_length(word)) as at,
    lateral (values
      -- Another letter, a missing one, one too many, and two that changed places.
      (left(word, at - 1) || '_' || substr(word, at + 1)),
      (left(word, at) || '_' || substr(word, at + 1)),
      (left(word, at - 1) || substr(word, at + 1)),
      (left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2))
    ) as typed (near)
$$;
comment on function private.near_patterns(text) is 'Patterns of the words that have one typing error less than this one.';

-- A candidate's place: 0 for an exact match, 1 for the beginnings of words, 2 and 3 for names with one and with two typing errors.
-- Without the setting, the planner expects a sequential scan to reach the limit early. It does not for words that are common alone and
-- rare together.
create function private.search_people(query text, days date[], sees_birth boolean)
returns table (member_id uuid, person_id uuid, place integer, likeness real, is_listed boolean)
language plpgsql stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  words constant text[] := private.search_words(query);
  patterns constant text[] := private.search_patterns(words);
  digits constant text := private.search_digits(query);
  -- The whole name, as it is compared: private.name_key.
  whole_name constant text := btrim(regexp_replace(private.fold(normalize(query, NFKC)), '\s+', ' ', 'g'));
  long_words constant text[] := array(select word from unnest(words) as word where char_length(word) >= 3);
  enough constant integer := 60;
  near text[];
  also_near text[];
  some_found boolean;
begin
  if digits is not null then
    return query execute
      'select id, null::uuid, 0, 0::real, true from public.members where search_text like $1 and merged_into is null limit $2'
      using '%' || digits || '%', enough;
    if query ~ '^\s*\d{5}(-\d{4})?\s*$' then
      return query select members.id, null::uuid, 1, 0::real, false from public.members
        where left(members.zip_code, 5) = left(btrim(query), 5) and members.merged_into is null limit enough;
    end if;
  end if;
  if sees_birth and cardinality(days) > 0 then
    return query select members.id, null::uuid, 0, 0::real, false from public.members
      where members.date_of_birth = any (days) and members.merged_into is null limit enough;
    return query select people.member_id, people.id, 0, 0::real, false from public.household_people as people
      where people.date_of_birth = any (days) limit enough;
  end if;
  if digits is not null or cardinality(days) > 0 or cardinality(words) = 0 then
    return;
  end if;

  return query select members.id, null::uuid, 0, 1::real, true from public.members
    where private.name_key(members.first_name, members.last_name) = whole_name and members.merged_into is null limit enough;
  return query execute
    'select id, null::uuid, 1, 1::real, true from public.members
     where search_text like $1 and search_text like all ($2) and merged_into is null limit $3'
    using patterns[1], patterns, enough;
  some_found := found;
  if sees_birth then
    return query execute
      $sql$select member_id, id, 1, 1::real, false from public.household_people
      where ' ' || private.name_key(first_name, last_name) || ' ' like $1 and ' ' || private.name_key(first_name, last_name) || ' ' like all ($2)
      limit $3$sql$
      using patterns[1], patterns, enough;
    some_found := some_found or found;
  end if;

  -- Names that only resemble the words would be noise beside those that contain them.
  if some_found or query ~ '[\d@]' or cardinality(long_words) = 0 then
    return;
  end if;
  near := private.near_patterns(long_words[1]);
  also_near := coalesce(private.near_patterns(long_words[2]), near);
  return query execute
    'select id, null::uuid, 2, private.name_likeness($1, search_names), false from public.members
     where search_names like any ($2) and search_names like any ($3) and merged_into is null limit 300'
    using long_words, near, also_near;
  some_found := found;
  if sees_birth then
    return query execute
      $sql$select member_id, id, 2, private.name_likeness($1, ' ' || private.name_key(first_name, last_name) || ' '), false
      from public.household_people
      where ' ' || private.name_key(first_name, last_name) || ' ' like any ($2)
        and ' ' || private.name_key(first_name, last_name) || ' ' like any ($3)
      limit 300$sql$
      using long_words, near, also_near;
    some_found := some_found or found;
  end if;
  if some_found then
    return;
  end if;

  -- Two errors: "gonsalvez" has 5 of 15 trigrams in common with "goncalves".
  perform set_config('pg_trgm.word_similarity_threshold', '0.33', true);
  return query execute
    'select members.id, null::uuid, 3, private.name_likeness($1, search_names), false from public.members
     where search_names operator(extensions.%>) $2 and search_names operator(extensions.%>) $3 and merged_into is null
     limit 300'
    using long_words, long_words[1], coalesce(long_words[2], long_words[1]);
  if sees_birth then
    return query execute
      $sql$select member_id, id, 3, private.name_likeness($1, ' ' || private.name_key(first_name, last_name) || ' '), false
      from public.household_people
      where ' ' || private.name_key(first_name, last_name) || ' ' operator(extensions.%>) $2
        and ' ' || private.name_key(first_name, last_name) || ' ' operator(extensions.%>) $3
      limit 300$sql$
      using long_words, long_words[1], coalesce(long_words[2], long_words[1]);
  end if;
end
$$;
comment on function private.search_people(text, date[], boolean) is
  'Members, and people in households for those who may see births, by name, birth, phone, email, number or ZIP. Candidates, with repetitions. is_listed: the list of members finds it with the same search.';

create function private.name_likeness(words text[], name text) returns real
language sql immutable
set search_path = ''
as $$
  select min(extensions.strict_word_similarity(word, name)) from unnest(words) as word
$$;
comment on function private.name_likeness(text[], text) is 'How much the least similar of some words resembles a word of a name, from 0 to 1.';

create function private.search_requests(query text, cents bigint)
returns table (request_id uuid, place integer, is_listed boolean)
language plpgsql stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  words constant text[] := private.search_words(query);
  patterns constant text[] := private.search_patterns(words);
  digits constant text := private.search_digits(query);
  enough constant integer := 60;
begin
  if digits is not null then
    return query execute
      'select id, 0, true from public.sharing_requests where search_text like $1 limit $2' using '%' || digits || '%', enough;
  end if;
  if cents is not null then
    return query select requests.id, 1, false from public.sharing_requests as requests
      where requests.amount_cents = search_requests.cents limit enough;
    return query select bills.request_id, 1, false from public.bills where bills.total_cents = search_requests.cents limit enough;
  end if;
  if digits is not null or cents is not null or cardinality(words) = 0 then
    return;
  end if;
  return query execute
    'select id, 1, true from public.sharing_requests where search_text like $1 and search_text like all ($2) limit $3'
    using patterns[1], patterns, enough;
  return query execute
    $sql$select id, 2, false from public.sharing_requests
    where private.fold(' ' || provider) like $1 and private.fold(' ' || provider) like all ($2) limit $3$sql$
    using patterns[1], patterns, enough;
  return query execute
    $sql$select requests.id, 2, false
    from (
      select id from public.medical_needs
      where private.fold(' ' || title) like $1 and private.fold(' ' || title) like all ($2) limit $3
    ) as needs
    join public.sharing_requests as requests on requests.need_id = needs.id
    limit $3$sql$
    using patterns[1], patterns, enough;
end
$$;
comment on function private.search_requests(text, bigint) is
  'Requests by number, person, provider, need or amount. Candidates, with repetitions. is_listed: the queue finds it with the same search.';

create function private.search_contacts(query text, sees_messages boolean)
returns table (kind text, contact_id uuid)
language plpgsql stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  digits constant text := private.search_digits(query);
  -- Searchable texts of contacts begin without a space.
  patterns constant text[] := case
    when digits is not null then array['%' || digits || '%']
    else array(select regexp_replace(pattern, '^% ', '%') from unnest(private.search_patterns(private.search_words(query))) as pattern)
  end;
  enough constant integer := 60;
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  if sees_messages then
    return query execute
      $sql$select 'message', id from public.contact_messages where search_text like $1 and search_text like all ($2) limit $3$sql$
      using patterns[1], patterns, enough;
  end if;
  return query execute
    $sql$select 'form', id from public.form_submissions where search_text like $1 and search_text like all ($2) limit $3$sql$
    using patterns[1], patterns, enough;
end
$$;
comment on function private.search_contacts(text, boolean) is 'Messages and forms, as the inbox finds them. Candidates.';

create function private.search_entries(query text, cents bigint)
returns table (entry_id uuid, place integer, is_listed boolean)
language plpgsql stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  words constant text[] := private.search_words(query);
  digits constant text := private.search_digits(query);
  patterns constant text[] := case when digits is not null then array['%' || digits || '%'] else private.search_patterns(words) end;
  enough constant integer := 60;
begin
  return query select entries.id, 0, false from public.contribution_entries as entries
    where lower(entries.reference) = lower(btrim(query)) limit enough;
  if cents is not null then
    return query select entries.id, 1, false from public.contribution_entries as entries
      where entries.cents = search_entries.cents order by entries.received_on desc limit enough;
  end if;
  if cardinality(patterns) > 0 and (cents is null or digits is not null) then
    return query execute
      $sql$select entries.id, 2, true
      from (
        select id from public.members
        where search_names like $1 and search_names like all ($2) and merged_into is null limit 20
      ) as members
      cross join lateral (
        select id from public.contribution_entries where member_id = members.id order by month desc limit 3
      ) as entries$sql$
      using patterns[1], patterns;
  end if;
end
$$;
comment on function private.search_entries(text, bigint) is
  'Contributions by reference, amount or member. Candidates, with repetitions. is_listed: the list of contributions finds its member with the same search.';

create function public.search_everything(query text, days date[] default '{}', cents bigint default null) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  most constant integer := 5;
  found jsonb := '{}';
begin
  perform private.require_admin();
  if query is null or char_length(btrim(query)) < 2 or char_length(query) > 100 or cardinality(days) > 4 then
    perform private.fail(422, 'query_invalid', 'A search has between 2 and 100 characters, and at most four days.');
  end if;

  if private.can_read_list('members') then
    found := found || jsonb_build_object('members', (
      with candidates as (
        select
          people.member_id, people.person_id, min(people.place) as place, max(people.likeness) as likeness,
          bool_or(people.is_listed) as is_listed
        from private.search_people(query, coalesce(days, '{}'), private.admin_can('members')) as people
        join public.members on members.id = people.member_id and members.merged_into is null
        group by people.member_id, people.person_id
      ),
      ranked as (
        select candidates.*, row_number() over (
          order by candidates.place, candidates.likeness desc, candidates.person_id is not null, candidates.member_id, candidates.person_id
        ) as rank
        from candidates
        where candidates.place < 2 or candidates.likeness >= 0.25
      ),
      counted as (select count(*) > most as has_more, count(*) filter (where ranked.is_listed) > most as is_listed from ranked)
      select jsonb_build_object(
        'hits', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'member_id', members.id,
              'member_number', members.member_number,
              'name', btrim(members.first_name || ' ' || members.last_name),
              'status', members.enrollment_status,
              'person', case when people.id is not null then jsonb_build_object(
                'id', people.id, 'name', btrim(people.first_name || ' ' || people.last_name), 'relation', people.relationship
              ) end,
              -- Only if the search contained it.
              'date_of_birth', case
                when cardinality(days) > 0 and private.admin_can('members') then coalesce(people.date_of_birth, members.date_of_birth)
              end
            )
            order by ranked.rank
          )
          from ranked
          join public.members on members.id = ranked.member_id
          left join public.household_people as people on people.id = ranked.person_id
          where ranked.rank <= most
        ), '[]'),
        'has_more', counted.has_more,
        'is_listed', counted.is_listed
      )
      from counted
    ));
  end if;

  if private.can_read_list('sharing_requests') then
    found := found || jsonb_build_object('requests', (
      with candidates as (
        select requests.request_id, min(requests.place) as place, bool_or(requests.is_listed) as is_listed
        from private.search_requests(query, cents) as requests
        group by requests.request_id
      ),
      ranked as (
        select
          candidates.is_listed, requests.id, requests.number, requests.state, requests.provider, requests.amount_cents,
          btrim(members.first_name || ' ' || members.last_name) as member_name,
          btrim(people.first_name || ' ' || people.last_name) as person_name,
          row_number() over (order by candidates.place, requests.submitted_at desc, requests.id) as rank
        from candidates
        join public.sharing_requests as requests on requests.id = candidates.request_id and requests.state <> 'draft'
        join public.members on members.id = requests.member_id and members.merged_into is null
        left join public.household_people as people on people.id = requests.person_id
      )
      select jsonb_build_object(
        'hits', coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', ranked.id,
              'number', ranked.number,
              'state', ranked.state,
              'name', coalesce(ranked.person_name, ranked.member_name),
              'provider', ranked.provider,
              'amount_cents', ranked.amount_cents
            )
            order by ranked.rank
          ) filter (where ranked.rank <= most),
          '[]'
        ),
        'has_more', count(*) > most,
        'is_listed', count(*) filter (where ranked.is_listed) > most
      )
      from ranked
    ));
  end if;

  -- Who may read messages may read forms.
  if private.can_read_list('form_submissions') then
    found := found || jsonb_build_object('contacts', (
      with items as (
        select 'message' as kind, messages.id, messages.name, messages.subject, messages.type, messages.created_at
        from private.search_contacts(query, private.can_read_list('contact_messages')) as candidates
        join public.contact_messages as messages on candidates.kind = 'message' and messages.id = candidates.contact_id
        union all
        select 'form', forms.id, forms.name, '', forms.form_slug, forms.created_at
        from private.search_contacts(query, false) as candidates
        join public.form_submissions as forms on forms.id = candidates.contact_id
      ),
      ranked as (
        select items.*, row_number() over (order by items.created_at desc, items.id) as rank from items
      )
      select jsonb_build_object(
        'hits', coalesce(
          jsonb_agg(to_jsonb(ranked) - 'rank' order by ranked.rank) filter (where ranked.rank <= most),
          '[]'
        ),
        'has_more', count(*) > most,
        'is_listed', count(*) > most
      )
      from ranked
    ));
  end if;

  if private.can_read_list('contributions') then
    found := found || jsonb_build_object('contributions', (
      with candidates as (
        select entries.entry_id, min(entries.place) as place, bool_or(entries.is_listed) as is_listed
        from private.search_entries(query, cents) as entries
        group by entries.entry_id
      ),
      ranked as (
        select
          candidates.is_listed, entries.id, members.id as member_id, members.member_number,
          btrim(members.first_name || ' ' || members.last_name) as name, entries.month, entries.received_on, entries.cents,
          row_number() over (order by candidates.place, entries.received_on desc, entries.id) as rank
        from candidates
        join public.contribution_entries as entries on entries.id = candidates.entry_id
        join public.members on members.id = entries.member_id and members.merged_into is null
      )
      select jsonb_build_object(
        'hits', coalesce(
          jsonb_agg(to_jsonb(ranked) - '{rank,is_listed}'::text[] order by ranked.rank) filter (where ranked.rank <= most),
          '[]'
        ),
        'has_more', count(*) > most,
        'is_listed', count(*) filter (where ranked.is_listed) > most
      )
      from ranked
    ));
  end if;
  return found;
end
$$;
comment on function public.search_everything(text, date[], bigint) is
  'One search across the lists that the admin may read: {"members", "requests", "contacts", "contributions"}, without those that are closed to this admin. Each: {"hits": at most five, "has_more", "is_listed": whether the list finds more than five with the same search}. days and cents are what the search means as birth dates and as an amount. Nothing about drafts, erased people or merged records. Refuses with 403 permission_denied or list_not_open, and 422 query_invalid.';
