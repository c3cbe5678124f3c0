-- The beginning of a membership on its start date, its end, and its return. Status, enrollment, schedules and open payments change together, in one operation for the
-- record, the import, a lapse and a last day that has come. Nothing is back-dated.

create view private.running_enrollments as
  select enrollments.id, enrollments.member_id, enrollments.end_date, lapsed.from_date as lapsed_on
  from public.enrollments
  -- Looked up for each, because each payment asks about one member.
  left join lateral (
    select min(lapses.from_date) as from_date from public.membership_lapses as lapses
    where enrollments.status = 'Inactive' and lapses.enrollment_id = enrollments.id
  ) as lapsed on true
  where enrollments.status in ('Active', 'Future Active', 'Pending') or lapsed.from_date is not null;
comment on view private.running_enrollments is
  'Enrollments that go on: current ones, and those that an unpaid month made inactive (lapsed_on), which a payment or the team decides.';

create view private.membership_states as
  select
    enrollments.member_id,
    case
      when bool_or(running.id is not null and running.lapsed_on is null) then 'current'
      when bool_or(running.id is not null) then 'lapsed'
      else 'ended'
    end as state,
    max(running.lapsed_on) as lapsed_on,
    case
      when bool_and(running.end_date is not null) filter (where running.id is not null) then max(running.end_date)
    end as ends_on,
    max(enrollments.inactive_date) - 1 as ended_on
  from public.enrollments
  left join private.running_enrollments as running on running.id = enrollments.id
  group by enrollments.member_id;
comment on view private.membership_states is
  'What the enrollments of a member say: current, lapsed (an unpaid month) or ended. ends_on: the last day of a membership that will end.';

create view private.membership_contradictions as
  select kinds.member_id, kinds.kind
  from (
    select
      members.id as member_id,
      case
        when states.state <> 'ended' and not private.status_allows_sign_in(members.enrollment_status) then 'status_ended'
        when states.state = 'ended' and private.status_allows_sign_in(members.enrollment_status) then 'enrollment_ended'
        when states.state = 'lapsed' and private.local_today() > private.last_day_to_pay(states.lapsed_on) then 'lapse_over'
        when states.state = 'ended' and exists (
          select from public.billing_schedules as schedules where schedules.member_id = members.id and schedules.status <> 'ended'
        ) then 'schedule_open'
        when states.state = 'ended' and exists (
          select from public.billing
          where billing.member_id = members.id and billing.status in ('Pending', 'Failed') and billing.due_date > states.ended_on
        ) then 'payment_open'
      end as kind
    from public.members
    join private.membership_states as states on states.member_id = members.id
  ) as kinds
  where kinds.kind is not null;
comment on view private.membership_contradictions is
  'Memberships whose parts contradict each other, each with the first contradiction; and lapses that only the team can decide (lapse_over). Ending or reinstating the membership resolves each.';

create function private.last_day_of(member_id uuid) returns date
language sql stable
set search_path = ''
as $$
  select case states.state when 'ended' then states.ended_on else states.ends_on end
  from private.membership_states as states where states.member_id = last_day_of.member_id
$$;
comment on function private.last_day_of(uuid) is 'The last day of a membership that has ended or will end.';

-- The functions of a view run with the rights of its reader, who has none to these.
create function private.contradicting_members() returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select contradictions.member_id from private.membership_contradictions as contradictions where private.admin_can('members')
$$;
comment on function private.contradicting_members() is
  'The members whose membership contradicts itself, for the list of members; none for who may not see it.';

--
-- The beginning
--

create index enrollments_future_start_date_idx on public.enrollments (start_date) where status = 'Future Active';

create function private.begin_memberships() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  beginning public.enrollments;
  number integer := 0;
begin
  for beginning in
    select enrollments.* from public.enrollments
    where enrollments.status = 'Future Active' and enrollments.start_date <= private.local_today()
    limit 500
  loop
    perform private.lock_membership(beginning.member_id);
    update public.enrollments set status = 'Active'
    where enrollments.id = beginning.id and enrollments.status = 'Future Active';
    continue when not found;
    update public.members set enrollment_status = 'active'
    where members.id = beginning.member_id and members.enrollment_status = 'Future Active';
    perform private.log_activity('system', null, 'membership.began', 'members', beginning.member_id);
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.begin_memberships() is
  'Makes the enrollments active whose start date has come, with their members, up to 500: how many.';

--
-- The end
--

create function private.close_enrollments(member_id uuid, ended_before date default null) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.enrollments set
    status = 'Cancelled',
    -- A lapse has begun before.
    inactive_date = least(
      case when enrollments.status = 'Inactive' then enrollments.inactive_date end,
      coalesce(enrollments.end_date + 1, private.local_today())
    )
  where enrollments.id in (
    select running.id from private.running_enrollments as running
    where running.member_id = close_enrollments.member_id and (ended_before is null or running.end_date < ended_before)
  )
$$;
comment on function private.close_enrollments(uuid, date) is
  'Closes the running enrollments of a member, or those whose last day was before a day.';

create function private.close_membership(member_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member uuid := close_membership.member_id;
  ended_on date;
begin
  perform private.close_enrollments(member);
  update public.members set enrollment_status = 'cancelled'
  where members.id = member and private.status_allows_sign_in(members.enrollment_status);
  select states.ended_on into ended_on from private.membership_states as states where states.member_id = member;
  perform private.stop_dues(member, coalesce(ended_on, private.local_today()), true);
end
$$;
comment on function private.close_membership(uuid) is
  'Carries out the end of a membership: closes enrollments and portal, ends the schedules, and cancels payments that fall due after the last day. A second time changes nothing.';

create function private.stop_dues(member_id uuid, last_day date, ends_all boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  update public.billing_schedules as schedules set status = 'ended'
  where schedules.member_id = stop_dues.member_id and schedules.status <> 'ended'
    and (ends_all or schedules.next_billing_date > stop_dues.last_day);
  -- A payment row that another request is changing is settled by that request's trigger.
  update public.billing set status = 'Cancelled'
  where billing.id in (
    select open.id from public.billing as open
    where open.member_id = stop_dues.member_id and open.status in ('Pending', 'Failed') and open.due_date > stop_dues.last_day
    for update skip locked
  );
end
$$;
comment on function private.stop_dues(uuid, date, boolean) is
  'Ends the schedules that are due after a day (or all), and cancels payments that fall due after it. What was due until then stays due.';

create function private.end_membership(member_id uuid, reason text, last_day date) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member uuid := end_membership.member_id;
begin
  perform private.lock_membership(member);
  -- A later last day than the one before: what falls due until then is planned again.
  if last_day > private.last_day_of(member) and last_day > private.local_today() then
    perform private.resume_dues(member);
  end if;
  update public.enrollments set
    inactive_reason = end_membership.reason,
    -- What has not begun by then has no last day.
    end_date = case when enrollments.start_date > end_membership.last_day then null else end_membership.last_day end
  where enrollments.id in (
    select running.id from private.running_enrollments as running where running.member_id = member
  );
  if last_day <= private.local_today() or not exists (
    select from private.membership_states as states where states.member_id = member and states.ends_on is not null
  ) then
    perform private.close_membership(member);
  else
    perform private.stop_dues(member, last_day, false);
  end if;
end
$$;
comment on function private.end_membership(uuid, text, date) is
  'Ends a membership after a last day. Until a day in the future, everything but what falls due after it stays as it is; private.close_ended_memberships() does the rest.';

create index enrollments_end_date_idx on public.enrollments (end_date) where end_date is not null;

create function private.close_ended_memberships() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  ended uuid;
  number integer := 0;
begin
  for ended in
    select distinct running.member_id from private.running_enrollments as running
    where running.end_date < private.local_today()
    limit 500
  loop
    perform private.lock_membership(ended);
    -- Another one may go on.
    perform private.close_enrollments(ended, private.local_today());
    if (select states.state from private.membership_states as states where states.member_id = ended) = 'ended' then
      perform private.close_membership(ended);
    end if;
    perform private.log_activity('system', null, 'membership.closed', 'members', ended);
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.close_ended_memberships() is
  'Closes the memberships whose last day has passed, up to 500: how many.';

--
-- The return
--

create function private.resume_dues(member_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  today date := private.local_today();
  schedule public.billing_schedules;
  cancelled date;
begin
  -- The schedule that was in force last. One that runs already stays as it is.
  select * into schedule from public.billing_schedules as schedules
  where schedules.member_id = resume_dues.member_id and schedules.billing_type <> 'one_time'
  order by schedules.status = 'active' desc, schedules.updated_at desc, schedules.id
  limit 1;
  if schedule.id is null or schedule.status <> 'ended' then
    return;
  end if;
  -- A payment that the end has cancelled falls due again.
  select min(billing.due_date) into cancelled from public.billing
  where billing.member_id = resume_dues.member_id and billing.billing_type = schedule.billing_type
    and billing.status = 'Cancelled' and billing.due_date >= today and not exists (
      select from public.billing as others
      where others.member_id = billing.member_id and others.due_date = billing.due_date
        and others.billing_type = billing.billing_type and others.status <> 'Cancelled'
    );
  schedule.next_billing_date := least(schedule.next_billing_date, cancelled);
  while schedule.next_billing_date < today loop
    schedule.next_billing_date := private.next_due_date(schedule);
  end loop;
  perform set_config('private.settling', 'on', true);
  update public.billing_schedules as schedules set status = 'active', next_billing_date = schedule.next_billing_date
  where schedules.id = schedule.id;
  perform set_config('private.settling', '', true);
end
$$;
comment on function private.resume_dues(uuid) is
  'Continues the schedule of a member from today on. The months of the interruption are not due.';

create function private.reinstate_membership(member_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member uuid := reinstate_membership.member_id;
  continued uuid;
begin
  perform private.lock_membership(member);
  -- Months that were unpaid before belong to the interruption.
  perform private.settle_lapses(member);
  update public.enrollments set end_date = null, inactive_reason = null
  where enrollments.member_id = member and enrollments.status in ('Active', 'Future Active', 'Pending')
    and (enrollments.end_date is not null or enrollments.inactive_reason is not null);
  if not exists (
    select from private.membership_states as states where states.member_id = member and states.state = 'current'
  ) then
    update public.enrollments set
      status = private.enrollment_status_of(enrollments.start_date),
      end_date = null, inactive_date = null, inactive_reason = null
    where enrollments.id = (
      select latest.id from public.enrollments as latest
      where latest.member_id = member
      order by latest.inactive_date desc nulls last, latest.created_at desc, latest.id
      limit 1
    );
  end if;
  perform private.follow_enrollment(member);
  perform private.resume_dues(member);
end
$$;
comment on function private.reinstate_membership(uuid) is
  'Continues a membership from today on: takes back a last day that has not come, or makes the latest enrollment, the portal and the schedule active again. Care during the interruption stays unshared.';

create function private.follow_enrollment(member_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.members set enrollment_status = coalesce(
    (
      select private.member_status_of(enrollments.status)
      from public.enrollments
      where enrollments.member_id = members.id and enrollments.status in ('Active', 'Future Active', 'Pending')
      order by enrollments.created_at desc limit 1
    ),
    'active'
  )
  where members.id = follow_enrollment.member_id and not private.status_allows_sign_in(members.enrollment_status)
$$;
comment on function private.follow_enrollment(uuid) is 'Opens the portal to a member who has a current enrollment again.';

--
-- No other way
--

create function private.guard_membership_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The operations run as the owner of the database. Imports and new members have a status of their own.
  if current_user in ('staff', 'authenticated')
    and private.status_allows_sign_in(old.enrollment_status) <> private.status_allows_sign_in(new.enrollment_status) then
    perform private.fail(409, 'membership_operation', 'A membership ends with end_membership and continues with reinstate_membership.');
  end if;
  return new;
end
$$;
comment on function private.guard_membership_status() is
  'Trigger: a membership neither ends nor continues by its status alone, which would leave its enrollment and its payments behind.';
create trigger guard_membership_status before update of enrollment_status on public.members
  for each row execute function private.guard_membership_status();

create function private.guard_enrollment_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('staff', 'authenticated')
    and (new.status in ('Inactive', 'Cancelled') or tg_op = 'UPDATE' and old.status in ('Inactive', 'Cancelled'))
    and (tg_op = 'INSERT' or old.status <> new.status) then
    perform private.fail(409, 'membership_operation', 'A membership ends with end_membership and continues with reinstate_membership.');
  end if;
  return new;
end
$$;
comment on function private.guard_enrollment_status() is 'Trigger: as private.guard_membership_status(), for the enrollment.';
create trigger guard_enrollment_status before insert or update of status on public.enrollments
  for each row execute function private.guard_enrollment_status();

create function private.wait_for_membership() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An end that is under way would not see this enrollment, nor this one that end.
  perform from public.members where members.id = new.member_id for no key update;
  return new;
end
$$;
comment on function private.wait_for_membership() is 'Trigger: an enrollment is added before or after an end or a return, not during it.';
create trigger wait_for_membership before insert on public.enrollments
  for each row execute function private.wait_for_membership();

create function private.open_with_enrollment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.follow_enrollment(new.member_id);
  return null;
end
$$;
comment on function private.open_with_enrollment() is 'Trigger: who enrolls again may use the portal again.';
create trigger open_with_enrollment after insert on public.enrollments
  for each row when (new.status in ('Active', 'Future Active', 'Pending')) execute function private.open_with_enrollment();

--
-- Command Center
--

create function private.membership_cycle_end(member_id uuid) returns date
language sql stable
set search_path = ''
as $$
  select coalesce(min(dues.day) - 1, private.next_month(private.local_today()) - 1)
  from (
    select schedules.next_billing_date as day from public.billing_schedules as schedules
    where schedules.member_id = membership_cycle_end.member_id and schedules.status = 'active'
    union all
    select billing.due_date from public.billing
    where billing.member_id = membership_cycle_end.member_id and billing.status <> 'Cancelled'
  ) as dues
  where dues.day > private.local_today()
$$;
comment on function private.membership_cycle_end(uuid) is
  'The day before the next contribution, or the last day of the month if none is planned.';

create function public.membership_outlook(member_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members see how a membership ends.');
  end if;
  return (
    select jsonb_build_object(
      'state', coalesce(states.state, 'none'),
      'is_open', private.status_allows_sign_in(members.enrollment_status),
      'ends_on', states.ends_on,
      'cycle_ends_on', private.membership_cycle_end(members.id),
      'contradiction', contradictions.kind
    )
    from public.members
    left join private.membership_states as states on states.member_id = members.id
    left join private.membership_contradictions as contradictions on contradictions.member_id = members.id
    where members.id = membership_outlook.member_id
  );
end
$$;
comment on function public.membership_outlook(uuid) is
  'Whether a membership is current, lapsed, ended or none, whether the portal is open, its last day if it will end, the end of the billing cycle, and what contradicts itself.';

create function public.end_membership(member_id uuid, reason text, last_day date) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  today date := private.local_today();
  outlook jsonb;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members end a membership.');
  elsif char_length(btrim(coalesce(reason, ''))) < 3 or char_length(reason) > 500 then
    perform private.fail(422, 'reason_missing', 'Expected a reason of 3 to 500 characters.');
  end if;
  perform private.touch_admin_session();
  perform private.lock_membership(end_membership.member_id);
  outlook := public.membership_outlook(end_membership.member_id);
  if outlook is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  elsif not (outlook ->> 'is_open')::boolean and outlook ->> 'contradiction' is null then
    perform private.fail(409, 'membership_ended', 'This membership has ended already.');
  elsif last_day is null or last_day < today or last_day > today + 366
    or last_day > today and outlook ->> 'state' not in ('current', 'lapsed') then
    perform private.fail(422, 'last_day_impossible', 'Expected a day from today on, within a year. Without an enrollment: today.');
  end if;
  perform private.end_membership(end_membership.member_id, btrim(reason), last_day);
  perform private.log_activity(
    'admin', admin_id, 'membership.ended', 'members', end_membership.member_id, jsonb_build_object('last_day', last_day)
  );
end
$$;
comment on function public.end_membership(uuid, text, date) is
  'Ends a membership after a last day from today on: today at once, later by the daily work. Resolves contradictions of one that has ended. Refuses with 403 permission_denied, 404 not_found, 409 membership_ended, 422 reason_missing or last_day_impossible.';

create function public.reinstate_membership(member_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  outlook jsonb;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members continue a membership.');
  end if;
  perform private.touch_admin_session();
  perform private.lock_membership(reinstate_membership.member_id);
  outlook := public.membership_outlook(reinstate_membership.member_id);
  if outlook is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  elsif (outlook ->> 'is_open')::boolean and outlook ->> 'ends_on' is null and outlook ->> 'contradiction' is null
    and outlook ->> 'state' <> 'lapsed' then
    perform private.fail(409, 'membership_current', 'This membership continues already.');
  end if;
  perform private.reinstate_membership(reinstate_membership.member_id);
  perform private.log_activity('admin', admin_id, 'membership.reinstated', 'members', reinstate_membership.member_id);
end
$$;
comment on function public.reinstate_membership(uuid) is
  'Continues a membership from today on, or takes back its last day. Refuses with 403 permission_denied, 404 not_found, 409 membership_current.';
