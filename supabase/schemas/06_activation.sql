-- What a person may request before signing in: whether there is a member, the activation of an account, and a new password.
-- If visitors could read `members`, anyone could list them. Each function here returns one fact, and is limited by network
-- and by email. Each refusal is in the activity log, without the email.

--
-- Sign-in
--

create function public.member_sign_in_status(email text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  is_waiting boolean;
  is_advisor boolean;
  reason text;
begin
  -- Enough for an office behind one address, too few to try a purchased list of emails.
  perform private.enforce_rate_limit('sign_in_status.address', private.client_address(), 60, '5 minutes');
  perform private.enforce_rate_limit('sign_in_status.email', private.caller_key(wanted), 30, '5 minutes');

  select id, auth_user_id, enrollment_status, merged_into into member from public.members where members.email = wanted;
  -- While the emailed link is not confirmed, the sign-in itself reports what is missing. A confirmed mailbox without a
  -- member is an unfinished activation, which begins again.
  is_waiting := member.auth_user_id is null and exists (
    select from private.activation_tokens as tokens
    join auth.users on users.id = tokens.user_id
    where tokens.member_id = member.id
      and users.email_confirmed_at is null
      and private.activation_claim(users.id) = tokens.id
  );

  is_advisor := exists (
    select from auth.users where users.email = wanted and private.advisor_of_login(users.id) is not null
  );

  reason := case
    when is_advisor then null
    when member is null then 'not_member'
    when member.merged_into is not null then 'restricted'
    when member.auth_user_id is null and not is_waiting then 'needs_activation'
    when not private.status_allows_sign_in(member.enrollment_status) then 'restricted'
  end;
  if reason is null then
    return jsonb_build_object('status', 'ok');
  end if;

  perform private.log_activity(
    'visitor', null, 'member.sign_in_refused', case when member.id is not null then 'members' end, member.id,
    jsonb_build_object('reason', reason)
  );
  if reason = 'restricted' then
    return jsonb_build_object('status', reason, 'enrollment_status', member.enrollment_status);
  end if;
  return jsonb_build_object('status', reason);
end
$$;
comment on function public.member_sign_in_status(text) is
  'Whether an email address can sign in to the portal: {"status": "not_member" | "needs_activation" | "restricted" | "ok"}, with enrollment_status when restricted.';

--
-- Activation
--
-- A login becomes a member's only when one person proves three things: the member's email and date of birth, the mailbox, and
-- the password of the login. Anyone can register a login with a member's email, and mail scanners follow every link, so
-- neither the password alone nor the emailed link alone links anything.
--
-- 1. verify_member_credentials() returns a token.
-- 2. The sign-up puts the token into the login's own metadata, in the same request that sets its password. So no one can have
--    one without the other. link_member_account() stores the claim, which is valid for a day.
-- 3. The page that the emailed link opens proves the rest: it verifies the link (a session of the mailbox), signs in with the
--    password (a session of the password), and calls finish_activation() from the second session, naming the first.

create table private.activation_tokens (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  user_id uuid references auth.users (id) on delete cascade,
  claimed_at timestamptz,
  used_at timestamptz,
  constraint activation_tokens_token_hash_key unique (token_hash),
  constraint activation_tokens_claimed_by_login check ((user_id is null) = (claimed_at is null))
);
comment on table private.activation_tokens is
  'Proof that the caller knew a member''s email and date of birth. Allows linking one login. Single use, valid for 15 minutes.';
comment on column private.activation_tokens.user_id is 'The login that will be linked once its mailbox is confirmed.';
create index activation_tokens_member_id_idx on private.activation_tokens (member_id);
create index activation_tokens_user_id_idx on private.activation_tokens (user_id);

create function public.verify_member_credentials(email text, date_of_birth date) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member public.members;
  token text;
  expires timestamptz := now() + interval '15 minutes';
  reason text;
begin
  -- A date of birth takes about 30,000 guesses: at 60 a day from all networks, that is more than a year. One network has
  -- 15, so that no one can use up a member's attempts from elsewhere.
  perform private.enforce_rate_limit('verify_member.address', private.client_address(), 20, '5 minutes');
  perform private.enforce_rate_limit('verify_member.email', private.caller_key(wanted), 10, '5 minutes');
  perform private.enforce_rate_limit('verify_member.email_day', private.caller_key(wanted), 15, '1 day');
  perform private.enforce_rate_limit('verify_member.everywhere', coalesce(wanted, ''), 60, '1 day');

  select * into member from public.members where members.email = wanted and members.merged_into is null;
  -- An advisor or an admin has shown the mailbox and chosen a password: the date of birth completes the proof.
  if member.auth_user_id is null and member.date_of_birth = verify_member_credentials.date_of_birth then
    update public.members set auth_user_id = users.id
    from auth.users
    where members.id = member.id and users.email = wanted
      and (
        exists (select from private.advisor_logins as logins where logins.user_id = users.id)
        or private.is_proved_admin_login(users.id)
      )
    returning members.* into member;
    if found then
      perform private.log_activity('member', member.id, 'member.activated', 'members', member.id);
    else
      select * into member from public.members where members.email = wanted and members.merged_into is null;
    end if;
  end if;

  reason := case
    when member.id is null or member.date_of_birth is distinct from verify_member_credentials.date_of_birth
      then 'not_found'
    when member.auth_user_id is not null then 'already_linked'
  end;
  if reason is not null then
    perform private.log_activity(
      'visitor', null, 'member.activation_refused', case when member.id is not null then 'members' end, member.id,
      jsonb_build_object('reason', reason)
    );
    return jsonb_build_object('status', reason);
  end if;

  -- Claimed tokens stay valid: the email may be on its way, and a repeated request must not void its link.
  delete from private.activation_tokens as tokens
  where tokens.member_id = member.id
    and case when tokens.claimed_at is null then tokens.expires_at < now()
      else tokens.claimed_at < now() - interval '1 day' end;
  token := private.new_token();
  insert into private.activation_tokens (member_id, token_hash, expires_at)
  values (member.id, private.hash_token(token), expires);
  perform private.log_activity('visitor', null, 'member.activation_started', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'activation_token', token, 'expires_at', expires);
end
$$;
comment on function public.verify_member_credentials(text, date) is
  'First step of activation: {"status": "not_found" | "already_linked" | "ready"}, with activation_token and expires_at when ready.';

create function public.release_activation_login(email text, activation_token text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
begin
  if not exists (
    select from private.activation_tokens as tokens
    join public.members on members.id = tokens.member_id
    where tokens.token_hash = private.hash_token(activation_token)
      and tokens.used_at is null
      and tokens.expires_at > now()
      and members.email = wanted
      and members.auth_user_id is null and members.merged_into is null
  ) then
    perform private.fail(403, 'activation_token_invalid', 'The activation has expired. Please verify your data again.');
  end if;

  -- A login whose email was sent within the last minute stays: the auth service would refuse to send another one.
  delete from auth.users
  where users.email = wanted
    and not users.is_sso_user
    and (users.email_confirmed_at is not null or users.confirmation_sent_at is null
      or users.confirmation_sent_at < now() - interval '1 minute')
    and not exists (select from public.members where members.auth_user_id = users.id)
    and not exists (select from private.advisor_logins as logins where logins.user_id = users.id)
    -- An admin for members, who can add a member with any email, must not lock the team out.
    and not (users.encrypted_password is not null and exists (select from public.admins where admins.auth_user_id = users.id));
end
$$;
comment on function public.release_activation_login(text, text) is
  'Before the sign-up of an activation: deletes a login with the member''s email that belongs to no member. Its creator never proved to be the member, and the auth service would keep its password.';

create function public.link_member_account(user_id uuid, email text, activation_token text) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  token private.activation_tokens;
  member public.members;
begin
  -- A refusal below also rolls back its count. Nothing can be guessed here: the token has 256 random bits.
  perform private.enforce_rate_limit('link_member.address', private.client_address(), 20, '5 minutes');
  perform private.enforce_rate_limit('link_member.email', private.caller_key(wanted), 10, '5 minutes');

  select tokens.* into token
  from private.activation_tokens as tokens
  join public.members on members.id = tokens.member_id
  where tokens.token_hash = private.hash_token(activation_token)
    and members.email = wanted
    and tokens.used_at is null
    and tokens.expires_at > now()
  for update of tokens;
  if token.id is null then
    perform private.fail(403, 'activation_token_invalid', 'The activation has expired. Please verify your data again.');
  end if;

  select * into member from public.members where members.id = token.member_id for update;
  if member.auth_user_id is not null then
    perform private.fail(409, 'already_linked', 'This member already has an account.');
  end if;
  if not exists (
    select from auth.users
    where users.id = link_member_account.user_id
      and private.normalize_email(users.email) = member.email
      and users.deleted_at is null
      and private.hash_token(users.raw_user_meta_data ->> 'activation_token') = token.token_hash
  ) then
    perform private.fail(403, 'login_mismatch', 'The login account was not made by this activation.');
  end if;

  -- Only the latest attempt counts.
  delete from private.activation_tokens as tokens
  where tokens.member_id = member.id and tokens.id <> token.id and tokens.claimed_at is not null;
  update private.activation_tokens as tokens
  set user_id = link_member_account.user_id, claimed_at = now()
  where tokens.id = token.id;
  perform private.log_activity('visitor', null, 'member.activation_claimed', 'members', member.id);
  return member.id;
end
$$;
comment on function public.link_member_account(uuid, text, text) is
  'Second step of activation: claims a new login, whose metadata contain the activation token, for the member with the same email. finish_activation() links them. Returns the member''s id.';

create function private.activation_claim(login_id uuid) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select tokens.id
  from private.activation_tokens as tokens
  join public.members on members.id = tokens.member_id
  join auth.users on users.id = tokens.user_id
  where tokens.user_id = login_id
    and tokens.used_at is null
    and tokens.claimed_at > now() - interval '1 day'
    and members.auth_user_id is null and members.merged_into is null
    and members.email = private.normalize_email(users.email)
    and users.deleted_at is null
    -- It must be the login that was claimed: a repeated sign-up replaces both password and metadata.
    and tokens.token_hash = private.hash_token(users.raw_user_meta_data ->> 'activation_token')
$$;
comment on function private.activation_claim(uuid) is
  'The activation that waits for this login, if it was claimed in the last day and has not been replaced since.';

create function public.finish_activation(mailbox_session uuid) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid := auth.uid();
  claim record;
begin
  select tokens.id, tokens.member_id into claim
  from private.activation_tokens as tokens
  join public.members on members.id = tokens.member_id
  where tokens.id = private.activation_claim(login_id)
  for update of tokens, members;

  if claim.id is null
    or not private.is_new_session((auth.jwt() ->> 'session_id')::uuid, login_id, 'password')
    or not private.is_new_session(mailbox_session, login_id, 'otp')
    or not exists (select from auth.users where users.id = login_id and users.email_confirmed_at is not null)
  then
    perform private.fail(403, 'activation_not_proved', 'The activation has expired. Please begin again.');
  end if;

  update private.activation_tokens set used_at = now() where id = claim.id;
  update public.members set auth_user_id = login_id where id = claim.member_id;
  -- An admin without a password signs in with it, too.
  update public.admins set auth_user_id = login_id
  from auth.users where users.id = login_id and admins.email = users.email and admins.auth_user_id is null;
  update auth.users set raw_user_meta_data = raw_user_meta_data - 'activation_token' where id = login_id;
  delete from auth.sessions where id = mailbox_session;
  perform private.log_activity('member', claim.member_id, 'member.activated', 'members', claim.member_id);
  return claim.member_id;
end
$$;
comment on function public.finish_activation(uuid) is
  'Last step of activation: called from a session that the password opened, naming the session that the emailed link opened. Links the login to its member and returns the member''s id.';

create function private.is_new_session(wanted uuid, login_id uuid, method text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    join auth.mfa_amr_claims as methods on methods.session_id = sessions.id
    where sessions.id = wanted
      and sessions.user_id = login_id
      and sessions.created_at > now() - interval '15 minutes'
      and methods.authentication_method = method
  )
$$;
comment on function private.is_new_session(uuid, uuid, text) is
  'Whether a session of a login was opened in the last 15 minutes by this method.';

--
-- Password resets
--
-- Called by the functions send-password-reset and reset-password. Only the service role may call these: the functions pass the
-- address of the visitor, and receive the token that only the email may contain. A login that is no member's yet goes through
-- the activation, which requires the date of birth.

create table public.password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  agent_id uuid references public.agents (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_resets_token_hash_key unique (token_hash),
  constraint password_resets_token_hash_length check (octet_length(token_hash) = 32)
);
comment on table public.password_resets is 'Reset links that were sent to members, by the hash of their token. Single use.';
comment on column public.password_resets.agent_id is 'The advisor whom the link invites to the advisor portal. Null for a forgotten password.';
create index password_resets_agent_id_idx on public.password_resets (agent_id);
create index password_resets_user_id_idx on public.password_resets (user_id);
create index password_resets_expires_at_idx on public.password_resets (expires_at);

create function public.start_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  advisor record;
  login_id uuid;
  token text;
  reason text;
begin
  -- These limit what refusals reveal (see member_sign_in_status), and how many emails a mailbox receives.
  perform private.enforce_rate_limit('password_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.enforce_rate_limit(
    'password_reset.email', coalesce(wanted, '') || ' ' || private.network_of(coalesce(client_address, 'unknown')), 5, '1 hour'
  );
  perform private.enforce_rate_limit('password_reset.everywhere', coalesce(wanted, ''), 15, '1 hour');

  select id, auth_user_id, first_name into member from public.members where members.email = wanted;
  if member is null or member.auth_user_id is null then
    -- An advisor whose portal is open has a login, too.
    select member.id, users.id as auth_user_id, agents.first_name into advisor
    from auth.users join public.agents on agents.id = private.advisor_of_login(users.id)
    where users.email = wanted;
    if found then
      member := advisor;
    end if;
  end if;
  if member is null then
    -- Applicants have a login before they are members. With it they read the status of their application.
    select null::uuid as id, applications.auth_user_id, applications.first_name into member
    from public.membership_applications as applications
    join auth.users on users.id = applications.auth_user_id
    where applications.email = wanted
      and private.normalize_email(users.email) = wanted
      and users.email_confirmed_at is not null;
  end if;
  login_id := member.auth_user_id;
  reason := case when member is null then 'not_found' when login_id is null then 'not_activated' end;
  if reason is not null then
    perform private.log_activity(
      'visitor', null, 'member.password_reset_refused', case when member.id is not null then 'members' end, member.id,
      jsonb_build_object('reason', reason)
    );
    return jsonb_build_object('status', reason);
  end if;

  delete from public.password_resets as resets where resets.expires_at < now() - interval '1 day';
  token := private.new_token();
  insert into public.password_resets (user_id, token_hash, expires_at)
  values (login_id, private.hash_token(token), now() + interval '1 hour');
  perform private.log_activity(
    case when member.id is null then 'visitor' else 'member' end, coalesce(member.id, login_id),
    'member.password_reset_requested', case when member.id is not null then 'members' end, member.id
  );

  return jsonb_build_object('status', 'ready', 'email', wanted, 'first_name', member.first_name, 'token', token);
end
$$;
comment on function public.start_password_reset(text, text) is
  'Creates a reset token for a member, valid for one hour: {"status": "not_found" | "not_activated" | "ready"}, with email, first_name and token when ready.';

create function public.check_password_reset(email text, token text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- It reveals something only to those who have the token, which has 256 random bits.
  perform private.enforce_rate_limit('password_reset_check.address', coalesce(client_address, 'unknown'), 60, '5 minutes');
  return jsonb_build_object('valid', exists (
    select from public.password_resets as resets
    join auth.users on users.id = resets.user_id
    where resets.token_hash = private.hash_token(check_password_reset.token)
      and resets.used_at is null
      and resets.expires_at > now()
      and private.may_accept_invitation(resets)
      and private.normalize_email(users.email) = private.normalize_email(check_password_reset.email)
  ));
end
$$;
comment on function public.check_password_reset(text, text, text) is
  'Whether a reset link is still valid, for the page that it opens. Does not use it up.';

create function public.take_password_reset(email text, token text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  taken record;
  member_id uuid;
begin
  perform private.enforce_rate_limit('password_reset_token.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.enforce_rate_limit(
    'password_reset_token.email', coalesce(wanted, '') || ' ' || private.network_of(coalesce(client_address, 'unknown')),
    20, '5 minutes'
  );

  -- Used up immediately, so that only one of two concurrent requests with the same link continues.
  update public.password_resets as resets
  set used_at = now()
  from auth.users
  where resets.token_hash = private.hash_token(take_password_reset.token)
    and resets.used_at is null
    and resets.expires_at > now()
    and private.may_accept_invitation(resets)
    and users.id = resets.user_id
    and private.normalize_email(users.email) = wanted
  returning resets.id, resets.user_id into taken;

  if taken is null then
    select members.id into member_id from public.members where members.email = wanted;
    perform private.log_activity(
      'visitor', null, 'member.password_reset_refused', case when member_id is not null then 'members' end, member_id,
      '{"reason": "invalid_link"}'
    );
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object('status', 'taken', 'reset_id', taken.id, 'user_id', taken.user_id);
end
$$;
comment on function public.take_password_reset(text, text, text) is
  'Uses up a reset token: {"status": "invalid" | "taken"}, with reset_id and user_id when taken. Call finish_password_reset next.';

create function public.finish_password_reset(reset_id uuid, changed boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  reset public.password_resets;
  found_id uuid;
begin
  select * into reset from public.password_resets as resets where resets.id = reset_id and resets.used_at is not null;
  if reset.id is null then
    return;
  end if;

  if not changed then
    update public.password_resets as resets set used_at = null where resets.id = reset.id;
    return;
  end if;

  -- Other links in the mailbox become invalid.
  update public.password_resets as resets
  set used_at = now()
  where resets.user_id = reset.user_id and resets.used_at is null;
  perform private.accept_invitation(reset);

  select members.id into found_id from public.members where members.auth_user_id = reset.user_id;
  perform private.log_activity(
    case when found_id is null then 'visitor' else 'member' end, coalesce(found_id, reset.user_id),
    'member.password_reset', case when found_id is not null then 'members' end, found_id
  );
end
$$;
comment on function public.finish_password_reset(uuid, boolean) is
  'Finishes a taken reset. If the password was changed, all links of the login are used up; otherwise the link can be used again.';
