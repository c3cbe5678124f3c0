-- A login becomes a member's only when two things are proved: that whoever chose its password knew the member's e-mail and
-- date of birth, and that the mailbox is theirs. Somebody may register a login with a member's e-mail beforehand, or while
-- the member activates; the password of such a login is not the member's, whoever then follows the link in the mail.
--
-- So the token of the first step travels in the login's own metadata, in the request that sets its password: the two cannot
-- be had apart. link_member_account() notes the claim, and the link is made in the moment the mailbox is confirmed.
-- A login without that token is nobody's: one that was never confirmed goes away when the member comes, one whose mailbox
-- is confirmed gets a new password by mail (reset), which ends whatever was known before.
-- Numbered after 001450, whose functions it carries on, refusals in the activity log included.

alter table private.activation_tokens
  add column user_id uuid references auth.users (id) on delete cascade,
  add column claimed_at timestamptz,
  add constraint activation_tokens_claimed_by_login check ((user_id is null) = (claimed_at is null));
create index activation_tokens_user_id_idx on private.activation_tokens (user_id);
comment on column private.activation_tokens.user_id is 'The login that is to be linked once its mailbox is confirmed.';

create function private.unclaimed_login(email text) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select users.id
  from auth.users
  where users.email = unclaimed_login.email
    and not users.is_sso_user
    and users.deleted_at is null
    and users.email_confirmed_at is not null
    and not exists (select from public.members where members.auth_user_id = users.id)
$$;
comment on function private.unclaimed_login(text) is 'The login whose mailbox was confirmed, and which is no member''s yet.';
revoke all on function private.unclaimed_login(text) from public, anon, authenticated, service_role;

create or replace function public.member_sign_in_status(email text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  is_waiting boolean;
  reason text;
begin
  -- Enough for an office behind one address, too little to try a bought list of e-mails.
  perform private.take_rate_limit('sign_in_status.address', private.client_address(), 60, '5 minutes');
  perform private.take_rate_limit('sign_in_status.email', coalesce(wanted, ''), 30, '5 minutes');

  select id, auth_user_id, enrollment_status into member from public.members where members.email = wanted;
  -- Activated, and waiting for the link in the mail: the password decides, and then says what is missing.
  is_waiting := member.auth_user_id is null and exists (
    select from private.activation_tokens as tokens
    where tokens.member_id = member.id and tokens.claimed_at is not null and tokens.used_at is null
  );

  reason := case
    when member is null then 'not_member'
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

create or replace function public.verify_member_credentials(email text, date_of_birth date) returns jsonb
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
  -- A date of birth is guessed in some 30,000 tries: at 30 a day that takes years, and nobody mistypes theirs so often.
  perform private.take_rate_limit('verify_member.address', private.client_address(), 20, '5 minutes');
  perform private.take_rate_limit('verify_member.email', coalesce(wanted, ''), 10, '5 minutes');
  perform private.take_rate_limit('verify_member.email_day', coalesce(wanted, ''), 30, '1 day');

  select * into member from public.members where members.email = wanted;

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

  -- Nobody has ever shown that the mailbox is theirs: the password of such a login may be anybody's.
  delete from auth.users
  where users.email = wanted and not users.is_sso_user and users.email_confirmed_at is null;

  delete from private.activation_tokens as tokens where tokens.member_id = member.id;
  token := private.new_token();
  insert into private.activation_tokens (member_id, token_hash, expires_at)
  values (member.id, private.hash_token(token), expires);
  perform private.log_activity('visitor', null, 'member.activation_started', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'activation_token', token, 'expires_at', expires);
end
$$;

create function private.link_login(login_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  claim record;
begin
  select tokens.id, tokens.member_id into claim
  from private.activation_tokens as tokens
  join public.members on members.id = tokens.member_id
  join auth.users on users.id = tokens.user_id
  where tokens.user_id = login_id
    and tokens.used_at is null
    and members.auth_user_id is null
    and members.email = private.normalize_email(users.email)
    and users.email_confirmed_at is not null
    -- Still the login that was claimed: whoever signs up again replaces password and metadata, both at once.
    and tokens.token_hash = private.hash_token(users.raw_user_meta_data ->> 'activation_token')
  for update of tokens, members;
  if claim.id is null then
    return;
  end if;

  update private.activation_tokens set used_at = now() where id = claim.id;
  update public.members set auth_user_id = login_id where id = claim.member_id;
  update auth.users set raw_user_meta_data = raw_user_meta_data - 'activation_token' where id = login_id;
  perform private.log_activity('member', claim.member_id, 'member.activated', 'members', claim.member_id);
end
$$;
comment on function private.link_login(uuid) is
  'Makes a login its member''s, if it was claimed with the member''s activation token and its mailbox is confirmed.';
revoke all on function private.link_login(uuid) from public, anon, authenticated, service_role;

create or replace function public.link_member_account(user_id uuid, email text, activation_token text) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  token private.activation_tokens;
  member public.members;
begin
  -- A refusal below takes its count back with it. Nothing can be guessed here: the token has 256 random bits.
  perform private.take_rate_limit('link_member.address', private.client_address(), 20, '5 minutes');
  perform private.take_rate_limit('link_member.email', coalesce(wanted, ''), 10, '5 minutes');

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

  update private.activation_tokens as tokens
  set user_id = link_member_account.user_id, claimed_at = now()
  where tokens.id = token.id;
  perform private.log_activity('visitor', null, 'member.activation_claimed', 'members', member.id);
  -- Where the project asks for no confirmation, there is nothing to wait for.
  perform private.link_login(link_member_account.user_id);
  return member.id;
end
$$;
comment on function public.link_member_account(uuid, text, text) is
  'Last step of activation: claims a new login, whose metadata carry the activation token, for the member with the same e-mail. The link is made when the mailbox is confirmed. Returns the member''s id.';

create function private.link_confirmed_login() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.link_login(new.id);
  return null;
end
$$;
comment on function private.link_confirmed_login() is
  'Trigger on auth.users: the member whose activation was waiting for this mailbox gets the login.';
revoke all on function private.link_confirmed_login() from public, anon, authenticated, service_role;

create trigger link_confirmed_login after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.link_confirmed_login();

-- Password resets, for a member's login or the one that waits to become it

create or replace function public.start_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  login_id uuid;
  token text;
  reason text;
begin
  -- What a refusal tells (see member_sign_in_status) is bounded by these, and so is the mail that a mailbox gets.
  perform private.take_rate_limit('password_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.take_rate_limit('password_reset.email', coalesce(wanted, ''), 5, '1 hour');

  select id, auth_user_id, first_name into member from public.members where members.email = wanted;
  login_id := coalesce(member.auth_user_id, private.unclaimed_login(wanted));
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
  perform private.log_activity('member', member.id, 'member.password_reset_requested', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'email', wanted, 'first_name', member.first_name, 'token', token);
end
$$;

create or replace function public.take_password_reset(email text, token text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  taken record;
  member_id uuid;
begin
  perform private.take_rate_limit('password_reset_token.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.take_rate_limit('password_reset_token.email', coalesce(wanted, ''), 20, '5 minutes');

  -- Used up in the moment it is taken, so that of two who come at once with one link only one goes on.
  update public.password_resets as resets
  set used_at = now()
  from public.members
  where resets.token_hash = private.hash_token(take_password_reset.token)
    and resets.used_at is null
    and resets.expires_at > now()
    and resets.user_id = coalesce(members.auth_user_id, private.unclaimed_login(members.email))
    and members.email = wanted
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

create or replace function public.finish_password_reset(reset_id uuid, changed boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  reset public.password_resets;
  login_email text;
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

  -- Other links that wait in the mailbox are of no more use.
  update public.password_resets as resets
  set used_at = now()
  where resets.user_id = reset.user_id and resets.used_at is null;

  -- The mailbox has just been shown, and the password is new: a login that waited becomes the member's.
  select private.normalize_email(users.email) into login_email
  from auth.users where users.id = reset.user_id and users.email_confirmed_at is not null;
  update public.members set auth_user_id = reset.user_id
  where members.email = login_email
    and members.auth_user_id is null
    and not exists (select from public.members as others where others.auth_user_id = reset.user_id)
  returning members.id into found_id;
  if found_id is not null then
    update private.activation_tokens as tokens set used_at = now()
    where tokens.member_id = found_id and tokens.used_at is null;
    perform private.log_activity('member', found_id, 'member.activated', 'members', found_id);
  end if;

  select members.id into found_id from public.members where members.auth_user_id = reset.user_id;
  perform private.log_activity('member', found_id, 'member.password_reset', 'members', found_id);
end
$$;
