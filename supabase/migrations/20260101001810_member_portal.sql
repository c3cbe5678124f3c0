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
