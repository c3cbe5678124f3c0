-- The team of the Command Center. They are no login accounts: a session token, sent as the header x-admin-session, says who asks.

create table public.admins (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  email text not null,
  role text not null default 'support_agent',
  status text not null default 'active',
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint admins_email_key unique (email),
  constraint admins_first_name_length check (char_length(first_name) between 1 and 100),
  constraint admins_last_name_length check (char_length(last_name) <= 100),
  constraint admins_email_valid check (private.is_email(email)),
  constraint admins_role_known check (role in ('super_admin', 'admin', 'content_editor', 'support_agent')),
  constraint admins_status_known check (status in ('active', 'inactive')),
  constraint admins_permissions_known
    check (permissions <@ array['blog', 'shows', 'contacts', 'users', 'analytics', 'members'])
);
comment on table public.admins is 'The team of the Command Center. Passwords are in private.admin_credentials.';
comment on column public.admins.permissions is
  'The boxes that are ticked for this admin. A super admin may do everything, whatever is ticked.';
create index admins_role_idx on public.admins (role);
create index admins_created_at_idx on public.admins (created_at desc);

create view public.users with (security_invoker = true) as
  select id, first_name, last_name, name, email, role, status, created_at, updated_at
  from public.admins;
comment on view public.users is 'The team, as the overview counts it. The rules of public.admins apply.';

create table private.admin_credentials (
  admin_id uuid primary key references public.admins (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
comment on table private.admin_credentials is 'Password hashes (bcrypt) of the team.';

create table private.admin_sign_in_failures (
  key_hash bytea primary key,
  failures integer not null,
  retry_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table private.admin_sign_in_failures is
  'Wrong passwords by e-mail address, known or not: a salted hash of it, how many, and from when another try is allowed.';
create index admin_sign_in_failures_expires_at_idx on private.admin_sign_in_failures (expires_at);

create table public.admin_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint admin_sessions_token_hash_key unique (token_hash),
  constraint admin_sessions_token_hash_length check (octet_length(token_hash) = 32)
);
comment on table public.admin_sessions is
  'Sessions of the team, by the hash of their token. They end after 30 idle minutes, after 12 hours, and at sign-out.';
create index admin_sessions_admin_id_idx on public.admin_sessions (admin_id);
create index admin_sessions_expires_at_idx on public.admin_sessions (expires_at);

create table public.password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_resets_token_hash_key unique (token_hash),
  constraint password_resets_token_hash_length check (octet_length(token_hash) = 32)
);
comment on table public.password_resets is 'Reset links that were sent to members, by the hash of their token. Single use.';
create index password_resets_user_id_idx on public.password_resets (user_id);
create index password_resets_expires_at_idx on public.password_resets (expires_at);

alter table private.admin_credentials enable row level security;
alter table private.admin_sign_in_failures enable row level security;

create trigger set_normalized_email before insert or update of email on public.admins
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.admins
  for each row execute function private.set_updated_at();

-- Who is asking

create function private.current_admin() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  token text := private.request_header('x-admin-session');
  asking public.admins;
begin
  if token is null or token = '' then
    return null;
  end if;

  select admins.* into asking
  from public.admin_sessions as sessions
  join public.admins on admins.id = sessions.admin_id
  where sessions.token_hash = private.hash_token(token)
    and sessions.last_seen_at > now() - interval '30 minutes'
    and sessions.expires_at > now()
    and admins.status = 'active';
  return asking;
end
$$;
comment on function private.current_admin() is
  'The active admin whose session token the request carries. Null without the header, and when the session has ended.';

create function private.current_admin_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select (private.current_admin()).id
$$;
comment on function private.current_admin_id() is 'The id of the admin who is asking, or null.';

create function private.is_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.current_admin_id() is not null
$$;
comment on function private.is_admin() is 'Whether an active admin is asking.';

create function private.is_super_admin() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce((private.current_admin()).role = 'super_admin', false)
$$;
comment on function private.is_super_admin() is 'Whether an active super admin is asking.';

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
  'Whether the admin who is asking may work with: blog, shows, contacts, users, analytics or members.';

-- Rules that a policy cannot say, because they compare what was with what will be.
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
    -- Whoever could change a stronger admin could become them: by email and a mailed link, for example.
    if not new.permissions <@ asking.permissions or (tg_op = 'UPDATE' and not old.permissions <@ asking.permissions) then
      perform private.fail(403, 'permission_not_held', 'Admins can only give permissions that they have.');
    end if;
  end if;

  if was_super and not (new.role = 'super_admin' and new.status = 'active') then
    -- Locked first, so that two who demote each other at the same time cannot both find the other still there.
    perform from public.admins where role = 'super_admin' and status = 'active' order by id for update;
    if (select count(*) from public.admins where role = 'super_admin' and status = 'active') <= 1 then
      perform private.fail(409, 'last_super_admin', 'The last active super admin cannot be demoted or deactivated.');
    end if;
  end if;

  return new;
end
$$;
comment on function private.guard_admin_change() is
  'Trigger: no admin raises their own rights, gives more than they have or changes anyone who has more, and one active super admin always remains.';

create trigger guard_admin_change before insert or update on public.admins
  for each row execute function private.guard_admin_change();

create function private.end_sessions_of_inactive_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.admin_sessions where admin_id = new.id;
  return null;
end
$$;
comment on function private.end_sessions_of_inactive_admin() is 'Trigger: deactivation signs an admin out everywhere.';

create trigger end_sessions_of_inactive_admin after update of status on public.admins
  for each row when (new.status <> 'active' and old.status = 'active')
  execute function private.end_sessions_of_inactive_admin();

-- Passwords

create function private.hash_admin_password(password text) returns text
language sql volatile
set search_path = ''
as $$
  -- One cost for all, because a wrong e-mail is checked against a dummy hash of the same cost.
  select extensions.crypt(password, extensions.gen_salt('bf', 10))
$$;
comment on function private.hash_admin_password(text) is 'The bcrypt hash of an admin''s password.';

create function private.set_admin_password(admin_id uuid, password text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  weakness text;
begin
  weakness := private.admin_password_weakness(admin_id, password);
  if weakness is not null then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'weak_password', 'message', 'The password is too weak: ' || weakness, 'hint', weakness
      )::text,
      detail = '{"status": 422, "headers": {}}';
  end if;

  insert into private.admin_credentials as credentials (admin_id, password_hash)
  values (set_admin_password.admin_id, private.hash_admin_password(password))
  on conflict on constraint admin_credentials_pkey do update
    set password_hash = excluded.password_hash, changed_at = now();

  delete from public.admin_sessions as sessions where sessions.admin_id = set_admin_password.admin_id;
  delete from private.admin_known_networks as networks where networks.admin_id = set_admin_password.admin_id;
  -- An older link in the mailbox must not replace this password.
  delete from private.admin_password_links as links
  where links.admin_id = set_admin_password.admin_id and links.used_at is null;
end
$$;
comment on function private.set_admin_password(uuid, text) is
  'Sets an admin''s password, unless it is weak (422 weak_password, hint: too_short, too_long, common, repeated or own_data), and ends that admin''s sessions. For functions that have checked who asks.';
