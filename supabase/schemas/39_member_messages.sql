-- Messages of the team to many members: one text, in the language of each. The emails wait for a minute, in which the admin can undo
-- them. Neither logs nor addresses contain the text.

create table private.member_messages (
  id uuid primary key,
  admin_id uuid not null references public.admins (id),
  -- The members read it, and may not read admins.
  admin_first_name text not null,
  subject_pt text,
  body_pt text,
  subject_en text,
  body_en text,
  recipients integer not null,
  created_at timestamptz not null default now(),
  constraint member_messages_subject_length check (char_length(subject_pt) between 1 and 150 and char_length(subject_en) between 1 and 150),
  constraint member_messages_body_length check (char_length(body_pt) between 1 and 5000 and char_length(body_en) between 1 and 5000),
  constraint member_messages_whole check (
    (subject_pt is null) = (body_pt is null) and (subject_en is null) = (body_en is null) and num_nonnulls(subject_pt, subject_en) > 0
  )
);
comment on table private.member_messages is
  'What the team wrote to many members. The id is chosen by the page, so that a repeated call has no effect. A language that no recipient reads can be missing.';
comment on column private.member_messages.recipients is 'How many members it was for when it was sent.';
create index member_messages_admin_id_idx on private.member_messages (admin_id, created_at);

create table private.member_message_emails (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references private.member_messages (id) on delete cascade,
  member_id uuid not null references public.members (id) on delete cascade,
  language text not null,
  -- Until then, the message can be undone.
  send_after timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  undone_at timestamptz,
  failure text,
  constraint member_message_emails_one_each unique (message_id, member_id),
  constraint member_message_emails_language_known check (language in ('pt-BR', 'en')),
  constraint member_message_emails_failure_length check (char_length(failure) <= 60),
  constraint member_message_emails_one_end check (num_nonnulls(sent_at, undone_at) <= 1)
);
comment on table private.member_message_emails is 'The emails of a message to many members, and whether they were accepted for delivery.';
comment on column private.member_message_emails.failure is 'The code of the last failure. Messages can quote the recipient.';
create index member_message_emails_member_id_idx on private.member_message_emails (member_id);
create index member_message_emails_waiting_idx on private.member_message_emails (send_after)
  where sent_at is null and undone_at is null;

create function private.forget_member_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.member_messages as messages
  where messages.id in (select gone.message_id from gone)
    and not exists (select from private.member_message_emails as emails where emails.message_id = messages.id);
  return null;
end
$$;
comment on function private.forget_member_messages() is
  'Trigger: a text is deleted with its last recipient, because it can be about them.';
create trigger forget_member_messages after delete on private.member_message_emails
  referencing old table as gone
  for each statement execute function private.forget_member_messages();

--
-- Who gets it
--

create function private.message_recipients(member_ids uuid[])
returns table (member_id uuid, number text, first_name text, last_name text, language text, obstacle text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  refused constant uuid[] := array(select refusals.member_id from private.refused_members() as refusals);
begin
  if coalesce(cardinality(member_ids), 0) not between 1 and 500 then
    perform private.fail(400, 'too_many_members', 'Between 1 and 500 members at once.');
  end if;
  return query
    select
      members.id, members.member_number, members.first_name, members.last_name, private.member_language(members),
      case
        when members.id is null then 'gone'
        when members.merged_into is not null then 'merged'
        when not private.status_allows_sign_in(members.enrollment_status) then 'membership_closed'
        when members.id = any (refused) then 'email_refused'
      end
    from (select distinct chosen.id from unnest(member_ids) as chosen (id)) as chosen
    left join public.members on members.id = chosen.id
    order by members.search_name, members.id;
end
$$;
comment on function private.message_recipients(uuid[]) is
  'Up to 500 members, in which language each gets a message, and why they get none: "gone", "merged", "membership_closed", "email_refused", or null.';

create function private.skipped_recipients(obstacles text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(counts.obstacle, counts.number), '{}')
  from (
    select found.obstacle, count(*) as number from unnest(obstacles) as found (obstacle)
    where found.obstacle is not null group by found.obstacle
  ) as counts
$$;
comment on function private.skipped_recipients(text[]) is 'How often each obstacle is in a list: {code: count}.';

create function public.preview_member_message(member_ids uuid[]) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_account_helper();
  perform private.can_read_list('members');
  return (
    select jsonb_build_object(
      'recipients', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', found.member_id, 'number', found.number, 'first_name', found.first_name,
            'name', found.first_name || ' ' || found.last_name, 'language', found.language
          ) order by found.place
        ) filter (where found.obstacle is null),
        '[]'
      ),
      'skipped', private.skipped_recipients(array_agg(found.obstacle))
    )
    from private.message_recipients(preview_member_message.member_ids)
      with ordinality as found (member_id, number, first_name, last_name, language, obstacle, place)
  );
end
$$;
comment on function public.preview_member_message(uuid[]) is
  'Who of up to 500 members would get a message, and how many would not: {"recipients": [{"id", "number", "first_name", "name", "language"}], "skipped": {code: count}}. For admins who help with accounts, whose session has opened the list of members.';

--
-- Sending and undoing
--

create function private.check_message_limit(asking public.admins, recipients integer) returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  most_per_day constant integer := 20000;
  sent bigint;
  oldest timestamptz;
begin
  select sum(messages.recipients), min(messages.created_at) into sent, oldest
  from private.member_messages as messages
  where messages.admin_id = asking.id and messages.created_at > now() - interval '24 hours';
  if coalesce(sent, 0) + check_message_limit.recipients > most_per_day then
    perform private.fail_too_many_requests(
      'message_limit', 'An admin writes to at most 20,000 recipients in 24 hours.', oldest + interval '24 hours' - now()
    );
  end if;
end
$$;
comment on function private.check_message_limit(public.admins, integer) is
  'Ends the request with message_limit (429) if an admin would write to more than 20,000 recipients in 24 hours. Undone messages count.';

create function public.send_member_message(
  message_id uuid, member_ids uuid[], subject_pt text, body_pt text, subject_en text, body_en text
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  time_to_undo constant interval := interval '60 seconds';
  asking public.admins := private.require_account_helper();
  earlier private.member_messages;
  chosen jsonb;
  languages text[];
  skipped jsonb;
begin
  subject_pt := nullif(btrim(subject_pt), '');
  body_pt := nullif(btrim(body_pt, E' \n\r\t'), '');
  subject_en := nullif(btrim(subject_en), '');
  body_en := nullif(btrim(body_en, E' \n\r\t'), '');
  if not private.has_fresh_sign_in() then
    perform private.fail(403, 'fresh_sign_in_needed', 'Please confirm that it is you.');
  elsif greatest(char_length(subject_pt), char_length(subject_en)) > 150 or greatest(char_length(body_pt), char_length(body_en)) > 5000 then
    perform private.fail(400, 'text_too_long', 'A subject has up to 150 characters, a text up to 5,000.');
  elsif (subject_pt is null) <> (body_pt is null) or (subject_en is null) <> (body_en is null) then
    perform private.fail(400, 'text_missing', 'A message needs a subject and a text.');
  end if;
  perform private.touch_admin_session();
  -- One after the other, so that a second click finds the first one's message, and the limit counts both.
  perform from public.admins where admins.id = asking.id for no key update;
  select messages.* into earlier from private.member_messages as messages where messages.id = send_member_message.message_id;
  if earlier.admin_id <> asking.id then
    perform private.fail(409, 'id_taken', 'This id belongs to the message of another admin.');
  elsif earlier.id is not null and (earlier.subject_pt, earlier.body_pt, earlier.subject_en, earlier.body_en) is distinct from (
    send_member_message.subject_pt, send_member_message.body_pt, send_member_message.subject_en, send_member_message.body_en
  ) then
    perform private.fail(409, 'message_sent_already', 'This message was sent already, with another text.');
  elsif earlier.id is not null then
    return jsonb_build_object('sent', earlier.recipients, 'skipped', '{}'::jsonb);
  end if;

  select
    coalesce(
      jsonb_agg(jsonb_build_object('member_id', found.member_id, 'language', found.language)) filter (where found.obstacle is null), '[]'
    ),
    array_agg(distinct found.language) filter (where found.obstacle is null),
    private.skipped_recipients(array_agg(found.obstacle))
  into chosen, languages, skipped
  from private.message_recipients(send_member_message.member_ids) as found;
  if jsonb_array_length(chosen) = 0 then
    return jsonb_build_object('sent', 0, 'skipped', skipped);
  elsif 'pt-BR' = any (languages) and body_pt is null or 'en' = any (languages) and body_en is null then
    perform private.fail(400, 'text_missing', 'Some recipients read a language in which there is no text.');
  end if;
  perform private.check_message_limit(asking, jsonb_array_length(chosen));
  insert into private.member_messages (id, admin_id, admin_first_name, subject_pt, body_pt, subject_en, body_en, recipients)
  values (
    send_member_message.message_id, asking.id, asking.first_name, send_member_message.subject_pt, send_member_message.body_pt,
    send_member_message.subject_en, send_member_message.body_en, jsonb_array_length(chosen)
  );
  insert into private.member_message_emails (message_id, member_id, language, send_after)
  select send_member_message.message_id, one.member_id, one.language, now() + time_to_undo
  from jsonb_to_recordset(chosen) as one (member_id uuid, language text);
  perform private.log_activity(
    'admin', asking.id, 'member.message_sent', 'members', details => jsonb_build_object('rows', jsonb_array_length(chosen))
  );
  return jsonb_build_object('sent', jsonb_array_length(chosen), 'skipped', skipped);
end
$$;
comment on function public.send_member_message(uuid, uuid[], text, text, text, text) is
  'Writes an email to up to 500 members, each in their language, for admins who help with accounts and a fresh sign-in: {"sent", "skipped": {code: count}}. The emails leave after 60 seconds. The id is the page''s; a repeated call sends nothing again. Refuses with 403 fresh_sign_in_needed, 400 too_many_members, text_missing, text_too_long, 409 id_taken, message_sent_already, 429 message_limit.';

create function public.undo_member_message(message_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.require_account_helper();
  undone integer;
begin
  if not exists (
    select from private.member_messages as messages
    where messages.id = undo_member_message.message_id and messages.admin_id = asking.id
  ) then
    perform private.fail(404, 'not_found', 'There is no such message of yours.');
  end if;
  perform private.touch_admin_session();
  -- An email that is being sent waits here for its end, and then no longer matches.
  update private.member_message_emails as emails set undone_at = now()
  where emails.message_id = undo_member_message.message_id and emails.sent_at is null and emails.undone_at is null
    and (emails.claimed_at is null or emails.failure is not null);
  get diagnostics undone = row_count;
  if undone > 0 then
    perform private.log_activity(
      'admin', asking.id, 'member.message_undone', 'members', details => jsonb_build_object('rows', undone)
    );
  end if;
  return (
    select jsonb_build_object(
      'undone', count(*) filter (where emails.undone_at is not null),
      'left', count(*) filter (where emails.undone_at is null)
    )
    from private.member_message_emails as emails where emails.message_id = undo_member_message.message_id
  );
end
$$;
comment on function public.undo_member_message(uuid) is
  'Cancels the emails of the caller''s message that no one has begun to send: {"undone", "left"}. left: how many have left.';

--
-- The emails
--

create function public.claim_member_messages(client_address text) returns table (
  id uuid, email text, first_name text, language text, subject text, body text, admin_first_name text
)
language sql volatile
security definer
set search_path = ''
as $$
  with claimed as (
    update private.member_message_emails as emails set claimed_at = now(), failure = null
    where emails.id in (
      select waiting.id
      from private.member_message_emails as waiting
      join public.members on members.id = waiting.member_id and members.merged_into is null
      where waiting.sent_at is null and waiting.undone_at is null
        and waiting.send_after between now() - interval '1 day' and now()
        and coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.send_after, waiting.id
      limit 50
      for update of waiting skip locked
    )
    returning emails.*
  )
  select
    claimed.id, members.email, members.first_name, claimed.language,
    case claimed.language when 'en' then messages.subject_en else messages.subject_pt end,
    case claimed.language when 'en' then messages.body_en else messages.body_pt end,
    messages.admin_first_name
  from claimed
  join private.member_messages as messages on messages.id = claimed.message_id
  join public.members on members.id = claimed.member_id
$$;
comment on function public.claim_member_messages(text) is
  'The emails of messages to many members that are due, each returned to one caller only. Only the jobs call it, without an address.';

create function public.finish_member_message(email_id uuid, failure text default null) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.member_message_emails as emails set
    sent_at = case when finish_member_message.failure is null then now() end,
    failure = left(finish_member_message.failure, 60)
  where emails.id = finish_member_message.email_id and emails.sent_at is null and emails.undone_at is null
$$;
comment on function public.finish_member_message(uuid, text) is
  'Marks an email of claim_member_messages as sent, or records the code of its failure.';
