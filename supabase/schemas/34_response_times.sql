-- Response times: how long each stage of a request lasts, in office minutes. They are counted once, when a stage ends, so that
-- figures about many years need no clock. The history of states (request_events) stays the source.

create table private.stage_times (
  id bigint generated always as identity primary key,
  request_id uuid references public.sharing_requests (id) on delete set null,
  -- Codes: sorted as bytes, which is much faster than in a language.
  stage text collate "C" not null,
  kind text collate "C",
  assigned_to uuid references public.admins (id) on delete set null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  replaced_at timestamptz not null default 'infinity',
  minutes integer not null,
  constraint stage_times_stage_known check (
    stage in ('first_look', 'checking', 'waiting_member', 'in_review', 'waiting_provider', 'second_reading', 'payment', 'answer')
  ),
  constraint stage_times_minutes_not_negative check (minutes >= 0)
);
comment on table private.stage_times is
  'How long a request was in a stage, each time that it left it. Contains no words and no member; it outlives an erased request.';
comment on column private.stage_times.stage is
  'A state that the request left; payment: from the answer until all is paid; answer: the team''s turns until the first answer.';
comment on column private.stage_times.kind is 'The kind of the request.';
comment on column private.stage_times.assigned_to is 'Who had the request when the stage ended.';
comment on column private.stage_times.began_at is 'When the stage began this time; of an answer, when the request was sent.';
comment on column private.stage_times.replaced_at is 'When the request left the same stage again. That row counts this time, too.';
comment on column private.stage_times.minutes is 'Office minutes in all times that the request was in the stage, until ended_at.';
create index stage_times_ended_at_idx on private.stage_times (ended_at)
  include (stage, kind, assigned_to, replaced_at, minutes);
create index stage_times_request_id_idx on private.stage_times (request_id, stage);
create index stage_times_assigned_to_idx on private.stage_times (assigned_to);

create function private.stage_of(state text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when state = 'received' then 'first_look'
    when state in ('checking', 'waiting_member', 'in_review', 'waiting_provider', 'second_reading') then state
  end
$$;
comment on function private.stage_of(text) is 'The stage whose time ends when a request leaves a state. Null if none does.';

create function private.add_stage_time(timed_request uuid, timed_stage text, began timestamptz, ended timestamptz, office_minutes integer)
returns void
language sql volatile
security definer
set search_path = ''
as $$
  with before as (
    update private.stage_times as earlier set replaced_at = ended
    where earlier.request_id = timed_request and earlier.stage = timed_stage and earlier.replaced_at = 'infinity'
    returning earlier.minutes
  )
  insert into private.stage_times (request_id, stage, kind, assigned_to, began_at, ended_at, minutes)
  select
    requests.id, timed_stage, requests.kind, requests.assigned_to, began, ended,
    office_minutes + coalesce((select sum(before.minutes) from before), 0)
  from public.sharing_requests as requests where requests.id = timed_request
$$;
comment on function private.add_stage_time(uuid, text, timestamptz, timestamptz, integer) is
  'Adds the end of a stage, with the time that the request had already spent in it.';

create function private.time_request_stage() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stage text := private.stage_of(new.details ->> 'from');
  since timestamptz;
begin
  select coalesce(
    (
      select max(events.created_at) from public.request_events as events
      where events.request_id = new.request_id and events.kind = 'state' and events.id < new.id
    ),
    requests.submitted_at
  ) into since
  from public.sharing_requests as requests where requests.id = new.request_id;
  if stage is not null and since is not null then
    perform private.add_stage_time(
      new.request_id, stage, since, new.created_at, private.office_minutes(since, new.created_at)
    );
  end if;

  if new.details ->> 'to' = 'answered' and not exists (
    select from private.stage_times as times where times.request_id = new.request_id and times.stage = 'answer'
  ) then
    insert into private.stage_times (request_id, stage, kind, assigned_to, began_at, ended_at, minutes)
    select
      requests.id, 'answer', requests.kind, requests.assigned_to, requests.submitted_at, new.created_at,
      (
        select coalesce(sum(times.minutes), 0) from private.stage_times as times
        where times.request_id = requests.id and times.replaced_at = 'infinity'
          and times.stage in ('first_look', 'checking', 'in_review')
      )
    from public.sharing_requests as requests
    where requests.id = new.request_id and requests.submitted_at is not null;
  elsif new.details ->> 'to' = 'paid' then
    -- Since the answer, or since an earlier payment that was taken back.
    select greatest(
      (
        select max(events.created_at) from public.request_events as events
        where events.request_id = new.request_id and events.kind = 'state' and events.details ->> 'to' = 'answered'
      ),
      (
        select max(times.ended_at) from private.stage_times as times
        where times.request_id = new.request_id and times.stage = 'payment'
      )
    ) into since;
    if since is not null then
      perform private.add_stage_time(
        new.request_id, 'payment', since, new.created_at, private.office_minutes(since, new.created_at)
      );
    end if;
  end if;
  return null;
end
$$;
comment on function private.time_request_stage() is 'Trigger: counts the time of the stage that a request leaves.';

create trigger time_request_stage after insert on public.request_events
  for each row when (new.kind = 'state') execute function private.time_request_stage();

create function private.rename_stage_kinds() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.stage_times as times set kind = new.kind where times.request_id = new.id;
  return null;
end
$$;
comment on function private.rename_stage_kinds() is 'Trigger: a corrected kind of a request also corrects its figures.';

create trigger rename_stage_kinds after update of kind on public.sharing_requests
  for each row when (old.state <> 'draft' and old.kind is distinct from new.kind) execute function private.rename_stage_kinds();

create function private.median_days(from_day date, to_day date, out median_days integer, out requests integer)
language sql stable
security definer
set search_path = ''
as $$
  select
    case when is_enough then days end,
    case when is_enough then answered end
  from (
    select
      percentile_disc(0.5) within group (
        order by private.day_in_zone(times.ended_at, 'America/New_York') - private.day_in_zone(times.began_at, 'America/New_York')
      ) as days,
      count(*)::integer as answered,
      -- A request of an erased person counts as one of someone who is not among the others.
      count(distinct coalesce(sent.member_id::text, times.id::text)) >= 11 as is_enough
    from private.stage_times as times
    left join public.sharing_requests as sent on sent.id = times.request_id
    where times.stage = 'answer'
      and times.ended_at >= private.start_of_day(from_day) and times.ended_at < private.start_of_day(to_day + 1)
  ) as figures
$$;
comment on function private.median_days(date, date) is
  'Of the requests that received their first answer in a period, both days included: the median number of days since they were sent, and how many they are. Both are null below 11 members.';

create function private.stage_figures(first_day date, last_day date)
returns table (stage text, part text, part_id text, requests integer, median_minutes integer, p90_minutes integer)
language sql stable
security definer
set search_path = ''
as $$
  select
    times.stage,
    case grouping(times.kind, times.assigned_to) when 3 then 'all' when 1 then 'kind' else 'person' end,
    coalesce(times.kind, times.assigned_to::text),
    count(*)::integer,
    (percentile_disc(array[0.5, 0.9]) within group (order by times.minutes))[1],
    (percentile_disc(array[0.5, 0.9]) within group (order by times.minutes))[2]
  from private.stage_times as times
  where times.ended_at >= private.start_of_day(first_day) and times.ended_at < private.start_of_day(last_day + 1)
    -- A request that left a stage twice counts once, with all its time.
    -- The subquery calculates the moment once. As a filter, the function alone would be called for each row.
    and times.replaced_at >= (select private.start_of_day(last_day + 1))
  group by grouping sets ((times.stage), (times.stage, times.kind), (times.stage, times.assigned_to))
$$;
comment on function private.stage_figures(date, date) is
  'Per stage that ended in a period, both days included: the number of requests, the median and the 90th percentile of their office minutes; for all, for each kind of request, and for each person who had them.';

create function public.response_times(
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
  earlier_first date := coalesce(before_first, first_day - length);
  earlier_last date := coalesce(before_last, first_day - 1);
  sees_people boolean := private.admin_can('users');
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
    'before', jsonb_build_object('first_day', earlier_first, 'last_day', earlier_last),
    'sees_people', sees_people,
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'stage', stage, 'part', part, 'id', nullif(part_id, ''),
            'name', (select admins.name from public.admins where part = 'person' and admins.id::text = part_id),
            'requests', coalesce(now_in.requests, 0), 'median', now_in.median_minutes, 'p90', now_in.p90_minutes,
            'requests_before', coalesce(earlier.requests, 0), 'median_before', earlier.median_minutes
          )
          order by stage, part, part_id
        ),
        '[]'
      )
      from (
        select figures.stage, figures.part, coalesce(figures.part_id, '') as part_id, figures.requests, figures.median_minutes, figures.p90_minutes
        from private.stage_figures(first_day, last_day) as figures
      ) as now_in
      full join (
        select figures.stage, figures.part, coalesce(figures.part_id, '') as part_id, figures.requests, figures.median_minutes
        from private.stage_figures(earlier_first, earlier_last) as figures
      ) as earlier using (stage, part, part_id)
      where part <> 'person' or sees_people
    )
  );
end
$$;
comment on function public.response_times(date, date, date, date) is
  'How long the stages of requests lasted that ended in a period, beside an earlier one, in office minutes, for admins for analytics. Figures of persons only for those who may also see the team: users.';
