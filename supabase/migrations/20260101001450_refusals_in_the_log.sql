-- Every refusal lands in the activity log: also those that come before a password is asked for, and those of people whom
-- the members' table does not know. The same functions as before, with their answers unchanged; no e-mail is written down.

create or replace function public.member_sign_in_status(email text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  reason text;
begin
  -- Enough for an office behind one address, too little to try a bought list of e-mails.
  perform private.take_rate_limit('sign_in_status.address', private.client_address(), 60, '5 minutes');
  perform private.take_rate_limit('sign_in_status.email', coalesce(wanted, ''), 30, '5 minutes');

  select id, auth_user_id, enrollment_status into member from public.members where members.email = wanted;

  reason := case
    when member is null then 'not_member'
    when member.auth_user_id is null then 'needs_activation'
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

  delete from private.activation_tokens as tokens where tokens.member_id = member.id;
  token := private.new_token();
  insert into private.activation_tokens (member_id, token_hash, expires_at)
  values (member.id, private.hash_token(token), expires);
  perform private.log_activity('visitor', null, 'member.activation_started', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'activation_token', token, 'expires_at', expires);
end
$$;

create or replace function public.start_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  token text;
  reason text;
begin
  -- What a refusal tells (see member_sign_in_status) is bounded by these, and so is the mail that a mailbox gets.
  perform private.take_rate_limit('password_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.take_rate_limit('password_reset.email', coalesce(wanted, ''), 5, '1 hour');

  select id, auth_user_id, first_name into member from public.members where members.email = wanted;
  reason := case when member is null then 'not_found' when member.auth_user_id is null then 'not_activated' end;
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
  values (member.auth_user_id, private.hash_token(token), now() + interval '1 hour');
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
    and members.auth_user_id = resets.user_id
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
