-- The team of the Command Center. Admins are users of the auth service. A session that the Command Center opened has the role
-- staff in its tokens; all other sessions of the same login have not, so the portal's session of an admin who is a member, too,
-- opens nothing here. Decision 060.

--
-- The role of the team's requests
--

-- Roles belong to the whole cluster: another database may have created it. It has what visitors have, and what access.sql adds.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'staff') then
    create role staff nologin;
    alter role staff set statement_timeout = '8s';
  end if;
  if not pg_has_role('staff', 'anon', 'usage') then
    grant anon to staff;
  end if;
  if not pg_has_role('authenticator', 'staff', 'set') then
    grant staff to authenticator;
  end if;
end
$$;

--
-- The team
--

create table public.admins (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  email text not null,
  role text not null default 'support_agent',
  status text not null default 'active',
  permissions text[] not null default '{}',
  -- An admin whom the operator adds on the server counts at once.
  counts_since timestamptz default 'epoch',
  counts_asked_by uuid references public.admins (id) on delete set null,
  counts_asked_at timestamptz,
  auth_user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (private.searchable(first_name || ' ' || last_name || ' ' || email)) stored,
  constraint admins_email_key unique (email),
  constraint admins_auth_user_id_key unique (auth_user_id),
  constraint admins_first_name_length check (char_length(first_name) between 1 and 100),
  constraint admins_last_name_length check (char_length(last_name) <= 100),
  constraint admins_email_valid check (private.is_email(email)),
  constraint admins_role_known check (role in ('super_admin', 'admin', 'content_editor', 'support_agent')),
  constraint admins_status_known check (status in ('active', 'inactive')),
  constraint admins_permissions_known
    check (
      permissions <@ array[
        'blog', 'shows', 'contacts', 'users', 'analytics', 'members', 'accounts', 'requests', 'requests_read', 'books', 'settings'
      ]
    )
);
comment on table public.admins is 'The team of the Command Center.';
comment on column public.admins.auth_user_id is
  'The login. Null until there is a password. It can be a member''s login, too.';
comment on column public.admins.permissions is
  'The permissions of this admin. A super admin has all of them, whatever is listed here.';
comment on column public.admins.counts_since is
  'Since when this admin counts as the second person of a control of two. Null after another admin gave more power to the account or took it over, until a second super admin confirms it, or for 24 hours if there is none.';
comment on column public.admins.search_text is 'The text that a search matches.';
create index admins_counts_asked_by_idx on public.admins (counts_asked_by);
create index admins_role_idx on public.admins (role);
create index admins_search_text_idx on public.admins using gin (search_text extensions.gin_trgm_ops);
create index admins_name_idx on public.admins (name, id);
create index admins_created_at_idx on public.admins (created_at, id);

create trigger set_normalized_email before insert or update of email on public.admins
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.admins
  for each row execute function private.set_updated_at();

create view public.users with (security_invoker = true) as
  select id, first_name, last_name, name, email, role, status, created_at, updated_at
  from public.admins;
comment on view public.users is 'The team, as the overview counts it. The policies on public.admins apply.';

--
-- Sessions
--

create table public.admin_sessions (
  id uuid primary key references auth.sessions (id) on delete cascade,
  admin_id uuid not null references public.admins (id) on delete cascade,
  created_at timestamptz not null default now(),
  entered_at timestamptz,
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '12 hours'
);
comment on table public.admin_sessions is
  'The sessions of the auth service that the Command Center opened. They end after 30 minutes without a request, after 12 hours, and at sign-out.';
comment on column public.admin_sessions.entered_at is
  'When the sign-in was complete. Null while the code of the second factor is missing.';
create index admin_sessions_admin_id_idx on public.admin_sessions (admin_id);
create index admin_sessions_expires_at_idx on public.admin_sessions (expires_at);

create function private.admin_of_session(wanted public.admin_sessions) returns public.admins
language sql stable
security definer
set search_path = ''
as $$
  select admins.*
  from public.admins
  join auth.users on users.id = admins.auth_user_id
  where admins.id = wanted.admin_id
    and admins.status = 'active'
    and wanted.last_seen_at > now() - interval '30 minutes'
    and wanted.expires_at > now()
    and (users.banned_until is null or users.banned_until <= now())
    and users.deleted_at is null
$$;
comment on function private.admin_of_session(public.admin_sessions) is
  'The active admin of a session that has not ended. Null otherwise.';

create table private.team_settings (
  is_only_row boolean primary key default true check (is_only_row),
  requires_second_factor boolean not null default true
);
comment on table private.team_settings is
  'Whether the team signs in with a second factor. Optional only in the demo, whose passwords are public. One row.';
insert into private.team_settings default values;

create function private.is_second_factor_due(login_id uuid, assurance text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select assurance is distinct from 'aal2'
    and (private.has_second_factor(login_id) or (select requires_second_factor from private.team_settings))
$$;
comment on function private.is_second_factor_due(uuid, text) is
  'Whether an admin with this login must still show a code, or set up an app first. The assurance is the claim aal of the session.';

create function private.own_admin_session() returns public.admin_sessions
language sql stable
security definer
set search_path = ''
as $$
  select sessions.*
  from public.admin_sessions as sessions
  join public.admins on admins.id = sessions.admin_id
  join auth.sessions as logins on logins.id = sessions.id
  join lateral private.caller_claims() as claims on true
  where claims ->> 'role' = 'staff'
    and sessions.id = (claims ->> 'session_id')::uuid
    and admins.auth_user_id = (claims ->> 'sub')::uuid
    -- The lower one counts: a token can be older than the removal of the app.
    and not private.is_second_factor_due(
      admins.auth_user_id, least(coalesce(claims ->> 'aal', 'aal1'), coalesce(logins.aal::text, 'aal1'))
    )
$$;
comment on function private.own_admin_session() is
  'The session of the Command Center that sends the request, also if it is idle or expired. Null for other callers, and while the second factor is missing.';

create function private.current_admin() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins;
begin
  -- The claim alone gives nothing. It only distinguishes a session that has ended from a caller who never had one.
  if private.caller_claims() ->> 'role' is distinct from 'staff' then
    return null;
  end if;
  asking := private.admin_of_session(private.own_admin_session());
  if asking.id is null then
    perform private.fail(401, 'admin_session_ended', 'The session of the Command Center has ended.');
  end if;
  return asking;
end
$$;
comment on function private.current_admin() is
  'The active admin whose session of the Command Center sends the request. Null for other callers. Ends the request with 401 if the session has ended.';

create function private.touch_admin_session() returns void
language sql volatile
security definer
set search_path = ''
as $$
  -- A precision of one minute is enough for a limit of 30, and saves a write for each request.
  update public.admin_sessions
  set last_seen_at = now()
  where id = (private.own_admin_session()).id
    and last_seen_at between now() - interval '30 minutes' and now() - interval '1 minute'
$$;
comment on function private.touch_admin_session() is 'Keeps the session of the admin who sends the request from becoming idle.';

create function private.end_admin_sessions(admin_id uuid, but uuid default null) returns void
language sql volatile
security definer
set search_path = ''
as $$
  -- The auth service's session goes with its refresh token, so no open page or socket gets another token.
  delete from auth.sessions
  where id in (
    select sessions.id from public.admin_sessions as sessions
    where sessions.admin_id = end_admin_sessions.admin_id and sessions.id is distinct from but
  )
$$;
comment on function private.end_admin_sessions(uuid, uuid) is
  'Ends all sessions of the Command Center of an admin, but one. The portal''s sessions of the same login stay.';

create function public.current_admin()
returns table (
  id uuid,
  first_name text,
  last_name text,
  name text,
  email text,
  role text,
  status text,
  permissions text[],
  created_at timestamptz,
  updated_at timestamptz,
  session_id uuid,
  session_expires_at timestamptz,
  requires_second_factor boolean
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_session public.admin_sessions;
begin
  perform private.touch_admin_session();
  own_session := private.own_admin_session();
  return query
    select
      asking.id, asking.first_name, asking.last_name, asking.name, asking.email, asking.role, asking.status,
      asking.permissions, asking.created_at, asking.updated_at, own_session.id, own_session.expires_at,
      settings.requires_second_factor
    from private.admin_of_session(own_session) as asking
    cross join private.team_settings as settings
    where asking.id is not null;
end
$$;
comment on function public.current_admin() is
  'The admin whose session of the Command Center sends the request, or no row once it has ended. Each call keeps the session from becoming idle.';

--
-- What the admin who sends the request may do
--

create function private.current_admin_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select (private.current_admin()).id
$$;
comment on function private.current_admin_id() is 'The id of the admin who sends the request, or null.';

create function private.is_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.current_admin_id() is not null
$$;
comment on function private.is_admin() is 'Whether an active admin sends the request.';

create function private.is_super_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce((private.current_admin()).role = 'super_admin', false)
$$;
comment on function private.is_super_admin() is 'Whether an active super admin sends the request.';

create function private.admin_can(permission text) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
begin
  return coalesce(asking.role = 'super_admin' or permission = any (asking.permissions), false);
end
$$;
comment on function private.admin_can(text) is
  'Whether the admin who sends the request has a permission: blog, shows, contacts, users, analytics, members, accounts, requests, requests_read, books or settings.';

create function private.require_admin() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
begin
  if asking.id is null then
    perform private.fail(403, 'permission_denied', 'Only for the team.');
  end if;
  return asking;
end
$$;
comment on function private.require_admin() is 'The admin who sends the request. Ends the request if there is none.';

--
-- Lists of personal data
--
-- An admin's session can read a list of personal data only after a line in the activity log: "list opened". A call of its own
-- (public.open_lists, through the function rpc) writes the line. It is committed before the list can be read, so no caller
-- can undo it together with the read. A list stays open for 15 minutes.

create table private.open_lists (
  session_id uuid not null references public.admin_sessions (id) on delete cascade,
  list text not null,
  open_until timestamptz not null,
  primary key (session_id, list),
  constraint open_lists_list_known check (list in (
    'members', 'membership_applications', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins',
    'activity_log', 'sharing_requests', 'advisor_notes', 'contributions'
  ))
);
comment on table private.open_lists is
  'Which lists a session of the Command Center can read, and until when. Each row has its line in the activity log.';

create function private.can_open_list(asking public.admins, list text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    asking.role = 'super_admin' or case list
      when 'admins' then asking.id is not null
      when 'contact_messages' then 'contacts' = any (asking.permissions)
      -- Support agents work with requests and need to see who wrote them, without health and birth.
      when 'form_submissions' then asking.permissions && '{contacts,members}'
      when 'members' then asking.permissions && '{contacts,members}'
      when 'activity_log' then false
      when 'contributions' then 'books' = any (asking.permissions)
      when 'sharing_requests' then asking.permissions && '{requests,requests_read}'
      else 'members' = any (asking.permissions)
    end,
    false
  )
$$;
comment on function private.can_open_list(public.admins, text) is 'Whether an admin may read a list of personal data.';

create function private.can_read_list(list text) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.can_open_list(private.current_admin(), list) then
    return false;
  end if;
  if not exists (
    select from private.open_lists as opened
    where opened.session_id = (private.own_admin_session()).id
      and opened.list = can_read_list.list
      and opened.open_until > now()
  ) then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'list_not_open', 'message', 'Open the list first: public.open_lists.', 'hint', list
      )::text,
      detail = '{"status": 403, "headers": {}}';
  end if;
  return true;
end
$$;
comment on function private.can_read_list(text) is
  'Whether the admin who sends the request may read a list. Ends the request with 403 list_not_open (hint: the list) if the session has not opened it.';

create function public.open_lists(lists text[]) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  own_session_id uuid := (private.own_admin_session()).id;
  wanted text;
  opened text[] := '{}';
begin
  foreach wanted in array lists loop
    continue when wanted = any (opened) or not private.can_open_list(asking, wanted);
    opened := opened || wanted;
    -- It is open and logged already: reloading the page is no further access.
    continue when exists (
      select from private.open_lists as known
      where known.session_id = own_session_id and known.list = wanted
        and known.open_until > now() + interval '1 minute'
    );
    insert into private.open_lists (session_id, list, open_until)
    values (own_session_id, wanted, now() + interval '15 minutes')
    on conflict on constraint open_lists_pkey do update set open_until = excluded.open_until;
    perform private.log_activity('admin', asking.id, 'list.opened', wanted);
  end loop;
  return opened;
end
$$;
comment on function public.open_lists(text[]) is
  'Opens lists of personal data to the caller''s session for 15 minutes, and logs each. Returns the lists that were opened: the others are not for this admin.';

--
-- Changes of other admins
--

create function private.power_of(admin public.admins) returns integer
language sql immutable
set search_path = ''
as $$
  select case
    when admin.status <> 'active' then 0
    when admin.role = 'super_admin' then 2
    when 'requests' = any (admin.permissions) then 1
    else 0
  end
$$;
comment on function private.power_of(public.admins) is
  'What an admin can be the second person of: 2 for settings and decisions, 1 for decisions, 0 for nothing.';

-- Rules that a policy cannot express, because they compare the old row with the new one.
create function private.guard_admin_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  was_super boolean := tg_op = 'UPDATE' and old.role = 'super_admin' and old.status = 'active';
begin
  if asking.id is not null and asking.role <> 'super_admin' then
    if new.role = 'super_admin' or (tg_op = 'UPDATE' and old.role = 'super_admin') then
      perform private.fail(403, 'super_admin_required', 'Only a super admin may change super admins.');
    end if;
    if tg_op = 'UPDATE' and new.id = asking.id
      and (new.role, new.status, new.permissions, new.email)
        is distinct from (old.role, old.status, old.permissions, old.email) then
      perform private.fail(403, 'own_rights', 'Admins cannot change their own role, status, permissions or email.');
    end if;
    -- An admin who could change a stronger one could become them, for example by a first password.
    if not new.permissions <@ asking.permissions or (tg_op = 'UPDATE' and not old.permissions <@ asking.permissions) then
      perform private.fail(403, 'permission_not_held', 'Admins can only give permissions that they have.');
    end if;
  end if;

  if was_super and not (new.role = 'super_admin' and new.status = 'active') then
    -- Locked first: two super admins who demote each other concurrently must not both still find the other.
    perform from public.admins where role = 'super_admin' and status = 'active' order by id for update;
    if (select count(*) from public.admins where role = 'super_admin' and status = 'active') <= 1 then
      perform private.fail(409, 'last_super_admin', 'The last active super admin cannot be demoted or deactivated.');
    end if;
  end if;

  -- Who could add a second account, or take one over, would be two people.
  if asking.id <> new.id and private.power_of(new) > 0
    and (tg_op = 'INSERT' or private.power_of(new) > private.power_of(old) or new.email <> old.email) then
    new.counts_since := null;
    new.counts_asked_by := asking.id;
    new.counts_asked_at := now();
  end if;

  return new;
end
$$;
comment on function private.guard_admin_change() is
  'Trigger: no admin extends their own rights, grants more than they have, or changes an admin who has more. One active super admin always remains. More power, or another email, counts for controls of two once a second super admin has confirmed it.';

create trigger guard_admin_change before insert or update on public.admins
  for each row execute function private.guard_admin_change();

create function private.require_manageable_admin(admin_id uuid) returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  target public.admins;
begin
  if not private.admin_can('users') then
    perform private.fail(403, 'permission_denied', 'Only admins for users may do this.');
  end if;
  select * into target from public.admins where admins.id = admin_id;
  if target.id is null then
    perform private.fail(404, 'not_found', 'There is no such admin.');
  elsif target.role = 'super_admin' and not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may change super admins.');
  elsif not private.is_super_admin() and not target.permissions <@ (private.current_admin()).permissions then
    -- An admin who sets a password could sign in with it.
    perform private.fail(403, 'permission_not_held', 'Admins can only give permissions that they have.');
  end if;
  return target;
end
$$;
comment on function private.require_manageable_admin(uuid) is
  'Another admin''s record, for an admin for users who has every right that the other has. Ends the request otherwise.';

-- An admin with another role has other rights, and must sign in again.
create function private.end_sessions_of_inactive_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_admin_sessions(new.id);
  return null;
end
$$;
comment on function private.end_sessions_of_inactive_admin() is
  'Trigger: deactivation signs an admin out of the Command Center everywhere.';

create trigger end_sessions_of_inactive_admin after update of status on public.admins
  for each row when (new.status <> 'active' and old.status = 'active')
  execute function private.end_sessions_of_inactive_admin();
create trigger end_sessions_of_changed_role after update of role on public.admins
  for each row when (new.role is distinct from old.role)
  execute function private.end_sessions_of_inactive_admin();
