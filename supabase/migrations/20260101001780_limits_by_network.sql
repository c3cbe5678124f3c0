-- Wrong passwords and codes count by email and network, so that nobody locks an admin out from afar. A limit over all networks
-- remains: it slows down guessing from many places, and does not concern a network where the admin has signed in before.

create table private.admin_known_networks (
  admin_id uuid not null references public.admins (id) on delete cascade,
  network_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (admin_id, network_hash)
);
comment on table private.admin_known_networks is
  'From where an admin has signed in during the last 60 days, as a salted hash. A new password or email forgets it.';
alter table private.admin_known_networks enable row level security;

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
comment on function private.is_known_network(uuid) is 'Whether this admin has signed in from the network of the caller before.';

create function private.remember_network(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  delete from private.admin_known_networks as networks
  where networks.admin_id = remember_network.admin_id and networks.last_used_at <= now() - interval '60 days';
  insert into private.admin_known_networks as networks (admin_id, network_hash)
  values (remember_network.admin_id, private.hash_key(private.caller_key('network')))
  on conflict on constraint admin_known_networks_pkey do update set last_used_at = now();
end
$$;
comment on function private.remember_network(uuid) is 'Notes that an admin has signed in from the network of the caller.';

create function private.count_use(bucket text, key text, per interval) returns void
language sql volatile
security definer
set search_path = ''
as $$
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (count_use.bucket, private.hash_key(coalesce(count_use.key, '')), 1, now() + per)
  on conflict on constraint rate_limits_pkey do update set
    hits = case when limits.resets_at <= now() then 1 else limits.hits + 1 end,
    resets_at = case when limits.resets_at <= now() then excluded.resets_at else limits.resets_at end
$$;
comment on function private.count_use(text, text, interval) is
  'Counts one use by a key. Unlike take_rate_limit it refuses nobody: refuse_unknown_network does.';

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
  'Ends the request with 429 once count_use has counted too often for a key, unless the network is known.';

revoke all on function private.is_known_network(uuid) from public, anon, authenticated, service_role;
revoke all on function private.remember_network(uuid) from public, anon, authenticated, service_role;
revoke all on function private.count_use(text, text, interval) from public, anon, authenticated, service_role;
revoke all on function private.refuse_unknown_network(boolean, text, text, integer)
  from public, anon, authenticated, service_role;

-- Links to a new password go to the email. A new one ends what the old one opened.
create function private.end_access_of_changed_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Super admins who change their own email keep the session in which they do.
  delete from public.admin_sessions
  where admin_id = new.id
    and token_hash is distinct from private.hash_token(private.request_header('x-admin-session'));
  delete from private.admin_password_links where admin_id = new.id;
  delete from private.admin_sign_in_steps where admin_id = new.id;
  delete from private.admin_known_networks where admin_id = new.id;
  return null;
end
$$;
comment on function private.end_access_of_changed_email() is
  'Trigger: a new email ends an admin''s sessions, half sign-ins and mailed links.';
revoke all on function private.end_access_of_changed_email() from public, anon, authenticated, service_role;
create trigger end_access_of_changed_email after update of email on public.admins
  for each row when (new.email is distinct from old.email)
  execute function private.end_access_of_changed_email();
