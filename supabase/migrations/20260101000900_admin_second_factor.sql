-- The second factor of the team: an authenticator app, and recovery codes for the day the phone is lost.

--
-- The app
--
-- The app's secret is stored nowhere. It is derived from a random value in this table and the database's own salt, so no one
-- can compute codes from a copy of the table alone.

create table private.admin_factors (
  admin_id uuid primary key references public.admins (id) on delete cascade,
  nonce bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table private.admin_factors is
  'Authenticator apps of the team. Sign-in requires a code only after the first code has confirmed the app.';
comment on column private.admin_factors.nonce is 'Together with the salt admin_second_factor it determines the app''s secret.';
comment on column private.admin_factors.last_step is
  'The 30-second step of the last code that was accepted, so that no code counts twice.';

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

create function private.admin_factor_secret(factor private.admin_factors) returns bytea
language sql stable
set search_path = ''
as $$
  select substring(extensions.hmac(uuid_send(factor.admin_id) || factor.nonce, value, 'sha256') for 20)
  from private.salts where name = 'admin_second_factor'
$$;
comment on function private.admin_factor_secret(private.admin_factors) is
  'The secret of 160 bits that the app and the database share.';

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
comment on function private.base32(bytea) is
  'Bytes in Base32 (RFC 4648), as authenticator apps read them, for lengths that are multiples of five.';

-- RFC 6238 with SHA-1, 30 seconds and six digits, which every authenticator app supports.
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
comment on function private.totp(bytea, bigint) is
  'The code of a 30-second step: RFC 4226 with the number of steps since 1970.';

create function private.consume_admin_app_code(admin_id uuid, code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  factor private.admin_factors;
  now_step bigint := floor(extract(epoch from clock_timestamp()) / 30);
  matched bigint;
begin
  -- Locked, so that the second of two concurrent requests with the same code finds it used.
  select * into factor from private.admin_factors as factors
  where factors.admin_id = consume_admin_app_code.admin_id for update;
  if factor.admin_id is null then
    return false;
  end if;

  -- Clocks differ, so the previous and the next step are accepted, too. All three are always computed.
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
comment on function private.consume_admin_app_code(uuid, text) is
  'Whether a code of an admin''s app is right and unused. Each code counts once.';

--
-- Recovery codes
--

create table private.admin_recovery_codes (
  admin_id uuid not null references public.admins (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (admin_id, code_hash)
);
comment on table private.admin_recovery_codes is
  'Codes of the team that replace the authenticator app, each once. Stored as salted hashes; shown only when created.';

create function private.create_admin_recovery_codes(admin_id uuid) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  made text[];
begin
  delete from private.admin_recovery_codes as codes where codes.admin_id = create_admin_recovery_codes.admin_id;
  select array_agg(private.new_recovery_code()) into made from generate_series(1, 10);
  insert into private.admin_recovery_codes (admin_id, code_hash)
  select create_admin_recovery_codes.admin_id, private.hash_recovery_code(create_admin_recovery_codes.admin_id, code)
  from unnest(made) as code;
  return made;
end
$$;
comment on function private.create_admin_recovery_codes(uuid) is
  'Replaces an admin''s recovery codes by ten new ones and returns them.';

create function private.consume_admin_code(admin_id uuid, code text) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  plain text := regexp_replace(coalesce(code, ''), '\s', '', 'g');
begin
  if plain ~ '^[0-9]{6}$' then
    return private.consume_admin_app_code(admin_id, plain);
  end if;
  update private.admin_recovery_codes as codes
  set used_at = now()
  where codes.admin_id = consume_admin_code.admin_id
    and codes.code_hash = private.hash_recovery_code(consume_admin_code.admin_id, left(plain, 40))
    and codes.used_at is null;
  if not found then
    return false;
  end if;
  perform private.log_activity('admin', admin_id, 'admin.recovery_code_used', 'admins', admin_id);
  return true;
end
$$;
comment on function private.consume_admin_code(uuid, text) is
  'Uses up a code of an admin''s app, or a recovery code. False if it is wrong or used.';

--
-- An admin's own second factor
--

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
  'The caller''s second factor: {"confirmed_at": since when, or null, "recovery_codes": how many are unused}.';

create function public.begin_admin_second_factor(password text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
  begun private.admin_factors;
begin
  perform private.enforce_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if private.has_admin_factor(asking.id) then
    perform private.fail(409, 'second_factor_exists', 'There is a second factor already.');
  end if;
  -- An unattended screen must not be enough to link the account to another phone.
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
  'A new secret for the caller''s app: {"status": "password_wrong"} or {"status": "ready", "secret"} in Base32. It has no effect until confirmed.';

create function public.confirm_admin_second_factor(code text) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.enforce_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if private.has_admin_factor(asking.id) then
    perform private.fail(409, 'second_factor_exists', 'There is a second factor already.');
  end if;
  if not private.consume_admin_app_code(asking.id, regexp_replace(code, '\s', '', 'g')) then
    return null;
  end if;
  update private.admin_factors as factors set confirmed_at = now() where factors.admin_id = asking.id;
  -- Sessions that were opened without the factor end. This one has just shown it.
  delete from public.admin_sessions as sessions
  where sessions.admin_id = asking.id
    and sessions.token_hash <> private.hash_token(private.request_header('x-admin-session'));
  perform private.log_activity('admin', asking.id, 'admin.second_factor_added', 'admins', asking.id);
  return private.create_admin_recovery_codes(asking.id);
end
$$;
comment on function public.confirm_admin_second_factor(text) is
  'Confirms a new app by its first code: from now on, sign-in requires a code. Returns ten recovery codes, this once; null for a wrong code.';

create function public.renew_admin_recovery_codes(code text) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.enforce_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if not private.has_admin_factor(asking.id) or not private.consume_admin_code(asking.id, code) then
    return null;
  end if;
  perform private.log_activity('admin', asking.id, 'admin.recovery_codes_made', 'admins', asking.id);
  return private.create_admin_recovery_codes(asking.id);
end
$$;
comment on function public.renew_admin_recovery_codes(text) is
  'Replaces the caller''s recovery codes by ten new ones, for a code of the app or an old recovery code. Returns them this once; null for a wrong code.';

create function public.remove_admin_second_factor(password text, code text) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  perform private.enforce_rate_limit('admin_second_factor', asking.id::text, 10, '15 minutes');
  perform private.touch_admin_session();
  if not private.is_admin_password(asking.id, password) then
    return 'password_wrong';
  elsif not private.has_admin_factor(asking.id) or not private.consume_admin_code(asking.id, code) then
    return 'code_wrong';
  end if;
  perform private.remove_admin_factor(asking.id);
  perform private.log_activity('admin', asking.id, 'admin.second_factor_removed', 'admins', asking.id);
  return 'done';
end
$$;
comment on function public.remove_admin_second_factor(text, text) is
  'Removes the caller''s second factor: "done", "password_wrong" or "code_wrong".';

create function private.remove_admin_factor(admin_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.admin_factors as factors where factors.admin_id = remove_admin_factor.admin_id;
  delete from private.admin_recovery_codes as codes where codes.admin_id = remove_admin_factor.admin_id;
  delete from private.admin_sign_in_steps as steps where steps.admin_id = remove_admin_factor.admin_id;
$$;
comment on function private.remove_admin_factor(uuid) is
  'Removes an admin''s second factor, so that the password alone signs in.';

--
-- The second factor of an admin who lost phone and recovery codes
--

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
  'Removes another admin''s second factor and signs them out, for super admins. Logged.';
