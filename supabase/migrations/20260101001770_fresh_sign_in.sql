-- A session alone must not change how an account is entered: whoever holds a stolen one could lock its owner out. The gateway
-- asks for a fresh sign-in of that session ([auth.sessions] reauthenticate_after in config.toml). For hosted Supabase these
-- triggers do, as far as a database sees it: it knows whose account changes, not which session asks. What they cannot
-- tell apart there (a factor removed or a password set by the secret key) is left to the service's own checks.

create function private.require_fresh_sign_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid;
begin
  -- Only what the auth service writes is somebody's request: not a restore, a seed or the project's own functions.
  if session_user = 'supabase_auth_admin' and not exists (
    select from auth.sessions
    join auth.mfa_amr_claims as methods on methods.session_id = sessions.id
    where sessions.user_id = login_id and methods.updated_at > now() - interval '10 minutes'
  ) then
    raise exception 'a fresh sign-in is needed for this' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function private.require_fresh_sign_in() is
  'Trigger on tables of the auth service: adds a second factor or changes the email only soon after a sign-in.';
revoke all on function private.require_fresh_sign_in() from public, anon, authenticated, service_role;

-- A table with a user_id names the login there; auth.users is the login itself.
create trigger require_fresh_sign_in before insert on auth.mfa_factors
  for each row execute function private.require_fresh_sign_in();
create trigger require_fresh_sign_in before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.require_fresh_sign_in();

-- The auth service refuses a password that is its owner's name. It knows no members, so the name travels with the login.
create function private.name_login() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('first_name', new.first_name, 'last_name', new.last_name)
  where users.id = new.auth_user_id;
  return null;
end
$$;
comment on function private.name_login() is
  'Trigger on members: the login knows its member''s name, which is no password.';
revoke all on function private.name_login() from public, anon, authenticated, service_role;

create trigger name_login after insert or update of auth_user_id, first_name, last_name on public.members
  for each row when (new.auth_user_id is not null)
  execute function private.name_login();
