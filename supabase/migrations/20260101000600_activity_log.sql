-- The audit log: who did what to which row, and when. It says which columns changed, never what they hold.

create table public.activity_log (
  id bigint generated always as identity primary key,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_table text,
  subject_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint activity_log_actor_kind_known check (actor_kind in ('admin', 'member', 'visitor', 'system')),
  constraint activity_log_action_format check (action ~ '^[a-z_]+\.[a-z_]+$' and char_length(action) <= 80),
  constraint activity_log_details_small check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 4096)
);
comment on table public.activity_log is
  'Append-only record of sign-ins, refusals, resets, admin writes and reads of member records. No health data, no contents.';
comment on column public.activity_log.actor_id is
  'An admin, a member, or the login account of a stranger. No foreign key: the record outlives whom it names.';
create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_subject_idx on public.activity_log (subject_table, subject_id, created_at desc);
create index activity_log_actor_id_idx on public.activity_log (actor_id, created_at desc);

create function private.refuse_log_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'The activity log can only be added to.';
end
$$;
comment on function private.refuse_log_change() is 'Trigger: nobody rewrites the activity log, whatever their role.';

create trigger refuse_log_change before update or delete or truncate on public.activity_log
  for each statement execute function private.refuse_log_change();

create function private.log_activity(
  actor_kind text,
  actor_id uuid,
  action text,
  subject_table text default null,
  subject_id uuid default null,
  details jsonb default '{}'
) returns void
language sql volatile
security definer
set search_path = ''
as $$
  insert into public.activity_log (actor_kind, actor_id, action, subject_table, subject_id, details)
  values (actor_kind, actor_id, action, subject_table, subject_id, details)
$$;
comment on function private.log_activity(text, uuid, text, text, uuid, jsonb) is 'Adds a line to the activity log.';

create function private.touch_admin_session() returns void
language sql volatile
security definer
set search_path = ''
as $$
  -- A minute's grain is enough for 30 idle minutes, and spares a write for each request.
  update public.admin_sessions
  set last_seen_at = now()
  where token_hash = private.hash_token(private.request_header('x-admin-session'))
    and last_seen_at between now() - interval '30 minutes' and now() - interval '1 minute'
$$;
comment on function private.touch_admin_session() is 'Keeps the session of the admin who is asking from going idle.';

create function private.log_write() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  member_id uuid := private.current_member_id();
  subject_id uuid;
  changed text[];
begin
  if admin_id is not null then
    perform private.touch_admin_session();
  elsif member_id is null then
    return null;
  end if;

  if tg_op = 'UPDATE' then
    select array_agg(after.key order by after.key) into changed
    from jsonb_each(to_jsonb(new)) as after
    join jsonb_each(to_jsonb(old)) as before using (key)
    where after.value <> before.value and after.key <> 'updated_at';
    if changed is null then
      return null;
    end if;
  end if;

  subject_id := case when tg_op = 'DELETE' then old.id else new.id end;
  perform private.log_activity(
    case when admin_id is not null then 'admin' else 'member' end,
    coalesce(admin_id, member_id),
    tg_table_name || '.' || lower(tg_op),
    tg_table_name::text,
    subject_id,
    jsonb_strip_nulls(jsonb_build_object('columns', to_jsonb(changed)))
  );
  return null;
end
$$;
comment on function private.log_write() is
  'Trigger: logs what admins and members write. Imports and the system''s own writes log themselves, once for all their rows.';

create trigger log_write after insert or update or delete on public.members
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.agents
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.enrollments
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.billing_schedules
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.payment_profiles
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.billing
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.admins
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.episodes
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.contact_messages
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.message_replies
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.membership_applications
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.form_submissions
  for each row execute function private.log_write();

-- A login's confirmed e-mail change carries over, so that the two never part.
create function private.follow_login_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  member_id uuid;
begin
  update public.members
  set email = new.email
  where auth_user_id = new.id and email <> private.normalize_email(new.email)
  returning id into member_id;

  if member_id is not null then
    perform private.log_activity('member', member_id, 'member.email_changed', 'members', member_id);
  end if;
  return null;
end
$$;
comment on function private.follow_login_email() is
  'Trigger on auth.users, where an e-mail changes only once it is confirmed: the linked member''s e-mail follows.';

create trigger follow_login_email after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email is not null and new.deleted_at is null)
  execute function private.follow_login_email();
