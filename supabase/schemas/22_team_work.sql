-- Notes and tasks of the team about a request, a message, a form or a member, and what waits for one admin. No member ever sees
-- them. A note can be about health, so a note about a member is only for admins for members.

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.sharing_requests (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  submission_id uuid references public.form_submissions (id) on delete cascade,
  member_id uuid references public.members (id) on delete cascade,
  subject_id uuid not null generated always as (coalesce(request_id, message_id, submission_id, member_id)) stored,
  admin_id uuid default private.current_admin_id() references public.admins (id) on delete set null,
  body text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  constraint notes_about_one check (num_nonnulls(request_id, message_id, submission_id, member_id) = 1),
  constraint notes_body_length check (char_length(body) between 1 and 5000),
  constraint notes_mentions_few check (cardinality(mentions) <= 20)
);
comment on table public.notes is 'Internal notes of the team about a request, a message, a form or a member.';
comment on column public.notes.subject_id is 'The id of what the note is about.';
comment on column public.notes.mentions is 'The admins whom the note names.';
create index notes_subject_id_idx on public.notes (subject_id, created_at);
create index notes_request_id_idx on public.notes (request_id);
create index notes_message_id_idx on public.notes (message_id);
create index notes_submission_id_idx on public.notes (submission_id);
create index notes_member_id_idx on public.notes (member_id, created_at);
create index notes_admin_id_idx on public.notes (admin_id);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.sharing_requests (id) on delete cascade,
  member_id uuid references public.members (id) on delete cascade,
  subject_id uuid not null generated always as (coalesce(request_id, member_id)) stored,
  title text not null,
  assigned_to uuid references public.admins (id) on delete set null,
  due_on date,
  created_by uuid default private.current_admin_id() references public.admins (id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tasks_about_one check (num_nonnulls(request_id, member_id) = 1),
  constraint tasks_title_length check (char_length(title) between 1 and 300),
  constraint tasks_due_on_plausible check (due_on between '2000-01-01' and '2100-01-01')
);
comment on table public.tasks is 'What someone of the team has to do for a request or a member.';
comment on column public.tasks.subject_id is 'The id of the request or the member.';
create index tasks_subject_id_idx on public.tasks (subject_id, created_at);
create index tasks_request_id_idx on public.tasks (request_id);
create index tasks_member_id_idx on public.tasks (member_id);
create index tasks_assigned_to_idx on public.tasks (assigned_to) where done_at is null;
create index tasks_created_by_idx on public.tasks (created_by);
create index tasks_done_by_idx on public.tasks (done_by);
create trigger set_updated_at before update on public.tasks
  for each row execute function private.set_updated_at();

create function private.set_task_done_by() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.done_at := case when new.done_at is not null then now() end;
  new.done_by := case when new.done_at is not null then private.current_admin_id() end;
  return new;
end
$$;
comment on function private.set_task_done_by() is 'Trigger: stores who finished a task, and when.';
create trigger set_task_done_by before update of done_at on public.tasks
  for each row when (old.done_at is distinct from new.done_at) execute function private.set_task_done_by();

create trigger broadcast_change after insert on public.notes
  for each row when (new.request_id is not null) execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.tasks
  for each row when (new.request_id is not null) execute function private.broadcast_change();

create function private.can_read_notes(asking public.admins, subject text) returns boolean
language sql immutable
set search_path = ''
as $$
  select asking.status = 'active' and case subject
    when 'request' then private.can_open_list(asking, 'sharing_requests')
    when 'message' then private.can_open_list(asking, 'contact_messages')
    when 'form' then private.can_open_list(asking, 'form_submissions')
    -- Those who may read all of a member's record, with what is about health.
    when 'member' then private.can_open_list(asking, 'billing')
    else false
  end
$$;
comment on function private.can_read_notes(public.admins, text) is
  'Whether an admin may read what the team notes about a request, a message, a form or a member.';

create function private.notes_about(subject_id uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', notes.id, 'admin_id', notes.admin_id, 'admin_name', admins.name, 'body', notes.body, 'created_at', notes.created_at
      )
      order by notes.created_at, notes.id
    ),
    '[]'
  )
  from public.notes left join public.admins on admins.id = notes.admin_id
  where notes.subject_id = notes_about.subject_id
$$;
comment on function private.notes_about(uuid) is 'The notes about a request, message, form or member, the oldest first.';

create function private.tasks_about(subject_id uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', tasks.id, 'title', tasks.title, 'assigned_to', tasks.assigned_to, 'due_on', tasks.due_on, 'done_at', tasks.done_at,
        'assigned_name', (select admins.name from public.admins where admins.id = tasks.assigned_to),
        'done_by_name', (select admins.name from public.admins where admins.id = tasks.done_by)
      )
      order by tasks.created_at, tasks.id
    ),
    '[]'
  )
  from public.tasks where tasks.subject_id = tasks_about.subject_id
$$;
comment on function private.tasks_about(uuid) is 'The tasks for a request or a member, the oldest first.';

--
-- Mentions
--

create table private.mentions (
  note_id uuid not null references public.notes (id) on delete cascade,
  admin_id uuid not null references public.admins (id) on delete cascade,
  constraint mentions_pkey primary key (admin_id, note_id)
);
comment on table private.mentions is 'Notes that name an admin who has not opened what they are about since then.';
create index mentions_note_id_idx on private.mentions (note_id);

create function private.note_subject(note public.notes) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when note.request_id is not null then 'request'
    when note.message_id is not null then 'message'
    when note.submission_id is not null then 'form'
    else 'member'
  end
$$;
comment on function private.note_subject(public.notes) is 'What a note is about: request, message, form or member.';

create function private.add_mentions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.mentions (note_id, admin_id)
  select new.id, admins.id from public.admins
  where admins.id = any (new.mentions) and admins.id is distinct from new.admin_id
    and private.can_read_notes(admins, private.note_subject(new));
  return null;
end
$$;
comment on function private.add_mentions() is 'Trigger: a note waits for each admin whom it names and who may read it.';
create trigger add_mentions after insert on public.notes
  for each row when (new.mentions <> '{}') execute function private.add_mentions();

create function private.see_mentions(subject_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.mentions
  where mentions.admin_id = private.current_admin_id() and mentions.note_id in (
    select notes.id from public.notes where notes.subject_id = see_mentions.subject_id
  )
$$;
comment on function private.see_mentions(uuid) is 'The admin who sends the request has opened what these notes are about.';

create function public.read_notes(subject text, subject_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not coalesce(private.can_read_notes(private.current_admin(), subject), false) then
    perform private.fail(403, 'permission_denied', 'Only admins who may read the record may read its notes.');
  end if;
  -- As for the record itself, the session has opened the list, which is logged.
  perform private.can_read_list(
    case subject when 'request' then 'sharing_requests' when 'message' then 'contact_messages' when 'form' then 'form_submissions' else 'members' end
  );
  perform private.see_mentions(subject_id);
  return jsonb_build_object('notes', private.notes_about(subject_id), 'tasks', private.tasks_about(subject_id));
end
$$;
comment on function public.read_notes(text, uuid) is
  'The notes and tasks about a message, a form or a member, for admins who may read it: {"notes", "tasks"}. The admin has then seen the notes that name them.';
