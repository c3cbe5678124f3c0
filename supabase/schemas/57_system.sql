-- What only the database knows about how this installation works. What only the server knows (its disk, backups, sockets, and the
-- queue of the mail server) is in /health?details of the gateway.

create view private.waiting_emails with (security_invoker = true) as
  select 'application-emails' as job, applications.created_at as since, applications.received_mail_claimed_at as claimed_at
  from public.membership_applications as applications
  where applications.status = 'new' and applications.received_mail_sent_at is null and applications.auth_user_id is not null
    and applications.created_at > now() - interval '3 days'
  union all
  select 'application-emails', applications.decided_at, applications.declined_mail_claimed_at
  from public.membership_applications as applications
  where applications.status = 'declined' and applications.declined_mail_sent_at is null
    and applications.decided_at > now() - interval '3 days'
  union all
  select 'form-emails', waiting.created_at, waiting.claimed_at
  from private.form_confirmations as waiting where waiting.sent_at is null
  union all
  select 'request-emails', waiting.created_at, waiting.claimed_at
  from private.request_emails as waiting where waiting.sent_at is null
  union all
  select 'pushes', waiting.created_at, waiting.claimed_at
  from private.pushes as waiting where waiting.sent_at is null and waiting.created_at > now() - interval '1 day'
  union all
  select 'account-emails', waiting.created_at, waiting.claimed_at
  from private.account_emails as waiting where waiting.sent_at is null and waiting.created_at > now() - interval '1 day'
  union all
  select 'member-messages', waiting.send_after, waiting.claimed_at
  from private.member_message_emails as waiting
  where waiting.sent_at is null and waiting.undone_at is null and waiting.send_after between now() - interval '1 day' and now()
  union all
  select 'edition-emails', editions.published_at, waiting.claimed_at
  from private.edition_emails_due as waiting
  join public.rule_editions as editions on editions.number = waiting.edition_number
  union all
  select 'legal-emails', waiting.announced_at, waiting.claimed_at from private.legal_emails_due as waiting
  union all
  select 'contribution-reminders', private.start_of_day(private.local_today()), waiting.claimed_at
  from private.contribution_reminders_due as waiting
  union all
  select 'bill-reminders', waiting.queued_at, waiting.claimed_at from private.bill_reminders_due as waiting
  union all
  select 'contribution-notices', waiting.created_at, waiting.claimed_at
  from private.contribution_notices_due as waiting
  union all
  select 'statements', statements.frozen_at, waiting.claimed_at
  from private.statement_emails as waiting
  join public.monthly_statements as statements on statements.month = waiting.month
  where waiting.sent_at is null and statements.frozen_at > now() - interval '7 days';
comment on view private.waiting_emails is
  'The emails that are due and were not sent yet, by the job that sends them. Claimed ones are being sent, or could not be sent.';

create function private.is_abandoned(claimed_at timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  -- Longer than a job, a function or a request can run.
  select coalesce(is_abandoned.claimed_at < now() - interval '3 minutes', false)
$$;
comment on function private.is_abandoned(timestamptz) is 'Whether no one is sending a claimed email anymore, so that the attempt has failed.';

create function public.system_state() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- The gateway reads it with the secret key, for /health?details and /metrics.
  if not private.is_super_admin() and not private.is_service_call() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may see how the system works.');
  end if;
  return jsonb_build_object(
    'database', jsonb_build_object(
      'version', split_part(current_setting('server_version'), ' ', 1),
      'bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_stat_activity as sessions where sessions.backend_type = 'client backend'),
      'most_connections', current_setting('max_connections')::integer
    ),
    'migrations', (
      select jsonb_build_object('count', count(*), 'latest', max(applied.version))
      from supabase_migrations.schema_migrations as applied
    ),
    'emails', (
      select coalesce(jsonb_agg(to_jsonb(counts) order by counts.name), '[]')
      from (
        select
          waiting.job as name,
          count(*) as waiting,
          count(*) filter (where private.is_abandoned(waiting.claimed_at)) as failed,
          min(waiting.since) as oldest_at
        from private.waiting_emails as waiting
        group by waiting.job
      ) as counts
    ),
    'jobs', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', states.job,
          'started_at', states.started_at,
          'ended_at', states.ended_at,
          'failure', states.failure,
          'has_failed', states.has_failed,
          'is_late', states.is_late
        ) order by states.job
      ), '[]')
      from private.job_states as states
    ),
    'backup', private.backup_state(),
    'inbound', private.inbound_state()
  );
end
$$;
comment on function public.system_state() is
  'How the database and its jobs work, for super admins and the secret key: {"database", "migrations", "emails", "jobs", "backup", "inbound"}. Contains numbers, times and codes, and nothing about people.';

create function public.release_emails() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  outbox text;
  affected integer;
  released integer := 0;
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may have emails sent again.');
  end if;
  -- An email that another caller is sending stays claimed: it would be sent twice.
  foreach outbox in array array[
    'account_emails', 'bill_reminders', 'contribution_notices', 'contribution_reminders', 'edition_emails', 'form_confirmations',
    'legal_emails', 'member_message_emails', 'pushes', 'request_emails', 'statement_emails'
  ] loop
    execute format(
      'update private.%I set claimed_at = ''-infinity'' where sent_at is null and private.is_abandoned(claimed_at)', outbox
    );
    get diagnostics affected = row_count;
    released := released + affected;
  end loop;
  update public.membership_applications as applications set
    received_mail_claimed_at = case
      when applications.received_mail_sent_at is null and private.is_abandoned(applications.received_mail_claimed_at)
      then '-infinity' else applications.received_mail_claimed_at
    end,
    declined_mail_claimed_at = case
      when applications.declined_mail_sent_at is null and private.is_abandoned(applications.declined_mail_claimed_at)
      then '-infinity' else applications.declined_mail_claimed_at
    end
  where applications.received_mail_sent_at is null and private.is_abandoned(applications.received_mail_claimed_at)
    or applications.declined_mail_sent_at is null and private.is_abandoned(applications.declined_mail_claimed_at);
  get diagnostics affected = row_count;
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'emails.retried');
  return released + affected;
end
$$;
comment on function public.release_emails() is
  'Makes emails due at once that could not be sent, and returns how many. Emails that are being sent stay claimed. For super admins. Refuses with 403.';
