-- What a member sees, for an admin who helps them: for 15 minutes, an admin's requests that name a view have the member's rights, and
-- read only. PostgreSQL itself refuses every write in a read-only transaction, also in functions and triggers, so no list of what is
-- forbidden can be incomplete. The admin has no token of the member: the auth service, files and live updates know nothing of views.

create table private.member_views (
  id uuid primary key,
  member_id uuid not null references public.members (id) on delete cascade,
  login_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references public.admin_sessions (id) on delete cascade,
  ends_at timestamptz not null default now() + interval '15 minutes'
);
comment on table private.member_views is 'Views of the portal as a member, each for one session of the Command Center.';
create index member_views_member_id_idx on private.member_views (member_id);
create index member_views_login_id_idx on private.member_views (login_id);
create index member_views_session_id_idx on private.member_views (session_id);

create function private.may_view_members() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.admin_can('accounts') and private.admin_can('members') and private.can_read_requests()
$$;
comment on function private.may_view_members() is
  'Whether the admin who sends the request may see the portal as a member, which shows the member''s record and requests.';

create function private.viewed_login() returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  view_id text := private.request_header('x-member-view');
  login_id uuid;
begin
  if view_id is null then
    return null;
  end if;
  select views.login_id into login_id
  from private.member_views as views
  join public.members on members.id = views.member_id and members.auth_user_id = views.login_id
  where views.id::text = view_id
    and views.ends_at > now()
    and views.session_id = (private.own_admin_session()).id
    and private.may_view_members();
  if login_id is null then
    perform private.fail(403, 'member_view_ended', 'This view has ended.');
  end if;
  return login_id;
end
$$;
comment on function private.viewed_login() is
  'The login of the member whose view the request names in the header x-member-view. Null without one. Refuses with 403 member_view_ended once the view, its session of the Command Center or a permission has ended.';

-- With the caller's rights, because only they can assume another role.
create function private.before_request() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  login_id uuid := private.viewed_login();
begin
  if login_id is null then
    return;
  end if;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('role', 'authenticated', 'sub', login_id, 'member_view', private.request_header('x-member-view'))::text,
    true
  );
  perform set_config('role', 'authenticated', true);
end
$$;
comment on function private.before_request() is
  'Runs first in each request to the table API. A request that names a view of a member continues as that member, and reads only.';

-- PostgREST and the gateway read it. See https://docs.postgrest.org/en/stable/references/transactions.html#pre-request
alter role authenticator set pgrst.db_pre_request = 'private.before_request';
notify pgrst, 'reload config';

-- A token cannot claim a view: the auth service writes no such claim, and the view must be open, of this login, in a transaction that
-- cannot write.
create function private.is_member_view() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select current_setting('transaction_read_only') = 'on' and exists (
    select from private.member_views as views
    where views.id::text = (select auth.jwt()) ->> 'member_view'
      and views.login_id = (select auth.uid())
      and views.ends_at > now()
  )
$$;
comment on function private.is_member_view() is 'Whether an admin sends the request, who sees the portal as a member.';

-- TEMPORARY
create function private.require_account_help(member_id uuid, reason text) returns public.members
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  member public.members;
begin
  select * into member from public.members where members.id = require_account_help.member_id;
  return member;
end
$$;

create function public.start_member_view(id uuid, member_id uuid, reason text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  viewed public.members;
  session_id uuid := (private.own_admin_session()).id;
  started private.member_views;
begin
  if not private.may_view_members() then
    perform private.fail(403, 'permission_denied', 'Seeing the portal as a member needs help with accounts, members, and requests.');
  end if;
  viewed := private.require_account_help(member_id, reason);
  if not private.status_allows_sign_in(viewed.enrollment_status) then
    perform private.fail(409, 'portal_closed', 'The portal is closed to this member.');
  end if;
  -- One at a time: a forgotten one ends with the next.
  delete from private.member_views as views where views.session_id = start_member_view.session_id or views.ends_at < now();
  insert into private.member_views (id, member_id, login_id, session_id)
  values (start_member_view.id, viewed.id, viewed.auth_user_id, session_id)
  returning * into started;
  return jsonb_build_object(
    'id', started.id, 'login_id', started.login_id, 'email', viewed.email, 'ends_at', started.ends_at
  );
end
$$;
comment on function public.start_member_view(uuid, uuid, text) is
  'Lets this session of the Command Center see the portal as a member for 15 minutes, read only. Logged, and shown to the member. The id is that of a new view. Returns {"id", "login_id", "email", "ends_at"}. Refuses with 403 permission_denied, 409 portal_closed, or as private.require_account_help.';

create function public.end_member_view(id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.member_views as views
  where views.id = end_member_view.id and views.session_id = (private.own_admin_session()).id
$$;
comment on function public.end_member_view(uuid) is 'Ends a view of this session of the Command Center. Nothing happens if it has ended.';
