-- Sign-in, sign-out and the record of the Command Center's team, and what its screens ask beyond tables.

create function private.count_admin_sign_in_failure(key_hash bytea) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  counted private.admin_sign_in_failures;
begin
  insert into private.admin_sign_in_failures as seen (key_hash, failures, retry_at, expires_at)
  values (count_admin_sign_in_failure.key_hash, 1, now(), now() + interval '15 minutes')
  on conflict on constraint admin_sign_in_failures_pkey do update set
    failures = case when seen.expires_at <= now() then 1 else seen.failures + 1 end,
    expires_at = now() + interval '15 minutes'
  returning seen.* into counted;

  -- Two mistakes are free; then 1, 2, 4, 8 and 16 seconds must pass between tries; the eighth mistake locks.
  update private.admin_sign_in_failures as seen
  set retry_at = now() + case
    when counted.failures >= 8 then interval '15 minutes'
    when counted.failures >= 3 then make_interval(secs => 2 ^ (counted.failures - 3))
    else interval '0'
  end
  where seen.key_hash = counted.key_hash;

  delete from private.admin_sign_in_failures as seen where seen.expires_at < now() - interval '1 hour';
  return counted.failures;
end
$$;
comment on function private.count_admin_sign_in_failure(bytea) is
  'Counts a wrong password, sets when the next try is allowed, and returns how many there were.';

create function public.authenticate_admin(user_email text, user_password text)
returns table (
  id uuid,
  first_name text,
  last_name text,
  name text,
  email text,
  role text,
  status text,
  permissions text[],
  created_at timestamptz,
  updated_at timestamptz,
  session_token text,
  session_expires_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(user_email);
  address text := private.client_address();
  key bytea := private.hash_key('admin:' || coalesce(wanted, ''));
  seen private.admin_sign_in_failures;
  found public.admins;
  stored_hash text;
  token text;
  expires timestamptz := now() + interval '12 hours';
  failures integer;
begin
  -- One try at a time by address and by e-mail: those who guess in parallel must not hold connections while bcrypt works.
  if not pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.address:' || address, 0))
    or not pg_try_advisory_xact_lock(hashtextextended('authenticate_admin.email:' || coalesce(wanted, ''), 0)) then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', '1 second'
    );
  end if;
  perform private.take_rate_limit('authenticate_admin.address', address, 20, '5 minutes');

  select * into seen from private.admin_sign_in_failures as failed where failed.key_hash = key;
  if seen.failures >= 8 and seen.retry_at > now() then
    perform private.fail_too_many_requests(
      'account_locked', 'Too many wrong passwords. Sign-in is locked for 15 minutes.', seen.retry_at - now()
    );
  elsif seen.retry_at > now() then
    perform private.fail_too_many_requests(
      'over_request_rate_limit', 'Too many requests. Please wait and try again.', seen.retry_at - now()
    );
  end if;

  select admins.* into found from public.admins where admins.email = wanted;
  select password_hash into stored_hash from private.admin_credentials as credentials
  where credentials.admin_id = found.id;

  -- An unknown e-mail takes as long as a wrong password: it is checked against the hash of nothing anyone knows.
  if extensions.crypt(
      coalesce(user_password, ''),
      coalesce(stored_hash, '$2a$10$eoZKtMzZaE9wzj9Vtc2RR.W1Ac9xRU4VPkYcTRuyWwbhZ6Wd5xvsO')
    ) is distinct from stored_hash
    or found.status is distinct from 'active' then
    failures := private.count_admin_sign_in_failure(key);
    perform private.log_activity(
      'visitor', null, case when failures >= 8 then 'admin.sign_in_locked' else 'admin.sign_in_refused' end,
      case when found.id is not null then 'admins' end, found.id
    );
    return;
  end if;

  delete from private.admin_sign_in_failures as failed where failed.key_hash = key;
  delete from public.admin_sessions as sessions
  where sessions.expires_at < now() or sessions.last_seen_at < now() - interval '30 minutes';

  token := private.new_token();
  insert into public.admin_sessions (admin_id, token_hash, expires_at)
  values (found.id, private.hash_token(token), expires);
  perform private.log_activity('admin', found.id, 'admin.sign_in', 'admins', found.id);

  return query select
    found.id, found.first_name, found.last_name, found.name, found.email, found.role, found.status,
    found.permissions, found.created_at, found.updated_at, token, expires;
end
$$;
comment on function public.authenticate_admin(text, text) is
  'Signs an admin in: the admin''s record with a session token, or no row. The token goes into the header x-admin-session.';

create function public.current_admin()
returns table (
  id uuid,
  first_name text,
  last_name text,
  name text,
  email text,
  role text,
  status text,
  permissions text[],
  created_at timestamptz,
  updated_at timestamptz,
  session_expires_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.touch_admin_session();
  return query
    select
      asking.id, asking.first_name, asking.last_name, asking.name, asking.email, asking.role, asking.status,
      asking.permissions, asking.created_at, asking.updated_at, sessions.expires_at
    from private.current_admin() as asking
    join public.admin_sessions as sessions
      on sessions.admin_id = asking.id
      and sessions.token_hash = private.hash_token(private.request_header('x-admin-session'));
end
$$;
comment on function public.current_admin() is
  'The admin whose session the request carries, or no row once it has ended. Asking keeps the session from going idle.';

create function public.admin_sign_out() returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
begin
  if admin_id is not null then
    perform private.log_activity('admin', admin_id, 'admin.sign_out', 'admins', admin_id);
  end if;
  delete from public.admin_sessions
  where token_hash = private.hash_token(private.request_header('x-admin-session'));
end
$$;
comment on function public.admin_sign_out() is 'Ends the admin session that the request carries. Harmless without one.';

create function public.open_member_record(member_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  -- What admins for contacts do not see: health, birth and notes, which can be about health.
  hidden constant text[] := array[
    'date_of_birth', 'gender', 'existing_condition', 'existing_condition_description', 'additional_info',
    'primary_is_smoker', 'inactive_reason'
  ];
  sees_health boolean;
  opened jsonb;
begin
  sees_health := private.admin_can('members');
  if not (sees_health or private.admin_can('contacts')) then
    perform private.fail(403, 'permission_denied', 'Only admins for members or contacts may open a member''s record.');
  end if;

  select jsonb_build_object(
    'member', to_jsonb(members) - case when sees_health then '{}'::text[] else hidden end,
    'enrollments', coalesce(
      (
        select jsonb_agg(
          to_jsonb(enrollments) - case when sees_health then '{}'::text[] else hidden end
          order by enrollments.created_at desc
        )
        from public.enrollments
        where enrollments.member_id = members.id
      ),
      '[]'
    )
  ) into opened
  from public.members
  where members.id = open_member_record.member_id;

  if opened is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', admin_id, case when sees_health then 'member.record_opened' else 'member.contact_opened' end,
    'members', member_id
  );
  return opened;
end
$$;
comment on function public.open_member_record(uuid) is
  'A member''s whole record, health included, for admins for members; without health and birth for admins for contacts: {"member": …, "enrollments": […]}. Each look is logged.';

create function public.recent_activity(max_rows integer default 10)
returns table (
  id bigint,
  actor_kind text,
  actor_name text,
  action text,
  subject_table text,
  subject_id uuid,
  created_at timestamptz
)
language sql stable
security definer
set search_path = ''
as $$
  select
    log.id, log.actor_kind, actors.name, log.action, log.subject_table, log.subject_id, log.created_at
  from private.current_admin() as asking
  join public.activity_log as log on
    asking.role = 'super_admin'
    or log.actor_id = asking.id
    or case
      when log.subject_table = 'episodes' then 'shows'
      when log.subject_table in ('contact_messages', 'message_replies') then 'contacts'
      when log.subject_table = 'admins' then 'users'
      when log.subject_table is not null then 'members'
    end = any (asking.permissions)
  left join public.admins as actors on actors.id = log.actor_id
  where asking.id is not null
  order by log.created_at desc, log.id desc
  limit least(greatest(max_rows, 1), 100)
$$;
comment on function public.recent_activity(integer) is
  'The latest lines of the activity log that concern the admin who asks: all for a super admin, else by the ticked boxes.';

revoke all on function public.authenticate_admin(text, text) from public, anon, authenticated;
revoke all on function public.current_admin() from public;
revoke all on function public.admin_sign_out() from public, anon, authenticated;
revoke all on function public.open_member_record(uuid) from public, anon, authenticated;
revoke all on function public.recent_activity(integer) from public;
grant execute on function public.authenticate_admin(text, text) to service_role;
grant execute on function public.current_admin() to anon, authenticated;
grant execute on function public.admin_sign_out() to service_role;
grant execute on function public.open_member_record(uuid) to service_role;
grant execute on function public.recent_activity(integer) to anon, authenticated;
