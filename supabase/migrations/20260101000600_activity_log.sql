-- The audit log: who did what to which row, and when. It names the columns that changed. What some of them held is kept apart
-- (20260101001784_activity_values.sql), so that it can be erased.

create table public.activity_log (
  id bigint generated always as identity primary key,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_table text,
  subject_id uuid,
  member_id uuid,
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
comment on column public.activity_log.member_id is
  'The member whom the line concerns, where it is one. No foreign key: the record outlives whom it names.';
create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_subject_idx on public.activity_log (subject_table, subject_id, created_at desc);
create index activity_log_member_id_idx on public.activity_log (member_id, created_at, id);
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
  details jsonb default '{}',
  member_id uuid default null,
  changes jsonb default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  salt bytea;
  line_id bigint;
begin
  if member_id is null and subject_id is not null then
    member_id := case subject_table
      when 'members' then subject_id
      when 'contact_messages' then (select kept.member_id from public.contact_messages as kept where kept.id = subject_id)
      when 'form_submissions' then (select kept.member_id from public.form_submissions as kept where kept.id = subject_id)
      when 'membership_applications' then (
        select kept.member_id from public.membership_applications as kept where kept.id = subject_id
      )
    end;
  end if;
  if changes is not null then
    salt := extensions.gen_random_bytes(16);
    details := details || jsonb_build_object('values', encode(private.values_digest(salt, changes), 'hex'));
  end if;
  insert into public.activity_log (actor_kind, actor_id, action, subject_table, subject_id, member_id, details)
  values (actor_kind, actor_id, action, subject_table, subject_id, member_id, details)
  returning id into line_id;
  if changes is not null then
    insert into private.activity_values (log_id, salt, changes) values (line_id, salt, changes);
  end if;
end
$$;
comment on function private.log_activity(text, uuid, text, text, uuid, jsonb, uuid, jsonb) is
  'Adds a line to the activity log. changes: {"column": [old, new]}, kept apart from the line, which holds only its digest.';

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
  admin_id uuid;
  own_member_id uuid;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed text[];
  changes jsonb;
begin
  -- Imports log themselves, once for all their rows.
  if current_setting('private.import', true) = 'running' then
    return null;
  end if;
  admin_id := private.current_admin_id();
  own_member_id := private.current_member_id();
  if admin_id is not null then
    perform private.touch_admin_session();
  elsif own_member_id is null then
    return null;
  end if;

  if tg_op = 'UPDATE' then
    -- What searches look through follows the other columns.
    select array_agg(after.key order by after.key) into changed
    from jsonb_each(new_row) as after
    where after.value <> old_row -> after.key and after.key <> 'updated_at' and after.key not like 'search\_%';
    if changed is null then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    select jsonb_object_agg(
      field, jsonb_build_array(private.logged_value(old_row -> field), private.logged_value(new_row -> field))
    ) into changes
    from unnest(private.logged_columns(tg_table_name)) as field
    where tg_op = 'UPDATE' and field = any (changed) or tg_op = 'DELETE' and old_row ->> field is not null;
  end if;

  perform private.log_activity(
    case when admin_id is not null then 'admin' else 'member' end,
    coalesce(admin_id, own_member_id),
    tg_table_name || '.' || lower(tg_op),
    tg_table_name::text,
    (any_row ->> 'id')::uuid,
    jsonb_strip_nulls(jsonb_build_object('columns', to_jsonb(changed))),
    case
      when tg_table_name = 'members' then (any_row ->> 'id')::uuid
      when any_row ? 'member_id' then (any_row ->> 'member_id')::uuid
      when any_row ->> 'message_id' is not null then (
        select kept.member_id from public.contact_messages as kept where kept.id = (any_row ->> 'message_id')::uuid
      )
      when any_row ->> 'submission_id' is not null then (
        select kept.member_id from public.form_submissions as kept where kept.id = (any_row ->> 'submission_id')::uuid
      )
    end,
    changes
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
    perform private.log_activity(
      'member', member_id, 'member.email_changed', 'members', member_id, '{"columns": ["email"]}', member_id,
      jsonb_build_object('email', jsonb_build_array(old.email, new.email))
    );
  end if;
  return null;
end
$$;
comment on function private.follow_login_email() is
  'Trigger on auth.users, where an e-mail changes only once it is confirmed: the linked member''s e-mail follows.';

create trigger follow_login_email after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email is not null and new.deleted_at is null)
  execute function private.follow_login_email();
