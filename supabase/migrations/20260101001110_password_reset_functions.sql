-- What the functions send-password-reset and reset-password ask of the database. Only the service role may call these: the
-- functions name the address of the visitor whom they serve, and hand on the token that only the mail may hold.

create function public.start_password_reset(email text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  member record;
  token text;
begin
  -- What a refusal tells (see member_sign_in_status) is bounded by these, and so is the mail that a mailbox gets.
  perform private.take_rate_limit('password_reset.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  perform private.take_rate_limit('password_reset.email', coalesce(wanted, ''), 5, '1 hour');

  select id, auth_user_id, first_name into member from public.members where members.email = wanted;
  if member is null then
    return jsonb_build_object('status', 'not_found');
  elsif member.auth_user_id is null then
    return jsonb_build_object('status', 'not_activated');
  end if;

  delete from public.password_resets as resets where resets.expires_at < now() - interval '1 day';
  token := private.new_token();
  insert into public.password_resets (user_id, token_hash, expires_at)
  values (member.auth_user_id, private.hash_token(token), now() + interval '1 hour');
  perform private.log_activity('member', member.id, 'member.password_reset_requested', 'members', member.id);

  return jsonb_build_object('status', 'ready', 'email', wanted, 'first_name', member.first_name, 'token', token);
end
$$;
comment on function public.start_password_reset(text, text) is
  'Makes a reset token of one hour for a member: {"status": "not_found" | "not_activated" | "ready"}, with email, first_name and token when ready.';

create function public.take_password_reset(email text, token text, client_address text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(email);
  taken record;
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
    return jsonb_build_object('status', 'invalid');
  end if;
  return jsonb_build_object('status', 'taken', 'reset_id', taken.id, 'user_id', taken.user_id);
end
$$;
comment on function public.take_password_reset(text, text, text) is
  'Uses up a reset token: {"status": "invalid" | "taken"}, with reset_id and user_id when taken. To be followed by finish_password_reset.';

create function public.finish_password_reset(reset_id uuid, changed boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  reset public.password_resets;
  member_id uuid;
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
  select members.id into member_id from public.members where members.auth_user_id = reset.user_id;
  perform private.log_activity('member', member_id, 'member.password_reset', 'members', member_id);
end
$$;
comment on function public.finish_password_reset(uuid, boolean) is
  'Ends a taken reset: with the password changed, all links of the login are used up; without, the link may be tried again.';

revoke all on function public.start_password_reset(text, text) from public, anon, authenticated;
revoke all on function public.take_password_reset(text, text, text) from public, anon, authenticated;
revoke all on function public.finish_password_reset(uuid, boolean) from public, anon, authenticated;
grant execute on function public.start_password_reset(text, text) to service_role;
grant execute on function public.take_password_reset(text, text, text) to service_role;
grant execute on function public.finish_password_reset(uuid, boolean) to service_role;

comment on column public.message_replies.sent_at is 'When the mail was handed over for delivery; empty where that failed.';
