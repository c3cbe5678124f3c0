-- Help with members' accounts: activation and password emails, second factor, sessions, email. Each needs the permission `accounts`, a
-- reason and a fresh sign-in. The team sees no link and no token: claim_account_emails() creates them, for the email alone.

create table public.account_help (
  id uuid primary key,
  member_id uuid not null references public.members (id) on delete cascade,
  admin_id uuid not null references public.admins (id),
  -- The member reads it, and may not read admins.
  admin_first_name text not null,
  action text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint account_help_action_known check (action in ('activation', 'password_link', 'second_factor', 'sessions', 'email', 'view')),
  constraint account_help_reason_length check (char_length(btrim(reason)) >= 5 and char_length(reason) <= 500)
);
comment on table public.account_help is
  'What the team did with members'' accounts. The id is chosen by the page, so that a repeated call has no effect. Rows never change.';
create index account_help_member_id_idx on public.account_help (member_id, created_at desc);
create index account_help_admin_id_idx on public.account_help (admin_id);
create trigger refuse_acknowledgement_change before update or delete on public.account_help
  for each row execute function private.refuse_acknowledgement_change();

create table private.account_emails (
  id uuid primary key default gen_random_uuid(),
  help_id uuid not null references public.account_help (id) on delete cascade,
  kind text not null,
  email text not null,
  is_bulk boolean not null default false,
  created_at timestamptz not null default now(),
  claimed_at timestamptz not null default '-infinity',
  sent_at timestamptz,
  failure text,
  constraint account_emails_kind_known
    check (kind in ('activation', 'password_link', 'second_factor', 'email_before', 'email_after')),
  constraint account_emails_failure_length check (char_length(failure) <= 60)
);
comment on table private.account_emails is 'Emails about help with an account, and whether they were accepted for delivery.';
comment on column private.account_emails.failure is 'The code of the last failure. Messages can quote the recipient.';
create index account_emails_help_id_idx on private.account_emails (help_id);
create index account_emails_waiting_idx on private.account_emails (is_bulk, created_at) where sent_at is null;

--
-- Who may help whom
--

create function private.require_account_helper() returns public.admins
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  -- It adds to a permission that shows members.
  if not private.admin_can('accounts') or not (private.admin_can('members') or private.admin_can('contacts')) then
    perform private.fail(403, 'permission_denied', 'Only admins who help with accounts may do this.');
  end if;
  return asking;
end
$$;
comment on function private.require_account_helper() is
  'The admin who sends the request, if they may help with accounts. Ends the request otherwise.';

create function private.account_shared_with(member public.members) returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when exists (
      select from public.admins where admins.auth_user_id = member.auth_user_id or admins.email = member.email
    ) then 'team'
    when exists (select from private.advisor_logins as logins where logins.user_id = member.auth_user_id)
      or exists (select from public.agents where agents.email = member.email) then 'advisor'
  end
$$;
comment on function private.account_shared_with(public.members) is
  'Whose account the member''s account also is: "team", "advisor", or null.';

create function private.next_account_email_at(member_id uuid) returns timestamptz
language sql stable
security definer
set search_path = ''
as $$
  select max(helps.created_at) + interval '10 minutes'
  from public.account_help as helps
  where helps.member_id = next_account_email_at.member_id
    and helps.action in ('activation', 'password_link') and helps.created_at > now() - interval '10 minutes'
$$;
comment on function private.next_account_email_at(uuid) is
  'When the team may send a member the next activation or password email. Null if it may now.';

create function private.may_view_members() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.admin_can('accounts') and private.admin_can('members') and private.can_read_requests()
$$;
comment on function private.may_view_members() is
  'Whether the admin who sends the request may help with accounts and see what a portal shows: the member''s record and requests.';

create function private.help_obstacle(asking public.admins, member public.members, action text) returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when action = 'view' and not exists (
      select from pg_catalog.pg_db_role_setting as settings
      where 'pgrst.db_pre_request=private.before_request' = any (settings.setconfig)
    ) then 'view_permissions'
    -- With a new email, an admin could open the account.
    when action in ('view', 'email') and not private.may_view_members() then 'view_permissions'
    when member.auth_user_id = asking.auth_user_id or member.email = asking.email then 'own_account'
    when action in ('second_factor', 'email') and private.account_shared_with(member) = 'team' then 'team_account'
    when asking.role <> 'super_admin' and private.account_shared_with(member) is not null then 'super_admin_required'
    when action = 'activation' and member.auth_user_id is not null then 'has_account'
    when action in ('password_link', 'second_factor', 'sessions', 'view') and member.auth_user_id is null then 'no_account'
    when action in ('activation', 'password_link', 'view') and not private.status_allows_sign_in(member.enrollment_status)
      then 'membership_closed'
    when action in ('activation', 'password_link') and private.next_account_email_at(member.id) is not null then 'email_recent'
    when action = 'second_factor' and not private.has_second_factor(member.auth_user_id) then 'no_second_factor'
  end
$$;
comment on function private.help_obstacle(public.admins, public.members, text) is
  'Why an admin cannot help a member in this way: the code of the refusal, or null.';

create function private.refuse_help(obstacle text, member_id uuid) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if obstacle = 'email_recent' then
    perform private.fail_too_many_requests(
      obstacle, 'This member was sent an email in the last 10 minutes.', private.next_account_email_at(member_id) - now()
    );
  elsif obstacle in ('own_account', 'super_admin_required', 'view_permissions') then
    perform private.fail(403, obstacle, case obstacle
      when 'own_account' then 'No one changes their own account here.'
      when 'view_permissions' then 'This shows all of a member: it also needs the permissions for members and requests.'
      else 'The account is also that of the team or of an advisor. Only a super admin may do this.'
    end);
  elsif obstacle is not null then
    perform private.fail(409, obstacle, case obstacle
      when 'team_account' then 'The account is also that of an admin, whose second factor and email change in the Team tab.'
      when 'has_account' then 'This member already has an account.'
      when 'no_account' then 'This member has no account yet.'
      when 'membership_closed' then 'The membership does not allow sign-in.'
      else 'There is no second factor.'
    end);
  end if;
end
$$;
comment on function private.refuse_help(text, uuid) is 'Ends the request with the refusal of private.help_obstacle(), if there is one.';

--
-- The help
--

create function private.check_help(reason text) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.has_fresh_sign_in() then
    perform private.fail(403, 'fresh_sign_in_needed', 'Please confirm that it is you.');
  elsif reason is null or char_length(btrim(reason)) < 5 or char_length(reason) > 500 then
    perform private.fail(400, 'reason_missing', 'Give a reason of 5 to 500 characters.');
  end if;
end
$$;
comment on function private.check_help(text) is 'Ends the request without a fresh sign-in of the caller, or without a reason.';

create function private.add_account_help(
  id uuid, asking public.admins, member public.members, action text, reason text, is_bulk boolean
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  insert into public.account_help (id, member_id, admin_id, admin_first_name, action, reason)
  values (add_account_help.id, member.id, asking.id, asking.first_name, action, btrim(reason));
  if action in ('activation', 'password_link', 'second_factor') then
    insert into private.account_emails (help_id, kind, email, is_bulk) values (add_account_help.id, action, member.email, is_bulk);
  end if;
  perform private.log_activity(
    'admin', asking.id,
    case action
      when 'activation' then 'member.help_activation'
      when 'password_link' then 'member.help_password_link'
      when 'second_factor' then 'member.help_second_factor'
      when 'sessions' then 'member.help_sessions'
      when 'view' then 'member.help_view'
      else 'member.help_email'
    end,
    'members', member.id
  );
end
$$;
comment on function private.add_account_help(uuid, public.admins, public.members, text, text, boolean) is
  'Records help with an account, in the table and the activity log, with its email. For functions that have checked the caller.';

create function public.help_with_account(id uuid, member_id uuid, action text, reason text, new_email text default null)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_account_helper();
  member public.members;
  earlier public.account_help;
begin
  perform private.check_help(reason);
  select members.* into member from public.members where members.id = help_with_account.member_id for update;
  if member.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  elsif action is null or action not in ('activation', 'password_link', 'second_factor', 'sessions', 'email') then
    perform private.fail(400, 'action_unknown', 'There is no such help.');
  end if;
  select helps.* into earlier from public.account_help as helps where helps.id = help_with_account.id;
  if earlier.id is not null then
    if (earlier.member_id, earlier.admin_id, earlier.action) is distinct from (member.id, asking.id, help_with_account.action) then
      perform private.fail(409, 'id_taken', 'This id belongs to other help.');
    end if;
    return;
  end if;

  perform private.refuse_help(private.help_obstacle(asking, member, action), member.id);
  perform private.touch_admin_session();
  perform private.add_account_help(help_with_account.id, asking, member, action, reason, false);
  case action
    when 'password_link' then
      perform private.enforce_rate_limit('password_reset.everywhere', member.email, 15, '1 hour');
    when 'second_factor' then
      delete from auth.mfa_factors as factors where factors.user_id = member.auth_user_id;
      delete from auth.sessions where sessions.user_id = member.auth_user_id;
    when 'sessions' then
      delete from auth.sessions where sessions.user_id = member.auth_user_id;
    when 'email' then
      perform private.change_member_email(help_with_account.id, member, private.normalize_email(new_email));
    else null;
  end case;
end
$$;
comment on function public.help_with_account(uuid, uuid, text, text, text) is
  'Helps a member with their account, for admins with the permission accounts and a fresh sign-in: "activation" and "password_link" send an email, "second_factor" and "sessions" end all sessions, "email" sets new_email. The id is the page''s; a repeated call has no effect. Refuses with fresh_sign_in_needed (403), reason_missing (400), or the code of what is in the way.';

create function private.change_member_email(help_id uuid, member public.members, new_email text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  obstacle text := case
    when not coalesce(private.is_email(new_email), false) then 'email_invalid'
    when new_email = member.email then 'email_same'
    when exists (select from public.members where members.email = new_email) then 'email_of_member'
    when exists (select from public.admins where admins.email = new_email) then 'email_of_team'
    when exists (select from public.agents where agents.email = new_email) then 'email_of_advisor'
    when exists (
      select from auth.users
      where users.id is distinct from member.auth_user_id and new_email in (lower(users.email), lower(users.email_change))
    ) then 'email_of_login'
  end;
begin
  if obstacle is not null then
    perform private.fail(case obstacle when 'email_invalid' then 400 else 409 end, obstacle, 'This email cannot be used.');
  end if;

  -- The member first: the trigger on the login then finds nothing left to copy.
  update public.members set email = new_email where members.id = member.id;
  if member.auth_user_id is not null then
    -- Links in the old mailbox must not open the account: resets, and changes of the email that wait for a confirmation.
    update public.password_resets as resets set used_at = now()
    where resets.user_id = member.auth_user_id and resets.used_at is null;
    delete from auth.one_time_tokens as tokens where tokens.user_id = member.auth_user_id;
    update auth.users set
      email = new_email, email_change = '', email_change_token_new = '', email_change_token_current = '',
      email_change_confirm_status = 0, recovery_token = '', reauthentication_token = '', updated_at = now()
    where users.id = member.auth_user_id;
    update auth.identities set
      identity_data = identity_data || jsonb_build_object('email', new_email, 'email_verified', false), updated_at = now()
    where identities.user_id = member.auth_user_id and identities.provider = 'email';
    delete from auth.sessions where sessions.user_id = member.auth_user_id;
  end if;
  delete from private.account_emails as emails
  using public.account_help as helps
  where helps.id = emails.help_id and helps.member_id = member.id and emails.sent_at is null
    and emails.kind in ('activation', 'password_link');
  insert into private.account_emails (help_id, kind, email)
  values (help_id, 'email_before', member.email), (help_id, 'email_after', new_email);
end
$$;
comment on function private.change_member_email(uuid, public.members, text) is
  'Changes the email of a member and of the login, ends its sessions and links, and informs both mailboxes. For functions that have checked the caller.';

create function public.send_activations(batch_id uuid, member_ids uuid[], reason text, is_preview boolean) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_account_helper();
  member public.members;
  help_id uuid;
  obstacle text;
  sent integer := 0;
  first jsonb := '[]';
  languages jsonb := '{}';
  to_language text;
  skipped jsonb := '{}';
begin
  if coalesce(cardinality(member_ids), 0) not between 1 and 500 then
    perform private.fail(400, 'too_many_members', 'Between 1 and 500 members at once.');
  end if;
  if is_preview is not false then
    perform private.can_read_list('members');
  else
    perform private.check_help(reason);
    perform private.touch_admin_session();
  end if;
  -- In this order, so that two calls do not wait for each other.
  for member in
    select members.* from public.members where members.id = any (member_ids) order by members.id for update
  loop
    help_id := md5(batch_id::text || member.id::text)::uuid;
    continue when exists (select from public.account_help as helps where helps.id = help_id);
    obstacle := private.help_obstacle(asking, member, 'activation');
    if obstacle is not null then
      skipped := skipped || jsonb_build_object(obstacle, coalesce((skipped ->> obstacle)::integer, 0) + 1);
      continue;
    end if;
    sent := sent + 1;
    to_language := private.member_language(member);
    languages := languages || jsonb_build_object(to_language, coalesce((languages ->> to_language)::integer, 0) + 1);
    if is_preview is false then
      perform private.add_account_help(help_id, asking, member, 'activation', reason, true);
    elsif sent <= 8 then
      first := first || jsonb_build_object(
        'number', member.member_number, 'name', member.first_name || ' ' || member.last_name,
        'first_name', member.first_name, 'language', to_language
      );
    end if;
  end loop;
  return jsonb_build_object('sent', sent, 'languages', languages, 'first', first, 'skipped', skipped);
end
$$;
comment on function public.send_activations(uuid, uuid[], text, boolean) is
  'Sends the activation email to up to 500 members, for one reason, or only counts and names the first ones: {"sent", "languages": {language: count}, "first": [{"number", "name", "first_name", "language"}], "skipped": {code: count}}. The same permission and fresh sign-in as help_with_account(). A repeated call with the same batch_id sends nothing again.';

--
-- The emails
--

create function private.member_language(member public.members) returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when coalesce(
      (select users.raw_user_meta_data ->> 'language' from auth.users where users.id = member.auth_user_id),
      (
        select applications.language from public.membership_applications as applications
        where applications.member_id = member.id order by applications.created_at desc limit 1
      )
    ) = 'en' then 'en' else 'pt-BR'
  end
$$;
comment on function private.member_language(public.members) is
  'The language of emails to a member: that of the login, or of the application if there is no login.';

create function public.claim_account_emails(client_address text) returns table (
  id uuid, kind text, email text, first_name text, language text, new_email text, token text, is_bulk boolean
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  claimed private.account_emails;
  member public.members;
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('account_emails.address', client_address, 60, '5 minutes');
  end if;
  for claimed in
    update private.account_emails as emails set claimed_at = now()
    where emails.id in (
      select waiting.id from private.account_emails as waiting
      where waiting.sent_at is null and waiting.created_at > now() - interval '1 day'
        and waiting.claimed_at < now() - interval '10 minutes'
      order by waiting.is_bulk, waiting.created_at, waiting.id
      limit 50
      for update skip locked
    )
    returning emails.*
  loop
    -- A member whose email changes at this moment is left to the next run.
    select members.* into member
    from public.account_help as helps join public.members on members.id = helps.member_id
    where helps.id = claimed.help_id
    for share of members skip locked;
    continue when member.id is null or claimed.kind = 'password_link' and member.auth_user_id is null;
    id := claimed.id;
    kind := claimed.kind;
    email := claimed.email;
    is_bulk := claimed.is_bulk;
    first_name := member.first_name;
    language := private.member_language(member);
    new_email := case when claimed.kind = 'email_before' then regexp_replace(member.email, '^(.).*@', '\1***@') end;
    token := null;
    if claimed.kind = 'password_link' then
      token := private.new_token();
      insert into public.password_resets (user_id, token_hash, expires_at)
      values (member.auth_user_id, private.hash_token(token), now() + interval '1 hour');
    end if;
    return next;
  end loop;
end
$$;
comment on function public.claim_account_emails(text) is
  'The emails about help with accounts that are due, each returned to one caller only. A password link gets its token here.';

create function public.finish_account_email(email_id uuid, failure text default null) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.account_emails as emails set
    sent_at = case when finish_account_email.failure is null then now() end,
    failure = left(finish_account_email.failure, 60)
  where emails.id = email_id and emails.sent_at is null
$$;
comment on function public.finish_account_email(uuid, text) is
  'Marks an email of claim_account_emails as sent, or records the code of its failure.';

--
-- The state of an account
--

create function public.member_account(member_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_account_helper();
  member public.members;
begin
  perform private.can_read_list('members');
  select members.* into member from public.members where members.id = member_account.member_id;
  if member.id is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  return (
    select jsonb_build_object(
      'email', member.email,
      'language', private.member_language(member),
      'has_account', member.auth_user_id is not null,
      'invited_at', greatest(
        (
          select max(helps.created_at) from public.account_help as helps
          where helps.member_id = member.id and helps.action = 'activation'
        ),
        (
          select max(applications.decided_at) from public.membership_applications as applications
          where applications.member_id = member.id and applications.status = 'approved'
        )
      ),
      'active_since', users.created_at,
      'last_sign_in_at', users.last_sign_in_at,
      'has_second_factor', private.has_second_factor(member.auth_user_id),
      'open_sessions', (
        select count(*) from auth.sessions
        where sessions.user_id = member.auth_user_id and private.session_is_open(sessions.id, sessions.user_id)
      ),
      'shared_with', private.account_shared_with(member),
      'next_email_at', private.next_account_email_at(member.id),
      'last_email', (
        select jsonb_build_object(
          'kind', emails.kind,
          'state', case when emails.sent_at is not null then 'sent' when emails.failure is not null then 'refused' else 'waiting' end,
          'at', coalesce(emails.sent_at, emails.created_at),
          'failure', emails.failure
        )
        from private.account_emails as emails
        join public.account_help as helps on helps.id = emails.help_id
        where helps.member_id = member.id and emails.kind <> 'email_before'
        order by emails.created_at desc limit 1
      ),
      'obstacles', (
        select jsonb_object_agg(actions.action, private.help_obstacle(asking, member, actions.action))
        from unnest(array['activation', 'password_link', 'second_factor', 'sessions', 'email', 'view']) as actions (action)
      ),
      'helps', (
        select coalesce(jsonb_agg(to_jsonb(latest) order by latest.created_at desc, latest.id), '[]')
        from (
          select helps.id, helps.action, helps.reason, helps.created_at, admins.name as admin_name
          from public.account_help as helps join public.admins on admins.id = helps.admin_id
          where helps.member_id = member.id
          order by helps.created_at desc, helps.id limit 5
        ) as latest
      )
    )
    from (select) as one
    left join auth.users on users.id = member.auth_user_id
  );
end
$$;
comment on function public.member_account(uuid) is
  'The state of a member''s account, the latest email and help, and for each kind of help the code of what is in its way, or null. For admins with the permission accounts whose session has opened the list of members.';
