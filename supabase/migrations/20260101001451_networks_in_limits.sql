-- Limits by network address hold where an address is cheap: whoever has one of IPv6 has 2^64 of them. And on hosted Supabase
-- the first entry of x-forwarded-for is whatever the caller wrote there; the edge in front says in a header of its own who
-- called. One machine's gateway lets no caller say that, and sets x-forwarded-for itself.

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
  'What a limit counts an address by: the first 64 bits of an IPv6 address, all of which belong to one household or machine. Any other text stays as it is.';
revoke all on function private.network_of(text) from public, anon, authenticated, service_role;

create function private.caller_key(key text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(key, '') || ' ' || private.network_of(private.client_address());
end
$$;
comment on function private.caller_key(text) is
  'What failures are counted by: an email address or id together with the network of the caller, so that nobody locks out others from afar.';
revoke all on function private.caller_key(text) from public, anon, authenticated, service_role;

create or replace function private.take_rate_limit(bucket text, key text, max_count integer, per interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  used private.rate_limits;
begin
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (take_rate_limit.bucket, private.hash_key(private.network_of(key)), 1, now() + per)
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
