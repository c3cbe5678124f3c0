-- The second factor of the team: a code of an authenticator app after the password. A right password alone opens no session, only
-- the second step. The app's secret is stored nowhere: it is made from a random value here and the database's own salt, so
-- that the table alone, or a copy of it, makes no codes.

insert into private.salts (name) values ('admin_second_factor');

create table private.admin_factors (
  admin_id uuid primary key references public.admins (id) on delete cascade,
  nonce bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table private.admin_factors is
  'Authenticator apps of the team. Nothing is asked at sign-in before the first code has confirmed one.';
comment on column private.admin_factors.nonce is 'With the salt admin_second_factor, the app''s secret.';
comment on column private.admin_factors.last_step is 'The half minute of the last code that was taken: none counts twice.';
alter table private.admin_factors enable row level security;

create table private.admin_recovery_codes (
  admin_id uuid not null references public.admins (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (admin_id, code_hash)
);
comment on table private.admin_recovery_codes is
  'Codes of the team that stand in for the authenticator app, each once. Hashed as the members'' are; shown only when made.';
alter table private.admin_recovery_codes enable row level security;

create table private.admin_sign_in_steps (
  token_hash bytea primary key,
  admin_id uuid not null references public.admins (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table private.admin_sign_in_steps is
  'Who has given a right password and owes the code, by the hash of a token. No session: it opens nothing but the second step.';
create index admin_sign_in_steps_admin_id_idx on private.admin_sign_in_steps (admin_id);
create index admin_sign_in_steps_expires_at_idx on private.admin_sign_in_steps (expires_at);
alter table private.admin_sign_in_steps enable row level security;

create function private.forget_sign_in_steps() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.admin_sign_in_steps as steps where steps.admin_id = new.admin_id;
  return null;
end
$$;
comment on function private.forget_sign_in_steps() is 'Trigger: a new password makes half a sign-in with the old one worthless.';
create trigger forget_sign_in_steps after update on private.admin_credentials
  for each row execute function private.forget_sign_in_steps();

-- Codes (RFC 6238: SHA-1, 30 seconds, six digits, which every authenticator app knows)

create function private.admin_factor_secret(factor private.admin_factors) returns bytea
language sql stable
set search_path = ''
as $$
  select substring(extensions.hmac(uuid_send(factor.admin_id) || factor.nonce, value, 'sha256') for 20)
  from private.salts where name = 'admin_second_factor'
$$;
comment on function private.admin_factor_secret(private.admin_factors) is 'The 160 bits that an app and the database share.';

create function private.base32(bytes bytea) returns text
language sql immutable
set search_path = ''
as $$
  select string_agg(
    substr(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      substring(('x' || encode(bytes, 'hex'))::varbit from place * 5 + 1 for 5)::bit(5)::integer + 1,
      1
    ),
    '' order by place
  )
  from generate_series(0, length(bytes) * 8 / 5 - 1) as place
$$;
comment on function private.base32(bytea) is 'Bytes as authenticator apps read them (RFC 4648), for lengths that are multiples of five.';

create function private.totp(secret bytea, step bigint) returns text
language sql immutable
set search_path = ''
as $$
  select lpad((
    (
      (get_byte(mac, place) & 127)::bigint << 24
      | (get_byte(mac, place + 1) << 16)
      | (get_byte(mac, place + 2) << 8)
      | get_byte(mac, place + 3)
    ) % 1000000
  )::text, 6, '0')
  from (select extensions.hmac(int8send(step), secret, 'sha1') as mac) as made,
    lateral (select get_byte(mac, 19) & 15 as place) as truncated
$$;
comment on function private.totp(bytea, bigint) is 'The code of a half minute: RFC 4226, with the number of half minutes since 1970.';

create function private.take_admin_app_code(admin_id uuid, code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  factor private.admin_factors;
  now_step bigint := floor(extract(epoch from clock_timestamp()) / 30);
  matched bigint;
begin
  -- Locked, so that of two who show one code at the same time the second finds it used.
  select * into factor from private.admin_factors as factors
  where factors.admin_id = take_admin_app_code.admin_id for update;
  if factor.admin_id is null then
    return false;
  end if;

  -- Clocks differ: the half minute before and the one after count, too. All three are always computed.
  select max(step) into matched
  from generate_series(now_step - 1, now_step + 1) as step
  where private.totp(private.admin_factor_secret(factor), step) = code and step > factor.last_step;
  if matched is null then
    return false;
  end if;
  update private.admin_factors as factors set last_step = matched where factors.admin_id = factor.admin_id;
  return true;
end
$$;
comment on function private.take_admin_app_code(uuid, text) is 'Whether a code of an admin''s app is right and new. It counts once.';

create function private.take_admin_code(admin_id uuid, code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  plain text := regexp_replace(coalesce(code, ''), '\s', '', 'g');
begin
  if plain ~ '^[0-9]{6}$' then
    return private.take_admin_app_code(admin_id, plain);
  end if;
  update private.admin_recovery_codes as codes
  set used_at = now()
  where codes.admin_id = take_admin_code.admin_id
    and codes.code_hash = private.hash_recovery_code(take_admin_code.admin_id, left(plain, 40))
    and codes.used_at is null;
  if not found then
    return false;
  end if;
  perform private.log_activity('admin', admin_id, 'admin.recovery_code_used', 'admins', admin_id);
  return true;
end
$$;
comment on function private.take_admin_code(uuid, text) is 'Uses up a code of an admin''s app, or a recovery code. False for a wrong or used one.';

create function private.has_admin_factor(admin_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.admin_factors as factors
    where factors.admin_id = has_admin_factor.admin_id and factors.confirmed_at is not null
  )
$$;
comment on function private.has_admin_factor(uuid) is 'Whether an admin signs in with a second factor.';

create function private.make_admin_recovery_codes(admin_id uuid) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  made text[];
begin
  delete from private.admin_recovery_codes as codes where codes.admin_id = make_admin_recovery_codes.admin_id;
  select array_agg(private.new_recovery_code()) into made from generate_series(1, 10);
  insert into private.admin_recovery_codes (admin_id, code_hash)
  select make_admin_recovery_codes.admin_id, private.hash_recovery_code(make_admin_recovery_codes.admin_id, code)
  from unnest(made) as code;
  return made;
end
$$;
comment on function private.make_admin_recovery_codes(uuid) is 'Ten new recovery codes in place of those that there were.';

create function private.remove_admin_factor(admin_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.admin_factors as factors where factors.admin_id = remove_admin_factor.admin_id;
  delete from private.admin_recovery_codes as codes where codes.admin_id = remove_admin_factor.admin_id;
  delete from private.admin_sign_in_steps as steps where steps.admin_id = remove_admin_factor.admin_id;
$$;
comment on function private.remove_admin_factor(uuid) is 'An admin signs in by password alone again.';

create function private.is_admin_password(admin_id uuid, password text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select extensions.crypt(password, credentials.password_hash) = credentials.password_hash
      from private.admin_credentials as credentials
      where credentials.admin_id = is_admin_password.admin_id
    ),
    false
  )
$$;
comment on function private.is_admin_password(uuid, text) is 'Whether this is an admin''s password.';

-- Sign-in in two steps

drop function public.authenticate_admin(text, text);

create function public.authenticate_admin(user_email text, user_password text)
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
  session_token text,
  session_expires_at timestamptz,
  second_factor_token text
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(user_email);
  address text := private.client_address();
  key bytea := private.hash_key('admin:' || private.caller_key(wanted));
  found public.admins;
  is_known boolean;
  stored_hash text;
  token text;
  failures integer;
begin
  select admins.* into found from public.admins where admins.email = wanted;
  is_known := private.is_known_network(found.id);

  -- One try at a time by network, and by email from all unknown networks: callers who guess in parallel must not hold
  -- connections while bcrypt works, and must not keep out an admin who signs in where they always do.
  if not pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.address:' || private.network_of(address), 0))
    or not (
      is_known
      or pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.email:' || coalesce(wanted, ''), 0))
    ) then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', '1 second'
    );
  end if;
  perform private.take_rate_limit('authenticate_admin.address', address, 20, '5 minutes');
  perform private.refuse_admin_while_locked(key, 'Too many wrong passwords. Sign-in is locked for 15 minutes.');
  perform private.refuse_unknown_network(is_known, 'admin_password.everywhere', wanted, 30);

  select password_hash into stored_hash from private.admin_credentials as credentials
  where credentials.admin_id = found.id;

  -- An unknown e-mail takes as long as a wrong password: it is checked against the hash of nothing anyone knows.
  if extensions.crypt(
      coalesce(user_password, ''),
      coalesce(stored_hash, '$2a$10$eoZKtMzZaE9wzj9Vtc2RR.W1Ac9xRU4VPkYcTRuyWwbhZ6Wd5xvsO')
    ) is distinct from stored_hash
    or found.status is distinct from 'active' then
    failures := private.count_admin_sign_in_failure(key);
    perform private.count_use('admin_password.everywhere', wanted, '15 minutes');
    perform private.log_activity(
      'visitor', null, case when failures >= 8 then 'admin.sign_in_locked' else 'admin.sign_in_refused' end,
      case when found.id is not null then 'admins' end, found.id
    );
    return;
  end if;
  delete from private.admin_sign_in_failures as failed where failed.key_hash = key;

  if private.has_admin_factor(found.id) then
    token := private.new_token();
    delete from private.admin_sign_in_steps as steps where steps.expires_at < now();
    insert into private.admin_sign_in_steps (token_hash, admin_id, expires_at)
    values (private.hash_token(token), found.id, now() + interval '10 minutes');
    perform private.log_activity('visitor', null, 'admin.second_factor_asked', 'admins', found.id);
    -- Nothing of the record before the second step.
    return query select
      null::uuid, null::text, null::text, null::text, null::text, null::text, null::text,
      null::text[], null::timestamptz, null::timestamptz, null::text, null::timestamptz, token;
    return;
  end if;

  return query select opened.*, null::text from private.open_admin_session(found.id) as opened;
end
$$;
comment on function public.authenticate_admin(text, text) is
  'Signs an admin in: the admin''s record with a session token, or no row. The token goes into the header x-admin-session. With a second factor, only second_factor_token is filled: finish_admin_sign_in wants it with a code.';

create function private.refuse_admin_while_locked(key bytea, lock_message text) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  seen private.admin_sign_in_failures;
begin
  select * into seen from private.admin_sign_in_failures as failed where failed.key_hash = key;
  if seen.failures >= 8 and seen.retry_at > now() then
    perform private.fail_too_many_requests('account_locked', lock_message, seen.retry_at - now());
  elsif seen.retry_at > now() then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', seen.retry_at - now()
    );
  end if;
end
$$;
comment on function private.refuse_admin_while_locked(bytea, text) is
  'Ends the request with 429 while mistakes with this key ask for patience.';

create function private.open_admin_session(admin_id uuid)
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
  session_token text,
  session_expires_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found public.admins;
  token text := private.new_token();
  expires timestamptz := now() + interval '12 hours';
begin
  select admins.* into found from public.admins where admins.id = admin_id;
  delete from public.admin_sessions as sessions
  where sessions.expires_at < now() or sessions.last_seen_at < now() - interval '30 minutes';
  insert into public.admin_sessions (admin_id, token_hash, expires_at)
  values (found.id, private.hash_token(token), expires);
  perform private.remember_network(found.id);
  perform private.log_activity('admin', found.id, 'admin.sign_in', 'admins', found.id);
  return query select
    found.id, found.first_name, found.last_name, found.name, found.email, found.role, found.status,
    found.permissions, found.created_at, found.updated_at, token, expires;
end
$$;
comment on function private.open_admin_session(uuid) is 'A new session of an admin: the record with its token. For functions that have checked who asks.';

create function public.finish_admin_sign_in(second_factor_token text, code text)
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
  session_token text,
  session_expires_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  owing uuid;
  key bytea;
  failures integer;
begin
  perform private.take_rate_limit('finish_admin_sign_in.address', private.client_address(), 30, '5 minutes');
  select steps.admin_id into owing
  from private.admin_sign_in_steps as steps
  join public.admins on admins.id = steps.admin_id
  where steps.token_hash = private.hash_token(finish_admin_sign_in.second_factor_token)
    and steps.expires_at > now() and admins.status = 'active';
  if owing is null then
    perform private.fail(401, 'second_factor_expired', 'Too much time has passed. Sign in with your password again.');
  end if;

  -- Counted by admin, not by token: a new password does not buy new guesses. Six digits are few: from all unknown networks
  -- together there are 20 guesses an hour.
  key := private.hash_key('admin_code:' || private.caller_key(owing::text));
  perform pg_advisory_xact_lock(hashtextextended('finish_admin_sign_in:' || owing, 0));
  perform private.refuse_admin_while_locked(key, 'Too many wrong codes. Sign-in is locked for 15 minutes.');
  perform private.refuse_unknown_network(
    private.is_known_network(owing), 'admin_code.everywhere', owing::text, 20
  );
  if not private.take_admin_code(owing, finish_admin_sign_in.code) then
    failures := private.count_admin_sign_in_failure(key);
    perform private.count_use('admin_code.everywhere', owing::text, '1 hour');
    perform private.log_activity(
      'visitor', null,
      case when failures >= 8 then 'admin.sign_in_locked' else 'admin.second_factor_refused' end, 'admins', owing
    );
    return;
  end if;

  delete from private.admin_sign_in_failures as failed where failed.key_hash = key;
  delete from private.admin_sign_in_steps as steps where steps.admin_id = owing;
  return query select opened.* from private.open_admin_session(owing) as opened;
end
$$;
comment on function public.finish_admin_sign_in(text, text) is
  'The second step of a sign-in: a code of the app, or a recovery code. The admin''s record with a session token, or no row for a wrong code.';

-- One's own

create function private.require_admin() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
begin
  if asking.id is null then
    perform private.fail(403, 'permission_denied', 'Only for the team.');
  end if;
  return asking;
end
$$;
comment on function private.require_admin() is 'The admin who asks. Ends the request where there is none.';

create function public.admin_second_factor() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  return jsonb_build_object(
    'confirmed_at', (
      select factors.confirmed_at from private.admin_factors as factors where factors.admin_id = asking.id
    ),
    'recovery_codes', (
      select count(*) from private.admin_recovery_codes as codes
      where codes.admin_id = asking.id and codes.used_at is null
    )
  );
end
$$;
comment on function public.admin_second_factor() is
  'The second factor of whoever asks: {"confirmed_at": since when, or null, "recovery_codes": how many are left}.';

create function public.begin_admin_second_factor(password text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
  begun private.admin_factors;
begin
  perform private.take_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if private.has_admin_factor(asking.id) then
    perform private.fail(409, 'second_factor_exists', 'There is a second factor already.');
  end if;
  -- An unattended screen must not be enough to bind somebody's account to another phone.
  if not private.is_admin_password(asking.id, password) then
    return jsonb_build_object('status', 'password_wrong');
  end if;
  insert into private.admin_factors as factors (admin_id, nonce)
  values (asking.id, extensions.gen_random_bytes(20))
  on conflict on constraint admin_factors_pkey do update set
    nonce = excluded.nonce, created_at = now(), last_step = 0
  returning factors.* into begun;
  return jsonb_build_object('status', 'ready', 'secret', private.base32(private.admin_factor_secret(begun)));
end
$$;
comment on function public.begin_admin_second_factor(text) is
  'A new secret for the app of whoever asks: {"status": "password_wrong"} or {"status": "ready", "secret"} in Base32. Of no effect until confirmed.';

create function public.confirm_admin_second_factor(code text) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.take_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if private.has_admin_factor(asking.id) then
    perform private.fail(409, 'second_factor_exists', 'There is a second factor already.');
  end if;
  if not private.take_admin_app_code(asking.id, regexp_replace(code, '\s', '', 'g')) then
    return null;
  end if;
  update private.admin_factors as factors set confirmed_at = now() where factors.admin_id = asking.id;
  -- Sessions that came without the factor end; this one has just shown it.
  delete from public.admin_sessions as sessions
  where sessions.admin_id = asking.id
    and sessions.token_hash <> private.hash_token(private.request_header('x-admin-session'));
  perform private.log_activity('admin', asking.id, 'admin.second_factor_added', 'admins', asking.id);
  return private.make_admin_recovery_codes(asking.id);
end
$$;
comment on function public.confirm_admin_second_factor(text) is
  'The first code of a new app: from now on, sign-in asks for one. Returns ten recovery codes, this once; null for a wrong code.';

create function public.renew_admin_recovery_codes(code text) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.take_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if not private.has_admin_factor(asking.id) or not private.take_admin_code(asking.id, code) then
    return null;
  end if;
  perform private.log_activity('admin', asking.id, 'admin.recovery_codes_made', 'admins', asking.id);
  return private.make_admin_recovery_codes(asking.id);
end
$$;
comment on function public.renew_admin_recovery_codes(text) is
  'Ten new recovery codes, shown this once, for a code of the app or an old recovery code; null for a wrong one.';

create function public.remove_admin_second_factor(password text, code text) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.take_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if not private.is_admin_password(asking.id, password) then
    return 'password_wrong';
  elsif not private.has_admin_factor(asking.id) or not private.take_admin_code(asking.id, code) then
    return 'code_wrong';
  end if;
  perform private.remove_admin_factor(asking.id);
  perform private.log_activity('admin', asking.id, 'admin.second_factor_removed', 'admins', asking.id);
  return 'done';
end
$$;
comment on function public.remove_admin_second_factor(text, text) is
  'Sign-in by password alone again, for whoever asks: "done", "password_wrong" or "code_wrong".';

-- Somebody else's, whose phone and recovery codes are lost

create function public.reset_admin_second_factor(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  if asking.role <> 'super_admin' then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may change super admins.');
  elsif admin_id = asking.id then
    perform private.fail(409, 'own_second_factor', 'One''s own second factor is removed with password and code.');
  elsif not private.has_admin_factor(admin_id) then
    perform private.fail(404, 'not_found', 'There is no second factor.');
  end if;
  perform private.touch_admin_session();
  perform private.remove_admin_factor(admin_id);
  delete from public.admin_sessions as sessions where sessions.admin_id = reset_admin_second_factor.admin_id;
  perform private.log_activity('admin', asking.id, 'admin.second_factor_reset', 'admins', admin_id);
end
$$;
comment on function public.reset_admin_second_factor(uuid) is
  'Takes somebody else''s second factor away and signs them out, for super admins. Logged.';

create or replace view public.admin_list with (security_invoker = false) as
  select
    id, first_name, last_name, name, email, role, status, permissions, search_text, created_at, updated_at,
    exists (select from private.admin_credentials as credentials where credentials.admin_id = admins.id) as has_password,
    -- Who signs in by password alone is nothing for everybody to know.
    (select private.admin_can('users')) and exists (
      select from private.admin_factors as factors where factors.admin_id = admins.id and factors.confirmed_at is not null
    ) as has_second_factor
  from public.admins
  where (select private.admin_reads('admins'));

revoke all on function private.forget_sign_in_steps() from public, anon, authenticated, service_role;
revoke all on function private.admin_factor_secret(private.admin_factors) from public, anon, authenticated, service_role;
revoke all on function private.take_admin_app_code(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.take_admin_code(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.make_admin_recovery_codes(uuid) from public, anon, authenticated, service_role;
revoke all on function private.remove_admin_factor(uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_admin_password(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.has_admin_factor(uuid) from public, anon, authenticated, service_role;
revoke all on function private.refuse_admin_while_locked(bytea, text) from public, anon, authenticated, service_role;
revoke all on function private.open_admin_session(uuid) from public, anon, authenticated, service_role;
revoke all on function private.require_admin() from public, anon, authenticated, service_role;
revoke all on function public.authenticate_admin(text, text) from public, anon, authenticated;
revoke all on function public.finish_admin_sign_in(text, text) from public, anon, authenticated;
revoke all on function public.admin_second_factor() from public;
revoke all on function public.begin_admin_second_factor(text) from public, anon, authenticated;
revoke all on function public.confirm_admin_second_factor(text) from public, anon, authenticated;
revoke all on function public.renew_admin_recovery_codes(text) from public, anon, authenticated;
revoke all on function public.remove_admin_second_factor(text, text) from public, anon, authenticated;
revoke all on function public.reset_admin_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.authenticate_admin(text, text) to service_role;
grant execute on function public.finish_admin_sign_in(text, text) to service_role;
grant execute on function public.admin_second_factor() to anon;
grant execute on function public.begin_admin_second_factor(text) to service_role;
grant execute on function public.confirm_admin_second_factor(text) to service_role;
grant execute on function public.renew_admin_recovery_codes(text) to service_role;
grant execute on function public.remove_admin_second_factor(text, text) to service_role;
grant execute on function public.reset_admin_second_factor(uuid) to service_role;
