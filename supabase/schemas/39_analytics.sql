-- Our own count of visits: how many, of which pages, from where. It cannot tell visitors apart: there is no cookie, no address and no
-- identifier, not even a hashed one. The browser itself remembers the day of its last visit, and sends how many days ago that
-- was. These gaps count the visitors of any period exactly: those who came on a day of it and not since it began.

--
-- Counts
--

create table public.page_views (
  day date not null,
  path text not null,
  language text not null,
  source text not null default 'direct',
  views integer not null default 0,
  visits integer not null default 0,
  primary key (day, path, language, source),
  constraint page_views_path_length check (path ~ '^/' and char_length(path) <= 200),
  constraint page_views_language_known check (language in ('pt-BR', 'en')),
  constraint page_views_source_known check (source in ('direct', 'search', 'social', 'referral', 'campaign')),
  constraint page_views_views_not_negative check (views >= 0),
  constraint page_views_visits_within_views check (visits between 0 and views)
);
comment on table public.page_views is
  'Views of each page by day, language and kind of source. Counts only: nothing identifies a visitor.';
comment on column public.page_views.visits is
  'How many of the views began a visit: they came from outside, not from another page of ours.';

create table public.visitor_days (
  day date not null,
  gap integer not null,
  visitors integer not null default 0,
  primary key (day, gap),
  constraint visitor_days_gap_days check (gap between 1 and 1000),
  constraint visitor_days_visitors_not_negative check (visitors >= 0)
);
comment on table public.visitor_days is
  'How many browsers visited on a day, by the number of days since their previous visit. 1000 is a first visit, or one longer ago. Counts only.';

--
-- Counting
--

create function private.is_robot() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(private.request_header('user-agent'), '') ~*
    '^$|bot\M|bot/|crawl|spider|slurp|preview|headless|lighthouse|scan|monitor|uptime|http-?client|python|curl|wget|axios|phantom|selenium'
$$;
comment on function private.is_robot() is
  'Whether the user agent is a program. Robots that run no scripts send no request at all.';

create function public.count_page_view(
  path text,
  language text,
  source text,
  is_visit boolean,
  days_since_last integer default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  today date := private.local_today();
  counted_path text := path;
begin
  if private.is_robot() then
    return;
  end if;
  perform private.enforce_rate_limit('page_view.address', private.client_address(), 300, '5 minutes');

  -- Invented paths must not fill the table: beyond the number that the site can have, they count as one.
  if path ~ '^/'
    and (select count(distinct page_views.path) from public.page_views where day = today) >= 200
    and not exists (select from public.page_views where day = today and page_views.path = count_page_view.path) then
    counted_path := '/other';
  end if;

  insert into public.page_views as seen (day, path, language, source, views, visits)
  values (
    today, counted_path, count_page_view.language, count_page_view.source, 1,
    case when is_visit then 1 else 0 end
  )
  on conflict on constraint page_views_pkey do update set
    views = seen.views + 1,
    visits = seen.visits + excluded.visits;

  if days_since_last is distinct from 0 then
    insert into public.visitor_days as seen (day, gap, visitors)
    values (today, case when days_since_last between 1 and 1000 then days_since_last else 1000 end, 1)
    on conflict on constraint visitor_days_pkey do update set visitors = seen.visitors + 1;
  end if;
end
$$;
comment on function public.count_page_view(text, text, text, boolean, integer) is
  'Counts one view of a page: its path, the kind of source, whether a visit begins, and how many days ago this browser last visited (0: already today, null: never).';

--
-- Figures
--
-- A period is shown beside an earlier one. The caller can name that one: a year that is not over yet is compared with the same
-- months of the last year, not with the days before it.

create function private.analytics_totals(first_day date, last_day date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'views', (select coalesce(sum(views), 0) from public.page_views where day between first_day and last_day),
    'visits', (select coalesce(sum(visits), 0) from public.page_views where day between first_day and last_day),
    'visitors', (
      select coalesce(sum(visitors), 0)
      from public.visitor_days
      where day between first_day and last_day and gap > day - first_day
    ),
    'sign_ins', (
      select count(*) from public.activity_log
      where action = 'member.sign_in'
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    'activations', (
      select count(*) from public.activity_log
      where action = 'member.activated'
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    'applications', (
      select count(*) from public.membership_applications
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    )
  )
$$;
comment on function private.analytics_totals(date, date) is 'The six totals of a period, both days included.';

create function private.analytics_trend(first_day date, last_day date, unit text) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('first_day', starts, 'last_day', ends) || private.analytics_totals(starts, ends) order by starts
    ),
    '[]'
  )
  from (
    select
      greatest(step::date, first_day) as starts,
      least((step + ('1 ' || unit)::interval)::date - 1, last_day) as ends
    from generate_series(date_trunc(unit, first_day::timestamp), last_day::timestamp, ('1 ' || unit)::interval) as step
  ) as steps
$$;
comment on function private.analytics_trend(date, date, text) is
  'The six totals of each day or month (the unit) of a period. A visitor counts once in each, so the sum of visitors has no meaning.';

create function public.site_analytics(
  first_day date,
  last_day date,
  before_first date default null,
  before_last date default null
) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  length integer := last_day - first_day + 1;
  unit text := case when length > 100 then 'month' else 'day' end;
  earlier_first date := coalesce(before_first, first_day - length);
  earlier_last date := coalesce(before_last, first_day - 1);
begin
  if not private.admin_can('analytics') then
    perform private.fail(403, 'permission_denied', 'Only admins for analytics may see analytics.');
  end if;
  if length is null or length not between 1 and 366
    or earlier_last - earlier_first + 1 not between 1 and 366 or earlier_last >= first_day then
    perform private.fail(422, 'period_invalid', 'Expected a period of 1 to 366 days, and one before it.');
  end if;

  return jsonb_build_object(
    'first_day', first_day,
    'last_day', last_day,
    'unit', unit,
    'totals', private.analytics_totals(first_day, last_day),
    'course', private.analytics_trend(first_day, last_day, unit),
    'before', jsonb_build_object(
      'first_day', earlier_first,
      'last_day', earlier_last,
      'course', private.analytics_trend(earlier_first, earlier_last, unit)
    ) || private.analytics_totals(earlier_first, earlier_last),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(ranked) order by views desc, path), '[]')
      from (
        select
          path,
          coalesce(sum(views) filter (where day >= first_day), 0) as views,
          coalesce(sum(visits) filter (where day >= first_day), 0) as visits,
          coalesce(sum(views) filter (where day < first_day), 0) as views_before
        from public.page_views
        where day between first_day and last_day or day between earlier_first and earlier_last
        group by path
        having sum(views) filter (where day >= first_day) > 0
        order by 2 desc, path
        limit 50
      ) as ranked
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(ranked) order by visits desc, source), '[]')
      from (
        select
          source,
          coalesce(sum(visits) filter (where day >= first_day), 0) as visits,
          coalesce(sum(visits) filter (where day < first_day), 0) as visits_before
        from public.page_views
        where day between first_day and last_day or day between earlier_first and earlier_last
        group by source
      ) as ranked
    ),
    'languages', (
      select coalesce(jsonb_agg(to_jsonb(ranked) order by views desc, language), '[]')
      from (
        select
          language,
          coalesce(sum(views) filter (where day >= first_day), 0) as views,
          coalesce(sum(views) filter (where day < first_day), 0) as views_before
        from public.page_views
        where day between first_day and last_day or day between earlier_first and earlier_last
        group by language
      ) as ranked
    )
  );
end
$$;
comment on function public.site_analytics(date, date, date, date) is
  'The figures of a period, both days included, beside an earlier one (by default the same number of days just before), for admins for analytics. By day; by month for more than a hundred days.';
