-- Profiles, which each account reads and changes for itself, and topics, which everyone reads.

create schema private;

create table public.profiles (
  id uuid primary key,
  account_id uuid unique references auth.users (id) on delete set null,
  email text not null unique,
  status text not null default 'active',
  note text
);

create table public.topics (
  id bigint generated always as identity primary key,
  title text not null
);

create table public.rooms (
  id bigint generated always as identity primary key,
  name text not null
);

create function public.text_length(body text) returns int
language sql immutable
set search_path = ''
as $$ select char_length(body) $$;

-- A profile follows its account's email. It fails when another profile has that email.
create function private.copy_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set email = new.email where account_id = new.id;
  return null;
end
$$;
create trigger copy_email after update of email on auth.users
  for each row execute function private.copy_email();

-- Only accounts with an active profile get a token.
create function private.access_token_hook(event jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  profile_status text;
begin
  select status into profile_status from public.profiles where account_id = (event ->> 'user_id')::uuid;
  if profile_status = 'active' then
    return jsonb_build_object('claims', event -> 'claims');
  end if;
  return jsonb_build_object('error', jsonb_build_object(
    'http_code', 403,
    'message', coalesce('Account access restricted (' || profile_status || ')', 'Access denied: no profile')
  ));
end
$$;

-- Refuses who says so.
create function private.before_user_created_hook(event jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select case event -> 'user' -> 'user_metadata' ->> 'wants'
    when 'refusal' then '{"error": {"http_code": 422, "message": "No account for this one."}}'
    when 'nonsense' then '[]'
    else '{}'
  end::jsonb
$$;

alter table public.profiles enable row level security;
alter table public.topics enable row level security;
alter table public.rooms enable row level security;

create policy "Accounts read their own profile" on public.profiles
  for select to authenticated using (account_id = (select auth.uid()));
create policy "Accounts change their own profile" on public.profiles
  for update to authenticated using (account_id = (select auth.uid()));
create policy "Everyone reads the topics" on public.topics
  for select to anon, authenticated using (true);
create policy "Everyone reads the rooms" on public.rooms
  for select to anon, authenticated using (true);

grant select on public.profiles to authenticated;
grant update (note) on public.profiles to authenticated;
grant select on public.topics, public.rooms to anon, authenticated;
revoke execute on function public.text_length from public;
grant execute on function public.text_length to anon, authenticated;
revoke execute on function private.access_token_hook, private.before_user_created_hook from public;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.access_token_hook, private.before_user_created_hook to supabase_auth_admin;
