-- What the member portal asks beyond the member's own record: whether the membership still opens the portal, where the member's
-- requests stand, and how to sign out one device.

-- The state of the membership

create function public.own_membership_state() returns text
language sql stable
security definer
set search_path = ''
as $$
  select concat(
    members.enrollment_status, ' ',
    greatest(
      members.updated_at,
      (select max(enrollments.updated_at) from public.enrollments where enrollments.member_id = members.id)
    )
  )
  from public.members
  where members.id = (select private.current_member_id())
$$;
comment on function public.own_membership_state() is
  'A text that changes when the membership of the member who asks does; null when the portal is closed to the caller. Open portal pages ask every few seconds, so it reads one member only.';
revoke all on function public.own_membership_state() from public, anon;
grant execute on function public.own_membership_state() to authenticated;

-- Where the member's own requests stand: that they were sent, when, and their status. What they say stays with the team.

revoke select, insert, update, delete on public.form_submissions, public.contact_messages from authenticated;
revoke update (status) on public.form_submissions from authenticated;
revoke update (status, priority) on public.contact_messages from authenticated;
grant select (id, member_id, form_slug, status, created_at) on public.form_submissions to authenticated;
grant select (id, member_id, status, created_at) on public.contact_messages to authenticated;

create policy "Members read where their requests stand" on public.form_submissions
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Members read where their messages stand" on public.contact_messages
  for select to authenticated using (member_id = (select private.current_member_id()));

-- The rules of sharing are acknowledged once

create table public.rule_acknowledgements (
  member_id uuid primary key references public.members (id) on delete cascade,
  acknowledged_at timestamptz not null default now()
);
comment on table public.rule_acknowledgements is
  'The members who have confirmed that they read the rules of sharing, and when they did so last.';
alter table public.rule_acknowledgements enable row level security;
revoke all on public.rule_acknowledgements from public, anon, authenticated;
grant select on public.rule_acknowledgements to authenticated;
create policy "Members read their own acknowledgement" on public.rule_acknowledgements
  for select to authenticated using (member_id = (select private.current_member_id()));

create function private.acknowledge_rules() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.rule_acknowledgements (member_id) values (new.member_id)
  on conflict (member_id) do update set acknowledged_at = excluded.acknowledged_at;
  return null;
end
$$;
comment on function private.acknowledge_rules() is 'Trigger: notes that a member has confirmed the rules of sharing.';
revoke all on function private.acknowledge_rules() from public;
create trigger acknowledge_rules after insert on public.form_submissions
  for each row when (new.form_slug = 'sharing-rules' and new.member_id is not null)
  execute function private.acknowledge_rules();

-- One device is signed out

create function public.end_own_session(session_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if private.current_member_id() is null then
    perform private.fail(403, 'not_allowed', 'Only members whose portal is open may sign out a device.');
  end if;
  -- A stolen session must not lock the owner out. One's own session may always end.
  if session_id is distinct from ((select auth.jwt()) ->> 'session_id')::uuid
    and not private.has_fresh_sign_in()
  then
    perform private.fail(403, 'reauthentication_needed', 'Please confirm that it is you.');
  end if;
  delete from auth.sessions
  where sessions.id = end_own_session.session_id and sessions.user_id = (select auth.uid());
  return found;
end
$$;
comment on function public.end_own_session(uuid) is
  'Signs out one device of the member who asks: the session, its refresh tokens and, with the session, what its access token opens. Another device asks for a fresh sign-in. False if there is no such session of theirs.';
revoke all on function public.end_own_session(uuid) from public, anon;
grant execute on function public.end_own_session(uuid) to authenticated;
