-- Realtime as the gateway serves it: the login that serves it, what Supabase has beside the table of messages, and what its processes share.
-- Supabase creates a partition for each day. Here one default partition holds all messages, so that no insert ever lacks its partition.

do $$
declare
  api_role text;
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'supabase_realtime_admin') then
    create role supabase_realtime_admin login noinherit;
    alter role supabase_realtime_admin set lock_timeout = '8s';
  end if;

  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (
      select from pg_catalog.pg_auth_members
      where roleid = quote_ident(api_role)::regrole and member = 'supabase_realtime_admin'::regrole and set_option
    ) then
      execute format('grant %I to supabase_realtime_admin with set true, inherit false', api_role);
    end if;
  end loop;

  if current_user <> 'supabase_realtime_admin' and not exists (
    select from pg_catalog.pg_auth_members
    where roleid = 'supabase_realtime_admin'::regrole and member = quote_ident(current_user::text)::regrole and set_option
  ) then
    execute format('grant supabase_realtime_admin to %I with set true, inherit true', current_user);
  end if;
end
$$;

comment on schema realtime is 'Messages of channels, with the policies that decide who may join and send.';
comment on table realtime.messages is 'One row for each message that the database sent in the last three days. Policies on it authorize private channels.';

alter table realtime.messages add column binary_payload bytea;
alter table realtime.messages add constraint messages_payload_exclusive check (payload is null or binary_payload is null);

create table realtime.messages_default partition of realtime.messages default;
comment on table realtime.messages_default is 'The only partition of realtime.messages.';
alter table realtime.messages_default enable row level security;

create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
create index messages_inserted_at_index on realtime.messages_default (inserted_at);

create policy "The realtime service reads and deletes messages" on realtime.messages
  for all to supabase_realtime_admin using (true) with check (true);
grant usage on schema realtime, gateway to supabase_realtime_admin;
grant select, insert, delete on realtime.messages to supabase_realtime_admin;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message_id)) end,
    event, topic, private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end;
$$;
comment on function realtime.send is 'Sends a message to a channel when the transaction commits. A failure is a warning, so that it never undoes the caller''s work.';

create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end;
$$;
comment on function realtime.send_binary is 'Sends bytes to a channel when the transaction commits.';

create function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
) returns void
language plpgsql
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name,
    topic_name
  );
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end;
$$;
comment on function realtime.broadcast_changes is 'Sends a changed row to a channel. For row triggers.';

grant execute on function
  realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to postgres, anon, authenticated, service_role;

create function gateway.notify_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The first letter tells the servers whether they may read many such messages in one query.
  perform pg_notify(
    'gateway_realtime',
    case when coalesce(octet_length(new.binary_payload), pg_column_size(new.payload)) > 16384 then 'L' else 'S' end || new.id
  );
  return null;
end;
$$;
comment on function gateway.notify_message is 'Announces the id of a message to the servers. They read the row.';
revoke execute on function gateway.notify_message() from public;

create trigger notify_message after insert on realtime.messages
  for each row
  when (new.event is not null and new.private is not null and (new.payload is not null or new.binary_payload is not null))
  execute function gateway.notify_message();

create unlogged table gateway.realtime_nodes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
comment on table gateway.realtime_nodes is 'The server processes that have sockets.';

create unlogged table gateway.realtime_batches (
  id bigint generated always as identity primary key,
  messages text not null,
  created_at timestamptz not null default now()
);
comment on table gateway.realtime_batches is 'Messages of clients for the other server processes, kept for a minute.';

create unlogged table gateway.realtime_presences (
  ref text primary key,
  node uuid not null,
  channel text not null,
  key text not null,
  meta text not null
);
create index realtime_presences_channel on gateway.realtime_presences (channel);
create index realtime_presences_node on gateway.realtime_presences (node);
comment on table gateway.realtime_presences is 'Who is present in which channel, and the server process that holds the socket.';
comment on column gateway.realtime_presences.channel is 'The topic, after "private:" or "public:".';

alter table gateway.realtime_nodes enable row level security;
alter table gateway.realtime_batches enable row level security;
alter table gateway.realtime_presences enable row level security;
create policy "The realtime service lists its processes" on gateway.realtime_nodes
  for all to supabase_realtime_admin using (true) with check (true);
create policy "The realtime service passes messages on" on gateway.realtime_batches
  for all to supabase_realtime_admin using (true) with check (true);
create policy "The realtime service lists who is present" on gateway.realtime_presences
  for all to supabase_realtime_admin using (true) with check (true);
grant select, insert, update, delete on gateway.realtime_nodes, gateway.realtime_batches, gateway.realtime_presences
  to supabase_realtime_admin;

create function gateway.channel_rights(
  topics text[],
  roles text[],
  claims text[],
  headers text[],
  broadcasts uuid[],
  presences uuid[],
  writes boolean[]
) returns table (broadcast_read boolean, presence_read boolean, broadcast_write boolean, presence_write boolean)
language plpgsql
-- Policies are evaluated as for tables, with the search path of the table API.
set search_path = public, extensions
as $$
begin
  -- Rows that the policies decide about. They are inserted with the login's rights, and never committed.
  insert into realtime.messages (id, topic, extension)
  select distinct asked.id, asked.topic, asked.extension
  from (
    select unnest(broadcasts), unnest(topics), 'broadcast'
    union all
    select unnest(presences), unnest(topics), 'presence'
  ) as asked (id, topic, extension)
  where asked.id is not null;

  for place in 1 .. cardinality(topics) loop
    broadcast_read := false;
    presence_read := false;
    broadcast_write := false;
    presence_write := false;
    begin
      perform
        set_config('realtime.topic', topics[place], true),
        set_config('request.jwt.claims', claims[place], true),
        set_config('request.jwt.claim.sub', coalesce(claims[place]::jsonb ->> 'sub', ''), true),
        set_config('request.jwt.claim.role', roles[place], true),
        set_config('request.headers', headers[place], true),
        set_config('role', roles[place], true);
      select coalesce(bool_or(id = broadcasts[place]), false), coalesce(bool_or(id = presences[place]), false)
      into broadcast_read, presence_read
      from realtime.messages
      where id in (broadcasts[place], presences[place]);

      if writes[place] then
        begin
          insert into realtime.messages (topic, extension) values (topics[place], 'broadcast');
          broadcast_write := true;
        exception when insufficient_privilege then
          null;
        end;
        begin
          insert into realtime.messages (topic, extension) values (topics[place], 'presence');
          presence_write := true;
        exception when insufficient_privilege then
          null;
        end;
      end if;
    exception when others then
      -- A role that does not exist, or a policy that fails, permits nothing.
      broadcast_read := false;
      presence_read := false;
      broadcast_write := false;
      presence_write := false;
    end;
    return next;
  end loop;
end;
$$;
comment on function gateway.channel_rights is
  'What callers may do in channels, according to the policies on realtime.messages. Leaves the role and the rows of the last caller, so call it in a transaction that is rolled back.';
revoke execute on function gateway.channel_rights(text[], text[], text[], text[], uuid[], uuid[], boolean[]) from public;
grant execute on function gateway.channel_rights(text[], text[], text[], text[], uuid[], uuid[], boolean[]) to supabase_realtime_admin;
