-- Deny first. Supabase opens everything in `public` to the API roles; here nothing is open until a migration opens it, by
-- column, operation and role. Helpers that policies and functions ask live in `private`, which the API does not expose.

create schema private;
comment on schema private is 'Predicates, helpers and secrets of the data rules. Not exposed by the API.';

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Functions are open to everyone by PostgreSQL's own default, which only the role-wide form takes back.
alter default privileges revoke execute on functions from public;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

grant usage on schema private to anon, authenticated, service_role;

-- Requests

create function private.request_header(name text) returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::json ->> name
$$;
comment on function private.request_header(text) is
  'A header of the current request, by its lower-case name. Null when absent, or when no request is being served.';

create function private.is_service_call() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true) = 'service_role', false)
$$;
comment on function private.is_service_call() is
  'Whether the server''s own code is calling with the secret key. Reads the role of the request, which is the same inside functions with their owner''s rights.';

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
  'The address of the caller, as the proxy in front of the API reports it. The function rpc calls for someone else: its header counts, and only with the secret key.';

create function private.normalize_email(email text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(email))
$$;
comment on function private.normalize_email(text) is 'An e-mail address as it is stored and compared: trimmed, lower case.';

create function private.is_email(email text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(email) between 3 and 254
    and email = private.normalize_email(email)
    and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'
$$;
comment on function private.is_email(text) is 'Whether a text is a normalized e-mail address. Used by check constraints.';

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
  'Ends the request with an HTTP status, an error code and a message, in the form that PostgREST documents for SQLSTATE PGRST.';

-- Secrets

create table private.salts (
  name text primary key,
  value bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.salts is 'Random values, one database''s own, that make stored hashes useless elsewhere.';
alter table private.salts enable row level security;
insert into private.salts (name) values ('rate_limits');

create function private.hash_token(token text) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
comment on function private.hash_token(text) is
  'How a random token is stored. Unsalted on purpose: a token has 256 random bits, and is found by its hash.';

create function private.new_token() returns text
language sql volatile
set search_path = ''
as $$
  select encode(extensions.gen_random_bytes(32), 'hex')
$$;
comment on function private.new_token() is 'A random token of 256 bits, as 64 hexadecimal digits.';

-- Rate limits

create table private.rate_limits (
  bucket text not null,
  key_hash bytea not null,
  hits integer not null,
  resets_at timestamptz not null,
  primary key (bucket, key_hash)
);
comment on table private.rate_limits is
  'How often a caller has used a function in the running window. Keys are salted hashes: no address and no e-mail is kept.';
create index rate_limits_resets_at_idx on private.rate_limits (resets_at);
alter table private.rate_limits enable row level security;

create function private.hash_key(key text) returns bytea
language sql stable
security definer
set search_path = ''
as $$
  select extensions.hmac(convert_to(key, 'UTF8'), value, 'sha256') from private.salts where name = 'rate_limits'
$$;
comment on function private.hash_key(text) is 'A salted hash of an address or e-mail, for counters that must not keep either.';

create function private.take_rate_limit(bucket text, key text, max_count integer, per interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  used private.rate_limits;
begin
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (take_rate_limit.bucket, private.hash_key(key), 1, now() + per)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when limits.resets_at <= now() then 1 else limits.hits + 1 end,
    resets_at = case when limits.resets_at <= now() then excluded.resets_at else limits.resets_at end
  returning limits.* into used;

  if used.hits > max_count then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', used.resets_at - now()
    );
  end if;

  -- One call in a hundred sweeps, so that the table stays small without a scheduler.
  if random() < 0.01 then
    delete from private.rate_limits as limits
    where limits.ctid in (
      select old.ctid from private.rate_limits as old where old.resets_at < now() limit 500 for update skip locked
    );
  end if;
end
$$;
comment on function private.take_rate_limit(text, text, integer, interval) is
  'Counts one use by a key, and ends the request with 429 and Retry-After once the window''s count is used up.';

create function private.fail_too_many_requests(code text, message text, wait interval) returns void
language sql
set search_path = ''
as $$
  select private.fail(
    429, code, message,
    jsonb_build_object('Retry-After', greatest(1, ceil(extract(epoch from wait)))::integer::text)
  )
$$;
comment on function private.fail_too_many_requests(text, text, interval) is
  'Ends the request with 429 and says in Retry-After how many seconds to wait.';

-- Triggers that several tables share

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: keeps updated_at true.';

create function private.set_normalized_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email = private.normalize_email(new.email);
  return new;
end
$$;
comment on function private.set_normalized_email() is 'Trigger: stores e-mail addresses trimmed and in lower case.';
