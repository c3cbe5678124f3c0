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
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.before_request';
exception when insufficient_privilege then
  -- An owner of the database who may not change roles: views are not offered until an operator sets it.
  raise notice 'Views of the portal need: alter role authenticator set pgrst.db_pre_request = ''private.before_request''';
end
$$;
notify pgrst, 'reload config';

-- A token cannot claim a view: the auth service writes no such claim, and the view must be open, of this login, in a transaction that
-- cannot write.
create function private.current_member_view() returns private.member_views
language sql stable
security definer
set search_path = ''
as $$
  select views.*
  from private.member_views as views
  where current_setting('transaction_read_only') = 'on'
    and views.id::text = (select auth.jwt()) ->> 'member_view'
    and views.login_id = (select auth.uid())
    and views.ends_at > now()
$$;
comment on function private.current_member_view() is
  'The view in which an admin, who sees the portal as a member, sends the request. Null for other callers.';

create function public.start_member_view(id uuid, member_id uuid, reason text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_account_helper();
  own_session uuid := (private.own_admin_session()).id;
  viewed public.members;
begin
  if not private.may_view_members() then
    perform private.fail(403, 'permission_denied', 'The portal of a member shows data of members and requests.');
  end if;
  perform private.check_help(reason);
  select members.* into viewed from public.members where members.id = start_member_view.member_id for share;
  if viewed.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  if exists (
    select from private.member_views as views
    where views.id = start_member_view.id and views.session_id = own_session and views.member_id = viewed.id
  ) then
    return;
  end if;
  perform private.refuse_help(private.help_obstacle(asking, viewed, 'view'), viewed.id);
  perform private.touch_admin_session();
  -- One at a time: a forgotten one ends with the next.
  delete from private.member_views as views where views.session_id = own_session or views.ends_at < now();
  insert into private.member_views (id, member_id, login_id, session_id)
  values (start_member_view.id, viewed.id, viewed.auth_user_id, own_session);
  perform private.add_account_help(start_member_view.id, asking, viewed, 'view', reason, false);
end
$$;
comment on function public.start_member_view(uuid, uuid, text) is
  'Lets this session of the Command Center see the portal as a member for 15 minutes, read only, for admins with the permissions accounts, members and one for requests, and a fresh sign-in. The id is the page''s; a repeated call has no effect. The member sees it. Refuses as help_with_account().';

create function public.own_member_view()
returns table (member_id uuid, login_id uuid, email text, name text, ends_at timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select members.id, view.login_id, members.email, members.first_name || ' ' || members.last_name, view.ends_at
  from private.current_member_view() as view
  join public.members on members.id = view.member_id
$$;
comment on function public.own_member_view() is 'Whom an admin sees the portal as, and until when. No row for other callers.';

create function public.end_member_view(id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.member_views as views
  where views.id = end_member_view.id and views.session_id = (private.own_admin_session()).id
$$;
comment on function public.end_member_view(uuid) is 'Ends a view of this session of the Command Center. Nothing happens if it has ended.';
