-- Notices on members' devices (web push): the devices, what each wants to hear of, and what waits to be sent.

create table private.push_keys (
  is_only boolean primary key default true,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now(),
  constraint push_keys_one_row check (is_only)
);
comment on table private.push_keys is
  'The pair of keys (VAPID, RFC 8292) by which push services know the organization. The first call that sends notices creates it; subscriptions are bound to it, so it never changes.';

create function public.add_push_keys(public_key text, private_key text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if public_key is not null then
    insert into private.push_keys (public_key, private_key) values (public_key, private_key)
    on conflict on constraint push_keys_pkey do nothing;
  end if;
  return (
    select jsonb_build_object('public_key', keys.public_key, 'private_key', keys.private_key) from private.push_keys as keys
  );
end
$$;
comment on function public.add_push_keys(text, text) is
  'The keys of this organization: {"public_key", "private_key"}. It keeps those of the first caller; with null it only returns them, and null if there are none.';

create function public.push_public_key() returns text
language sql stable
security definer
set search_path = ''
as $$
  select keys.public_key from private.push_keys as keys
$$;
comment on function public.push_public_key() is 'The key with which a browser subscribes. Null until notices could first be sent.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  language text not null,
  kinds text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_endpoint_address check (endpoint ~ '^https?://[^\s]+$' and char_length(endpoint) <= 1000),
  constraint push_subscriptions_keys_base64 check (p256dh ~ '^[A-Za-z0-9_-]{87}$' and auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint push_subscriptions_device_length check (char_length(device) between 1 and 80),
  constraint push_subscriptions_language_known check (language in ('pt-BR', 'en')),
  constraint push_subscriptions_kinds_known check (kinds <@ array['requests', 'contributions', 'bills'] and cardinality(kinds) <= 3)
);
comment on table public.push_subscriptions is
  'The devices on which a member gets notices. The push service of the browser says which it is; one that has expired is removed when a notice to it is refused.';
comment on column public.push_subscriptions.p256dh is 'The key with which a notice is encrypted for this device, so the push service cannot read it.';
comment on column public.push_subscriptions.kinds is 'What the device shows: requests (a turn, an answer, a message), contributions (reminders), bills (their days).';
create index push_subscriptions_member_id_idx on public.push_subscriptions (member_id);
create trigger set_updated_at before update on public.push_subscriptions
  for each row execute function private.set_updated_at();

create function public.save_push_subscription(subscription jsonb) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_member uuid := private.current_member_id();
  saved uuid;
begin
  if own_member is null then
    perform private.fail(403, 'member_required', 'Only a member can choose notices for a device.');
  end if;
  -- Another account in the same browser takes the device over.
  insert into public.push_subscriptions as devices (member_id, endpoint, p256dh, auth, device, language, kinds)
  values (
    own_member, subscription ->> 'endpoint', subscription ->> 'p256dh', subscription ->> 'auth', left(subscription ->> 'device', 80),
    subscription ->> 'language', array(select jsonb_array_elements_text(subscription -> 'kinds'))
  )
  on conflict on constraint push_subscriptions_endpoint_key do update
  set member_id = excluded.member_id, p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device,
    language = excluded.language, kinds = excluded.kinds
  returning devices.id into saved;
  -- What waits for the device is of the account before.
  delete from private.pushes as waiting using public.push_subscriptions as devices
  where waiting.subscription_id = saved and devices.id = saved and waiting.member_id <> devices.member_id;
  delete from public.push_subscriptions as old
  where old.member_id = own_member and old.id in (
    select devices.id from public.push_subscriptions as devices
    where devices.member_id = own_member order by devices.updated_at desc offset 10
  );
  return saved;
end
$$;
comment on function public.save_push_subscription(jsonb) is
  'Sends notices to a device of the caller from now on: {"endpoint", "p256dh", "auth", "device", "language", "kinds"}. A member has ten devices at most; the oldest one is dropped.';

create table private.pushes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  member_id uuid not null references public.members (id) on delete cascade,
  kind text not null,
  request_id uuid references public.sharing_requests (id) on delete cascade,
  -- 56_bill_reminders.sql adds the reference: members' bills come later.
  bill_id uuid,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  constraint pushes_kind_known check (kind in ('requests', 'contributions', 'bills')),
  constraint pushes_about_request check ((kind = 'requests') = (request_id is not null)),
  constraint pushes_about_bill check ((kind = 'bills') = (bill_id is not null))
);
comment on table private.pushes is 'The notices to devices, waiting and sent. News of a day ago is not sent any more; rows are deleted after seven days.';
create index pushes_due_idx on private.pushes (created_at) where sent_at is null;
create index pushes_created_at_idx on private.pushes (created_at);
create index pushes_member_id_idx on private.pushes (member_id);
create index pushes_request_id_idx on private.pushes (request_id);
create index pushes_bill_id_idx on private.pushes (bill_id);
-- Several changes within minutes are one notice.
create unique index pushes_one_waiting_idx on private.pushes (subscription_id, kind, request_id, bill_id) nulls not distinct where claimed_at is null;

create function private.queue_push(member uuid, push_kind text, request uuid, bill uuid default null) returns void
language sql volatile
set search_path = ''
as $$
  insert into private.pushes (subscription_id, member_id, kind, request_id, bill_id)
  select devices.id, devices.member_id, push_kind, request, bill
  from public.push_subscriptions as devices
  where devices.member_id = member and push_kind = any (devices.kinds)
  on conflict (subscription_id, kind, request_id, bill_id) where claimed_at is null do nothing
$$;
comment on function private.queue_push(uuid, text, uuid, uuid) is 'Queues a notice to each device of a member that wants to hear of it.';

create function private.queue_request_push() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(requests.member_id, 'requests', requests.id)
  from public.sharing_requests as requests where requests.id = new.request_id and new.kind <> 'received';
  return null;
end
$$;
comment on function private.queue_request_push() is 'Trigger: what is emailed about a request is also a notice, except that it has arrived.';
create trigger queue_request_push after insert on private.request_emails
  for each row execute function private.queue_request_push();

create function private.queue_contribution_push() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(new.member_id, 'contributions', null);
  return null;
end
$$;
comment on function private.queue_contribution_push() is 'Trigger: a reminder of a contribution is also a notice.';
create trigger queue_contribution_push after insert on private.contribution_reminders
  for each row execute function private.queue_contribution_push();

create function public.claim_pushes(client_address text) returns table (
  id uuid,
  kind text,
  number text,
  bill_id uuid,
  endpoint text,
  p256dh text,
  auth text,
  language text
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('pushes.address', client_address, 120, '5 minutes');
  end if;
  delete from private.pushes as old
  where old.created_at < now() - interval '7 days' or (old.sent_at is null and old.created_at < now() - interval '1 day');
  return query
    update private.pushes as due
    set claimed_at = now()
    from public.push_subscriptions as devices
    where devices.id = due.subscription_id and due.id in (
      select waiting.id
      from private.pushes as waiting
      -- Without access to the portal there is nothing to open.
      join public.members on members.id = waiting.member_id and private.status_allows_sign_in(members.enrollment_status)
      where waiting.sent_at is null and coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.created_at
      limit 20
      for update of waiting skip locked
    )
    returning
      due.id, due.kind, (select requests.number from public.sharing_requests as requests where requests.id = due.request_id),
      due.bill_id, devices.endpoint, devices.p256dh, devices.auth, devices.language;
end
$$;
comment on function public.claim_pushes(text) is 'The notices that are due, each returned to one caller only.';

create function public.finish_push(push_id uuid, is_gone boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if is_gone then
    delete from public.push_subscriptions as devices
    using private.pushes as sent where sent.id = push_id and devices.id = sent.subscription_id;
  else
    update private.pushes as sent set sent_at = now() where sent.id = push_id;
  end if;
end
$$;
comment on function public.finish_push(uuid, boolean) is
  'Marks a notice of claim_pushes as accepted by the push service, or removes its device, because the service says that it is gone.';
