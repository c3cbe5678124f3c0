-- The foundations: what every other file builds on. Supabase grants the API roles everything in `public` by default. This file
-- takes that back, so nothing is accessible until access.sql grants it, by column, operation and role. Helpers of the policies
-- and functions live in the schema `private`, which the API does not expose.

create schema private;
comment on schema private is 'Predicates, helpers and secrets of the data rules. Not exposed by the API.';

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- By PostgreSQL's own default everyone may execute a function. Only the role-wide form of this statement revokes that.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

create extension if not exists pg_trgm with schema extensions;

--
-- The current request
--

create function private.request_header(name text) returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::json ->> name
$$;
comment on function private.request_header(text) is
  'A header of the current request, by its lower-case name. Null if the request lacks it, or if there is no request.';

create function private.is_service_call() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true) = 'service_role', false)
$$;
comment on function private.is_service_call() is
  'Whether the server''s own code is calling with the secret key. Reads the role of the request, which stays the same inside security definer functions.';

create function private.caller_claims() returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when private.is_service_call() then coalesce(nullif(private.request_header('x-caller-login'), ''), '{}')::jsonb
    else coalesce(auth.jwt(), '{}')
  end
$$;
comment on function private.caller_claims() is
  'The verified claims of the caller''s access token: of the request itself, or of the caller for whom the project''s own functions send it with the secret key.';

-- On hosted Supabase the caller controls the first entry of x-forwarded-for, so a header that the edge sets comes first. The
-- gateway lets no caller send that header, and sets x-forwarded-for itself.
create function private.client_address() returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    case when private.is_service_call() then nullif(btrim(private.request_header('x-caller-address')), '') end,
    nullif(btrim(private.request_header('cf-connecting-ip')), ''),
    nullif(btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)), ''),
    'unknown'
  )
$$;
comment on function private.client_address() is
  'The address of the caller, as the proxy in front of the API reports it. The function rpc calls on behalf of the caller: its header counts, but only with the secret key.';

-- An attacker with IPv6 has 2^64 addresses, so limits count networks.
create function private.network_of(address text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if address ~* '^::ffff:[0-9]+(\.[0-9]+){3}$' then
    return substr(address, 8);
  elsif position(':' in address) > 0 then
    begin
      return host(network(set_masklen(address::inet, 64)));
    exception when invalid_text_representation then
      return address;
    end;
  end if;
  return address;
end
$$;
comment on function private.network_of(text) is
  'The network by which limits count an address: the first 64 bits of an IPv6 address, which belong to one household or machine. Any other text is returned unchanged.';

create function private.caller_key(key text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(key, '') || ' ' || private.network_of(private.client_address());
end
$$;
comment on function private.caller_key(text) is
  'The key by which failures are counted: an email address or id together with the caller''s network, so that no one can lock out others from elsewhere.';

--
-- Errors
--

create function private.fail(status integer, code text, message text, headers jsonb default '{}') returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object('status', status, 'headers', headers)::text;
end
$$;
comment on function private.fail(integer, text, text, jsonb) is
  'Ends the request with an HTTP status, an error code and a message, in the format that PostgREST documents for SQLSTATE PGRST.';

-- Scripts of another origin cannot read Retry-After, so the body contains the seconds, too.
create function private.fail_too_many_requests(code text, message text, wait interval) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds text := greatest(1, ceil(extract(epoch from wait)))::integer::text;
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'hint', seconds)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds))::text;
end
$$;
comment on function private.fail_too_many_requests(text, text, interval) is
  'Ends the request with 429. Retry-After and the hint contain the number of seconds to wait.';

--
-- Text
--

create function private.normalize_email(email text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(email))
$$;
comment on function private.normalize_email(text) is 'An email address as it is stored and compared: trimmed, in lower case.';

create function private.is_email(email text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(email) between 3 and 254
    and email = private.normalize_email(email)
    and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
$$;
comment on function private.is_email(text) is 'Whether a text is a normalized email address. Used by check constraints.';

-- Must match gateway/src/mail/queue.ts and supabase/functions/_shared/send-email.ts. Used by indexes.
create function private.email_id(kind text, event uuid) returns uuid
language sql immutable parallel safe
set search_path = ''
as $$
  select left(encode(sha256(convert_to(kind || ' ' || event, 'UTF8')), 'hex'), 32)::uuid
$$;
comment on function private.email_id(text, uuid) is 'The left part of the Message-ID of the email of a kind about an event. A reply refers to it.';

-- Must match app/command-center/kit/list/list-request.ts, which writes the search patterns.
create function private.searchable(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select lower(regexp_replace(normalize(coalesce(value, ''), NFD), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function private.searchable(text) is
  'A text as searches compare it: in lower case, without accents. For generated columns with a trigram index.';

create function private.fold(words text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select translate(
    lower(words),
    'áàâãäåéèêëíìîïóòôõöúùûüçñý',
    'aaaaaaeeeeiiiiooooouuuucny'
  )
$$;
comment on function private.fold(text) is 'A text in lower case and without accents, for the search of members.';

create function private.trimmed(typed text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(btrim(typed, E' \t\r\n\u00a0'), '')
$$;
comment on function private.trimmed(text) is 'A text without the spaces around it; null if nothing is left.';

--
-- Numbers that people read aloud and type
--

create function private.check_digit(digits text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- Row: the interim digit; column: the next digit. Must match app/shared/format/check-digit.ts.
  quasigroup constant text := '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
  interim integer := 0;
begin
  if digits !~ '^[0-9]+$' then
    return null;
  end if;
  for position in 1 .. char_length(digits) loop
    interim := substr(quasigroup, interim * 10 + substr(digits, position, 1)::integer + 1, 1)::integer;
  end loop;
  return interim::text;
end
$$;
comment on function private.check_digit(text) is
  'The check digit of a text of digits, by the Damm algorithm: a number with one wrong digit, or with two adjacent digits swapped, has another one. Null if the text is not only digits.';

--
-- Days
--

create function private.local_today() returns date
language sql stable
set search_path = ''
as $$
  select (now() at time zone 'America/New_York')::date
$$;
comment on function private.local_today() is 'Today at the office, so that an episode is published there on its day.';

create function private.local_day(moment timestamptz) returns date
language sql stable
set search_path = ''
as $$
  select (moment at time zone 'America/New_York')::date
$$;
comment on function private.local_day(timestamptz) is 'The day of a moment at the office.';

create function private.start_of_day(day date) returns timestamptz
language sql stable
set search_path = ''
as $$
  select day::timestamp at time zone 'America/New_York'
$$;

--
-- Tokens and salted hashes
--

create table private.salts (
  name text primary key,
  value bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.salts is 'Random values of this database that make stored hashes useless elsewhere.';
insert into private.salts (name) values ('rate_limits'), ('recovery_codes');

create function private.hash_token(token text) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
comment on function private.hash_token(text) is
  'The hash by which a random token is stored and found. It needs no salt, because a token has 256 random bits.';

create function private.new_token() returns text
language sql volatile
set search_path = ''
as $$
  select encode(extensions.gen_random_bytes(32), 'hex')
$$;
comment on function private.new_token() is 'A random token of 256 bits, as 64 hexadecimal digits.';

create function private.hash_key(key text) returns bytea
language sql stable
security definer
set search_path = ''
as $$
  select extensions.hmac(convert_to(key, 'UTF8'), value, 'sha256') from private.salts where name = 'rate_limits'
$$;
comment on function private.hash_key(text) is 'A salted hash of an address or email, for counters that must not store either.';

--
-- Rate limits
--

create table private.rate_limits (
  bucket text not null,
  key_hash bytea not null,
  hits integer not null,
  resets_at timestamptz not null,
  primary key (bucket, key_hash)
);
comment on table private.rate_limits is
  'How often a caller has used a function in the current window. Keys are salted hashes: no address and no email is stored.';
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);

create function private.enforce_rate_limit(bucket text, key text, max_count integer, per interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  used private.rate_limits;
begin
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (enforce_rate_limit.bucket, private.hash_key(private.network_of(key)), 1, now() + per)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when limits.resets_at <= now() then 1 else limits.hits + 1 end,
    resets_at = case when limits.resets_at <= now() then excluded.resets_at else limits.resets_at end
  returning limits.* into used;

  if used.hits > max_count then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', used.resets_at - now()
    );
  end if;

  -- One call in a hundred deletes expired rows, so that the table stays small without a scheduler.
  if random() < 0.01 then
    delete from private.rate_limits as limits
    where limits.ctid in (
      select old.ctid from private.rate_limits as old where old.resets_at < now() limit 500 for update skip locked
    );
  end if;
end
$$;
comment on function private.enforce_rate_limit(text, text, integer, interval) is
  'Counts one use by a key. Ends the request with 429 and Retry-After once the limit of the window is reached.';

create function private.is_first_use(bucket text, key text, per interval) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  is_first boolean;
begin
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (is_first_use.bucket, private.hash_key(key), 1, now() + per)
  on conflict on constraint rate_limits_pkey do update set hits = 1, resets_at = excluded.resets_at
    where limits.resets_at <= now();
  is_first := found;

  -- As in enforce_rate_limit: one call in a hundred deletes expired rows.
  if random() < 0.01 then
    delete from private.rate_limits as limits
    where limits.ctid in (
      select old.ctid from private.rate_limits as old where old.resets_at < now() limit 500 for update skip locked
    );
  end if;
  return is_first;
end
$$;
comment on function private.is_first_use(text, text, interval) is
  'Whether this is the first use of a key in the current window. Unlike enforce_rate_limit it never ends the request.';

--
-- Triggers that several tables share
--

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: keeps updated_at current.';

create function private.set_normalized_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email = private.normalize_email(new.email);
  return new;
end
$$;
comment on function private.set_normalized_email() is 'Trigger: stores email addresses trimmed and in lower case.';

-- When a person is erased, their rows lose everything personal. The amounts stay, because statements and reports count them.
create function private.refuse_rewrite() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and coalesce(current_setting('private.erasing', true), '') <> ''
    and to_jsonb(new) = to_jsonb(old) || (select jsonb_object_agg(name, null) from unnest(tg_argv) as name) then
    return new;
  end if;
  raise insufficient_privilege using message = 'Rows of ' || tg_table_name || ' are never changed or deleted. A correction is a new row.';
end
$$;
comment on function private.refuse_rewrite() is
  'Trigger: rows are never changed or deleted, not even by their owner. Erasing a person empties the columns of the arguments.';

--
-- Stored files
--

create function private.delete_content() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Hosted Supabase refuses deletions by statements without this setting.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where objects.bucket_id = tg_argv[0] and objects.name = old.path;
  return null;
end
$$;
comment on function private.delete_content() is
  'Trigger, with the bucket: no content stays without its row, such as of a removed page, a deleted draft, or an erased person.';
