-- What the gateway counts, for all of its processes together. One machine only; hosted Supabase counts for itself.
-- Unlogged: cheap to write, and forgotten after a crash of PostgreSQL, which costs nobody more than a fresh start of the count.

create unlogged table gateway.rate_limits (
  key text primary key,
  spent_until timestamptz not null,
  span interval not null
);
comment on table gateway.rate_limits is
  'One row for each limit and subject (hashed) that was used lately. Uses push spent_until ahead of now, up to span.';

alter table gateway.rate_limits enable row level security;
create policy "The authentication service counts" on gateway.rate_limits
  for all to supabase_auth_admin using (true) with check (true);
grant select, insert, update, delete on gateway.rate_limits to supabase_auth_admin;
