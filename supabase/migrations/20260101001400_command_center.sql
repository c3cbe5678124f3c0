-- What every tab of the Command Center rests on: a session that has ended says so, text that can be searched without accents,
-- and a line in the log for every export.

-- Until now a request with an ended session saw empty tables, which a screen cannot tell from tables that are empty.
create function private.admin_of_session(token text) returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins;
begin
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
comment on function private.admin_of_session(text) is 'The active admin whose open session this token is, or null.';

create or replace function private.current_admin() returns public.admins
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
  asking := private.admin_of_session(token);
  if asking.id is null then
    perform private.fail(401, 'admin_session_ended', 'The session of the Command Center has ended.');
  end if;
  return asking;
end
$$;
comment on function private.current_admin() is
  'The active admin whose session token the request carries. Null without the header; ends the request with 401 when the session has ended.';

create or replace function public.current_admin()
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
  session_expires_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  token text := private.request_header('x-admin-session');
begin
  perform private.touch_admin_session();
  return query
    select
      asking.id, asking.first_name, asking.last_name, asking.name, asking.email, asking.role, asking.status,
      asking.permissions, asking.created_at, asking.updated_at, sessions.expires_at
    from private.admin_of_session(token) as asking
    join public.admin_sessions as sessions
      on sessions.admin_id = asking.id and sessions.token_hash = private.hash_token(token);
end
$$;

create or replace function public.admin_sign_out() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  token text := private.request_header('x-admin-session');
  admin_id uuid := (private.admin_of_session(token)).id;
begin
  if admin_id is not null then
    perform private.log_activity('admin', admin_id, 'admin.sign_out', 'admins', admin_id);
  end if;
  delete from public.admin_sessions where token_hash = private.hash_token(token);
end
$$;

-- Another role is another person, as far as rights go: whoever gets one signs in anew.
create trigger end_sessions_of_changed_role after update of role on public.admins
  for each row when (new.role is distinct from old.role)
  execute function private.end_sessions_of_inactive_admin();

-- Search: lower case without accents, as app/lib/command-center/list-request.ts writes its patterns. Trigrams find parts of words.

create extension if not exists pg_trgm with schema extensions;

create function private.searchable(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select lower(regexp_replace(normalize(coalesce(value, ''), NFD), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function private.searchable(text) is
  'A text as it is searched: lower case, without accents. For generated columns with a trigram index.';
grant execute on function private.searchable(text) to anon, authenticated, service_role;

alter table public.admins add column search_text text
  generated always as (private.searchable(first_name || ' ' || last_name || ' ' || email)) stored;
comment on column public.admins.search_text is 'What a search looks through.';
create index admins_search_text_idx on public.admins using gin (search_text extensions.gin_trgm_ops);
create index admins_name_idx on public.admins (name, id);
drop index public.admins_created_at_idx;
create index admins_created_at_idx on public.admins (created_at, id);

-- Lists. Under a row policy PostgreSQL uses no index for `like`, whose operator it does not know to be free of leaks, and reads
-- the whole table. A view with its owner's rights asks once, before the first row, whether this admin may see any of them: the
-- same answer, and the indexes serve. Nothing but what the policy would show may stand in such a view.
create view public.admin_list with (security_invoker = false) as
  select
    id, first_name, last_name, name, email, role, status, permissions, search_text, created_at, updated_at,
    exists (select from private.admin_credentials as credentials where credentials.admin_id = admins.id) as has_password
  from public.admins
  where (select private.admin_reads('admins'));
comment on view public.admin_list is 'The team, for the Command Center''s list: what the policy on public.admins shows, with indexes.';
grant select on public.admin_list to anon;

create index activity_log_actor_kind_idx on public.activity_log (actor_kind, created_at, id);
create index activity_log_subject_table_idx on public.activity_log (subject_table, created_at, id);
create index activity_log_actor_idx on public.activity_log (actor_id, created_at, id);
drop index public.activity_log_actor_id_idx;

create function public.log_export(list text, row_count integer, narrowed_by jsonb default '{}') returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
begin
  if admin_id is null then
    perform private.fail(403, 'permission_denied', 'Only the team exports lists.');
  elsif list !~ '^[a-z_]{1,60}$' or row_count < 0 or pg_column_size(narrowed_by) > 4000 then
    perform private.fail(422, 'export_invalid', 'This is no export.');
  end if;
  perform private.log_activity(
    'admin', admin_id, 'list.exported', list, null,
    jsonb_build_object('rows', row_count, 'narrowed_by', narrowed_by)
  );
end
$$;
comment on function public.log_export(text, integer, jsonb) is
  'Writes down that an admin has taken rows of a list away as a file: how many, and what narrowed them.';

revoke all on function public.log_export(text, integer, jsonb) from public, anon, authenticated;
grant execute on function public.log_export(text, integer, jsonb) to service_role;
