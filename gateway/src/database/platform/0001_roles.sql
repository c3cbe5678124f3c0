-- What a Supabase project brings before its first migration, part one: the roles, and the schema for extensions.
-- One machine only; hosted Supabase has all of this. Roles belong to the whole cluster, so each is made only where missing
-- (another database of the same cluster may have made it), and everything here also runs as an ordinary role with
-- CREATEROLE and BYPASSRLS that owns the database.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit'),
      ('postgres', 'nologin')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);

      case wanted.name
        -- The limits that Supabase sets. They bind whoever signs in as the role or applies its settings after `set role`.
        when 'anon' then
          alter role anon set statement_timeout = '3s';
        when 'authenticated' then
          alter role authenticated set statement_timeout = '8s';
        when 'authenticator' then
          alter role authenticator set statement_timeout = '8s';
          alter role authenticator set lock_timeout = '8s';
        when 'supabase_auth_admin' then
          alter role supabase_auth_admin set search_path = 'auth';
        else
          null;
      end case;
    end if;
  end loop;
end
$$;

-- The authenticator signs in with no rights of its own and becomes one of the three. Whoever runs the migrations must be
-- able to act for them all, as `postgres` can on Supabase.
do $$
declare
  membership record;
begin
  for membership in
    select role_name, member_name
    from (values ('anon'), ('authenticated'), ('service_role')) as api (role_name),
         (values ('authenticator'), (current_user::text)) as members (member_name)
    union
    values ('supabase_auth_admin', current_user::text), ('authenticator', current_user::text)
  loop
    if membership.role_name <> membership.member_name and not exists (
      select from pg_catalog.pg_auth_members
      where roleid = quote_ident(membership.role_name)::regrole
        and member = quote_ident(membership.member_name)::regrole
        and set_option
    ) then
      execute format(
        'grant %I to %I with set true, inherit %s',
        membership.role_name,
        membership.member_name,
        case when membership.member_name = 'authenticator' then 'false' else 'true' end
      );
    end if;
  end loop;
end
$$;

create schema if not exists extensions;
comment on schema extensions is 'Extensions live here, away from the tables that the API shows.';

grant usage on schema extensions to postgres, anon, authenticated, service_role;

-- Extensions that a migration adds later stay callable even when that migration has closed functions to the public.
alter default privileges in schema extensions
  grant execute on functions to postgres, anon, authenticated, service_role;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
