-- The timeline on a member's record: what happened to this member, from the tables and the activity log, newest first.

create function private.member_events(about uuid)
returns table (
  id text,
  kind text,
  event text,
  happened_at timestamptz,
  is_day boolean,
  actor_kind text,
  actor_id uuid,
  subject_table text,
  subject_id uuid,
  details jsonb
)
language sql stable
security definer
set search_path = ''
as $$
  with requests as (
    -- The list itself decides which messages and forms the caller may see.
    select list.id, list.kind, list.type, list.subject, list.created_at
    from public.contact_list as list where list.member_id = about
  ),
  owned as (
    select 'enrollments' as name, enrollments.id from public.enrollments where enrollments.member_id = about
    union all
    select 'billing', billing.id from public.billing where billing.member_id = about
    union all
    select 'billing_schedules', schedules.id from public.billing_schedules as schedules where schedules.member_id = about
    union all
    select 'payment_profiles', profiles.id from public.payment_profiles as profiles where profiles.member_id = about
  ),
  lines as (
    select log.* from public.activity_log as log
    where log.subject_table = 'members' and log.subject_id = about
    union
    select log.* from public.activity_log as log
    where log.actor_kind = 'member' and log.actor_id = about and (log.subject_table is null or log.subject_table = 'members')
    union
    select log.* from owned
    join public.activity_log as log on log.subject_table = owned.name and log.subject_id = owned.id
    -- The row itself is the event.
    where log.action <> 'enrollments.insert'
  )
  select
    'log-' || lines.id,
    case
      when lines.subject_table = 'enrollments' then 'enrollment'
      when lines.action = 'members.update' and lines.details -> 'columns' ? 'enrollment_status' then 'enrollment'
      when lines.subject_table in ('billing', 'billing_schedules', 'payment_profiles') then 'payments'
      when lines.action ~ '^member\.' and lines.action not in ('member.record_opened', 'member.contact_opened') then 'account'
      else 'record'
    end,
    lines.action, lines.created_at, false, lines.actor_kind, lines.actor_id, lines.subject_table, lines.subject_id, '{}'::jsonb
  from lines
  union all
  select
    'enrollment-' || enrollments.id, 'enrollment', 'enrolled', enrollments.created_at, false, null, null,
    'enrollments', enrollments.id, jsonb_build_object('plan', products.label)
  from public.enrollments
  left join public.products on products.id = enrollments.product_id
  where enrollments.member_id = about
  union all
  select
    'paid-' || billing.id, 'payments', 'paid', billing.paid_at, false, null, null,
    'billing', billing.id, jsonb_build_object('amount', billing.amount)
  from public.billing where billing.member_id = about and billing.status = 'Paid'
  union all
  -- When an attempt failed is not recorded: the day it was due is.
  select
    'failed-' || billing.id, 'payments', 'failed', billing.due_date::timestamp at time zone 'UTC', true, null, null,
    'billing', billing.id, jsonb_build_object('amount', billing.amount)
  from public.billing where billing.member_id = about and billing.status = 'Failed'
  union all
  select
    'request-' || requests.id, 'requests', requests.kind, requests.created_at, false, null, null,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  union all
  select
    'reply-' || replies.id, 'requests', case when replies.sent_at is null then 'reply_not_sent' else 'replied' end,
    coalesce(replies.sent_at, replies.created_at), false, 'admin', replies.admin_id,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  join public.message_replies as replies on requests.id in (replies.message_id, replies.submission_id)
  union all
  select
    'confirmation-' || confirmations.submission_id, 'emails', 'form_confirmed', confirmations.sent_at, false, null, null,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  join private.form_confirmations as confirmations on confirmations.submission_id = requests.id
  where confirmations.sent_at is not null
  union all
  select
    'application-' || applications.id, 'record', 'applied', applications.created_at, false, null, null,
    'membership_applications', applications.id, '{}'
  from public.membership_applications as applications where applications.member_id = about
  union all
  select
    'application-email-' || applications.id, 'emails', 'application_confirmed', applications.received_mail_sent_at, false,
    null, null, 'membership_applications', applications.id, '{}'
  from public.membership_applications as applications
  where applications.member_id = about and applications.received_mail_sent_at is not null
$$;
comment on function private.member_events(uuid) is
  'What happened to a member, from tables and the activity log. No health data and no contents: which columns changed stays in the log.';

create function public.member_timeline(
  member_id uuid,
  only_kind text default null,
  before_at timestamptz default null,
  before_id text default null,
  max_rows integer default 20
) returns table (
  id text,
  kind text,
  event text,
  happened_at timestamptz,
  is_day boolean,
  actor_kind text,
  actor_name text,
  subject_table text,
  subject_id uuid,
  details jsonb
)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may see what happened to a member.');
  end if;
  perform private.admin_reads('members'), private.admin_reads('billing');
  return query
    select
      events.id, events.kind, events.event, events.happened_at, events.is_day, events.actor_kind,
      case events.actor_kind
        when 'admin' then (select admins.name from public.admins where admins.id = events.actor_id)
      end,
      events.subject_table, events.subject_id, events.details
    from private.member_events(member_timeline.member_id) as events
    where (only_kind is null or events.kind = only_kind)
      and (before_at is null or (events.happened_at, events.id) < (before_at, coalesce(before_id, '')))
    order by events.happened_at desc, events.id desc
    limit least(greatest(max_rows, 1), 100);
end
$$;
comment on function public.member_timeline(uuid, text, timestamptz, text, integer) is
  'What happened to a member, newest first, for admins for members whose session has opened the lists it reads. The next page comes after the happened_at and id of the last row. Kinds: enrollment, payments, requests, emails, record, account.';

revoke all on function private.member_events(uuid) from public, anon, authenticated;
revoke all on function public.member_timeline(uuid, text, timestamptz, text, integer) from public, authenticated;
grant execute on function public.member_timeline(uuid, text, timestamptz, text, integer) to anon, service_role;
