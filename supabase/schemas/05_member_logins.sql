-- The logins of members: which member sends the request, which sessions are valid, and what happens when login and member change.
-- Every policy and function for members calls private.current_member_id(). It is null until the second factor was shown, so a
-- stolen password alone gives access to nothing, whatever the browser does.

--
-- The member who sends the request
--

create function private.status_allows_sign_in(enrollment_status text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(enrollment_status in ('active', 'pending', 'approved', 'Future Active'), false)
$$;
comment on function private.status_allows_sign_in(text) is 'Whether a member with this enrollment status may use the portal.';

-- An access token outlives its session by up to an hour, so its claims alone prove nothing: the session is looked up. The
-- limits are those of [auth.sessions] in config.toml. They are repeated here because hosted projects have them on paid plans
-- only, and check them at a refresh, not at a request.
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
      -- The auth service stores it in UTC, without a time zone.
      and greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc') > now() - interval '8 hours'
      and (users.banned_until is null or users.banned_until <= now())
      and users.deleted_at is null
  )
$$;
comment on function private.session_is_open(uuid, uuid) is
  'Whether a session of a login is valid: not ended, not too old, not idle for too long, and the login not banned.';

create function private.has_second_factor(login_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_factors as factors where factors.user_id = login_id and factors.status = 'verified'
  )
$$;
comment on function private.has_second_factor(uuid) is 'Whether a login signs in with a second factor.';

create function private.has_required_assurance() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  -- The Command Center's sessions of the same login have other roles.
  select coalesce((select auth.jwt()) ->> 'role', 'authenticated') = 'authenticated'
    and private.session_is_open(((select auth.jwt()) ->> 'session_id')::uuid, (select auth.uid()))
    and (
      coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or not private.has_second_factor((select auth.uid()))
    )
$$;
comment on function private.has_required_assurance() is
  'Whether the session is a valid one of the portals, and the second factor was shown if there is one. See https://supabase.com/docs/guides/auth/auth-mfa';

-- Views of a member are defined after the sessions of the Command Center (44_member_views.sql).
create function private.may_use_portal() returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.has_required_assurance() or (private.current_member_view()).id is not null;
end
$$;
comment on function private.may_use_portal() is 'Whether the request may read as the member of its login.';

create function private.current_member_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select id
  from public.members
  where auth_user_id = (select auth.uid())
    and private.status_allows_sign_in(enrollment_status)
    and private.may_use_portal()
$$;
comment on function private.current_member_id() is
  'The member who sends the request, or for whom an admin sees the portal. Null for visitors, for logins without a member, for members whose status blocks sign-in, and while the second factor is missing.';

create function private.assume_caller_login() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if private.is_service_call() then
    perform set_config('request.jwt.claims', private.caller_claims()::text, true);
  end if;
end
$$;
comment on function private.assume_caller_login() is
  'Makes auth.uid() and auth.jwt() return the login that the function rpc has verified, for the rest of this transaction.';

create function public.own_membership_state() returns text
language sql stable
security definer
set search_path = ''
as $$
  select concat(
    members.enrollment_status, ' ',
    greatest(
      members.updated_at,
      (select max(enrollments.updated_at) from public.enrollments where enrollments.member_id = members.id)
    )
  )
  from public.members
  where members.id = (select private.current_member_id())
$$;
comment on function public.own_membership_state() is
  'A text that changes when the caller''s membership changes. Null when the portal is closed to the caller. Open portal pages poll it every few seconds, so it reads a single member.';

--
-- The member's sessions
--
-- For the security section of the profile. The API does not expose the tables of the auth service. To end all other sessions,
-- the portal calls the auth service itself (sign-out with the scope "others").

create function public.list_own_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  last_used_at timestamptz,
  user_agent text,
  ip text,
  is_current boolean
)
language sql stable
security definer
set search_path = ''
as $$
  select
    sessions.id,
    sessions.created_at,
    -- The auth service stores it in UTC, without a time zone.
    greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc'),
    left(sessions.user_agent, 400),
    host(sessions.ip),
    sessions.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions
  where sessions.user_id = (select auth.uid())
    and private.session_is_open(sessions.id, sessions.user_id)
    and private.current_member_id() is not null
  order by sessions.id::text = (select auth.jwt()) ->> 'session_id' desc, 3 desc
  limit 50
$$;
comment on function public.list_own_sessions() is
  'The caller''s open sessions: the current one first, then by last use. Contains no tokens.';

create function public.end_own_session(session_id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if private.current_member_id() is null then
    perform private.fail(403, 'not_allowed', 'Only members whose portal is open may sign out a device.');
  end if;
  -- A stolen session must not lock the owner out. The current session can always end.
  if session_id is distinct from ((select auth.jwt()) ->> 'session_id')::uuid
    and not private.has_fresh_sign_in()
  then
    perform private.fail(403, 'reauthentication_needed', 'Please confirm that it is you.');
  end if;
  delete from auth.sessions
  where sessions.id = end_own_session.session_id and sessions.user_id = (select auth.uid());
  return found;
end
$$;
comment on function public.end_own_session(uuid) is
  'Signs out one device of the caller: ends the session and its refresh tokens. Its access token is then of no use either. Ending another session than the current one requires a fresh sign-in. False if the caller has no such session.';

--
-- Access tokens
--

create function private.custom_access_token_hook(event jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid := (event ->> 'user_id')::uuid;
  method text := event ->> 'authentication_method';
  member record;
  advisor_id uuid := private.advisor_of_login(login_id);
begin
  if exists (select from public.admin_sessions where id = (event -> 'claims' ->> 'session_id')::uuid) then
    return private.staff_claims(event -> 'claims');
  end if;

  select id, enrollment_status into member from public.members where auth_user_id = login_id;

  if advisor_id is not null and (member is null or not private.status_allows_sign_in(member.enrollment_status)) then
    if method is distinct from 'token_refresh' then
      perform private.log_activity(
        'advisor', advisor_id, 'advisor.sign_in', 'agents', advisor_id, jsonb_strip_nulls(jsonb_build_object('method', method))
      );
    end if;
    return jsonb_build_object('claims', event -> 'claims');
  end if;

  -- The function rpc signs an admin in with such a session, and then makes it one of the Command Center. Until then, and for
  -- callers who only know the password, its token is that of a visitor.
  if (member is null or not private.status_allows_sign_in(member.enrollment_status)) and exists (
    select from public.admins where admins.auth_user_id = login_id and admins.status = 'active'
  ) then
    return jsonb_build_object('claims', (event -> 'claims') || '{"role": "anon"}');
  end if;

  if member is null then
    -- For the page that finishes an activation or confirms an application: a session without access to any member's data.
    if private.activation_claim(login_id) is not null
      or (method = 'otp' and exists (
        select from public.membership_applications where auth_user_id = login_id and status = 'new'
      ))
    then
      return jsonb_build_object('claims', event -> 'claims');
    end if;
    perform private.log_activity(
      'visitor', login_id, 'member.sign_in_refused', null, null, '{"reason": "not_member"}'
    );
    -- The password was right, so an applicant learns the status of the application, but gets no session.
    return private.refuse_sign_in(concat_ws(
      ' ', 'Access denied: Only enrolled members may use this system.', private.application_state_message(login_id)
    ));
  end if;

  if not private.status_allows_sign_in(member.enrollment_status) then
    perform private.log_activity(
      'member', member.id, 'member.sign_in_refused', 'members', member.id,
      jsonb_build_object('reason', 'restricted', 'enrollment_status', member.enrollment_status)
    );
    return private.refuse_sign_in(format('Account access restricted (%s)', member.enrollment_status));
  end if;

  if method is distinct from 'token_refresh' then
    perform private.log_activity(
      'member', member.id, 'member.sign_in', 'members', member.id,
      jsonb_strip_nulls(jsonb_build_object('method', method))
    );
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end
$$;
comment on function private.custom_access_token_hook(jsonb) is
  'Supabase''s custom access token hook. Only members whose status allows it, advisors while their portal is open, and the team get a token, at sign-in and at each refresh. The role staff is in the tokens of the Command Center''s sessions. See https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook';

create function private.refuse_sign_in(message text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', message))
$$;
comment on function private.refuse_sign_in(text) is 'The answer of a hook that refuses a sign-in.';

--
-- The login and the member stay the same person
--

-- A confirmed change of the login's email changes the email of the member and of the admin, so that they never differ.
create function private.copy_login_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  member_id uuid;
  admin_id uuid;
begin
  update public.admins
  set email = new.email
  where auth_user_id = new.id and email <> private.normalize_email(new.email)
  returning id into admin_id;

  if admin_id is not null then
    perform private.log_activity('admin', admin_id, 'admin.email_changed', 'admins', admin_id);
  end if;

  update public.members
  set email = new.email
  where auth_user_id = new.id and email <> private.normalize_email(new.email)
  returning id into member_id;

  if member_id is not null then
    perform private.log_activity(
      'member', member_id, 'member.email_changed', 'members', member_id, '{"columns": ["email"]}', member_id,
      jsonb_build_object('email', jsonb_build_array(old.email, new.email))
    );
  end if;
  return null;
end
$$;
comment on function private.copy_login_email() is
  'Trigger on auth.users, where an email changes only when it is confirmed: updates the email of the linked member and admin.';

create trigger copy_login_email after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email is not null and new.deleted_at is null)
  execute function private.copy_login_email();

-- Admins can correct a wrong email that keeps a member out. Once there is a login, only its own confirmed change is possible.
create function private.refuse_login_email_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The login's own change runs as the owner, in private.copy_login_email().
  if current_user = 'staff' then
    raise insufficient_privilege
      using message = 'This member signs in with that e-mail address, and changes it in the portal.';
  end if;
  return new;
end
$$;
comment on function private.refuse_login_email_change() is 'Trigger: admins cannot change an email that is a login.';

create trigger refuse_login_email_change before update of email on public.members
  for each row when (old.auth_user_id is not null and private.normalize_email(new.email) <> old.email)
  execute function private.refuse_login_email_change();

-- The auth service refuses a password that is its owner's name. It knows no members, so the login's metadata contain the name.
create function private.update_login_name() returns trigger
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
comment on function private.update_login_name() is
  'Trigger on members: copies the member''s name to the login, whose password must not be that name.';

create trigger update_login_name after insert or update of auth_user_id, first_name, last_name on public.members
  for each row when (new.auth_user_id is not null)
  execute function private.update_login_name();

--
-- Sensitive changes need a fresh sign-in
--
-- A session alone must not change how an account is accessed: a stolen one could lock its owner out. The gateway requires
-- a fresh sign-in of that session ([auth.sessions] reauthenticate_after in config.toml). On hosted Supabase these triggers
-- require it, as far as a database can: it knows whose account changes, but not which session sends the request. Two changes
-- look the same there and are left to the auth service's own checks: a factor removed, or a password set, by the secret key.

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
  'Whether this session was authenticated in the last ten minutes: by password, by a code of the authenticator app, or by an emailed link. Sensitive changes require it.';

create function private.require_fresh_sign_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  login_id uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid;
begin
  -- Only writes of the auth service are a user's request: not a restore, a seed or the project's own functions.
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
  'Trigger on tables of the auth service: a second factor can be added, and the email changed, only soon after a sign-in.';

-- The trigger reads the login from the column user_id, or from the id of auth.users itself.
create trigger require_fresh_sign_in before insert on auth.mfa_factors
  for each row execute function private.require_fresh_sign_in();
create trigger require_fresh_sign_in before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.require_fresh_sign_in();

--
-- Recovery codes
--
-- They replace the authenticator app when the phone is lost.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'Codes that replace the authenticator app, each once. Stored as salted hashes; shown only when created.';

create function private.forget_second_factor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_second_factor(old.user_id) then
    return null;
  end if;
  -- Otherwise they would count again with the next app, which another person may set up.
  delete from private.recovery_codes as codes where codes.user_id = old.user_id;
  -- The auth service does the same, but not for a session that a recovery code raised.
  update auth.sessions set aal = 'aal1', factor_id = null
  where sessions.user_id = old.user_id and sessions.aal is distinct from 'aal1';
  delete from auth.mfa_amr_claims as methods using auth.sessions
  where methods.session_id = sessions.id and sessions.user_id = old.user_id and methods.authentication_method = 'totp';
  return null;
end
$$;
comment on function private.forget_second_factor() is
  'Trigger: with the last authenticator app go its recovery codes, and the assurance level of the login''s sessions.';

create trigger forget_second_factor after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.forget_second_factor();

create function private.hash_recovery_code(user_id uuid, code text) returns bytea
language sql stable
security definer
set search_path = ''
as $$
  -- People type codes with or without dashes, in upper or lower case.
  select extensions.hmac(
    convert_to(user_id::text || upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'), value, 'sha256'
  )
  from private.salts where name = 'recovery_codes'
$$;
comment on function private.hash_recovery_code(uuid, text) is 'The hash by which a recovery code of a login is stored.';

create function private.new_recovery_code() returns text
language sql volatile
set search_path = ''
as $$
  -- 12 of 32 characters contain 60 bits. No two of them look alike. All are equally likely, because 256 is a multiple of 32.
  select regexp_replace(
    string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(bytes, place) % 32 + 1, 1), '' order by place),
    '(....)(....)(....)', '\1-\2-\3'
  )
  from (select extensions.gen_random_bytes(12) as bytes) as random, generate_series(0, 11) as place
$$;
comment on function private.new_recovery_code() is 'A random recovery code, formatted as XXXX-XXXX-XXXX.';

create function public.create_recovery_codes() returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  member_id uuid;
  codes text[];
begin
  perform private.assume_caller_login();
  member_id := private.current_member_id();
  if coalesce(member_id, admin_id) is null or coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    perform private.fail(403, 'insufficient_aal', 'Recovery codes are made after a code of the authenticator app.');
  end if;
  if not private.has_fresh_sign_in() then
    perform private.fail(403, 'reauthentication_needed', 'Please confirm that it is you.');
  end if;
  perform private.enforce_rate_limit('recovery_codes.create', auth.uid()::text, 10, '1 hour');

  delete from private.recovery_codes where user_id = auth.uid();
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, code_hash)
  select auth.uid(), private.hash_recovery_code(auth.uid(), code) from unnest(codes) as code;
  if admin_id is not null then
    perform private.touch_admin_session();
    perform private.log_activity('admin', admin_id, 'admin.recovery_codes_made', 'admins', admin_id);
  else
    perform private.log_activity('member', member_id, 'member.recovery_codes_made', 'members', member_id);
  end if;
  return codes;
end
$$;
comment on function public.create_recovery_codes() is
  'Replaces the caller''s recovery codes by ten new ones, and returns them this once. Requires assurance level 2.';

create function public.count_recovery_codes() returns integer
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if private.current_member_id() is null and private.current_admin_id() is null then
    return 0;
  end if;
  return (select count(*) from private.recovery_codes where user_id = auth.uid() and used_at is null);
end
$$;
comment on function public.count_recovery_codes() is 'How many unused recovery codes the caller has.';

create function public.use_recovery_code(code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid;
  current_session uuid;
  member_id uuid;
  admin_id uuid;
begin
  perform private.assume_caller_login();
  login_id := auth.uid();
  current_session := (auth.jwt() ->> 'session_id')::uuid;
  -- Ten attempts in ten minutes, right or wrong: 60 random bits cannot be guessed.
  perform private.enforce_rate_limit('recovery_code.login', login_id::text, 10, '10 minutes');

  -- A session of the Command Center is the admin's, every other one the member's. An emailed link to a login that is only of
  -- the team opens a session that can choose a password and nothing else.
  select (private.admin_of_session(sessions)).id into admin_id
  from public.admin_sessions as sessions where sessions.id = current_session;
  if not found then
    select id into member_id from public.members
    where auth_user_id = login_id and private.status_allows_sign_in(enrollment_status);
    if member_id is null then
      select id into admin_id from public.admins where auth_user_id = login_id and status = 'active';
    end if;
  end if;
  if coalesce(member_id, admin_id) is null
    or not private.session_is_open(current_session, login_id)
    or not private.has_second_factor(login_id)
  then
    return false;
  end if;

  update private.recovery_codes
  set used_at = now()
  where user_id = login_id
    and code_hash = private.hash_recovery_code(login_id, use_recovery_code.code)
    and used_at is null;
  if not found then
    if admin_id is not null then
      perform private.log_activity('admin', admin_id, 'admin.recovery_code_refused', 'admins', admin_id);
    else
      perform private.log_activity('member', member_id, 'member.recovery_code_refused', 'members', member_id);
    end if;
    return false;
  end if;

  -- The auth service does the same after a right code: the session's next token is of level 2. Supabase derives the level
  -- from the methods of the session, the gateway reads its column.
  update auth.sessions set aal = 'aal2', updated_at = now() where sessions.id = current_session;
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
  values (gen_random_uuid(), current_session, now(), now(), 'totp')
  on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now();
  if admin_id is not null then
    perform private.log_activity('admin', admin_id, 'admin.recovery_code_used', 'admins', admin_id);
  else
    perform private.log_activity('member', member_id, 'member.recovery_code_used', 'members', member_id);
  end if;
  return true;
end
$$;
comment on function public.use_recovery_code(text) is
  'Uses up a recovery code instead of a code of the authenticator app. The session''s next token is of level 2, so refresh it afterwards. False if the code is wrong or used.';
