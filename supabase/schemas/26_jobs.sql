-- The work that a clock starts: supabase/functions/run-jobs does what is due, at any time and in any number of processes at once. Each
-- job claims its own rows. This file only records the runs.

create table private.job_runs (
  job text primary key,
  started_at timestamptz not null default now(),
  -- Null until a run has ended.
  ended_at timestamptz,
  -- The code of the last run's failure. Messages can quote personal data.
  failure text,
  failed_at timestamptz,
  constraint job_runs_job_named check (job ~ '^[a-z][a-z-]{0,59}$'),
  constraint job_runs_failure_length check (char_length(failure) <= 100)
);
comment on table private.job_runs is 'When each job last ran, and whether it failed.';

create function public.start_job(job text) returns void
language sql volatile
security definer
set search_path = ''
as $$
  insert into private.job_runs as runs (job) values (start_job.job)
  on conflict on constraint job_runs_pkey do update set started_at = now()
$$;
comment on function public.start_job(text) is 'Records that a job starts.';

create function public.end_job(job text, failure text default null) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.job_runs as runs
  set
    ended_at = now(),
    failure = left(end_job.failure, 100),
    failed_at = case when end_job.failure is null then runs.failed_at else now() end
  where runs.job = end_job.job
$$;
comment on function public.end_job(text, text) is 'Records that a job has ended, with the code of its failure, if any.';

create view private.job_states with (security_invoker = true) as
  select
    runs.job,
    runs.started_at,
    runs.ended_at,
    runs.failure,
    runs.failed_at,
    runs.failure is not null
      -- A process that was killed recorded no end.
      or (coalesce(runs.ended_at, '-infinity') < runs.started_at and runs.started_at < now() - interval '10 minutes')
      as has_failed,
    -- A schedule of a few minutes that is silent for half an hour does not run.
    coalesce(runs.ended_at, runs.started_at) < now() - interval '30 minutes' as is_late
  from private.job_runs as runs;
comment on view private.job_states is 'The last run of each job, whether it failed or never ended, and whether that was long ago.';

create function private.job_status() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'ran_at', max(states.ended_at),
    'is_late', coalesce(bool_and(states.is_late), false),
    'failed', coalesce(jsonb_agg(states.job order by states.job) filter (where states.has_failed), '[]')
  )
  from private.job_states as states
$$;
comment on function private.job_status() is
  'When the jobs last ran, whether that was long ago, and which failed or never ended: {"ran_at", "is_late", "failed"}.';
