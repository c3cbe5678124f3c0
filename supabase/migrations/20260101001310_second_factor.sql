-- Two-step verification. Whoever has a verified authenticator app shows a code of it after the password; until then the
-- database knows no member (private.current_member_id() is what every policy and function for members asks), so a stolen
-- password alone opens nothing, whatever the browser does. Recovery codes are for the day the phone is lost.

-- An access token outlives its session by up to an hour, so its claims alone prove nothing: the session is looked up. The
-- limits are those of [auth.sessions] in config.toml, repeated here because hosted projects have them on paid plans only,
-- and check them at a refresh, not at a request.
create function private.session_is_open(wanted uuid, login_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    join auth.users on users.id = sessions.user_id
    where sessions.id = wanted
      and sessions.user_id = login_id
      and (sessions.not_after is null or sessions.not_after > now())
      and sessions.created_at > now() - interval '24 hours'
      -- The service notes it without a time zone, in UTC.
      and greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc') > now() - interval '8 hours'
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  )
$$;
comment on function private.session_is_open(uuid, uuid) is
  'Whether a session of a login still counts: not ended, not too old, not idle for too long, and the login not banned.';
revoke all on function private.session_is_open(uuid, uuid) from public, anon, authenticated, service_role;

create function private.has_fresh_sign_in() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    join auth.mfa_amr_claims as methods on methods.session_id = sessions.id
    where sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
      and sessions.user_id = (select auth.uid())
      and methods.updated_at > now() - interval '10 minutes'
  )
$$;
comment on function private.has_fresh_sign_in() is
  'Whether this session proved who it is in the last ten minutes: by password, by a code of the authenticator app, or by an emailed link. Sensitive changes ask for it.';
revoke all on function private.has_fresh_sign_in() from public, anon, authenticated, service_role;

create function private.has_required_assurance() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.session_is_open(((select auth.jwt()) ->> 'session_id')::uuid, (select auth.uid()))
    and (
      coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or not exists (
        select from auth.mfa_factors
        where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified'
      )
    )
$$;
comment on function private.has_required_assurance() is
  'Whether the session still counts, and has shown the second factor where there is one. See https://supabase.com/docs/guides/auth/auth-mfa';
revoke all on function private.has_required_assurance() from public, anon, authenticated, service_role;
grant execute on function private.has_required_assurance() to authenticated;

create or replace function private.current_member_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select id
  from public.members
  where auth_user_id = (select auth.uid())
    and private.status_allows_sign_in(enrollment_status)
    and private.has_required_assurance()
$$;
comment on function private.current_member_id() is
  'The member who is asking. Null for visitors, for strangers, for members whose status blocks sign-in, and where the second factor is still to be shown.';

-- The same, on the member's own record, as a rule that no later policy can open by mistake.
create policy "Members show their second factor first" on public.members
  as restrictive for all to authenticated
  using ((select private.has_required_assurance()))
  with check ((select private.has_required_assurance()));

-- Recovery codes

insert into private.salts (name) values ('recovery_codes');

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'Codes that stand in for the authenticator app, each once. Hashed with the database''s own salt; shown only when they are made.';
alter table private.recovery_codes enable row level security;

create function private.hash_recovery_code(user_id uuid, code text) returns bytea
language sql stable
security definer
set search_path = ''
as $$
  -- As people copy them: with or without dashes, in either case.
  select extensions.hmac(
    convert_to(user_id::text || upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'), value, 'sha256'
  )
  from private.salts where name = 'recovery_codes'
$$;
comment on function private.hash_recovery_code(uuid, text) is 'How a recovery code of a login is stored.';

create function private.new_recovery_code() returns text
language sql volatile
set search_path = ''
as $$
  -- 12 of 32 characters hold 60 bits; none of them looks like another. 256 is a multiple of 32, so all are equally likely.
  select regexp_replace(
    string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(bytes, place) % 32 + 1, 1), '' order by place),
    '(....)(....)(....)', '\1-\2-\3'
  )
  from (select extensions.gen_random_bytes(12) as bytes) as random, generate_series(0, 11) as place
$$;
comment on function private.new_recovery_code() is 'A random recovery code, as XXXX-XXXX-XXXX.';

revoke all on function private.hash_recovery_code(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.new_recovery_code() from public, anon, authenticated, service_role;

create function private.assume_caller_login() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if private.is_service_call() then
    perform set_config('request.jwt.claims', coalesce(private.request_header('x-caller-login'), '{}'), true);
  end if;
end
$$;
comment on function private.assume_caller_login() is
  'Makes auth.uid() and auth.jwt() answer for the login that the function rpc has verified, for the rest of this transaction.';
revoke all on function private.assume_caller_login() from public, anon, authenticated, service_role;

create function public.create_recovery_codes() returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  member_id uuid;
  codes text[];
begin
  perform private.assume_caller_login();
  member_id := private.current_member_id();
  if member_id is null or coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    perform private.fail(403, 'insufficient_aal', 'Recovery codes are made after a code of the authenticator app.');
  end if;
  if not private.has_fresh_sign_in() then
    perform private.fail(403, 'reauthentication_needed', 'Please confirm that it is you.');
  end if;
  perform private.take_rate_limit('recovery_codes.create', auth.uid()::text, 10, '1 hour');

  delete from private.recovery_codes where user_id = auth.uid();
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, code_hash)
  select auth.uid(), private.hash_recovery_code(auth.uid(), code) from unnest(codes) as code;
  perform private.log_activity('member', member_id, 'member.recovery_codes_made', 'members', member_id);
  return codes;
end
$$;
comment on function public.create_recovery_codes() is
  'Makes ten recovery codes in place of those that there were, and shows them this once. Asks for assurance level 2.';

create function public.count_recovery_codes() returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from private.recovery_codes
  where user_id = (select auth.uid()) and used_at is null and private.current_member_id() is not null
$$;
comment on function public.count_recovery_codes() is 'How many recovery codes whoever asks has left.';

create function public.use_recovery_code(code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid;
  current_session uuid;
  member_id uuid;
begin
  perform private.assume_caller_login();
  login_id := auth.uid();
  current_session := (auth.jwt() ->> 'session_id')::uuid;
  -- Ten tries in ten minutes, counted whether right or wrong: 60 random bits are not guessed.
  perform private.take_rate_limit('recovery_code.login', login_id::text, 10, '10 minutes');

  select id into member_id from public.members
  where auth_user_id = login_id and private.status_allows_sign_in(enrollment_status);
  if member_id is null
    or not private.session_is_open(current_session, login_id)
    or not exists (
      select from auth.mfa_factors where mfa_factors.user_id = login_id and mfa_factors.status = 'verified'
    )
  then
    return false;
  end if;

  update private.recovery_codes
  set used_at = now()
  where user_id = login_id
    and code_hash = private.hash_recovery_code(login_id, use_recovery_code.code)
    and used_at is null;
  if not found then
    perform private.log_activity('member', member_id, 'member.recovery_code_refused', 'members', member_id);
    return false;
  end if;

  -- What the service itself does after a right code: the session's next token is of level 2. Supabase derives the level
  -- from the methods of the session, the gateway reads its column.
  update auth.sessions set aal = 'aal2', updated_at = now() where sessions.id = current_session;
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
  values (gen_random_uuid(), current_session, now(), now(), 'totp')
  on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now();
  perform private.log_activity('member', member_id, 'member.recovery_code_used', 'members', member_id);
  return true;
end
$$;
comment on function public.use_recovery_code(text) is
  'Uses up a recovery code in place of one of the authenticator app: refresh the session afterwards, its new token is of level 2. False when the code is wrong or used.';

revoke all on function public.create_recovery_codes() from public, anon, authenticated;
revoke all on function public.count_recovery_codes() from public, anon;
revoke all on function public.use_recovery_code(text) from public, anon, authenticated;
grant execute on function public.create_recovery_codes() to service_role;
grant execute on function public.count_recovery_codes() to authenticated;
grant execute on function public.use_recovery_code(text) to service_role;
