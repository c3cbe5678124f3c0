-- The parts of Supabase's storage and realtime that migrations mention: tables for policies, and the functions that policies call.
-- Grants and columns are Supabase's, so that the same files apply.

create schema if not exists storage;
comment on schema storage is 'Buckets and files, with the policies that decide who may use them.';
grant usage on schema storage to postgres, anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  owner_id text,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index bname on storage.buckets (name);
comment on table storage.buckets is 'Groups of files, as migrations create them.';

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  version text,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now()
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
comment on table storage.objects is 'One row for each file.';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
language sql immutable
set search_path = ''
as $$
  select parts[1:cardinality(parts) - 1] from string_to_array(name, '/') as parts
$$;
comment on function storage.foldername is 'The folders of a file''s name: {a,b} of a/b/c.png.';

create function storage.filename(name text) returns text
language sql immutable
set search_path = ''
as $$
  select parts[cardinality(parts)] from string_to_array(name, '/') as parts
$$;
comment on function storage.filename is 'The last part of a file''s name: c.png of a/b/c.png.';

create function storage.extension(name text) returns text
language sql immutable
set search_path = ''
as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
comment on function storage.extension is 'What follows the last dot of a file''s name: png of a/b/c.png.';

grant execute on all functions in schema storage to postgres, anon, authenticated, service_role;

create schema if not exists realtime;
comment on schema realtime is 'Where policies on channels apply. This server has no channels.';
grant usage on schema realtime to postgres, anon, authenticated, service_role;

create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
comment on table realtime.messages is 'One row for each message of a channel. It has no partitions, so it takes none.';

alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

create function realtime.topic() returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
comment on function realtime.topic is 'The channel that a policy decides about.';

grant execute on function realtime.topic() to postgres, anon, authenticated, service_role;

-- Migrations add their tables to it.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
