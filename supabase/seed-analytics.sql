-- Demo data: two years of visits, so that Analytics compares this year with the last one. Invented, and the same on each start:
-- weekdays are busier than weekends, the site grows month by month, and waves instead of random numbers keep the lines alive.
-- It ends yesterday; from today on the site counts for itself.

with days as (
  select
    (private.local_today() - age)::date as day,
    age,
    (case extract(isodow from private.local_today() - age) when 6 then 0.62 when 7 then 0.55 when 1 then 1.12 else 1 end)
      * (1 - 0.0009 * age)
      * (1 + 0.11 * sin(age * 0.9) + 0.08 * sin(age * 0.21) + 0.05 * sin(age * 2.3)) as strength
  from generate_series(1, 730) as age
),
pages (path, share, entering) as (
  values
    ('/', 62.0, 0.66), ('/rules', 24, 0.34), ('/show', 19, 0.42), ('/about', 13, 0.14), ('/contact', 11, 0.2),
    ('/dental-plans', 10, 0.38), ('/signup', 8, 0.12), ('/my-account', 16, 0.55)
),
languages (language, part) as (values ('pt-BR', 0.77), ('en', 0.23)),
sources (source, part) as (values ('direct', 0.36), ('search', 0.31), ('social', 0.23), ('referral', 0.1)),
counted as (
  select
    day, path, language, source, entering,
    round(share * strength * languages.part * sources.part * (1 + 0.2 * sin(age * 0.37 + share)))::integer as views
  from days cross join pages cross join languages cross join sources
)
insert into public.page_views (day, path, language, source, views, visits)
select day, path, language, source, views, round(views * entering)::integer
from counted
where views > 0
on conflict do nothing;

-- Who comes back, and after how many days; 1000 stands for a first visit.
with gaps (gap, part) as (
  values (1000, 0.46), (1, 0.13), (2, 0.09), (4, 0.08), (7, 0.1), (14, 0.07), (30, 0.05), (90, 0.02)
),
visits as (
  select day, sum(visits) as count from public.page_views where day < private.local_today() group by day
)
insert into public.visitor_days (day, gap, visitors)
select day, gap, round(count * 0.88 * part)::integer
from visits cross join gaps
where round(count * 0.88 * part) > 0
on conflict do nothing;
