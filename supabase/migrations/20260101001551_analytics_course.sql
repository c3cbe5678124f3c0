-- The course of every number, not of the visits alone, beside the course before it; and the period before can be named, because a
-- year that is still running is compared with the same months of the last one, not with the days before it.

create function private.analytics_course(first_day date, last_day date, unit text) returns jsonb
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
comment on function private.analytics_course(date, date, text) is
  'The six totals of each day or month (the unit) of a period. Visitors are counted once in each, so their sum says nothing.';

drop function public.site_analytics(date, date);

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
    'course', private.analytics_course(first_day, last_day, unit),
    'before', jsonb_build_object(
      'first_day', earlier_first,
      'last_day', earlier_last,
      'course', private.analytics_course(earlier_first, earlier_last, unit)
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
  'What happened in a period, both days included, beside an earlier one (else the days just before it, as many), for admins for analytics. By days; by months above a hundred days.';

revoke all on function public.site_analytics(date, date, date, date) from public;
grant execute on function public.site_analytics(date, date, date, date) to anon;
