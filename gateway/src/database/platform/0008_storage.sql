-- Storage as the gateway serves it: the login that serves it, what Supabase has beside the two tables, and the files' bytes.
-- Supabase keeps bytes in S3; here they are in the same database, so that one backup contains everything.

do $$
declare
  api_role text;
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'supabase_storage_admin') then
    create role supabase_storage_admin login noinherit;
    alter role supabase_storage_admin set lock_timeout = '8s';
  end if;

  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (
      select from pg_catalog.pg_auth_members
      where roleid = quote_ident(api_role)::regrole and member = 'supabase_storage_admin'::regrole and set_option
    ) then
      execute format('grant %I to supabase_storage_admin with set true, inherit false', api_role);
    end if;
  end loop;

  if current_user <> 'supabase_storage_admin' and not exists (
    select from pg_catalog.pg_auth_members
    where roleid = 'supabase_storage_admin'::regrole and member = quote_ident(current_user::text)::regrole and set_option
  ) then
    execute format('grant supabase_storage_admin to %I with set true, inherit true', current_user);
  end if;
end
$$;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
alter table storage.buckets add column type storage.buckettype not null default 'STANDARD';
alter table storage.buckets add constraint bucket_name_length check (length(name) <= 100);

comment on schema storage is 'Buckets and files, with the policies that decide who may use them.';
comment on column storage.objects.version is 'The file that holds the bytes (gateway.files).';

create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
-- A policy keeps PostgreSQL from using an index on lower(name): a function might tell a caller what the rows contain.
alter table storage.objects add column lower_name text collate "C" generated always as (lower(name)) stored;
comment on column storage.objects.lower_name is 'The name in small letters, by which listings find the files of a folder.';
create index idx_objects_bucket_id_lower_name on storage.objects (bucket_id, lower_name);
create index idx_objects_version on storage.objects (version);

create function storage.update_updated_at_column() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
comment on function storage.update_updated_at_column is 'Notes when a row was changed.';

create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

create function storage.protect_delete() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise insufficient_privilege using
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
      hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end;
$$;
comment on function storage.protect_delete is 'Refuses to delete rows by hand, as Supabase does.';

create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

create function storage.operation() returns text
language sql stable
set search_path = ''
as $$
  select current_setting('storage.operation', true)
$$;
comment on function storage.operation is 'What the current request does, such as storage.object.upload, for policies.';

create function storage.search(
  prefix text,
  bucketname text,
  limits integer default 100,
  levels integer default 1,
  offsets integer default 0,
  search text default '',
  sortcolumn text default 'name',
  sortorder text default 'asc'
) returns table (
  name text,
  id uuid,
  updated_at timestamptz,
  created_at timestamptz,
  last_accessed_at timestamptz,
  metadata jsonb
)
language sql stable
set search_path = ''
as $$
  with named as (
    select substr(objects.name, length(coalesce(prefix, '')) + 1) as rest, objects.*
    from storage.objects
    where objects.bucket_id = bucketname
      and objects.lower_name >= lower(coalesce(prefix, '') || coalesce(search, ''))
      and objects.lower_name < lower(coalesce(prefix, '') || coalesce(search, '')) || U&'\+10FFFF'
  ),
  entries as (
    select distinct split_part(named.rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
      null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
    from named
    where strpos(named.rest, '/') > 0
    union all
    select named.rest, named.id, named.updated_at, named.created_at, named.last_accessed_at, named.metadata
    from named
    where strpos(named.rest, '/') = 0
  ),
  keyed as (
    select entries.*,
      case sortcolumn
        when 'updated_at' then entries.updated_at
        when 'created_at' then entries.created_at
        when 'last_accessed_at' then entries.last_accessed_at
      end as at
    from entries
  )
  select keyed.name, keyed.id, keyed.updated_at, keyed.created_at, keyed.last_accessed_at, keyed.metadata
  from keyed
  order by
    case when sortcolumn <> 'name' then keyed.id is not null end,
    case when sortorder = 'desc' then keyed.at end desc,
    case when sortorder <> 'desc' then keyed.at end,
    case when sortorder = 'desc' then lower(keyed.name) collate "C" end desc,
    case when sortorder <> 'desc' then lower(keyed.name) collate "C" end,
    keyed.name collate "C"
  limit least(coalesce(limits, 100), 1500)
  offset coalesce(offsets, 0)
$$;
comment on function storage.search is 'What is in a folder: its folders, without an id, and its files. Policies decide which of them.';

revoke execute on all functions in schema storage from public;
grant execute on all functions in schema storage to postgres, anon, authenticated, service_role;

create table gateway.files (
  id uuid primary key,
  state text not null default 'arriving' check (state in ('arriving', 'stored', 'discarded', 'removing')),
  size bigint check (size >= 0),
  upload jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint files_stored_has_size check (state <> 'stored' or size is not null)
);
create index files_to_clean_up on gateway.files (state, changed_at) where state <> 'stored';
comment on table gateway.files is 'One row for each sequence of bytes; it never changes once it is stored. storage.objects.version names it.';
comment on column gateway.files.state is
  'arriving: an upload writes it; stored: objects may name it; discarded: none does any more; removing: its bytes are being deleted.';
comment on column gateway.files.upload is 'What a resumable upload was begun with.';

create table gateway.file_segments (
  file uuid not null references gateway.files (id) on delete cascade,
  start bigint not null check (start >= 0),
  length integer not null check (length > 0),
  bytes bytea,
  key text,
  primary key (file, start),
  constraint file_segments_bytes_or_key check ((bytes is null) <> (key is null))
);
alter table gateway.file_segments alter column bytes set storage external;
comment on table gateway.file_segments is 'The bytes of files in pieces, each where the one before it ends.';
comment on column gateway.file_segments.key is 'The object that holds the bytes, if they are in an S3-compatible store.';

create table gateway.used_upload_tokens (
  id uuid primary key,
  expires_at timestamptz not null
);
comment on table gateway.used_upload_tokens is 'Signed upload URLs that were used: each works once.';

alter table gateway.files enable row level security;
alter table gateway.file_segments enable row level security;
alter table gateway.used_upload_tokens enable row level security;

create policy "The storage service keeps files" on gateway.files
  for all to supabase_storage_admin using (true) with check (true);
create policy "The storage service keeps bytes" on gateway.file_segments
  for all to supabase_storage_admin using (true) with check (true);
create policy "The storage service notes used URLs" on gateway.used_upload_tokens
  for all to supabase_storage_admin using (true) with check (true);

create policy "The storage service finds files in use" on storage.objects
  for select to supabase_storage_admin using (true);
grant select on storage.objects to supabase_storage_admin;

grant usage on schema gateway, storage to supabase_storage_admin;
grant select, insert, update, delete on gateway.files, gateway.file_segments, gateway.used_upload_tokens
  to supabase_storage_admin;

create function gateway.sessions_of_signer(user_id uuid)
returns table (id uuid, created_at timestamptz, refreshed_at timestamp, not_after timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select sessions.id, sessions.created_at, sessions.refreshed_at, sessions.not_after
  from auth.sessions
  join auth.users on users.id = sessions.user_id
  where users.id = sessions_of_signer.user_id
    and users.deleted_at is null and coalesce(users.banned_until, '-infinity') <= now()
$$;
comment on function gateway.sessions_of_signer(uuid) is
  'The sessions of a user who is not banned. A signed URL ends with the session in which it was signed.';
revoke execute on function gateway.sessions_of_signer(uuid) from public;
grant execute on function gateway.sessions_of_signer(uuid) to supabase_storage_admin;

create function gateway.discard_uploads_of_user() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update gateway.files set state = 'discarded', changed_at = now()
  where files.state = 'arriving' and files.upload ->> 'owner' = old.id::text;
  return null;
end;
$$;
comment on function gateway.discard_uploads_of_user is 'What a deleted user had begun to upload is deleted, too.';
revoke execute on function gateway.discard_uploads_of_user() from public;

create trigger discard_uploads after delete or update of deleted_at on auth.users
  for each row execute function gateway.discard_uploads_of_user();

create function gateway.discard_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.version is not distinct from old.version then
    return null;
  end if;
  if old.version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update gateway.files
    set state = 'discarded', changed_at = now()
    where files.id = old.version::uuid
      and files.state = 'stored'
      and not exists (select from storage.objects where objects.version = old.version);
  end if;
  return null;
end;
$$;
comment on function gateway.discard_file is 'Marks a file that no object names any more; its bytes are deleted later.';
revoke execute on function gateway.discard_file() from public;

create trigger discard_file after update of version or delete on storage.objects
  for each row execute function gateway.discard_file();
