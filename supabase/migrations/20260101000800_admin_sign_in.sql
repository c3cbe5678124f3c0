-- How the team signs in. Sessions, second factors and limits on wrong passwords are the auth service's. Here: the login of an
-- admin, its password links, and what makes a session of the auth service one of the Command Center.

--
-- Logins
--
-- One person has one login. An admin who is a member, too, signs in to both areas with it, and only that person changes its
-- email and password: otherwise an admin for users could take over the account of a member.

create function private.is_shared_login(login_id uuid) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.members where members.auth_user_id = login_id)
    or exists (select from private.advisor_logins as logins where logins.user_id = login_id)
    or exists (
      select from public.membership_applications as applications
      where applications.auth_user_id = login_id and applications.status = 'new'
    );
end
$$;
comment on function private.is_shared_login(uuid) is
  'Whether a login is also that of a member, of an advisor, or of someone who has applied.';

create function private.is_only_of_team(login_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.admins where admins.auth_user_id = login_id) and not private.is_shared_login(login_id)
$$;
comment on function private.is_only_of_team(uuid) is
  'Whether a login is an admin''s who is neither a member nor an advisor, and has accepted no terms.';

create function private.is_proved_admin_login(login_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.admins
    join auth.identities on identities.user_id = admins.auth_user_id and identities.provider = 'email'
    where admins.auth_user_id = login_id and identities.identity_data ->> 'email_verified' = 'true'
  )
$$;
comment on function private.is_proved_admin_login(uuid) is
  'Whether a login is an admin''s who opened a link in its mailbox, so that it cannot be someone else''s email.';

create function private.find_login(email text) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select users.id from auth.users
  where users.email = find_login.email and users.email_confirmed_at is not null and users.deleted_at is null
    and not users.is_sso_user
$$;
comment on function private.find_login(text) is 'The login with a confirmed email, or null.';

create function private.set_admin_login() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.auth_user_id is not null then
    if private.is_shared_login(new.auth_user_id) then
      -- The owner's own change arrives here with the login already changed.
      if not exists (
        select from auth.users where users.id = new.auth_user_id and private.normalize_email(users.email) = new.email
      ) then
        perform private.fail(409, 'shared_login', 'This person signs in to the portal with the same email, and changes it there.');
      end if;
      return new;
    end if;
  end if;
  if exists (select from public.members where members.email = new.email and members.auth_user_id is null) then
    perform private.fail(409, 'member_without_login', 'This is the email of a member without an account. The member activates it first.');
  end if;
  new.auth_user_id := coalesce(private.find_login(new.email), new.auth_user_id);
  return new;
end
$$;
comment on function private.set_admin_login() is
  'Trigger: an admin whose email is a login signs in with it. Otherwise the first password creates the login.';

-- After set_normalized_email and refuse_advisor_as_admin: triggers run by name.
create trigger settle_login before insert or update of email on public.admins
  for each row execute function private.set_admin_login();

create function private.follow_admin_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A super admin who changes their own email keeps the current session.
  perform private.end_admin_sessions(new.id, (private.own_admin_session()).id);
  delete from private.admin_password_links where admin_id = new.id;
  if new.auth_user_id = old.auth_user_id then
    update auth.users set email = new.email, updated_at = now()
    where users.id = new.auth_user_id and users.email is distinct from new.email;
    -- Only the auth service has sent a link to the new mailbox.
    update auth.identities
    set identity_data = identity_data || jsonb_build_object(
        'email', new.email,
        'email_verified', session_user = 'supabase_auth_admin' and (identity_data ->> 'email_verified')::boolean
      ), updated_at = now()
    where identities.user_id = new.auth_user_id and identities.provider = 'email';
  else
    -- The new email has a login already, so the old one opens nothing any more.
    delete from auth.users where users.id = old.auth_user_id;
  end if;
  return null;
end
$$;
comment on function private.follow_admin_email() is
  'Trigger: the login follows a new email of an admin, whose sessions and emailed links end.';

create trigger follow_admin_email after update of email on public.admins
  for each row when (new.email is distinct from old.email)
  execute function private.follow_admin_email();

create function private.create_admin_login(admin public.admins) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid := gen_random_uuid();
  metadata jsonb := jsonb_build_object('first_name', admin.first_name, 'last_name', admin.last_name);
begin
  -- A sign-up that was never confirmed must not keep the admin out.
  delete from auth.users where users.email = admin.email and users.email_confirmed_at is null;
  -- The auth service expects empty texts, not nulls, in the columns of tokens.
  insert into auth.users (
    instance_id, id, aud, role, email, email_confirmed_at, confirmation_token, recovery_token, email_change_token_new,
    email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  ) values (
    '00000000-0000-0000-0000-000000000000', login_id, 'authenticated', 'authenticated', admin.email, now(), '', '', '',
    '', '{"provider": "email", "providers": ["email"]}', metadata, now(), now()
  );
  insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
  values (
    login_id::text, login_id,
    jsonb_build_object('sub', login_id, 'email', admin.email, 'email_verified', false, 'phone_verified', false),
    'email', now(), now()
  );
  update public.admins set auth_user_id = login_id where admins.id = admin.id;
  return login_id;
end
$$;
comment on function private.create_admin_login(public.admins) is
  'Creates the login of an admin who has none. Its mailbox counts as shown only after a link was used.';

--
-- Passwords
--
-- One check of their strength applies everywhere: to an emailed link, to an admin for users, and to the command line.

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
  target public.admins;
  login_id uuid;
  weakness text := private.admin_password_weakness(admin_id, password);
begin
  if weakness is not null then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'weak_password', 'message', 'The password is too weak: ' || weakness, 'hint', weakness
      )::text,
      detail = '{"status": 422, "headers": {}}';
  end if;

  select * into target from public.admins where admins.id = set_admin_password.admin_id;
  login_id := coalesce(target.auth_user_id, private.create_admin_login(target));
  -- The auth service verifies bcrypt.
  update auth.users
  set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 10)), updated_at = now()
  where users.id = login_id;
  delete from auth.sessions where sessions.user_id = login_id;
  -- An older link in the mailbox must not replace this password.
  delete from private.admin_password_links as links
  where links.admin_id = set_admin_password.admin_id and links.used_at is null;
end
$$;
comment on function private.set_admin_password(uuid, text) is
  'Sets the password of an admin''s login, which is created if there is none, and ends its sessions. Refuses a weak one (422 weak_password, hint: too_short, too_long, common, repeated or own_data). For functions that have verified the caller.';

create function public.set_admin_password(admin_id uuid, password text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  target public.admins := private.require_manageable_admin(admin_id);
begin
  if private.is_shared_login(target.auth_user_id) then
    perform private.fail(409, 'shared_login', 'This person signs in to the portal with the same password, and changes it there.');
  end if;
  perform private.set_admin_password(target.id, password);
  update public.admins set counts_since = null, counts_asked_by = private.current_admin_id(), counts_asked_at = now()
  where admins.id = target.id and admins.id <> private.current_admin_id();
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.password_set', 'admins', target.id);
end
$$;
comment on function public.set_admin_password(uuid, text) is
  'Sets the password of another admin, for admins for users who have every right that the other has. Not of an admin who is a member, too.';

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
  -- The link arrived, so the mailbox belongs to this person.
  update auth.identities set identity_data = identity_data || '{"email_verified": true}'
  from public.admins
  where identities.user_id = admins.auth_user_id and identities.provider = 'email' and admins.id = taken.admin_id;
  perform private.log_activity('admin', taken.admin_id, 'admin.password_set', 'admins', taken.admin_id);
  return jsonb_build_object('status', 'done');
end
$$;
comment on function public.use_admin_password_link(text, text) is
  'Sets the password of the admin to whom the link was sent, once: {"status": "invalid" | "done"}. Ends that admin''s sessions.';

--
-- Sign-in
--
-- The function rpc answers SPEC.md's authenticate_admin: it sends the password to the auth service, makes the new session one of
-- the Command Center here, and refreshes it, so that the hook decides about the role in its token.

create function public.open_admin_session(login_id uuid, session_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found public.admins;
begin
  select admins.* into found from public.admins
  where admins.auth_user_id = open_admin_session.login_id and admins.status = 'active';
  if found.id is null then
    return null;
  end if;
  insert into public.admin_sessions (id, admin_id)
  select sessions.id, found.id from auth.sessions
  where sessions.id = open_admin_session.session_id and sessions.user_id = found.auth_user_id;
  if private.has_second_factor(found.auth_user_id) then
    perform private.log_activity('visitor', null, 'admin.second_factor_asked', 'admins', found.id);
  end if;
  return jsonb_build_object(
    'factor_id', (
      select factors.id from auth.mfa_factors as factors
      where factors.user_id = found.auth_user_id and factors.status = 'verified'
      order by factors.created_at limit 1
    )
  );
end
$$;
comment on function public.open_admin_session(uuid, uuid) is
  'Makes a new session of a login one of the Command Center: {"factor_id": the second factor, or null}, or null if the login is not an active admin''s.';

create function public.log_refused_admin(email text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  select admins.id into found_id from public.admins where admins.email = private.normalize_email(log_refused_admin.email);
  perform private.log_activity(
    'visitor', null, 'admin.sign_in_refused', case when found_id is not null then 'admins' end, found_id
  );
end
$$;
comment on function public.log_refused_admin(text) is 'Logs a sign-in to the Command Center that was refused.';

create function private.staff_claims(claims jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted public.admin_sessions;
  asking public.admins;
begin
  select * into wanted from public.admin_sessions as sessions where sessions.id = (claims ->> 'session_id')::uuid;
  asking := private.admin_of_session(wanted);
  if asking.id is null then
    return private.refuse_sign_in('The session of the Command Center has ended.');
  end if;
  -- While the code is missing, the token is that of a visitor. The auth service still accepts the code with it.
  if private.is_second_factor_due(asking.auth_user_id, claims ->> 'aal') then
    return jsonb_build_object('claims', claims || '{"role": "anon"}');
  end if;
  if wanted.entered_at is null then
    update public.admin_sessions set entered_at = now() where admin_sessions.id = wanted.id;
    perform private.settle_admins();
    perform private.log_activity('admin', asking.id, 'admin.sign_in', 'admins', asking.id);
  end if;
  return jsonb_build_object('claims', claims || '{"role": "staff"}');
end
$$;
comment on function private.staff_claims(jsonb) is
  'What the access token hook returns for a session of the Command Center: the role staff, once the second factor was shown if one is due.';

create function private.log_admin_sign_out() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  leaving public.admin_sessions;
begin
  select * into leaving from public.admin_sessions as sessions where sessions.id = old.id;
  -- The auth service also deletes sessions that have ended, or lack a new second factor: those are no sign-out.
  if session_user = 'supabase_auth_admin'
    and leaving.entered_at is not null
    and (private.admin_of_session(leaving)).id is not null
    and not private.is_second_factor_due(old.user_id, old.aal::text) then
    perform private.log_activity('admin', leaving.admin_id, 'admin.sign_out', 'admins', leaving.admin_id);
  end if;
  return old;
end
$$;
comment on function private.log_admin_sign_out() is 'Trigger: logs that an admin has left the Command Center.';

create trigger log_admin_sign_out before delete on auth.sessions
  for each row execute function private.log_admin_sign_out();

--
-- The second factor
--
-- It is the auth service's. Supabase logs it in its own table, so the activity log of the team is written here.

create function private.log_admin_factor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_id uuid;
  login_id uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  select admins.id into changed_id from public.admins where admins.auth_user_id = login_id;
  -- Only writes of the auth service are the admin's own: a reset by a super admin has a line of its own.
  if changed_id is null or session_user <> 'supabase_auth_admin' then
    return null;
  end if;
  perform private.log_activity(
    'admin', changed_id, case when tg_op = 'DELETE' then 'admin.second_factor_removed' else 'admin.second_factor_added' end,
    'admins', changed_id
  );
  return null;
end
$$;
comment on function private.log_admin_factor() is 'Trigger: logs that an admin has added or removed the second factor.';

create trigger log_added_admin_factor after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.log_admin_factor();
create trigger log_removed_admin_factor after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.log_admin_factor();

create function private.remove_admin_factor(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid;
begin
  select admins.auth_user_id into login_id from public.admins where admins.id = remove_admin_factor.admin_id;
  delete from auth.mfa_factors as factors where factors.user_id = login_id;
  delete from private.recovery_codes as codes where codes.user_id = login_id;
end
$$;
comment on function private.remove_admin_factor(uuid) is
  'Removes an admin''s second factor, so that the password alone signs in.';

create function public.reset_admin_second_factor(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
  login_id uuid;
begin
  select admins.auth_user_id into login_id from public.admins where admins.id = reset_admin_second_factor.admin_id;
  if asking.role <> 'super_admin' then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may change super admins.');
  elsif admin_id = asking.id then
    perform private.fail(409, 'own_second_factor', 'One''s own second factor is removed with a code.');
  elsif not private.has_second_factor(login_id) then
    perform private.fail(404, 'not_found', 'There is no second factor.');
  end if;
  perform private.touch_admin_session();
  perform private.remove_admin_factor(admin_id);
  perform private.end_admin_sessions(admin_id);
  perform private.log_activity('admin', asking.id, 'admin.second_factor_reset', 'admins', admin_id);
end
$$;
comment on function public.reset_admin_second_factor(uuid) is
  'Removes another admin''s second factor and signs them out, for super admins. Logged.';
