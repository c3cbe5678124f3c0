-- Reports to states: the figures of a period, what the organization answers itself, and who attested it. Which fields a report has is a
-- definition in app/content/reports. Figures are sums of private.book_entries, and each lists its rows.

--
-- Periods
--

create function private.report_period(period text) returns daterange
language plpgsql stable
set search_path = ''
as $$
declare
  first_day date;
begin
  if period !~ '^20[0-9]{2}(-(0[1-9]|1[0-2]))?$' then
    perform private.fail_field('period_invalid', 'A period is a year or a month, such as 2026 or 2026-03.', 'period');
  end if;
  first_day := (case when length(period) = 4 then period || '-01-01' else period || '-01' end)::date;
  if period is null or first_day > private.local_today() then
    perform private.fail_field('period_invalid', 'A report is about a period that has begun.', 'period');
  end if;
  return daterange(
    first_day, (first_day + case when length(period) = 4 then interval '1 year' else interval '1 month' end)::date
  );
end
$$;
comment on function private.report_period(text) is
  'The days of a year (2026) or a month (2026-03), without the last. Ends the request with 422 period_invalid, also for a period in the future.';

create function private.days_until_today(days daterange) returns daterange
language sql stable
set search_path = ''
as $$
  select daterange(lower(days), least(upper(days), private.local_today() + 1))
$$;
comment on function private.days_until_today(daterange) is
  'The days of a period that have begun. Memberships that start later are not part of its figures yet.';

create function private.earlier_period(period text) returns text
language sql immutable
set search_path = ''
as $$
  select case length(period)
    when 4 then (period::integer - 1)::text
    else to_char((period || '-01')::date - interval '1 month', 'YYYY-MM')
  end
$$;
comment on function private.earlier_period(text) is 'The year before a year, the month before a month.';

--
-- Figures
--

create function private.figure_measures(figure text) returns text[]
language sql immutable
set search_path = ''
as $$
  select case figure
    when 'collected' then '{contributions,gifts}'
    when 'unpaid' then '{shared,paid}'
    when 'fund' then '{gifts,fund_used}'
    when 'contributions' then '{contributions}'
    when 'gifts' then '{gifts}'
    when 'fund_used' then '{fund_used}'
    when 'administration' then '{administration}'
    when 'requested' then '{requested}'
    when 'decided' then '{decided}'
    when 'eligible' then '{eligible}'
    when 'not_eligible' then '{not_eligible}'
    when 'not_shared' then '{not_shared}'
    when 'iua' then '{iua}'
    when 'shared' then '{shared}'
    when 'paid' then '{paid}'
    when 'paid_to_members' then '{paid_to_members}'
    when 'paid_to_providers' then '{paid_to_providers}'
  end::text[]
$$;
comment on function private.figure_measures(text) is
  'The measures of private.book_entries that a figure adds up. In the balances unpaid and fund, paid and fund_used are subtracted. Null if there is no such figure.';

create function private.is_balance(figure text) returns boolean
language sql immutable
set search_path = ''
as $$
  select figure in ('unpaid', 'fund')
$$;
comment on function private.is_balance(text) is 'Whether a figure adds up everything until the end of the period.';

create view private.counted_units as
  select
    'households' as figure, memberships.household_id as id, memberships.us_state, memberships.member_id, null::uuid as request_id,
    memberships.from_date, coalesce(memberships.to_date, 'infinity') as to_date
  from private.memberships
  union all
  select
    'people', people.person_id, people.us_state, people.member_id, null, people.from_date, coalesce(people.to_date, 'infinity')
  from private.membership_people as people
  union all
  select
    'requests', requests.id, requests.us_state, requests.member_id, requests.request_id, requests.received_on, requests.received_on + 1
  from private.counted_requests as requests;
comment on view private.counted_units is
  'What reports count instead of adding up: households and people while they are members in a state, and requests on the day on which they were received. Each id counts once.';

create function private.unit_figures(us_state text, days daterange)
returns table (is_national boolean, figures jsonb)
language sql stable
set search_path = ''
as $$
  with places as materialized (
    select
      units.figure, units.id, units.us_state, coalesce(units.us_state = unit_figures.us_state, false) as is_local,
      bool_or(units.to_date >= upper(days)) as is_at_end
    from private.counted_units as units
    where units.from_date < upper(days) and units.to_date > lower(days)
    group by units.figure, units.id, units.us_state
  ), counts as materialized (
    select
      units.figure, count(*) filter (where units.is_local) as local, count(*) as national,
      count(*) filter (where units.is_local_at_end) as local_at_end, count(*) filter (where units.is_at_end) as national_at_end
    from (
      select
        places.figure, places.id, bool_or(places.is_local) as is_local, bool_or(places.is_at_end) as is_at_end,
        bool_or(places.is_local and places.is_at_end) as is_local_at_end
      from places
      group by places.figure, places.id
    ) as units
    group by units.figure
  )
  select
    scopes.is_national,
    jsonb_object_agg(figures.name, coalesce(case
      when scopes.is_national and figures.name like '%_at_end' then counts.national_at_end
      when scopes.is_national then counts.national
      when figures.name like '%_at_end' then counts.local_at_end
      else counts.local
    end, 0)) || jsonb_build_object('states', (
      select coalesce(to_jsonb(array_agg(distinct places.us_state)), '[]')
      from places
      where places.figure = 'households' and places.us_state is not null and (scopes.is_national or places.is_local)
    ))
  from (values (false), (true)) as scopes (is_national)
  cross join unnest(array['households', 'people', 'requests', 'households_at_end', 'people_at_end']) as figures (name)
  left join counts on counts.figure = replace(figures.name, '_at_end', '')
  group by scopes.is_national
$$;
comment on function private.unit_figures(text, daterange) is
  'The figures that count, in a state and nationally: who took part at any time during the days, who was a member on the last one, and in which states.';

create function private.figure_sums(us_state text, days daterange)
returns table (is_local boolean, measure text, during bigint, until bigint)
language sql stable
set search_path = ''
as $$
  select
    coalesce(entries.us_state = figure_sums.us_state, false), entries.measure,
    (sum(entries.cents) filter (where entries.on_date >= lower(days)))::bigint, sum(entries.cents)::bigint
  from private.book_entries as entries
  where entries.on_date < upper(days) and (entries.on_date >= lower(days) or entries.measure in ('shared', 'paid', 'gifts', 'fund_used'))
  group by 1, 2
$$;
comment on function private.figure_sums(text, daterange) is
  'The sums of all measures, of a state and of all others: during the days, and until their end.';

create function private.period_figures(us_state text, days daterange) returns jsonb
language sql stable
set search_path = ''
as $$
  with sums as materialized (
    select * from private.figure_sums(period_figures.us_state, days)
  ), scopes (scope, is_national) as (
    values ('state', false), ('national', true)
  ), amounts as (
    select
      scopes.scope, figures.name,
      case when figures.name <> 'administration' or not exists (
        select from sums where sums.measure = 'without_rate' and (scopes.is_national or sums.is_local) and sums.during is not null
      ) then coalesce((
        select sum(case
          when not private.is_balance(figures.name) then sums.during
          when sums.measure in ('paid', 'fund_used') then -sums.until
          else sums.until
        end)
        from sums
        where sums.measure = any (private.figure_measures(figures.name)) and (scopes.is_national or sums.is_local)
      ), 0) end as cents
    from scopes
    cross join unnest(array[
      'collected', 'contributions', 'gifts', 'fund_used', 'fund', 'administration', 'requested', 'decided', 'eligible', 'not_eligible', 'not_shared', 'iua',
      'shared', 'paid', 'paid_to_members', 'paid_to_providers', 'unpaid'
    ]) as figures (name)
  )
  select jsonb_object_agg(scope, figures)
  from (
    select
      scopes.scope,
      (select jsonb_object_agg(amounts.name, amounts.cents) from amounts where amounts.scope = scopes.scope) || units.figures as figures
    from scopes
    join private.unit_figures(period_figures.us_state, days) as units on units.is_national = scopes.is_national
    where scopes.is_national or period_figures.us_state is not null
  ) as both_scopes
$$;
comment on function private.period_figures(text, daterange) is
  '{"state": {figure: number}, "national": {…}}. Null is not held: the share for administration, if a contribution has no rate.';

--
-- The rows of a figure
--

create function private.require_books() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for the books may do this.');
  end if;
end
$$;
comment on function private.require_books() is 'Ends the request with 403 unless an admin for the books sends it.';

create function private.entry_rows(figure text, us_state text, days daterange, after_day date, after_id uuid, page_size integer)
returns jsonb
language sql stable
set search_path = ''
-- A plan for this figure reads only the tables that it is from, and only as many rows as the page has.
set plan_cache_mode = force_custom_plan
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.on_date, page.id), '[]')
  from (
    select
      entries.on_date, entries.source_id as id, entries.us_state, entries.source_table as source, entries.member_id, entries.request_id,
      case
        when private.is_balance(entry_rows.figure) and entries.measure in ('paid', 'fund_used') then -entries.cents else entries.cents
      end as amount
    from private.book_entries as entries
    where entries.measure = any (private.figure_measures(entry_rows.figure)) and entries.on_date < upper(days)
      and (private.is_balance(entry_rows.figure) or entries.on_date >= lower(days))
      and (entry_rows.us_state is null or entries.us_state = entry_rows.us_state)
      and (after_day is null or (entries.on_date, entries.source_id) > (after_day, after_id))
    order by entries.on_date, entries.source_id
    limit page_size
  ) as page
$$;
comment on function private.entry_rows(text, text, daterange, date, uuid, integer) is
  'The rows that an amount adds up, by day. What a balance subtracts is negative.';

create function private.unit_rows(figure text, us_state text, days daterange, after_day date, after_id uuid, page_size integer)
returns jsonb
language sql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.on_date, page.id), '[]')
  from (
    select units.on_date, units.id, units.us_state, units.figure as source, units.member_id, units.request_id, 1 as amount
    from (
      select distinct on (units.id) units.*, units.from_date as on_date
      from private.counted_units as units
      where units.figure = replace(unit_rows.figure, '_at_end', '') and units.from_date < upper(days)
        and units.to_date > case when unit_rows.figure like '%_at_end' then upper(days) - 1 else lower(days) end
        and (unit_rows.us_state is null or units.us_state = unit_rows.us_state)
      order by units.id, units.from_date
    ) as units
    where after_day is null or (units.on_date, units.id) > (after_day, after_id)
    order by units.on_date, units.id
    limit page_size
  ) as page
$$;
comment on function private.unit_rows(text, text, daterange, date, uuid, integer) is 'What a number counts, each once, by its first day.';

create function private.with_links(rows jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    line - 'member_id' - 'request_id' || jsonb_build_object('member', members.link, 'request', requests.number)
    order by place
  ), '[]')
  from jsonb_array_elements(rows) with ordinality as lines (line, place)
  left join lateral (
    select jsonb_build_object('id', members.id, 'number', members.member_number) as link
    from public.members where members.id = (line ->> 'member_id')::uuid and private.admin_can('members')
  ) as members on true
  left join lateral (
    select requests.number from public.sharing_requests as requests
    where requests.id = (line ->> 'request_id')::uuid and private.can_read_requests()
  ) as requests on true
$$;
comment on function private.with_links(jsonb) is 'Rows with the numbers of their members and requests, for admins who may open them. Without names.';

create function public.figure_rows(
  figure text, period text, us_state text default null, after_day date default null, after_id uuid default null, page_size integer default 50
) returns jsonb
language plpgsql stable
security definer
set search_path = ''
-- The page of a count compares all memberships.
set statement_timeout = '20s'
as $$
declare
  days daterange;
begin
  perform private.require_books();
  days := private.days_until_today(private.report_period(period));
  if page_size not between 1 and 5000 then
    perform private.fail_field('page_size_invalid', 'A page has 1 to 5,000 rows.', 'page_size');
  end if;
  if private.figure_measures(figure) is not null then
    return private.with_links(private.entry_rows(figure, figure_rows.us_state, days, after_day, after_id, page_size));
  elsif figure in ('households', 'people', 'requests', 'households_at_end', 'people_at_end') then
    return private.with_links(private.unit_rows(figure, figure_rows.us_state, days, after_day, after_id, page_size));
  end if;
  perform private.fail_field('figure_unknown', 'There is no such figure.', 'figure');
end
$$;
comment on function public.figure_rows(text, text, text, date, uuid, integer) is
  'A page of the rows that a figure adds up or counts, for admins for the books: [{"on_date", "id", "us_state", "source", "amount", "member": {"id", "number"}, "request"}]. Refuses with 403, 422 period_invalid, figure_unknown or page_size_invalid.';

--
-- Answers of the organization
--

create table public.report_answers (
  id uuid primary key default gen_random_uuid(),
  report text not null,
  period text not null,
  field text not null,
  value jsonb,
  is_not_held boolean not null default false,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default clock_timestamp(),
  constraint report_answers_report_format check (report ~ '^[a-z-]{1,60}$'),
  constraint report_answers_period_format check (period ~ '^20[0-9]{2}(-(0[1-9]|1[0-2]))?$'),
  constraint report_answers_field_format check (field ~ '^[a-z-]{1,60}$'),
  constraint report_answers_value_kind check (
    value is null or jsonb_typeof(value) in ('string', 'number', 'array') and pg_column_size(value) <= 100000
  ),
  constraint report_answers_not_held_without_value check (not is_not_held or value is null)
);
comment on table public.report_answers is
  'What the organization answers in reports to states, because the books do not know it. The latest row of a field counts; one without a value takes the answer back.';
comment on column public.report_answers.value is 'A text, a number (amounts in cents), or a list of texts or of rows of texts.';
comment on column public.report_answers.is_not_held is 'The organization does not have it, and the report says so.';
create index report_answers_field_idx on public.report_answers (report, period, field, created_at desc);
create index report_answers_admin_id_idx on public.report_answers (admin_id);
create trigger refuse_rewrite before update or delete on public.report_answers
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.report_answers
  for each statement execute function private.refuse_rewrite();

create function private.answer_json(answer public.report_answers) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(answer) - 'report' - 'admin_id'
    || jsonb_build_object('admin_name', (select admins.name from public.admins where admins.id = answer.admin_id))
$$;
comment on function private.answer_json(public.report_answers) is 'An answer with the name of who entered it.';

create function private.latest_answers(report text, period text) returns setof public.report_answers
language sql stable
set search_path = ''
as $$
  select distinct on (answers.field) answers.* from public.report_answers as answers
  where answers.report = latest_answers.report and answers.period = latest_answers.period
  order by answers.field, answers.created_at desc, answers.id
$$;
comment on function private.latest_answers(text, text) is 'The answer that counts for each field of a report.';

create function private.lock_report(report text, period text) returns void
language sql volatile
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('report ' || report || ' ' || period, 0))
$$;
comment on function private.lock_report(text, text) is 'Answers and attestations of a report wait for each other, until the transaction ends.';

create function public.save_report_answer(
  report text, period text, field text, value jsonb default null, is_not_held boolean default false, seen_id uuid default null
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  latest public.report_answers;
  stored public.report_answers;
  answer jsonb := nullif(value, 'null');
begin
  perform private.require_books();
  perform private.report_period(period);
  if coalesce(report !~ '^[a-z-]{1,60}$', true) or coalesce(field !~ '^[a-z-]{1,60}$', true) then
    perform private.fail_field('field_unknown', 'There is no such field.', 'field');
  elsif jsonb_typeof(answer) not in ('string', 'number', 'array') or is_not_held and answer is not null
    or jsonb_typeof(answer) = 'number' and ((answer #>> '{}')::numeric not between 0 and 9999999999 or (answer #>> '{}')::numeric % 1 <> 0)
    or length(answer::text) > 50000 then
    perform private.fail_field('answer_invalid', 'An answer is a text, a list, or a whole number of at most 10 digits.', 'value');
  elsif private.has_card_number(answer::text) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'value');
  end if;
  perform private.touch_admin_session();
  perform private.lock_report(report, period);
  select * into latest from private.latest_answers(report, period) as answers where answers.field = field;
  if latest.id is distinct from seen_id then
    if latest.admin_id = private.current_admin_id() and latest.value is not distinct from answer and latest.is_not_held = is_not_held then
      -- The response to the first call did not arrive.
      return private.answer_json(latest);
    end if;
    perform private.refuse_lost_update();
  end if;
  insert into public.report_answers (report, period, field, value, is_not_held, admin_id)
  values (report, period, field, answer, is_not_held, private.current_admin_id())
  returning * into stored;
  perform private.log_activity(
    'admin', private.current_admin_id(), 'report.answered', 'report_answers', stored.id,
    jsonb_build_object('report', report, 'period', period, 'field', field)
  );
  return private.answer_json(stored);
end
$$;
comment on function public.save_report_answer(text, text, text, jsonb, boolean, uuid) is
  'Adds an answer of the organization, for admins for the books: the answer. seen_id is the answer that the admin saw, if any. Refuses with 403, 409 changed_meanwhile, 422 period_invalid, field_unknown, answer_invalid or card_number.';

--
-- Attestations
--

create table public.report_attestations (
  id uuid primary key default gen_random_uuid(),
  report text not null,
  period text not null,
  us_state text,
  attester_name text not null,
  attester_title text not null,
  statement_en text not null,
  statement_pt text not null,
  content jsonb not null,
  content_hash text not null,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default clock_timestamp(),
  constraint report_attestations_content_key unique (report, period, content_hash),
  constraint report_attestations_report_format check (report ~ '^[a-z-]{1,60}$'),
  constraint report_attestations_period_format check (period ~ '^20[0-9]{2}(-(0[1-9]|1[0-2]))?$'),
  constraint report_attestations_attester_name_length check (char_length(attester_name) between 3 and 200),
  constraint report_attestations_attester_title_length check (char_length(attester_title) between 2 and 200),
  constraint report_attestations_statement_length check (
    char_length(statement_en) between 20 and 4000 and char_length(statement_pt) between 20 and 4000
  )
);
comment on table public.report_attestations is
  'Who attested a report, with the figures and answers as they were. The same content is attested once; changed figures are attested again.';
comment on column public.report_attestations.content is '{"figures": {"state", "national"}, "answers": {field: {"value", "is_not_held"}}}';
create index report_attestations_admin_id_idx on public.report_attestations (admin_id);
create trigger refuse_rewrite before update or delete on public.report_attestations
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.report_attestations
  for each statement execute function private.refuse_rewrite();

create function private.report_content(report text, period text, us_state text, days daterange) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'figures', private.period_figures(report_content.us_state, private.days_until_today(days)),
    'answers', (
      select coalesce(
        jsonb_object_agg(answers.field, jsonb_build_object('value', answers.value, 'is_not_held', answers.is_not_held)), '{}'
      )
      from private.latest_answers(report_content.report, report_content.period) as answers
    )
  )
$$;
comment on function private.report_content(text, text, text, daterange) is 'What an attestation is about: all figures and answers of a report.';

create function private.attestation_json(attestation public.report_attestations) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(attestation) - 'report' - 'period' - 'admin_id'
    || jsonb_build_object('admin_name', (select admins.name from public.admins where admins.id = attestation.admin_id))
$$;
comment on function private.attestation_json(public.report_attestations) is 'An attestation with the name of the admin who entered it.';

create function public.open_report(report text, period text, us_state text default null) returns jsonb
language plpgsql stable
security definer
set search_path = ''
-- Twelve months of a large community are more than other requests are given time for.
set statement_timeout = '20s'
as $$
declare
  days daterange;
  content jsonb;
begin
  perform private.require_books();
  days := private.report_period(period);
  content := private.report_content(open_report.report, open_report.period, open_report.us_state, days);
  return jsonb_build_object(
    'first_day', lower(days), 'last_day', upper(days) - 1, 'is_over', upper(days) <= private.local_today(),
    'figures', content -> 'figures',
    'content_hash', private.facts_hash(content),
    'answers', (
      select coalesce(jsonb_agg(private.answer_json(answers)), '[]')
      from private.latest_answers(open_report.report, open_report.period) as answers
    ),
    'earlier_answers', (
      select coalesce(jsonb_agg(private.answer_json(answers)), '[]')
      from private.latest_answers(open_report.report, private.earlier_period(open_report.period)) as answers
    ),
    'attestations', (
      select coalesce(jsonb_agg(private.attestation_json(attestations) order by attestations.created_at desc), '[]')
      from public.report_attestations as attestations
      where attestations.report = open_report.report and attestations.period = open_report.period
    )
  );
end
$$;
comment on function public.open_report(text, text, text) is
  'A report of a year or a month, for admins for the books: {"first_day", "last_day", "is_over", "figures": {"state", "national"}, "content_hash", "answers", "earlier_answers", "attestations"}. A figure that is null is not held. Refuses with 403, 422 period_invalid.';

create function public.attest_report(
  report text, period text, us_state text, attester_name text, attester_title text, statement_en text, statement_pt text, seen_hash text
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
set statement_timeout = '20s'
as $$
#variable_conflict use_variable
declare
  days daterange;
  content jsonb;
  stored public.report_attestations;
begin
  perform private.require_books();
  days := private.report_period(period);
  if upper(days) > private.local_today() then
    perform private.fail(409, 'period_open', 'The period is not over yet.');
  elsif coalesce(report !~ '^[a-z-]{1,60}$', true) then
    perform private.fail_field('field_unknown', 'There is no such report.', 'report');
  elsif coalesce(char_length(btrim(attester_name)) not between 3 and 200, true) then
    perform private.fail_field('name_length', 'A name has 3 to 200 characters.', 'attester_name');
  elsif coalesce(char_length(btrim(attester_title)) not between 2 and 200, true) then
    perform private.fail_field('title_length', 'A title has 2 to 200 characters.', 'attester_title');
  elsif coalesce(char_length(statement_en) not between 20 and 4000 or char_length(statement_pt) not between 20 and 4000, true) then
    perform private.fail_field('statement_length', 'A statement has 20 to 4,000 characters.', 'statement_en');
  end if;
  perform private.touch_admin_session();
  perform private.lock_report(report, period);
  content := private.report_content(report, period, us_state, days);
  if private.facts_hash(content) is distinct from seen_hash then
    perform private.fail(409, 'figures_changed', 'The figures have changed since the report was opened.');
  end if;
  select * into stored from public.report_attestations as attestations
  where attestations.report = report and attestations.period = period and attestations.content_hash = seen_hash;
  if stored.id is not null then
    if stored.attester_name = btrim(attester_name) and stored.admin_id = private.current_admin_id() then
      -- The response to the first call did not arrive.
      return private.attestation_json(stored);
    end if;
    perform private.fail(409, 'attested_meanwhile', 'Someone else has attested this report meanwhile.');
  end if;
  insert into public.report_attestations (
    report, period, us_state, attester_name, attester_title, statement_en, statement_pt, content, content_hash, admin_id
  ) values (
    report, period, us_state, btrim(attester_name), btrim(attester_title), statement_en, statement_pt, content, seen_hash,
    private.current_admin_id()
  ) returning * into stored;
  perform private.log_activity(
    'admin', private.current_admin_id(), 'report.attested', 'report_attestations', stored.id,
    jsonb_build_object('report', report, 'period', period)
  );
  return private.attestation_json(stored);
end
$$;
comment on function public.attest_report(text, text, text, text, text, text, text, text) is
  'Stores who attests a report as it was seen, for admins for the books: the attestation. Refuses with 403, 409 period_open, figures_changed or attested_meanwhile, 422 with the field.';
