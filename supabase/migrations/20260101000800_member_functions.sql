-- What a person may ask before signing in. Reading `members` anonymously would let anyone list them; each function here
-- answers one question, and is limited by address and by e-mail.

create table private.activation_tokens (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint activation_tokens_token_hash_key unique (token_hash)
);
comment on table private.activation_tokens is
  'Proof that someone knew a member''s e-mail and date of birth; allows linking one login. Single use, 15 minutes.';
create index activation_tokens_member_id_idx on private.activation_tokens (member_id);
alter table private.activation_tokens enable row level security;

create function public.member_sign_in_status(email text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
begin
  -- Enough for an office behind one address, too little to try a bought list of e-mails.
  perform private.take_rate_limit('sign_in_status.address', private.client_address(), 60, '5 minutes');
  perform private.take_rate_limit('sign_in_status.email', coalesce(wanted, ''), 30, '5 minutes');

  select auth_user_id, enrollment_status into member from public.members where members.email = wanted;

  return case
    when member is null then jsonb_build_object('status', 'not_member')
    when member.auth_user_id is null then jsonb_build_object('status', 'needs_activation')
    when not private.status_allows_sign_in(member.enrollment_status)
      then jsonb_build_object('status', 'restricted', 'enrollment_status', member.enrollment_status)
    else jsonb_build_object('status', 'ok')
  end;
end
$$;
comment on function public.member_sign_in_status(text) is
  'What stands between an e-mail address and the portal: {"status": "not_member" | "needs_activation" | "restricted" | "ok"}, with enrollment_status when restricted.';

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
begin
  -- A date of birth is guessed in some 30,000 tries: at 30 a day that takes years, and nobody mistypes theirs so often.
  perform private.take_rate_limit('verify_member.address', private.client_address(), 20, '5 minutes');
  perform private.take_rate_limit('verify_member.email', coalesce(wanted, ''), 10, '5 minutes');
  perform private.take_rate_limit('verify_member.email_day', coalesce(wanted, ''), 30, '1 day');

  select * into member from public.members where members.email = wanted;

  if member.id is null or member.date_of_birth is distinct from verify_member_credentials.date_of_birth then
    if member.id is not null then
      perform private.log_activity('visitor', null, 'member.activation_refused', 'members', member.id);
    end if;
    return jsonb_build_object('status', 'not_found');
  end if;
  if member.auth_user_id is not null then
    return jsonb_build_object('status', 'already_linked');
  end if;

  delete from private.activation_tokens as tokens where tokens.member_id = member.id;
  token := private.new_token();
  insert into private.activation_tokens (member_id, token_hash, expires_at)
  values (member.id, private.hash_token(token), expires);
  perform private.log_activity('visitor', null, 'member.activation_started', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'activation_token', token, 'expires_at', expires);
end
$$;
comment on function public.verify_member_credentials(text, date) is
  'First step of activation: {"status": "not_found" | "already_linked" | "ready"}, with activation_token and expires_at when ready.';

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
  ) then
    perform private.fail(403, 'login_mismatch', 'The login account does not belong to this e-mail address.');
  end if;

  update private.activation_tokens set used_at = now() where id = token.id;
  update public.members set auth_user_id = link_member_account.user_id where id = member.id;
  perform private.log_activity('member', member.id, 'member.activated', 'members', member.id);
  return member.id;
end
$$;
comment on function public.link_member_account(uuid, text, text) is
  'Last step of activation: links a new login account to the member with the same e-mail. Returns the member''s id.';

revoke all on function public.member_sign_in_status(text) from public, anon, authenticated;
revoke all on function public.verify_member_credentials(text, date) from public, anon, authenticated;
revoke all on function public.link_member_account(uuid, text, text) from public, anon, authenticated;
grant execute on function public.member_sign_in_status(text) to service_role;
grant execute on function public.verify_member_credentials(text, date) to service_role;
grant execute on function public.link_member_account(uuid, text, text) to service_role;

-- Sign-in

create function private.custom_access_token_hook(event jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  login_id uuid := (event ->> 'user_id')::uuid;
  method text := event ->> 'authentication_method';
  member record;
begin
  select id, enrollment_status into member from public.members where auth_user_id = login_id;

  if member is null then
    -- For the page that finishes an activation or confirms an application: a session that opens nothing of a member's.
    if private.activation_claim(login_id) is not null
      or (method = 'otp' and exists (
        select from public.membership_applications where auth_user_id = login_id and status = 'new'
      ))
    then
      return jsonb_build_object('claims', event -> 'claims');
    end if;
    perform private.log_activity(
      'visitor', login_id, 'member.sign_in_refused', null, null, '{"reason": "not_member"}'
    );
    -- The password was right: an applicant learns the standing of the application, and still gets no session.
    return private.refuse_sign_in(concat_ws(
      ' ', 'Access denied: Only enrolled members may use this system.', private.application_standing(login_id)
    ));
  end if;

  if not private.status_allows_sign_in(member.enrollment_status) then
    perform private.log_activity(
      'member', member.id, 'member.sign_in_refused', 'members', member.id,
      jsonb_build_object('reason', 'restricted', 'enrollment_status', member.enrollment_status)
    );
    return private.refuse_sign_in(format('Account access restricted (%s)', member.enrollment_status));
  end if;

  if method is distinct from 'token_refresh' then
    perform private.log_activity(
      'member', member.id, 'member.sign_in', 'members', member.id,
      jsonb_strip_nulls(jsonb_build_object('method', method))
    );
  end if;
  return jsonb_build_object('claims', event -> 'claims');
end
$$;
comment on function private.custom_access_token_hook(jsonb) is
  'Supabase''s custom access token hook: only members whose status allows it get a token, at sign-in and at each refresh. See https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook';

create function private.refuse_sign_in(message text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', message))
$$;
comment on function private.refuse_sign_in(text) is 'The answer by which a hook refuses.';

revoke all on function private.custom_access_token_hook(jsonb) from public, anon, authenticated, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.custom_access_token_hook(jsonb) to supabase_auth_admin;
