-- What waits for one admin, and the emails about it. An item names a request by its number and a person by the name, which this admin
-- may read. The emails contain neither: only how much waits, and a link.

create function private.name_of_subject(subject text, subject_id uuid) returns text
language sql stable
security definer
set search_path = ''
as $$
  select case subject
    when 'request' then (select requests.number from public.sharing_requests as requests where requests.id = subject_id)
    when 'message' then (select messages.name from public.contact_messages as messages where messages.id = subject_id)
    when 'form' then (select forms.name from public.form_submissions as forms where forms.id = subject_id)
    else (select btrim(members.first_name || ' ' || members.last_name) from public.members where members.id = subject_id)
  end
$$;
comment on function private.name_of_subject(text, uuid) is
  'How the team calls a request, message, form or member: the number of a request, otherwise the name of the person.';

create function private.work_of(asking public.admins)
returns table (
  kind text,
  id uuid,
  subject text,
  subject_id uuid,
  name text,
  text text,
  by_name text,
  happened_at timestamptz,
  due_on date,
  is_due boolean
)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if asking.status <> 'active' then
    return;
  end if;
  return query
    select
      'mention', notes.id, private.note_subject(notes), notes.subject_id,
      private.name_of_subject(private.note_subject(notes), notes.subject_id), null::text,
      (select admins.name from public.admins where admins.id = notes.admin_id), notes.created_at, null::date, true
    from private.mentions
    join public.notes on notes.id = mentions.note_id
    where mentions.admin_id = asking.id and private.can_read_notes(asking, private.note_subject(notes));
  return query
    select
      'task', tasks.id, case when tasks.request_id is null then 'member' else 'request' end, tasks.subject_id,
      private.name_of_subject(case when tasks.request_id is null then 'member' else 'request' end, tasks.subject_id), tasks.title,
      (select admins.name from public.admins where admins.id = tasks.created_by and admins.id <> asking.id), tasks.created_at,
      tasks.due_on, coalesce(tasks.due_on <= private.local_today(), false)
    from public.tasks
    where tasks.assigned_to = asking.id and tasks.done_at is null
      and private.can_read_notes(asking, case when tasks.request_id is null then 'member' else 'request' end);
  if asking.role = 'super_admin' or 'requests' = any (asking.permissions) then
    return query
      select
        'second_person', decisions.id, 'request', decisions.request_id, private.name_of_subject('request', decisions.request_id),
        null::text, (select admins.name from public.admins where admins.id = decisions.admin_id), decisions.created_at, null::date, true
      from private.pending_decisions as pending
      join public.decisions on decisions.id = pending.id
      where decisions.request_id is not null and private.dependence(decisions, asking.id) is null;
    return query
      select
        'overdue', requests.id, 'request', requests.id, requests.number, null::text, null::text, requests.team_due_at, null::date, true
      from public.sharing_requests as requests
      where requests.assigned_to = asking.id and requests.turn = 'team' and requests.team_due_at < now()
        and coalesce(requests.snoozed_until <= now(), true);
    return query
      select
        'reply', requests.id, 'request', requests.id, requests.number, null::text, null::text,
        coalesce(
          (
            select max(messages.created_at) from public.request_messages as messages
            where messages.request_id = requests.id and messages.author = 'member'
          ),
          requests.updated_at
        ),
        null::date, true
      from public.sharing_requests as requests
      where requests.assigned_to = asking.id and requests.state <> 'draft'
        and requests.id in (select news.request_id from private.request_news as news);
  end if;
  if asking.role = 'super_admin' then
    return query
      select
        'second_person', coalesce((control.item ->> 'id')::uuid, asking.id), 'control', coalesce((control.item ->> 'id')::uuid, asking.id),
        control.item ->> 'name', control.item ->> 'kind',
        (select admins.name from public.admins where admins.id = (control.item ->> 'asked_by')::uuid),
        (control.item ->> 'asked_at')::timestamptz, null::date, true
      from jsonb_array_elements(private.controls_waiting() || private.person_requests_waiting()) as control (item)
      where control.item ->> 'asked_by' is distinct from asking.id::text;
  end if;
  return query
    select
      'reply', threads.id, threads.subject, threads.id, threads.name, null::text, null::text, threads.received_at, null::date, true
    from (
      select messages.id, 'message' as subject, messages.name, messages.received_at, messages.created_at
      from public.contact_messages as messages where messages.assigned_to = asking.id and messages.status <> 'responded'
      union all
      select forms.id, 'form', forms.name, forms.received_at, forms.created_at
      from public.form_submissions as forms where forms.assigned_to = asking.id and forms.status <> 'responded'
    ) as threads
    where threads.received_at > threads.created_at and private.can_read_notes(asking, threads.subject);
end
$$;
comment on function private.work_of(public.admins) is
  'What waits for an admin: notes that name them, their tasks, decisions that they can confirm, for super admins what waits for a second one (subject control, with its kind as text), their overdue requests, and what members and senders answered to them. is_due is false for a task of a later day or without one.';

create table private.team_mail_choices (
  admin_id uuid primary key references public.admins (id) on delete cascade,
  mentions boolean not null default true,
  digest boolean not null default true,
  language text not null default 'pt-BR',
  constraint team_mail_choices_language_known check (language in ('pt-BR', 'en'))
);
comment on table private.team_mail_choices is
  'Which emails an admin gets, and in which language. Without a row, all of them, in Portuguese.';

create function public.for_me() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  return (
    with all_work as materialized (
      select work.*, row_number() over (order by work.is_due desc, work.due_on, work.happened_at, work.id) as position
      from private.work_of(asking) as work
    )
    select jsonb_build_object(
      'due', count(*) filter (where all_work.is_due),
      'items', coalesce(
        jsonb_agg(to_jsonb(all_work) - 'position' order by all_work.position) filter (where all_work.position <= 300), '[]'
      ),
      'emails', coalesce(
        (
          select jsonb_build_object('mentions', choices.mentions, 'digest', choices.digest, 'language', choices.language)
          from private.team_mail_choices as choices where choices.admin_id = asking.id
        ),
        '{"mentions": true, "digest": true, "language": "pt-BR"}'
      ),
      'permissions', to_jsonb(asking.permissions)
    )
    from all_work
  );
end
$$;
comment on function public.for_me() is
  'What waits for the admin who sends the request, at most 300 items, how many of them are due, which emails they get, and what they may do now.';

create function public.choose_team_mail(mentions boolean, digest boolean, language text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_admin();
begin
  if mentions is null or digest is null or language is null or language not in ('pt-BR', 'en') then
    perform private.fail(422, 'invalid_choice', 'Choose yes or no for each email, and a language.');
  end if;
  perform private.touch_admin_session();
  insert into private.team_mail_choices as choices (admin_id, mentions, digest, language)
  values (asking.id, choose_team_mail.mentions, choose_team_mail.digest, choose_team_mail.language)
  on conflict on constraint team_mail_choices_pkey do update
  set mentions = excluded.mentions, digest = excluded.digest, language = excluded.language;
end
$$;
comment on function public.choose_team_mail(boolean, boolean, text) is
  'Which emails the admin who sends the request gets, and in which language.';

create function public.see_mention(note_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  delete from private.mentions
  where mentions.note_id = see_mention.note_id and mentions.admin_id = private.current_admin_id()
$$;
comment on function public.see_mention(uuid) is 'The admin who sends the request has seen a note that names them.';

--
-- Emails
--

create table private.team_emails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id) on delete cascade,
  kind text not null,
  -- Of a digest: the day that it is for.
  day date,
  note_id uuid references public.notes (id) on delete cascade,
  due integer,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  constraint team_emails_kind_known check (kind in ('mention', 'digest')),
  constraint team_emails_day_of_digest check ((kind = 'digest') = (day is not null)),
  constraint team_emails_one_digest unique (admin_id, day)
);
comment on table private.team_emails is 'Emails to the team about what waits for one of them. Deleted after 14 days.';
create index team_emails_due_idx on private.team_emails (created_at) where sent_at is null;
create unique index team_emails_one_mention_idx on private.team_emails (admin_id) where kind = 'mention' and claimed_at is null;
create index team_emails_created_at_idx on private.team_emails (created_at);
create index team_emails_note_id_idx on private.team_emails (note_id);

create function private.queue_mention_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_admin(new.admin_id);
  if exists (
    select from public.admins left join private.team_mail_choices as choices on choices.admin_id = admins.id
    where admins.id = new.admin_id and coalesce(choices.mentions, true)
  ) then
    -- Several notes are one email, also if two people write at once.
    insert into private.team_emails (admin_id, kind, note_id) values (new.admin_id, 'mention', new.note_id)
    on conflict (admin_id) where kind = 'mention' and claimed_at is null do nothing;
  end if;
  return null;
end
$$;
comment on function private.queue_mention_email() is 'Trigger: tells an admin that a note names them, on open pages and by email.';
create trigger queue_mention_email after insert on private.mentions
  for each row execute function private.queue_mention_email();

create function private.tell_seen() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_admin(old.admin_id);
  return null;
end
$$;
comment on function private.tell_seen() is 'Trigger: a note that named an admin is seen, or was taken back.';
create trigger tell_seen after delete on private.mentions
  for each row execute function private.tell_seen();

create function private.tell_access() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_admin(new.id);
  return null;
end
$$;
comment on function private.tell_access() is
  'Trigger: an admin may do something else from now on. Open pages read what, and close what they no longer may show.';
create trigger tell_access after update of permissions, role, status on public.admins
  for each row when ((new.permissions, new.role, new.status) is distinct from (old.permissions, old.role, old.status))
  execute function private.tell_access();

create function private.tell_task() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_admin(new.assigned_to);
  if tg_op = 'UPDATE' and old.assigned_to is distinct from new.assigned_to then
    perform private.tell_admin(old.assigned_to);
  end if;
  return null;
end
$$;
comment on function private.tell_task() is 'Trigger: a task is new, changed or done.';
create trigger tell_task after insert or update on public.tasks
  for each row execute function private.tell_task();

create function private.queue_digests(moment timestamptz) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  today date := private.local_day(moment);
begin
  -- From seven in the morning on, on days on which the office works.
  if moment < private.start_of_day(today) + interval '7 hours' or not exists (select from private.office_times(today, today)) then
    return;
  end if;
  insert into private.team_emails (admin_id, kind, day, due)
  select admins.id, 'digest', today, counted.due
  from public.admins
  left join private.team_mail_choices as choices on choices.admin_id = admins.id
  cross join lateral (
    select count(*) filter (where work.is_due)::integer as due from private.work_of(admins) as work
  ) as counted
  where admins.status = 'active' and admins.auth_user_id is not null and coalesce(choices.digest, true) and counted.due > 0
  on conflict on constraint team_emails_one_digest do nothing;
end
$$;
comment on function private.queue_digests(timestamptz) is
  'Queues an email for each admin for whom something waits, once on a day on which the office works, from seven in the morning on.';

create function public.queue_team_digests() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  delete from private.team_emails as old where old.created_at < now() - interval '14 days';
  perform private.queue_digests(now());
  return 0;
end
$$;
comment on function public.queue_team_digests() is 'Queues the emails of this morning. Returns 0: nothing is left.';

create function public.claim_team_emails(client_address text) returns table (
  id uuid,
  kind text,
  due integer,
  email text,
  first_name text,
  by_name text,
  language text
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('team_emails.address', client_address, 120, '5 minutes');
  end if;
  -- A note that was taken back, or seen meanwhile, needs no email.
  delete from private.team_emails as mails
  where mails.kind = 'mention' and mails.sent_at is null and mails.claimed_at is null and not exists (
    select from private.mentions where mentions.admin_id = mails.admin_id
  );
  delete from private.team_emails as mails where mails.sent_at is null and mails.created_at < now() - interval '1 day';
  return query
    update private.team_emails as mails
    set claimed_at = now()
    from public.admins left join private.team_mail_choices as choices on choices.admin_id = admins.id
    where admins.id = mails.admin_id and admins.status = 'active' and mails.id in (
      select waiting.id
      from private.team_emails as waiting
      where waiting.sent_at is null and coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.created_at
      limit 20
      for update skip locked
    )
    returning
      mails.id, mails.kind, coalesce(mails.due, 0), admins.email, admins.first_name,
      (
        select others.name from public.notes join public.admins as others on others.id = notes.admin_id where notes.id = mails.note_id
      ),
      coalesce(choices.language, 'pt-BR');
end
$$;
comment on function public.claim_team_emails(text) is 'The emails to the team that are due, each returned to one caller only.';

create function public.finish_team_email(email_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.team_emails as mails set sent_at = now() where mails.id = finish_team_email.email_id
$$;
comment on function public.finish_team_email(uuid) is 'Marks an email of claim_team_emails as sent.';
