-- The activity log proves that nothing in it was altered: each line has a link in a chain, a hash over the line and the link before it.
-- Whoever changes, removes or inserts a line breaks every later link. What nobody outside notes can still be rewritten as a
-- whole by the owner of the database: `npm run audit:verify` prints the last link, to be noted elsewhere (docs/operating.md).
--
-- Links are made when a transaction commits. Made with the line, they would have every transaction that logs wait for all the
-- others until the end of its work, and deadlock with row locks; at commit, a transaction holds the lock for a moment and
-- waits for nothing else afterwards.

create table private.activity_chain (
  position bigint primary key,
  log_id bigint not null,
  hash bytea not null,
  constraint activity_chain_log_id_key unique (log_id),
  constraint activity_chain_hash_length check (octet_length(hash) = 32)
);
comment on table private.activity_chain is
  'The links of the activity log, in the order of commits: sha256 of the link before (nothing, for the first) and the line.';
alter table private.activity_chain enable row level security;
create trigger refuse_log_change before update or delete or truncate on private.activity_chain
  for each statement execute function private.refuse_log_change();

create function private.activity_hash(before bytea, line public.activity_log) returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(before || convert_to(
    jsonb_build_array(
      line.id, line.actor_kind, line.actor_id, line.action, line.subject_table, line.subject_id, line.member_id,
      line.details,
      -- Microseconds: a text would depend on settings.
      (extract(epoch from line.created_at) * 1000000)::bigint
    )::text,
    'UTF8'
  ))
$$;
comment on function private.activity_hash(bytea, public.activity_log) is 'The link of a line, after the link before it.';

create function private.chain_activity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  last private.activity_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('activity_chain', 0));
  select * into last from private.activity_chain order by position desc limit 1;
  insert into private.activity_chain (position, log_id, hash)
  values (coalesce(last.position, 0) + 1, new.id, private.activity_hash(coalesce(last.hash, ''), new));
  return null;
end
$$;
comment on function private.chain_activity() is 'Trigger, at commit: adds the link of a line to the chain.';

create constraint trigger chain_activity after insert on public.activity_log
  deferrable initially deferred
  for each row execute function private.chain_activity();

create function private.verify_activity() returns table (problem text, line_id bigint)
language sql stable
security definer
set search_path = ''
as $$
  with links as (
    select
      chain.position, chain.log_id, chain.hash,
      lag(chain.hash, 1, ''::bytea) over (order by chain.position) as before,
      row_number() over (order by chain.position) as expected_position
    from private.activity_chain as chain
  )
  select 'a link is missing', links.log_id from links where links.position <> links.expected_position
  union all
  select 'the line was removed', links.log_id from links
  where not exists (select from public.activity_log as log where log.id = links.log_id)
  union all
  select 'the line was added past the chain', log.id from public.activity_log as log
  where not exists (select from private.activity_chain as chain where chain.log_id = log.id)
  union all
  select 'the line was altered', links.log_id
  from links join public.activity_log as log on log.id = links.log_id
  where private.activity_hash(links.before, log) <> links.hash
  union all
  -- Values that are gone were erased (npm run personal-data); what is left must match the digest in the line.
  select 'the values were altered', kept.log_id
  from private.activity_values as kept left join public.activity_log as log on log.id = kept.log_id
  where encode(private.values_digest(kept.salt, kept.changes), 'hex') is distinct from log.details ->> 'values'
$$;
comment on function private.verify_activity() is 'What does not hold in the activity log. No row: nothing was altered.';

revoke all on function private.activity_hash(bytea, public.activity_log) from public, anon, authenticated, service_role;
revoke all on function private.chain_activity() from public, anon, authenticated, service_role;
revoke all on function private.verify_activity() from public, anon, authenticated, service_role;
