-- The team changes its office hours and closed days. The tables and the clock that uses them are in 20_requests.sql. Hours and days begin
-- tomorrow at the earliest, so no minute that was counted changes.

create function private.team_minutes_left() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with tomorrow as (
    select private.start_of_day(private.local_today() + 1) as begins
  )
  -- A time that ends today or earlier stays, because only later days change.
  select coalesce(jsonb_object_agg(requests.id, private.office_minutes(tomorrow.begins, requests.team_due_at)), '{}')
  from public.sharing_requests as requests, tomorrow where requests.team_due_at > tomorrow.begins
$$;
comment on function private.team_minutes_left() is 'The office minutes from tomorrow until the team''s time for each open request ends, by its id.';

create function private.move_due_times(minutes_left jsonb) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  begins timestamptz := private.start_of_day(private.local_today() + 1);
  moved integer;
begin
  with due as (
    select
      requests.id, requests.team_due_at as old_due, private.add_office_minutes(begins, before.minutes::integer) as new_due
    from jsonb_each_text(minutes_left) as before (id, minutes)
    join public.sharing_requests as requests on requests.id = before.id::uuid
  ), changed as (
    update public.sharing_requests as requests set team_due_at = due.new_due
    from due
    -- Minutes are whole, due times have seconds.
    where requests.id = due.id and abs(extract(epoch from due.new_due - due.old_due)) >= 60
    returning due.old_due, due.new_due
  )
  select count(*) into moved from changed
  where private.day_in_zone(changed.old_due, 'America/New_York') <> private.day_in_zone(changed.new_due, 'America/New_York');
  return moved;
end
$$;
comment on function private.move_due_times(jsonb) is
  'Gives open requests the minutes of private.team_minutes_left() before a change of the office hours. Returns how many are due on another day.';

create function private.office_admin_id() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('settings') then
    perform private.fail(403, 'permission_denied', 'Only admins for settings change the office hours.');
  end if;
  perform private.touch_admin_session();
  -- One at a time, because each moves the due times.
  perform pg_advisory_xact_lock(hashtextextended('office_hours', 0));
  return private.current_admin_id();
end
$$;
comment on function private.office_admin_id() is 'The id of the admin for settings who sends the request. Ends the request for others.';

create function public.save_office_hours(draft jsonb, keep boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
-- The preview of a large community takes some seconds, which is more than other requests are given.
set statement_timeout = '60s'
as $$
declare
  asking uuid := private.office_admin_id();
  begins date := private.local_today() + 1;
  latest public.office_hours;
  minutes_left jsonb := private.team_minutes_left();
  saved_id uuid;
  moved integer;
begin
  select hours.* into latest from public.office_hours as hours order by hours.starts_on desc limit 1;
  if latest.updated_at is distinct from (draft ->> 'seen')::timestamptz then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has changed the office hours. Read them again first.');
  elsif coalesce(jsonb_typeof(draft -> 'opens'), '') <> 'array' or coalesce(jsonb_typeof(draft -> 'closes'), '') <> 'array' then
    perform private.fail(422, 'hours_invalid', 'Office hours have opens and closes, each with seven times.');
  end if;
  begin
    begin
      insert into public.office_hours (starts_on, opens, closes)
      values (
        begins, array(select jsonb_array_elements_text(draft -> 'opens')::time), array(select jsonb_array_elements_text(draft -> 'closes')::time)
      )
      on conflict on constraint office_hours_starts_on_key
        do update set opens = excluded.opens, closes = excluded.closes, updated_at = clock_timestamp()
      returning id into saved_id;
    exception when integrity_constraint_violation or data_exception then
      perform private.fail(422, 'hours_invalid', 'The office opens on a day of the week at least, and closes after it opens.');
    end;
    moved := private.move_due_times(minutes_left);
    if not keep then
      raise sqlstate 'MU002';
    end if;
  exception when sqlstate 'MU002' then
    null;
  end;
  if keep then
    perform private.log_activity(
      'admin', asking, 'office.hours_saved', 'office_hours', saved_id, jsonb_build_object('starts_on', begins, 'moved', moved)
    );
  end if;
  return jsonb_build_object('kept', keep, 'starts_on', begins, 'moved', moved);
end
$$;
comment on function public.save_office_hours(jsonb, boolean) is
  'Previews office hours from tomorrow on, or saves them with `keep`, for admins for settings: {"seen", "opens": [7 times or null, from Monday], "closes"}. seen is the updated_at of the latest hours that the admin has read. Returns {"kept", "starts_on", "moved"}: how many open requests are due on another day. Refuses with 403 permission_denied, 409 changed_meanwhile, 422 hours_invalid.';

create function public.save_closed_day(draft jsonb, keep boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  asking uuid := private.office_admin_id();
  wanted date := private.read_day(draft, 'day');
  opens boolean := coalesce((draft ->> 'is_open')::boolean, false);
  name_pt text := btrim(draft ->> 'name_pt');
  name_en text := btrim(draft ->> 'name_en');
  before public.closed_days;
  minutes_left jsonb := private.team_minutes_left();
  saved_id uuid;
  moved integer;
begin
  select days.* into before from public.closed_days as days where days.day = wanted;
  if wanted is null or wanted <= private.local_today() or wanted > private.local_today() + interval '5 years' then
    perform private.fail_field('day_invalid', 'A closed day is after today, within five years.', 'day');
  elsif before.id is not null and draft ->> 'seen' is null then
    perform private.fail_field('day_taken', 'This day is on the list.', 'day');
  elsif before.updated_at is distinct from (draft ->> 'seen')::timestamptz then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has changed this day. Read it again first.');
  elsif before.id is null and (
    opens or coalesce(char_length(name_pt), 0) not between 1 and 100 or coalesce(char_length(name_en), 0) not between 1 and 100
  ) then
    perform private.fail(422, 'day_invalid', 'A day of the organization is closed, and has a name in both languages.');
  end if;
  begin
    if before.id is null then
      insert into public.closed_days (day, name_pt, name_en) values (wanted, name_pt, name_en) returning id into saved_id;
    elsif before.source = 'own' and opens then
      delete from public.closed_days as days where days.id = before.id;
    else
      update public.closed_days as days set is_open = opens, updated_at = clock_timestamp() where days.id = before.id;
    end if;
    moved := private.move_due_times(minutes_left);
    if not keep then
      raise sqlstate 'MU002';
    end if;
  exception when sqlstate 'MU002' then
    null;
  end;
  if keep then
    perform private.log_activity(
      'admin', asking, case when opens then 'office.day_opened' else 'office.day_closed' end, 'closed_days',
      coalesce(saved_id, before.id), jsonb_build_object('day', wanted, 'moved', moved)
    );
  end if;
  return jsonb_build_object('kept', keep, 'moved', moved);
end
$$;
comment on function public.save_closed_day(jsonb, boolean) is
  'Previews that the office is closed on a day after today or opens on it, or saves it with `keep`, for admins for settings: {"day", "seen", "is_open", "name_pt", "name_en"}. seen is the updated_at of the day on the list, or null for a new one of the organization, which is removed when the office opens on it. Returns {"kept", "moved"}: how many open requests are due on another day. Refuses with 403 permission_denied, 409 changed_meanwhile, 422 day_invalid or day_taken.';

create function public.add_federal_days(days jsonb) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  minutes_left jsonb;
  added integer;
begin
  -- What has passed stays as it was counted. Nearly always, all days are on the list.
  if not exists (
    select from jsonb_to_recordset(days) as listed (day date)
    where listed.day > private.local_today()
      and not exists (select from public.closed_days as closed where closed.day = listed.day)
  ) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('office_hours', 0));
  minutes_left := private.team_minutes_left();
  insert into public.closed_days (day, name_pt, name_en, source)
  select listed.day, listed.name_pt, listed.name_en, 'federal'
  from jsonb_to_recordset(days) as listed (day date, name_pt text, name_en text)
  where listed.day > private.local_today()
  on conflict do nothing;
  get diagnostics added = row_count;
  perform private.move_due_times(minutes_left);
  return added;
end
$$;
comment on function public.add_federal_days(jsonb) is
  'Adds federal holidays that are not on the list of closed days, for the function run-jobs: [{"day", "name_pt", "name_en"}]. Returns how many are new.';
