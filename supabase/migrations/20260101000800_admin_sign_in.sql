-- How the team signs in: passwords, password links, limits on wrong attempts, and the two steps of a sign-in.

--
-- Passwords
--
-- One check of their strength applies everywhere: to an emailed link, to an admin for users, and to the command line.

create table private.admin_credentials (
  admin_id uuid primary key references public.admins (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
comment on table private.admin_credentials is 'Password hashes (bcrypt) of the team.';

create function private.hash_admin_password(password text) returns text
language sql volatile
set search_path = ''
as $$
  -- One cost for all, because an unknown email is checked against a dummy hash of the same cost.
  select extensions.crypt(password, extensions.gen_salt('bf', 10))
$$;
comment on function private.hash_admin_password(text) is 'The bcrypt hash of an admin''s password.';

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

create function private.admin_password_weakness(admin_id uuid, password text) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  own public.admins;
  plain text := private.searchable(password);
  letters text := regexp_replace(plain, '[^a-z]', '', 'g');
  part text;
begin
  if password is null or char_length(password) < 12 then
    return 'too_short';
  elsif octet_length(password) > 72 then
    -- bcrypt reads 72 bytes and ignores the rest.
    return 'too_long';
  elsif (select count(distinct character) from regexp_split_to_table(plain, '') as character) < 5
    or plain ~ '^(.{1,6})\1+$'
    or position(plain in '01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba') > 0 then
    return 'repeated';
  end if;

  select * into own from public.admins where admins.id = admin_id;
  foreach part in array regexp_split_to_array(
    private.searchable(concat_ws(' ', own.first_name, own.last_name, split_part(own.email, '@', 1))), '[^a-z0-9]+'
  ) loop
    -- What remains without the name must be long enough to be a password.
    if char_length(part) >= 3 and position(part in plain) > 0 and char_length(replace(plain, part, '')) < 12 then
      return 'own_data';
    end if;
  end loop;
  -- Digits and symbols around a common word do not make it stronger.
  if exists (select from private.common_passwords as common where common.password in (plain, letters)) then
    return 'common';
  end if;
  return null;
end
$$;
comment on function private.admin_password_weakness(uuid, text) is
  'Why a password is too weak for an admin: too_short (12 characters), too_long (72 bytes), repeated, common, own_data. Null for a strong one.';

create function private.set_admin_password(admin_id uuid, password text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  weakness text;
begin
  weakness := private.admin_password_weakness(admin_id, password);
  if weakness is not null then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'weak_password', 'message', 'The password is too weak: ' || weakness, 'hint', weakness
      )::text,
      detail = '{"status": 422, "headers": {}}';
  end if;

  insert into private.admin_credentials as credentials (admin_id, password_hash)
  values (set_admin_password.admin_id, private.hash_admin_password(password))
  on conflict on constraint admin_credentials_pkey do update
    set password_hash = excluded.password_hash, changed_at = now();

  delete from public.admin_sessions as sessions where sessions.admin_id = set_admin_password.admin_id;
  delete from private.admin_known_networks as networks where networks.admin_id = set_admin_password.admin_id;
  -- An older link in the mailbox must not replace this password.
  delete from private.admin_password_links as links
  where links.admin_id = set_admin_password.admin_id and links.used_at is null;
end
$$;
comment on function private.set_admin_password(uuid, text) is
  'Sets an admin''s password and ends that admin''s sessions. Refuses a weak one (422 weak_password, hint: too_short, too_long, common, repeated or own_data). For functions that have verified the caller.';

create function public.set_admin_password(admin_id uuid, password text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  target public.admins := private.require_manageable_admin(admin_id);
begin
  perform private.set_admin_password(target.id, password);
  update public.admins set counts_since = null, counts_asked_by = private.current_admin_id(), counts_asked_at = now()
  where admins.id = target.id and admins.id <> private.current_admin_id();
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.password_set', 'admins', target.id);
end
$$;
comment on function public.set_admin_password(uuid, text) is
  'Sets the password of another admin, for admins for users who have every right that the other has.';

--
-- Password links
--
-- An admin chooses a password by a link in an invitation, or by a link for a forgotten password.

create table private.admin_password_links (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  kind text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint admin_password_links_token_hash_key unique (token_hash),
  constraint admin_password_links_kind_known check (kind in ('invitation', 'reset'))
);
comment on table private.admin_password_links is
  'Links by which an admin chooses a password, by the hash of their token. Single use; only the latest one is valid.';
create index admin_password_links_admin_id_idx on private.admin_password_links (admin_id);
create index admin_password_links_expires_at_idx on private.admin_password_links (expires_at);

create function private.new_admin_password_link(admin_id uuid, kind text, lasts interval) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  delete from private.admin_password_links as links
  where links.admin_id = new_admin_password_link.admin_id or links.expires_at < now() - interval '30 days';
  insert into private.admin_password_links (admin_id, kind, token_hash, expires_at)
  values (admin_id, kind, private.hash_token(token), now() + lasts);
  return token;
end
$$;
comment on function private.new_admin_password_link(uuid, text, interval) is
  'A token by which an admin may choose a password once. Earlier tokens become invalid.';

-- Called by the function send-admin-link in the name of the admin whose session it passes on.
create function public.start_admin_invitation(admin_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  target public.admins := private.require_manageable_admin(admin_id);
begin
  if target.status <> 'active' then
    perform private.fail(409, 'admin_inactive', 'This admin is not active.');
  end if;
  perform private.enforce_rate_limit('admin_invitation', admin_id::text, 5, '1 hour');
  perform private.touch_admin_session();
  perform private.log_activity('admin', asking.id, 'admin.invited', 'admins', target.id);
  return jsonb_build_object(
    'email', target.email,
    'first_name', target.first_name,
    'invited_by', asking.name,
    'token', private.new_admin_password_link(target.id, 'invitation', '7 days')
  );
end
$$;
comment on function public.start_admin_invitation(uuid) is
  'Creates the link of an invitation, valid for seven days: {"email", "first_name", "invited_by", "token"}. For an admin for users, identified by the header.';

create function public.start_admin_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  target public.admins;
begin
  perform private.enforce_rate_limit('admin_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.enforce_rate_limit(
    'admin_reset.email', coalesce(wanted, '') || ' ' || private.network_of(coalesce(client_address, 'unknown')), 5, '1 hour'
  );
  perform private.enforce_rate_limit('admin_reset.everywhere', coalesce(wanted, ''), 15, '1 hour');
  select * into target from public.admins where admins.email = wanted and admins.status = 'active';
  if target.id is null then
    return null;
  end if;
  perform private.log_activity('admin', target.id, 'admin.password_reset_requested', 'admins', target.id);
  return jsonb_build_object(
    'email', target.email,
    'first_name', target.first_name,
    'token', private.new_admin_password_link(target.id, 'reset', '1 hour')
  );
end
$$;
comment on function public.start_admin_password_reset(text, text) is
  'Creates a link for an active admin, valid for one hour: {"email", "first_name", "token"}. Null if there is no such admin, which the caller must not reveal.';

create function public.read_admin_password_link(token text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found record;
begin
  perform private.enforce_rate_limit('admin_link.address', private.client_address(), 60, '5 minutes');
  select links.kind, admins.first_name, admins.email into found
  from private.admin_password_links as links
  join public.admins on admins.id = links.admin_id
  where links.token_hash = private.hash_token(read_admin_password_link.token)
    and links.used_at is null and links.expires_at > now() and admins.status = 'active';
  if found is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object(
    'status', 'ready', 'kind', found.kind, 'first_name', found.first_name, 'email', found.email
  );
end
$$;
comment on function public.read_admin_password_link(text) is
  'What a link is for: {"status": "invalid"} or {"status": "ready", "kind", "first_name", "email"}. Does not use it up.';

create function public.use_admin_password_link(token text, password text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  taken private.admin_password_links;
begin
  perform private.enforce_rate_limit('admin_link.address', private.client_address(), 60, '5 minutes');
  -- Used up immediately. If the password is refused below, the whole request is rolled back.
  update private.admin_password_links as links
  set used_at = now()
  from public.admins
  where links.token_hash = private.hash_token(use_admin_password_link.token)
    and links.used_at is null and links.expires_at > now()
    and admins.id = links.admin_id and admins.status = 'active'
  returning links.* into taken;
  if taken.id is null then
    return jsonb_build_object('status', 'invalid');
  end if;
  perform private.set_admin_password(taken.admin_id, password);
  perform private.log_activity('admin', taken.admin_id, 'admin.password_set', 'admins', taken.admin_id);
  return jsonb_build_object('status', 'done');
end
$$;
comment on function public.use_admin_password_link(text, text) is
  'Sets the password of the admin to whom the link was sent, once: {"status": "invalid" | "done"}. Ends that admin''s sessions.';

--
-- Limits on wrong passwords and codes
--
-- They count by email and network, so that no one can lock an admin out from elsewhere. A second limit counts over all
-- networks: it slows down guessing from many places, and exempts networks from which the admin has signed in before.

create table private.admin_sign_in_failures (
  key_hash bytea primary key,
  failures integer not null,
  retry_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table private.admin_sign_in_failures is
  'Wrong passwords and codes, by a salted hash of the email or admin and the network: how many, and when the next attempt is allowed.';
create index admin_sign_in_failures_expires_at_idx on private.admin_sign_in_failures (expires_at);

create function private.count_admin_sign_in_failure(key_hash bytea) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  counted private.admin_sign_in_failures;
begin
  insert into private.admin_sign_in_failures as seen (key_hash, failures, retry_at, expires_at)
  values (count_admin_sign_in_failure.key_hash, 1, now(), now() + interval '15 minutes')
  on conflict on constraint admin_sign_in_failures_pkey do update set
    failures = case when seen.expires_at <= now() then 1 else seen.failures + 1 end,
    expires_at = now() + interval '15 minutes'
  returning seen.* into counted;

  -- Two failures are free. Then 1, 2, 4, 8 and 16 seconds must pass between attempts. The eighth failure locks.
  update private.admin_sign_in_failures as seen
  set retry_at = now() + case
    when counted.failures >= 8 then interval '15 minutes'
    when counted.failures >= 3 then make_interval(secs => 2 ^ (counted.failures - 3))
    else interval '0'
  end
  where seen.key_hash = counted.key_hash;

  delete from private.admin_sign_in_failures as seen where seen.expires_at < now() - interval '1 hour';
  return counted.failures;
end
$$;
comment on function private.count_admin_sign_in_failure(bytea) is
  'Counts a wrong password or code, sets when the next attempt is allowed, and returns the number of failures.';

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
  'Ends the request with 429 while failures with this key require waiting.';

create table private.admin_known_networks (
  admin_id uuid not null references public.admins (id) on delete cascade,
  network_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (admin_id, network_hash)
);
comment on table private.admin_known_networks is
  'The networks from which an admin has signed in during the last 60 days, as salted hashes. A new password or email deletes them.';

create function private.is_known_network(admin_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.admin_known_networks as networks
    where networks.admin_id = is_known_network.admin_id
      and networks.network_hash = private.hash_key(private.caller_key('network'))
      and networks.last_used_at > now() - interval '60 days'
  )
$$;
comment on function private.is_known_network(uuid) is 'Whether this admin has signed in from the caller''s network before.';

create function private.store_known_network(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  delete from private.admin_known_networks as networks
  where networks.admin_id = store_known_network.admin_id and networks.last_used_at <= now() - interval '60 days';
  insert into private.admin_known_networks as networks (admin_id, network_hash)
  values (store_known_network.admin_id, private.hash_key(private.caller_key('network')))
  on conflict on constraint admin_known_networks_pkey do update set last_used_at = now();
end
$$;
comment on function private.store_known_network(uuid) is 'Stores that an admin has signed in from the caller''s network.';

create function private.refuse_unknown_network(is_known boolean, bucket text, key text, max_count integer) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wait interval;
begin
  if is_known then
    return;
  end if;
  select limits.resets_at - now() into wait
  from private.rate_limits as limits
  where limits.bucket = refuse_unknown_network.bucket
    and limits.key_hash = private.hash_key(coalesce(refuse_unknown_network.key, ''))
    and limits.hits >= max_count and limits.resets_at > now();
  if wait is not null then
    perform private.fail_too_many_requests(
      'account_locked', 'Too many wrong attempts from several places. Sign-in from new places is locked for now.', wait
    );
  end if;
end
$$;
comment on function private.refuse_unknown_network(boolean, text, text, integer) is
  'Ends the request with 429 once count_use has reached the limit for a key, unless the network is known.';

--
-- Sign-in, in two steps where there is a second factor
--
-- With a second factor a right password opens no session, only the second step.

create table private.admin_sign_in_steps (
  token_hash bytea primary key,
  admin_id uuid not null references public.admins (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table private.admin_sign_in_steps is
  'Admins who gave the right password and must still give the code, by the hash of a token. It is no session: it allows the second step and nothing else.';
create index admin_sign_in_steps_admin_id_idx on private.admin_sign_in_steps (admin_id);
create index admin_sign_in_steps_expires_at_idx on private.admin_sign_in_steps (expires_at);

create function private.delete_sign_in_steps() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.admin_sign_in_steps as steps where steps.admin_id = new.admin_id;
  return null;
end
$$;
comment on function private.delete_sign_in_steps() is 'Trigger: a new password ends an unfinished sign-in with the old one.';

create trigger delete_sign_in_steps after update on private.admin_credentials
  for each row execute function private.delete_sign_in_steps();

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

  -- One attempt at a time by network, and by email from all unknown networks. Callers who guess in parallel must not hold
  -- connections while bcrypt works, and must not keep out an admin who signs in from a known network.
  if not pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.address:' || private.network_of(address), 0))
    or not (
      is_known
      or pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.email:' || coalesce(wanted, ''), 0))
    ) then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', '1 second'
    );
  end if;
  perform private.enforce_rate_limit('authenticate_admin.address', address, 20, '5 minutes');
  perform private.refuse_admin_while_locked(key, 'Too many wrong passwords. Sign-in is locked for 15 minutes.');
  perform private.refuse_unknown_network(is_known, 'admin_password.everywhere', wanted, 30);

  select password_hash into stored_hash from private.admin_credentials as credentials
  where credentials.admin_id = found.id;

  -- An unknown email takes as long as a wrong password: it is checked against the hash of an unknown password.
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
    -- The record stays hidden until the second step.
    return query select
      null::uuid, null::text, null::text, null::text, null::text, null::text, null::text,
      null::text[], null::timestamptz, null::timestamptz, null::text, null::timestamptz, token;
    return;
  end if;

  return query select opened.*, null::text from private.open_admin_session(found.id) as opened;
end
$$;
comment on function public.authenticate_admin(text, text) is
  'Signs an admin in: the admin''s record with a session token, or no row. The token belongs in the header x-admin-session. With a second factor, only second_factor_token is set: finish_admin_sign_in requires it together with a code.';

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
  perform private.enforce_rate_limit('finish_admin_sign_in.address', private.client_address(), 30, '5 minutes');
  select steps.admin_id into owing
  from private.admin_sign_in_steps as steps
  join public.admins on admins.id = steps.admin_id
  where steps.token_hash = private.hash_token(finish_admin_sign_in.second_factor_token)
    and steps.expires_at > now() and admins.status = 'active';
  if owing is null then
    perform private.fail(401, 'second_factor_expired', 'Too much time has passed. Sign in with your password again.');
  end if;

  -- Counted by admin, not by token: repeating the first step allows no new guesses. Six digits are few, so all unknown
  -- networks together have 20 guesses an hour.
  key := private.hash_key('admin_code:' || private.caller_key(owing::text));
  perform pg_advisory_xact_lock(hashtextextended('finish_admin_sign_in:' || owing, 0));
  perform private.refuse_admin_while_locked(key, 'Too many wrong codes. Sign-in is locked for 15 minutes.');
  perform private.refuse_unknown_network(
    private.is_known_network(owing), 'admin_code.everywhere', owing::text, 20
  );
  if not private.consume_admin_code(owing, finish_admin_sign_in.code) then
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
  'The second step of a sign-in, with a code of the app or a recovery code. Returns the admin''s record with a session token, or no row for a wrong code.';

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
  perform private.store_known_network(found.id);
  perform private.settle_admins();
  perform private.log_activity('admin', found.id, 'admin.sign_in', 'admins', found.id);
  return query select
    found.id, found.first_name, found.last_name, found.name, found.email, found.role, found.status,
    found.permissions, found.created_at, found.updated_at, token, expires;
end
$$;
comment on function private.open_admin_session(uuid) is
  'Opens a session of an admin and returns the record with its token. For functions that have verified the caller.';
