-- How the team gets its passwords: by a link in an invitation, by a link for whoever forgot, or set by an admin for users.

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
  'Links with which somebody of the team chooses a password, by the hash of their token. Single use; the latest alone counts.';
create index admin_password_links_admin_id_idx on private.admin_password_links (admin_id);
create index admin_password_links_expires_at_idx on private.admin_password_links (expires_at);
alter table private.admin_password_links enable row level security;

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
  'A token with which an admin may choose a password once; earlier ones are of no more use.';

create function private.require_power_over_admin(admin_id uuid) returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  target public.admins;
begin
  if not private.admin_can('users') then
    perform private.fail(403, 'permission_denied', 'Only admins for users may do this.');
  end if;
  select * into target from public.admins where admins.id = admin_id;
  if target.id is null then
    perform private.fail(404, 'not_found', 'There is no such admin.');
  elsif target.role = 'super_admin' and not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may change super admins.');
  elsif not private.is_super_admin() and not target.permissions <@ (private.current_admin()).permissions then
    -- Whoever sets somebody's password could sign in as them.
    perform private.fail(403, 'permission_not_held', 'Admins can only give permissions that they have.');
  end if;
  return target;
end
$$;
comment on function private.require_power_over_admin(uuid) is
  'Another admin''s record, for an admin for users who holds every right that the other has. Ends the request otherwise.';

-- Called by the function change-admin-email, which tells the old address.
create function public.change_admin_email(admin_id uuid, email text, seen_at timestamptz) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  target public.admins := private.require_power_over_admin(admin_id);
  wanted text := private.normalize_email(email);
  changed public.admins;
begin
  if wanted is null or not private.is_email(wanted) then
    perform private.fail(422, 'email_invalid', 'This is no email address.');
  end if;
  -- The trigger guard_admin_change decides about own and stronger admins.
  update public.admins set email = wanted
  where admins.id = target.id and admins.updated_at = change_admin_email.seen_at
  returning admins.* into changed;
  if changed.id is null then
    perform private.fail(409, 'message_changed', 'Someone else has changed this admin.');
  end if;
  perform private.touch_admin_session();
  return jsonb_build_object(
    'old_email', target.email,
    'new_email', changed.email,
    'first_name', target.first_name,
    'changed_by', asking.name,
    'updated_at', changed.updated_at
  );
end
$$;
comment on function public.change_admin_email(uuid, text, timestamptz) is
  'Changes the email of an admin who still is as at `seen_at`, and ends their sessions and open links: {"old_email", "new_email", "first_name", "changed_by", "updated_at"}. For admins for users who hold every right that the other has.';
revoke all on function public.change_admin_email(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.change_admin_email(uuid, text, timestamptz) to service_role;

-- Called by the function send-admin-link, in the name of the admin whose session it hands on.
create function public.start_admin_invitation(admin_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  target public.admins := private.require_power_over_admin(admin_id);
begin
  if target.status <> 'active' then
    perform private.fail(409, 'admin_inactive', 'This admin is not active.');
  end if;
  perform private.take_rate_limit('admin_invitation', admin_id::text, 5, '1 hour');
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
  'Makes the link of an invitation, of seven days: {"email", "first_name", "invited_by", "token"}. For the header''s admin for users.';

create function public.start_admin_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  target public.admins;
begin
  perform private.take_rate_limit('admin_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.take_rate_limit(
    'admin_reset.email', coalesce(wanted, '') || ' ' || private.network_of(coalesce(client_address, 'unknown')), 5, '1 hour'
  );
  perform private.take_rate_limit('admin_reset.everywhere', coalesce(wanted, ''), 15, '1 hour');
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
  'Makes a link of one hour for an active admin: {"email", "first_name", "token"}, or null where there is none, which nobody is told.';

create function public.read_admin_password_link(token text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found record;
begin
  perform private.take_rate_limit('admin_link.address', private.client_address(), 60, '5 minutes');
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
  'What a link is for: {"status": "invalid"} or {"status": "ready", "kind", "first_name", "email"}. It is not used up by that.';

create function public.use_admin_password_link(token text, password text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  taken private.admin_password_links;
begin
  perform private.take_rate_limit('admin_link.address', private.client_address(), 60, '5 minutes');
  -- Used up in the moment it is taken; if the password is refused below, the whole request is undone.
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
  'Sets the password of whoever the link was sent to, once: {"status": "invalid" | "done"}. Ends that admin''s sessions.';

create function public.set_admin_password(admin_id uuid, password text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  target public.admins := private.require_power_over_admin(admin_id);
begin
  perform private.set_admin_password(target.id, password);
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.password_set', 'admins', target.id);
end
$$;
comment on function public.set_admin_password(uuid, text) is
  'Sets the password of somebody of the team, for admins for users who hold every right that the other has.';

revoke all on function public.start_admin_invitation(uuid) from public, anon, authenticated;
revoke all on function public.start_admin_password_reset(text, text) from public, anon, authenticated;
revoke all on function public.read_admin_password_link(text) from public, anon, authenticated;
revoke all on function public.use_admin_password_link(text, text) from public, anon, authenticated;
revoke all on function public.set_admin_password(uuid, text) from public, anon, authenticated;
grant execute on function public.start_admin_invitation(uuid) to service_role;
grant execute on function public.start_admin_password_reset(text, text) to service_role;
grant execute on function public.read_admin_password_link(text) to service_role;
grant execute on function public.use_admin_password_link(text, text) to service_role;
grant execute on function public.set_admin_password(uuid, text) to service_role;
