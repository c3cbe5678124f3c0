-- How the team signs in. Sessions, second factors, forgotten passwords, changes of the email and limits on wrong passwords are
-- the auth service's. Here: the login of an admin, and what makes a session of the auth service one of the Command Center.

--
-- Logins
--
-- One person has one login. An admin who is a member, too, signs in to both areas with it. Once it has a password, only that
-- person changes its email and password: otherwise an admin for users could take over the account of a colleague or a member.

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

create function private.has_password(login_id uuid) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from auth.users where users.id = login_id and users.encrypted_password is not null)
$$;
comment on function private.has_password(uuid) is 'Whether the owner of a login can sign in, and so looks after it alone.';

create function private.set_admin_login() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- The owner's own change arrives here with the login already changed.
    if exists (select from auth.users where users.id = new.auth_user_id and private.normalize_email(users.email) = new.email) then
      return new;
    elsif private.has_password(new.auth_user_id) then
      perform private.fail(409, 'own_email', 'Only this person changes the email.');
    end if;
  end if;
  if exists (select from public.members where members.email = new.email and members.auth_user_id is null) then
    perform private.fail(409, 'member_without_login', 'This is the email of a member without an account. The member activates it first.');
  end if;
  new.auth_user_id := private.find_login(new.email);
  return new;
end
$$;
comment on function private.set_admin_login() is
  'Trigger: an admin whose email is a login signs in with it. Otherwise the invitation, or the first password, creates the login.';

-- After set_normalized_email and refuse_advisor_as_admin: triggers run by name.
create trigger settle_login before insert or update of email on public.admins
  for each row execute function private.set_admin_login();

create function private.delete_invited_login() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.users where users.id = old.auth_user_id and not private.is_shared_login(users.id);
  return null;
end
$$;
comment on function private.delete_invited_login() is
  'Trigger: after a corrected email, links that were sent to the wrong one no longer work.';

create trigger delete_invited_login after update of email on public.admins
  for each row when (old.auth_user_id is distinct from new.auth_user_id)
  execute function private.delete_invited_login();

create function private.create_admin_login(admin public.admins) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid := gen_random_uuid();
  -- Emails to the team say so, and lead back to the Command Center.
  metadata jsonb := jsonb_build_object('first_name', admin.first_name, 'last_name', admin.last_name, 'team', true);
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
  'Creates the login of an admin who has none, without a password. It is confirmed, so that no one else can sign up with this email; the mailbox counts as shown only after a link was used.';

--
-- Passwords
--
-- An admin chooses the password by a link of the auth service, whose rules for passwords apply. Another admin, or the operator
-- on the server, can set the first one.

create function public.invite_admin(admin_id uuid, language text) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  target public.admins := private.require_manageable_admin(admin_id);
  login_id uuid;
begin
  if target.status <> 'active' then
    perform private.fail(409, 'admin_inactive', 'This admin is not active.');
  elsif private.has_password(target.auth_user_id) then
    return null;
  end if;
  login_id := coalesce(target.auth_user_id, private.create_admin_login(target));
  update auth.users
  set raw_user_meta_data = raw_user_meta_data
    || jsonb_build_object('language', case when invite_admin.language = 'en' then 'en' else 'pt-BR' end)
  where users.id = login_id;
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.invited', 'admins', target.id);
  return target.email;
end
$$;
comment on function public.invite_admin(uuid, text) is
  'Prepares the login of an admin who has no password yet, for emails in a language ("en", or Portuguese). Returns the email, to which the auth service then sends the link: POST /auth/v1/recover. Null if there is a password already. For admins for users who have every right that the other has.';

create function private.set_admin_password(admin_id uuid, password text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.admins;
  login_id uuid;
  weakness text := case
    when password is null or char_length(password) < 12 then 'too_short'
    -- bcrypt reads 72 bytes and ignores the rest.
    when octet_length(password) > 72 then 'too_long'
  end;
begin
  if weakness is not null then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'weak_password', 'message', 'The password is refused: ' || weakness, 'hint', weakness
      )::text,
      detail = '{"status": 422, "headers": {}}';
  end if;

  select * into target from public.admins where admins.id = set_admin_password.admin_id;
  login_id := coalesce(target.auth_user_id, private.create_admin_login(target));
  -- The auth service verifies bcrypt. An older link in the mailbox must not replace this password.
  update auth.users
  set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 10)), recovery_token = '', updated_at = now()
  where users.id = login_id;
  delete from auth.one_time_tokens as tokens where tokens.user_id = login_id;
  delete from auth.sessions where sessions.user_id = login_id;
end
$$;
comment on function private.set_admin_password(uuid, text) is
  'Sets the password of an admin''s login, which is created if there is none, and ends its sessions and emailed links. Refuses one with fewer than 12 characters or more than 72 bytes (422 weak_password, hint: too_short or too_long). For functions that have verified the caller.';

create function public.set_admin_password(admin_id uuid, password text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  target public.admins := private.require_manageable_admin(admin_id);
begin
  if private.has_password(target.auth_user_id) then
    perform private.fail(409, 'own_password', 'Only this person changes the password.');
  end if;
  perform private.set_admin_password(target.id, password);
  update public.admins set counts_since = null, counts_asked_by = private.current_admin_id(), counts_asked_at = now()
  where admins.id = target.id and admins.id <> private.current_admin_id();
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.password_set', 'admins', target.id);
end
$$;
comment on function public.set_admin_password(uuid, text) is
  'Sets the first password of another admin, for admins for users who have every right that the other has.';

create function private.log_admin_password() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_id uuid;
begin
  select admins.id into changed_id from public.admins where admins.auth_user_id = new.id;
  -- Only writes of the auth service are the owner's own.
  if changed_id is null or session_user <> 'supabase_auth_admin' then
    return null;
  end if;
  if new.encrypted_password is not distinct from old.encrypted_password then
    perform private.log_activity('visitor', null, 'admin.password_reset_requested', 'admins', changed_id);
    return null;
  end if;
  perform private.log_activity('admin', changed_id, 'admin.password_set', 'admins', changed_id);
  -- A link arrived, so the mailbox belongs to this person.
  update auth.identities set identity_data = identity_data || '{"email_verified": true}'
  where identities.user_id = new.id and identities.provider = 'email' and exists (
    select from auth.sessions
    where sessions.user_id = new.id and private.is_new_session(sessions.id, new.id, 'otp')
  );
  return null;
end
$$;
comment on function private.log_admin_password() is
  'Trigger on auth.users: logs that someone asked for a new password of an admin, and that the admin has chosen one, which proves the mailbox if a link was used.';

create trigger log_admin_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.log_admin_password();
create trigger log_admin_password_request after update of recovery_sent_at on auth.users
  for each row when (
    new.recovery_sent_at is not null and new.recovery_sent_at is distinct from old.recovery_sent_at
    and new.encrypted_password is not distinct from old.encrypted_password
  )
  execute function private.log_admin_password();

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
