-- Where a member is signed in, for the security section of the profile. The accounts' own tables are not exposed by the API;
-- ending the other sessions is the authentication service's work (sign-out with the scope "others").

create function public.list_own_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  last_used_at timestamptz,
  user_agent text,
  ip text,
  is_current boolean
)
language sql stable
security definer
set search_path = ''
as $$
  select
    sessions.id,
    sessions.created_at,
    -- The service notes it without a time zone, in UTC.
    greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc'),
    left(sessions.user_agent, 400),
    host(sessions.ip),
    sessions.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions
  where sessions.user_id = (select auth.uid())
    and private.session_is_open(sessions.id, sessions.user_id)
    and private.current_member_id() is not null
  order by sessions.id::text = (select auth.jwt()) ->> 'session_id' desc, 3 desc
  limit 50
$$;
comment on function public.list_own_sessions() is
  'The open sessions of the member who asks, this one first, then those used last. Nobody else''s, and no tokens.';

revoke all on function public.list_own_sessions() from public, anon;
grant execute on function public.list_own_sessions() to authenticated;
