-- The monthly statement: on the 1st, the figures of the month before are frozen and published. A frozen figure never changes: a record
-- that arrives later becomes a visible correction. Figures about fewer than 11 people are hidden, also where others would reveal them.

--
-- Statements and corrections
--

create table public.monthly_statements (
  month date primary key,
  frozen_at timestamptz not null default now(),
  figures jsonb not null,
  published jsonb not null,
  constraint monthly_statements_month_first_day check (month = date_trunc('month', month)::date),
  constraint monthly_statements_over check (month + interval '1 month' <= private.local_today())
);
comment on table public.monthly_statements is 'The frozen statements, one a month. Never changed or deleted.';
comment on column public.monthly_statements.figures is 'The exact figures: {"paid": {"value", "people"}, …}. Not public.';
comment on column public.monthly_statements.published is 'The figures as they are published, with small groups hidden.';
create trigger refuse_rewrite before update or delete on public.monthly_statements
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.monthly_statements
  for each statement execute function private.refuse_rewrite();

create table public.statement_corrections (
  id uuid primary key default gen_random_uuid(),
  month date not null references public.monthly_statements (month),
  figure text,
  before bigint,
  after bigint,
  is_hidden boolean not null default false,
  reason text not null,
  reason_pt text,
  reason_en text,
  admin_id uuid references public.admins (id),
  published_at timestamptz not null default now(),
  constraint statement_corrections_reason_known check (reason in ('late', 'reversal', 'typed')),
  constraint statement_corrections_typed_has_words check (
    case when reason = 'typed' then num_nulls(reason_pt, reason_en) = 0 and num_nonnulls(before, after) = 0
    else figure is not null and num_nonnulls(reason_pt, reason_en, admin_id) = 0 end
  ),
  constraint statement_corrections_reason_pt_length check (char_length(reason_pt) between 10 and 1000),
  constraint statement_corrections_reason_en_length check (char_length(reason_en) between 10 and 1000)
);
comment on table public.statement_corrections is
  'What changed in a frozen month: found by the database with the next statement, or typed by an admin. Never changed or deleted.';
comment on column public.statement_corrections.before is 'The exact amounts, in cents. Null: not known (before, after), or a text without amounts.';
comment on column public.statement_corrections.is_hidden is
  'Whether the amounts are not published, because fewer than 11 households stand behind the difference or the figure.';
create index statement_corrections_month_idx on public.statement_corrections (month, figure, published_at);
create index statement_corrections_admin_id_idx on public.statement_corrections (admin_id);
create trigger refuse_rewrite before update or delete on public.statement_corrections
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.statement_corrections
  for each statement execute function private.refuse_rewrite();

create table private.statement_emails (
  month date not null references public.monthly_statements (month),
  member_id uuid not null references public.members (id) on delete cascade,
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (month, member_id)
);
comment on table private.statement_emails is 'Which member is emailed about which statement. The rows exist from the moment the statement is frozen.';
create index statement_emails_member_id_idx on private.statement_emails (member_id);
create index statement_emails_due_idx on private.statement_emails (month, member_id) where sent_at is null;

--
-- Figures
--
-- A figure is {"value", "people"}: the number, and how many households stand behind it. A null value is not held. Amounts are cents.

create function private.month_sums(month date) returns table (measure text, member_id uuid, cents bigint)
language sql stable
set search_path = ''
as $$
  select entries.measure, entries.member_id, sum(entries.cents)::bigint
  from private.book_entries as entries
  where entries.on_date >= month and entries.on_date < (month + interval '1 month')::date
  group by entries.measure, entries.member_id
$$;
comment on function private.month_sums(date) is
  'The sum of each measure and household in a month. Entries of erased people have no member: they count in the sum, and do not help to publish it.';

create function private.figure(value bigint, people bigint) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('value', value, 'people', coalesce(people, 0))
$$;

create function private.has_unknown_administration(month date) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.book_entries as entries
    -- Without the table, every decision would be read for this.
    where entries.measure = 'without_rate' and entries.source_table = 'contribution_entries' and entries.on_date >= month and entries.on_date < (month + interval '1 month')::date
  )
$$;
comment on function private.has_unknown_administration(date) is
  'Whether the share kept for administration is not known for every contribution of a month.';

-- A figure that continues from month to month, such as a balance, reveals a change of few households by its difference to one that
-- was published before. It is published once 11 households have changed it since each of those. Comparing it with the last one is not
-- enough: what 11 households were shared and then paid is gone, and the rest of the difference is about others.

create function private.is_small(figure jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select (figure ->> 'people')::bigint between 1 and 10 or coalesce((figure ->> 'apart')::bigint, 0) between 1 and 10
    or coalesce((coalesce(figure -> 'changed', figure -> 'value') #>> '{}')::numeric, 0) <> 0 and (figure ->> 'people')::bigint < 11
$$;
comment on function private.is_small(jsonb) is
  'Whether fewer than 11 households stand behind a figure that is not zero, behind its change, or behind its difference to another amount.';

create function private.earlier_levels(figure text, month date) returns table (day date, value bigint)
language sql stable
set search_path = ''
as $$
  select '-infinity'::date, 0
  union all
  select (statements.month + interval '1 month')::date, (statements.figures -> earlier_levels.figure ->> 'value')::bigint
  from public.monthly_statements as statements
  where statements.month < earlier_levels.month and jsonb_typeof(statements.published -> earlier_levels.figure) = 'number'
$$;
comment on function private.earlier_levels(text, date) is
  'What was published of a figure before a month: the first day after its month, and its exact value. First, before everything: 0.';

create function private.level(value bigint, changed bigint, late bigint) returns jsonb
language sql immutable
set search_path = ''
as $$
  select private.figure(value, changed) || jsonb_build_object('changed', changed + abs(late))
$$;
comment on function private.level(bigint, bigint, bigint) is
  'A figure that continues, with how many households changed it since an earlier day. late is what was recorded since about days before, or is of erased people.';

create function private.waiting_figure(month date) returns jsonb
language sql stable
set search_path = ''
as $$
  with sums as materialized (
    select
      entries.member_id, date_trunc('month', entries.on_date::timestamp)::date as month,
      sum(case entries.measure when 'shared' then entries.cents else -entries.cents end) as cents
    from private.book_entries as entries
    where entries.measure in ('shared', 'paid') and entries.on_date < (waiting_figure.month + interval '1 month')::date
    group by 1, 2
  ), households as (
    select
      earlier.day, earlier.value, sums.member_id, coalesce(sum(sums.cents), 0) as cents,
      coalesce(sum(sums.cents) filter (where sums.month >= earlier.day), 0) as changed
    from private.earlier_levels('waiting', waiting_figure.month) as earlier left join sums on true
    group by 1, 2, 3
  ), levels as (
    select private.level(
      sum(households.cents)::bigint,
      count(*) filter (where households.changed <> 0 and households.member_id is not null),
      (
        abs(sum(households.cents - households.changed) - households.value)
        + abs(coalesce(sum(households.changed) filter (where households.member_id is null), 0))
      )::bigint
    ) as level
    from households
    group by households.day, households.value
  )
  select levels.level from levels order by private.is_small(levels.level) desc limit 1
$$;
comment on function private.waiting_figure(date) is 'What was shared and not yet paid at the end of a month.';

-- Of the fund, 11 households must have given, or 11 were helped.
create function private.fund_figure(month date) returns jsonb
language sql stable
set search_path = ''
as $$
  with entries as materialized (
    select
      entries.member_id, entries.measure, entries.on_date, case entries.measure when 'gifts' then entries.cents else -entries.cents end as cents
    from private.book_entries as entries
    where entries.measure in ('gifts', 'fund_used') and entries.source_table = 'contribution_entries'
      and entries.on_date < (fund_figure.month + interval '1 month')::date
  ), levels as (
    select private.level(
      coalesce(sum(entries.cents), 0)::bigint,
      least(
        greatest(
          count(distinct entries.member_id) filter (where entries.on_date >= earlier.day and entries.measure = 'gifts'),
          count(distinct entries.member_id) filter (where entries.on_date >= earlier.day and entries.measure = 'fund_used')
        ),
        (
          select count(*)
          from (
            select from entries as changes
            where changes.on_date >= earlier.day and changes.member_id is not null
            group by changes.member_id having sum(changes.cents) <> 0
          ) as changed
        )
      ),
      (
        coalesce(sum(abs(entries.cents)) filter (where entries.on_date >= earlier.day), 0)
        + abs(coalesce(sum(entries.cents) filter (where entries.on_date < earlier.day), 0) - earlier.value)
      )::bigint
    ) as level
    from private.earlier_levels('fund', fund_figure.month) as earlier left join entries on true
    group by earlier.day, earlier.value
  )
  select levels.level from levels order by private.is_small(levels.level) desc limit 1
$$;

create function private.first_answers() returns table (request_id uuid, member_id uuid, received_on date, answered_on date)
language sql stable
set search_path = ''
as $$
  select requests.id, requests.member_id, requests.received_on, min(decisions.effective_on)
  from private.effective_decisions as decisions
  join public.sharing_requests as requests on requests.id = decisions.request_id
  group by requests.id
$$;
comment on function private.first_answers() is 'When each request was received, and when its first answer took effect.';

create function private.open_requests(day date) returns table (request_id uuid, member_id uuid, stage text)
language sql stable
set search_path = ''
as $$
  select requests.id, requests.member_id, states.stage
  from public.sharing_requests as requests
  join public.request_states as states on states.state = coalesce(
    (
      select events.details ->> 'to' from public.request_events as events
      where events.request_id = requests.id and events.kind = 'state' and events.created_at < private.start_of_day(open_requests.day)
      order by events.id desc
      limit 1
    ),
    case when requests.state_since < private.start_of_day(open_requests.day) then requests.state else 'received' end
  )
  where requests.received_on < open_requests.day and states.stage is not null
$$;
comment on function private.open_requests(date) is
  'The open requests and their stage at the beginning of a day, however late the statement is frozen.';

create function private.open_figures(month date) returns jsonb
language sql stable
set search_path = ''
as $$
  with earlier as materialized (
    select stages.figure, stages.stage, levels.day, levels.value
    from (
      values
        ('open_documents', 'documents'), ('open_review', 'review'), ('open_second_reading', 'second_reading'),
        ('open_answered', 'answered'), ('open_payment', 'payment')
    ) as stages (figure, stage)
    cross join lateral private.earlier_levels(stages.figure, open_figures.month) as levels
  ), now_open as materialized (
    select * from private.open_requests((open_figures.month + interval '1 month')::date)
  ), once_open as materialized (
    select days.day, requests.*
    from (select distinct earlier.day from earlier where earlier.day > '-infinity') as days
    cross join lateral private.open_requests(days.day) as requests
  ), compared as (
    select
      earlier.figure, earlier.day, requests.member_id, requests.request_id,
      bool_or(requests.is_now) as is_now, bool_or(not requests.is_now) as was
    from earlier
    join (
      select true as is_now, null::date as day, now_open.* from now_open
      union all
      select false, once_open.* from once_open
    ) as requests on requests.stage = earlier.stage and (requests.is_now or requests.day = earlier.day)
    group by 1, 2, 3, 4
  ), levels as (
    select earlier.figure, private.level(
      count(*) filter (where compared.is_now), count(distinct compared.member_id) filter (where compared.is_now <> compared.was),
      -- Requests that were deleted since, or entered late.
      count(*) filter (where compared.was) - earlier.value
    ) as level
    from earlier left join compared on compared.figure = earlier.figure and compared.day = earlier.day
    group by earlier.figure, earlier.day, earlier.value
  )
  select jsonb_object_agg(worst.figure, worst.level)
  from (
    select distinct on (levels.figure) levels.figure, levels.level
    from levels order by levels.figure, private.is_small(levels.level) desc
  ) as worst
$$;
comment on function private.open_figures(date) is 'The open requests of each stage at the end of a month.';

create function private.request_figures(month date) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    with answered as (
      select answers.* from private.first_answers() as answers
      where answers.answered_on >= month and answers.answered_on < (month + interval '1 month')::date
    )
    select jsonb_build_object(
      'received', (
        select private.figure(count(*), count(distinct requests.member_id)) from private.counted_requests as requests
        where requests.received_on >= month and requests.received_on < (month + interval '1 month')::date
      ),
      'answered', (select private.figure(count(*), count(distinct answered.member_id)) from answered),
      'median_days', (
        -- As Analytics counts it.
        select private.figure(
          (private.median_days(month, (month + interval '1 month')::date - 1)).median_days, count(distinct answered.member_id)
        )
        from answered
      )
    ) || private.open_figures(month)
  );
end
$$;
comment on function private.request_figures(date) is
  'Numbers of requests in a month: received, answered for the first time, the median of days until then, and those of each stage at its end.';

create function private.member_figures(month date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'households', (
      with rows as materialized (
        select * from private.memberships as memberships where memberships.from_date < days.next
      ), compared as (
        select
          earlier.day, earlier.value, rows.household_id,
          bool_or(coalesce(rows.to_date, 'infinity') >= days.next) as is_now,
          bool_or(rows.from_date < earlier.day and coalesce(rows.to_date, 'infinity') >= earlier.day) as was
        from private.earlier_levels('households', member_figures.month) as earlier left join rows on true
        group by 1, 2, 3
      ), levels as (
        select private.level(
          count(*) filter (where compared.is_now), count(*) filter (where compared.is_now <> compared.was),
          count(*) filter (where compared.was) - compared.value
        ) as level
        from compared
        group by compared.day, compared.value
      )
      select levels.level from levels order by private.is_small(levels.level) desc limit 1
    ),
    'people', (
      with rows as materialized (
        select * from private.membership_people as memberships where memberships.from_date < days.next
      ), compared as (
        select
          earlier.day, earlier.value, rows.member_id, rows.person_id,
          bool_or(coalesce(rows.to_date, 'infinity') >= days.next) as is_now,
          bool_or(rows.from_date < earlier.day and coalesce(rows.to_date, 'infinity') >= earlier.day) as was
        from private.earlier_levels('people', member_figures.month) as earlier left join rows on true
        group by 1, 2, 3, 4
      ), levels as (
        select private.level(
          count(*) filter (where compared.is_now), count(distinct compared.member_id) filter (where compared.is_now <> compared.was),
          count(*) filter (where compared.was) - compared.value
        ) as level
        from compared
        group by compared.day, compared.value
      )
      select levels.level from levels order by private.is_small(levels.level) desc limit 1
    )
  )
  from (select (member_figures.month + interval '1 month')::date as next) as days
$$;
comment on function private.member_figures(date) is 'The number of households and people at the end of a month.';

create function private.statement_figures(month date) returns jsonb
language sql stable
set search_path = ''
as $$
  with listed as (
    select listed.measure
    from unnest(array['contributions', 'administration', 'gifts', 'fund_used', 'requested', 'eligible', 'shared', 'not_shared', 'paid'])
      as listed (measure)
  ), sums as materialized (
    select sums.* from private.month_sums(month) as sums where sums.cents <> 0
  ), amounts as (
    select
      listed.measure, coalesce(sum(sums.cents), 0)::bigint as cents, count(sums.member_id) as people
    from listed left join sums on sums.measure = listed.measure
    group by listed.measure
  ), apart as (
    -- One amount minus another is about the households in which they differ.
    select pairs.measure, min(pairs.households) as households
    from (
      select one.measure, others.measure as other, count(*) filter (where differences.cents <> 0) as households
      from listed as one
      join listed as others on others.measure <> one.measure
      cross join lateral (
        select sum(case sums.measure when one.measure then sums.cents else -sums.cents end) as cents
        from sums where sums.measure in (one.measure, others.measure)
        group by sums.member_id
      ) as differences
      where one.measure in ('requested', 'eligible', 'shared', 'not_shared', 'paid')
        and others.measure in ('requested', 'eligible', 'shared', 'not_shared', 'paid')
      group by one.measure, others.measure
    ) as pairs
    where pairs.households > 0
    group by pairs.measure
  )
  select jsonb_object_agg(
      amounts.measure,
      private.figure(
        case when amounts.measure <> 'administration' or not private.has_unknown_administration(month) then amounts.cents end,
        amounts.people
      ) || jsonb_strip_nulls(jsonb_build_object('apart', apart.households))
    )
    || jsonb_build_object('fund', private.fund_figure(month), 'waiting', private.waiting_figure(month))
    || private.request_figures(month) || private.member_figures(month)
  from amounts left join apart on apart.measure = amounts.measure
$$;
comment on function private.statement_figures(date) is
  'The exact figures of a month: {"contributions": {"value", "people"}, …}. Not public: private.published_figures() hides small groups.';

--
-- What is published
--

create function private.hidden_figures(figures jsonb, previous jsonb, corrected text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  with small as (
    select key as figure from jsonb_each(figures) where private.is_small(value)
  ), hidden as (
    select figure from small
    union
    -- Administration is a known share of the contributions.
    select unnest(array['contributions', 'administration']) where exists (select from small where figure = 'contributions')
    union
    -- Waiting grows by what is shared, and shrinks by what is paid: one hidden amount of a month hides them all.
    select unnest(array['eligible', 'shared', 'not_shared', 'paid'])
    where exists (select from small where figure in ('eligible', 'shared', 'not_shared', 'paid', 'waiting'))
      or previous ->> 'waiting' = 'hidden' or corrected && array['shared', 'paid']
    union
    -- The fund grows by gifts, and shrinks by what is used.
    select unnest(array['gifts', 'fund_used'])
    where exists (select from small where figure in ('gifts', 'fund_used', 'fund')) or previous ->> 'fund' = 'hidden'
      or corrected && array['gifts', 'fund_used']
    union
    select 'median_days' where figures -> 'median_days' -> 'value' = 'null' and figures -> 'answered' -> 'value' <> '0'
    union
    select 'people'
    where (figures -> 'people' ->> 'value')::bigint - (figures -> 'households' ->> 'value')::bigint between 1 and 10
  )
  select coalesce(array_agg(figure order by figure), '{}') from hidden
$$;
comment on function private.hidden_figures(jsonb, jsonb, text[]) is
  'The figures that a statement hides: those of fewer than 11 households, and those that would reveal one of them, also together with the statement before (previous) and with corrections that are hidden (corrected).';

create function private.published_figures(figures jsonb, previous jsonb, corrected text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(key, case
    when key = 'administration' and value -> 'value' = 'null' then '"not_held"'
    when key = any (private.hidden_figures(figures, previous, corrected)) then '"hidden"'
    else value -> 'value'
  end)
  from jsonb_each(figures)
$$;
comment on function private.published_figures(jsonb, jsonb, text[]) is
  'A statement as everyone reads it: each figure is a number, "hidden", "not_held", or null if there was nothing to measure.';

--
-- Corrections
--
-- Only amounts of a month are compared. What waits and the fund's balance are counted again in every statement, corrections included.

create function private.changed_households(month date, measure text, since timestamptz) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select count(distinct entries.member_id)
    from private.book_entries as entries
    where entries.on_date >= month and entries.on_date < (month + interval '1 month')::date
      and entries.measure = changed_households.measure
      and case entries.source_table
        when 'contribution_entries' then exists (
          select from public.contribution_entries as sources where sources.id = entries.source_id and sources.created_at > since
        )
        when 'sharing_payments' then exists (
          select from public.sharing_payments as sources where sources.id = entries.source_id and sources.created_at > since
        )
        when 'decisions' then exists (
          select from public.decisions as sources
          left join public.decision_confirmations as confirmations on confirmations.decision_id = sources.id
          where sources.id = entries.source_id and coalesce(confirmations.created_at, sources.created_at) > since
        )
        -- What a request asks for changes when its bills are entered.
        else exists (select from public.bills where bills.request_id = entries.request_id and bills.updated_at > since)
      end
  );
end
$$;
comment on function private.changed_households(date, text, timestamptz) is
  'How many households have entries of a measure and month that were recorded after a time.';

create function private.pending_corrections() returns table (
  month date,
  figure text,
  before bigint,
  after bigint,
  is_hidden boolean,
  reason text
)
language sql stable
set search_path = ''
as $$
  -- All months at once: each decision depends on the one before, so a month alone would read as much.
  with sums as materialized (
    select date_trunc('month', entries.on_date::timestamp)::date as month, entries.measure, sum(entries.cents)::bigint as cents
    from private.book_entries as entries
    where entries.on_date >= (select min(statements.month) from public.monthly_statements as statements)
    group by 1, 2
  ), now_held as (
    select statements.month, statements.published, listed.measure as figure, case
      when listed.measure = 'administration' and exists (
        select from sums where sums.month = statements.month and sums.measure = 'without_rate'
      ) then null
      else coalesce(found.cents, 0)
    end as cents
    from public.monthly_statements as statements
    cross join unnest(array['contributions', 'administration', 'gifts', 'fund_used', 'requested', 'eligible', 'shared', 'not_shared', 'paid'])
      as listed (measure)
    left join sums as found on found.month = statements.month and found.measure = listed.measure
  ), compared as (
    select
      now_held.*, coalesce(latest.published_at, statements.frozen_at) as known_at,
      case when latest.id is null then (statements.figures -> now_held.figure ->> 'value')::bigint else latest.after end as known,
      coalesce(visible.published_at, statements.frozen_at) as visible_at,
      case when visible.id is null then (statements.figures -> now_held.figure ->> 'value')::bigint else visible.after end as visible
    from now_held
    join public.monthly_statements as statements on statements.month = now_held.month
    left join lateral (
      select * from public.statement_corrections as corrections
      where corrections.month = now_held.month and corrections.figure = now_held.figure and corrections.reason <> 'typed'
      order by corrections.published_at desc, corrections.id
      limit 1
    ) as latest on true
    -- What was published last. A hidden correction is part of the next one that is not.
    left join lateral (
      select * from public.statement_corrections as corrections
      where corrections.month = now_held.month and corrections.figure = now_held.figure and corrections.reason <> 'typed'
        and not corrections.is_hidden
      order by corrections.published_at desc, corrections.id
      limit 1
    ) as visible on true
  )
  select
    compared.month, compared.figure, compared.visible, compared.cents,
    compared.published -> compared.figure in ('"hidden"', '"not_held"') or compared.cents is null
      or private.changed_households(compared.month, compared.figure, compared.visible_at) < 11,
    case when compared.cents < compared.known then 'reversal' else 'late' end
  from compared
  where compared.cents is distinct from compared.known
  order by compared.month, compared.figure
$$;
comment on function private.pending_corrections() is
  'The amounts of frozen months that later records changed, as the next statement will publish them.';

--
-- Freezing
--

create function private.freeze_month(month date) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  figures jsonb := private.statement_figures(month);
  corrected text[];
begin
  with added as (
    insert into public.statement_corrections (month, figure, before, after, is_hidden, reason)
    select pending.month, pending.figure, pending.before, pending.after, pending.is_hidden, pending.reason
    from private.pending_corrections() as pending
    returning statement_corrections.figure, statement_corrections.is_hidden
  )
  select coalesce(array_agg(added.figure) filter (where added.is_hidden), '{}') into corrected from added;
  insert into public.monthly_statements (month, figures, published)
  values (freeze_month.month, figures, private.published_figures(
    figures,
    (select statements.published from public.monthly_statements as statements where statements.month < freeze_month.month order by statements.month desc limit 1),
    corrected
  ));
end
$$;
comment on function private.freeze_month(date) is 'Freezes one month, and publishes the corrections since the last statement.';

create function public.freeze_statement() returns date
language plpgsql volatile
security definer
set search_path = ''
-- A large community and its corrections are more than other requests are given time for. A job waits for two minutes.
set statement_timeout = '100s'
as $$
declare
  last_month constant date := (date_trunc('month', private.local_today()) - interval '1 month')::date;
  next_month date;
begin
  -- A concurrent call waits, and then finds the next month or none.
  perform pg_advisory_xact_lock(hashtext('monthly_statements'));
  select coalesce(
    (select (max(statements.month) + interval '1 month')::date from public.monthly_statements as statements),
    (select date_trunc('month', min(entries.on_date))::date from private.book_entries as entries)
  ) into next_month;
  if next_month is null or next_month > last_month then
    return null;
  end if;
  perform private.freeze_month(next_month);
  -- After a long pause, members get one email, about the latest month.
  if next_month = last_month then
    insert into private.statement_emails (month, member_id)
    select next_month, members.id from public.members
    where members.enrollment_status = 'active' and members.receive_emails;
  end if;
  return next_month;
end
$$;
comment on function public.freeze_statement() is
  'Freezes the first month that is over and not frozen: its first day, or null if there is none. Safe to call at any time and concurrently. Never freezes the current month.';

--
-- Reading
--

create function private.public_corrections() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', corrections.id, 'month', corrections.month, 'figure', corrections.figure,
    'before', case when not corrections.is_hidden then corrections.before end,
    'after', case when not corrections.is_hidden then corrections.after end,
    'is_hidden', corrections.is_hidden, 'reason', corrections.reason, 'reason_pt', corrections.reason_pt,
    'reason_en', corrections.reason_en, 'published_on', (corrections.published_at at time zone 'America/New_York')::date
  ) order by corrections.published_at desc, corrections.month desc, corrections.figure), '[]')
  from public.statement_corrections as corrections
$$;

create function public.open_books() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- The same for everyone, and seldom new.
  perform set_config('response.headers', '[{"Cache-Control": "public, max-age=300"}]', true);
  return jsonb_build_object(
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', statements.month, 'frozen_on', (statements.frozen_at at time zone 'America/New_York')::date,
        'figures', statements.published
      ) order by statements.month desc), '[]')
      from public.monthly_statements as statements
    ),
    'corrections', private.public_corrections(),
    'saved', private.savings_total()
  );
end
$$;
comment on function public.open_books() is
  'The published statements, the latest first, all corrections, and what letters about bills saved: {"statements": [{"month", "frozen_on", "figures"}], "corrections", "saved" (private.savings_total)}. Only what is public.';

create function public.statement_overview() returns jsonb
language plpgsql stable
security definer
set search_path = ''
-- The running month and all corrections, of a large community.
set statement_timeout = '20s'
as $$
declare
  this_month constant date := date_trunc('month', private.local_today())::date;
  figures jsonb;
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for open books may see the statements.');
  end if;
  figures := private.statement_figures(this_month);
  return jsonb_build_object(
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', statements.month, 'frozen_at', statements.frozen_at, 'figures', statements.figures,
        'published', statements.published,
        'recipients', (select count(*) from private.statement_emails as emails where emails.month = statements.month),
        'sent', (
          select count(*) from private.statement_emails as emails
          where emails.month = statements.month and emails.sent_at is not null
        )
      ) order by statements.month desc), '[]')
      from public.monthly_statements as statements
    ),
    'corrections', private.public_corrections(),
    'running', jsonb_build_object('month', this_month, 'figures', figures, 'published', private.published_figures(
      figures,
      (select statements.published from public.monthly_statements as statements order by statements.month desc limit 1),
      '{}'
    )),
    'pending', (
      select coalesce(jsonb_agg(to_jsonb(pending) order by pending.month, pending.figure), '[]')
      from private.pending_corrections() as pending
    )
  );
end
$$;
comment on function public.statement_overview() is
  'The statements with exact figures and sent emails, the running month, and the corrections that come with the next statement, for admins for open books.';

create function public.add_statement_correction(correction jsonb) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  entered_id uuid := private.read_id(correction, 'id', 'correction_invalid');
  words_pt text := btrim(coalesce(correction ->> 'reason_pt', ''));
  words_en text := btrim(coalesce(correction ->> 'reason_en', ''));
  about date;
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for open books may add corrections.');
  elsif entered_id is null then
    perform private.fail_field('correction_invalid', 'A correction has an id.', 'id');
  end if;
  select statements.month into about from public.monthly_statements as statements
  where statements.month::text = correction ->> 'month';
  if about is null then
    perform private.fail_field('month_invalid', 'There is no statement for this month.', 'month');
  elsif char_length(words_pt) not between 10 and 1000 then
    perform private.fail_field('reason_missing', 'A correction has a reason of 10 to 1,000 characters in Portuguese.', 'reason_pt');
  elsif char_length(words_en) not between 10 and 1000 then
    perform private.fail_field('reason_missing', 'A correction has a reason of 10 to 1,000 characters in English.', 'reason_en');
  elsif correction ->> 'figure' is not null
    and not exists (
      select from public.monthly_statements as statements
      where statements.month = about and statements.published ? (correction ->> 'figure')
    ) then
    perform private.fail_field('figure_invalid', 'There is no such figure.', 'figure');
  end if;
  insert into public.statement_corrections (id, month, figure, reason, reason_pt, reason_en, admin_id)
  values (entered_id, about, correction ->> 'figure', 'typed', words_pt, words_en, private.current_admin_id())
  -- The response to the first call did not arrive.
  on conflict (id) do nothing;
  if found then
    perform private.touch_admin_session();
    perform private.log_activity(
      'admin', private.current_admin_id(), 'statements.corrected', 'statement_corrections', entered_id,
      jsonb_strip_nulls(jsonb_build_object('month', about, 'figure', correction ->> 'figure'))
    );
  end if;
end
$$;
comment on function public.add_statement_correction(jsonb) is
  'Publishes a text about a frozen month: {"id", "month", "figure" or null, "reason_pt", "reason_en"}, for admins for open books. The same id twice publishes it once. Refuses with 403, 422 with the field as hint.';

--
-- Emails
--

create function public.claim_statement_emails(most integer, lease_seconds integer) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  due date := (
    select emails.month from private.statement_emails as emails
    join public.monthly_statements as statements on statements.month = emails.month
    where emails.sent_at is null and statements.frozen_at > now() - interval '7 days'
    order by emails.month desc
    limit 1
  );
  claimed jsonb;
begin
  -- Members who left, or who do not want emails anymore.
  delete from private.statement_emails as emails
  using public.members
  where emails.month = due and emails.sent_at is null and members.id = emails.member_id
    and (members.enrollment_status <> 'active' or members.receive_emails is not true);
  with picked as (
    select emails.member_id from private.statement_emails as emails
    where emails.month = due and emails.sent_at is null
      and coalesce(emails.claimed_at, '-infinity') < clock_timestamp() - make_interval(secs => lease_seconds)
    order by emails.member_id
    limit most
    for update skip locked
  ), marked as (
    update private.statement_emails as emails set claimed_at = clock_timestamp()
    from picked
    where emails.month = due and emails.member_id = picked.member_id
    returning emails.member_id
  )
  select jsonb_agg(jsonb_build_object(
    'member_id', members.id, 'email', members.email, 'first_name', members.first_name,
    'language', case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end
  )) into claimed
  from marked
  join public.members on members.id = marked.member_id
  left join auth.users on users.id = members.auth_user_id;
  return jsonb_build_object(
    'month', due, 'recipients', coalesce(claimed, '[]'),
    -- Those of a killed caller are due when its lease ends.
    'is_done', not exists (
      select from private.statement_emails as emails where emails.month = due and emails.sent_at is null
    ),
    'figures', (select statements.published from public.monthly_statements as statements where statements.month = due)
  );
end
$$;
comment on function public.claim_statement_emails(integer, integer) is
  'The next members whose email about the latest statement is due, each returned to one caller only until the lease ends: {"month", "figures", "is_done", "recipients": [{"member_id", "email", "first_name", "language"}]}.';

create function public.finish_statement_emails(month date, member_ids uuid[]) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.statement_emails as emails set sent_at = clock_timestamp()
  where emails.month = finish_statement_emails.month and emails.member_id = any (member_ids) and emails.sent_at is null
$$;
comment on function public.finish_statement_emails(date, uuid[]) is 'Marks emails of claim_statement_emails as sent.';
