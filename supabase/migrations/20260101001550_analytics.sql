-- Our own count of visits: how many, of which pages, from where. Nobody is told apart: no cookie, no address, no identifier, also
-- no hashed one. That a browser comes back is its own knowledge: it remembers the day of its last visit, and tells how
-- many days ago that was. From those gaps the visitors of any period can be counted exactly: whoever comes on a day
-- of it, and was not here since it began.

delete from public.page_views;
alter table public.page_views
  add column visits integer not null default 0,
  add constraint page_views_visits_within_views check (visits between 0 and views);
comment on column public.page_views.visits is 'How many of the views began a visit: they came from outside, not from another page of ours.';

create table public.visitor_days (
  day date not null,
  gap integer not null,
  visitors integer not null default 0,
  primary key (day, gap),
  constraint visitor_days_gap_days check (gap between 1 and 1000),
  constraint visitor_days_visitors_not_negative check (visitors >= 0)
);
comment on table public.visitor_days is
  'How many browsers came on a day whose last visit was so many days before; 1000 for a first visit, or one longer ago. Counts only.';
alter table public.visitor_days enable row level security;
grant select on public.visitor_days to anon, authenticated;
create policy "Admins for analytics read visitor counts" on public.visitor_days
  for select to anon, authenticated using ((select private.admin_can('analytics')));
grant select, insert, update, delete on public.visitor_days to service_role;

create index activity_log_action_created_at_idx on public.activity_log (action, created_at desc);
create index membership_applications_created_at_idx on public.membership_applications (created_at);

create function private.is_robot() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(private.request_header('user-agent'), '') ~*
    '^$|bot\M|bot/|crawl|spider|slurp|preview|headless|lighthouse|scan|monitor|uptime|http-?client|python|curl|wget|axios|phantom|selenium'
$$;
comment on function private.is_robot() is 'Whether the request says that no person sent it. Robots that read no scripts do not even ask.';

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
  perform private.take_rate_limit('page_view.address', private.client_address(), 300, '5 minutes');

  -- Invented addresses must not fill the table: beyond what the site can have, they count as one.
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
  'Counts one view of a page: its plain path, the kind of source, whether a visit begins, and how many days ago this browser was here last (0: today already, null: never).';

-- Days are days in Boca Raton.

create function private.start_of_day(day date) returns timestamptz
language sql stable
set search_path = ''
as $$
  select day::timestamp at time zone 'America/New_York'
$$;

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

create function public.site_analytics(first_day date, last_day date) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  length integer := last_day - first_day + 1;
  before_first date := first_day - length;
  before_last date := first_day - 1;
begin
  if not private.admin_can('analytics') then
    perform private.fail(403, 'permission_denied', 'Only admins for analytics may see analytics.');
  end if;
  if length is null or length not between 1 and 366 then
    perform private.fail(422, 'period_invalid', 'Expected a period of 1 to 366 days.');
  end if;

  return jsonb_build_object(
    'first_day', first_day,
    'last_day', last_day,
    'before', jsonb_build_object('first_day', before_first, 'last_day', before_last)
      || private.analytics_totals(before_first, before_last),
    'totals', private.analytics_totals(first_day, last_day),
    'days', (
      select jsonb_agg(
        jsonb_build_object(
          'day', days.day::date,
          'views', coalesce(pages.views, 0),
          'visits', coalesce(pages.visits, 0),
          'visitors', coalesce(people.visitors, 0)
        )
        order by days.day
      )
      from generate_series(first_day::timestamp, last_day::timestamp, '1 day') as days (day)
      left join (
        select day, sum(views) as views, sum(visits) as visits from public.page_views
        where day between first_day and last_day group by day
      ) as pages on pages.day = days.day::date
      left join (
        select day, sum(visitors) as visitors from public.visitor_days
        where day between first_day and last_day group by day
      ) as people on people.day = days.day::date
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(ranked) order by views desc, path), '[]')
      from (
        select
          path,
          coalesce(sum(views) filter (where day >= first_day), 0) as views,
          coalesce(sum(visits) filter (where day >= first_day), 0) as visits,
          coalesce(sum(views) filter (where day < first_day), 0) as views_before
        from public.page_views
        where day between before_first and last_day
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
        where day between before_first and last_day
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
        where day between before_first and last_day
        group by language
      ) as ranked
    )
  );
end
$$;
comment on function public.site_analytics(date, date) is
  'What happened in a period, both days included, beside the period of the same length before it, for admins for analytics.';

revoke all on function public.count_page_view(text, text, text, boolean, integer) from public;
revoke all on function public.site_analytics(date, date) from public;
grant execute on function public.count_page_view(text, text, text, boolean, integer) to anon, authenticated;
grant execute on function public.site_analytics(date, date) to anon;
