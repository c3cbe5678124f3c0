-- What a Supabase project brings, part three: the open schema `public`, the record of migrations, and the gateway's own keys.
-- The wide grants on `public` are Supabase's default, kept alike so that a migration which closes them is needed in both homes.

grant usage on schema public to postgres, anon, authenticated, service_role;
revoke create on schema public from public;

alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;

create schema if not exists supabase_migrations;
comment on schema supabase_migrations is 'Which migrations have run, as Supabase''s command line tool records them.';

create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
comment on table supabase_migrations.schema_migrations is 'One row for each migration that has run.';

create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
comment on table supabase_migrations.seed_files is 'One row for each file of demo data that was loaded.';

-- The server makes this schema first: it keeps its record of platform files there.
create schema if not exists gateway;
comment on schema gateway is 'What the gateway keeps for itself: signing keys and secrets. No API role may enter.';

create table gateway.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint signing_keys_es256 check (private_jwk ->> 'kty' = 'EC' and private_jwk ->> 'crv' = 'P-256')
);
comment on table gateway.signing_keys is
  'ES256 keys that sign access tokens. A retired key signs no more, but still verifies until its tokens have run out.';

create table gateway.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table gateway.secrets is 'Named secrets made at first start.';

alter table gateway.signing_keys enable row level security;
alter table gateway.secrets enable row level security;

create policy "The authentication service reads signing keys" on gateway.signing_keys
  for select to supabase_auth_admin using (true);

grant usage on schema gateway to supabase_auth_admin;
grant select on gateway.signing_keys to supabase_auth_admin;
