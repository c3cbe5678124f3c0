-- Inbound email: replies and delivery reports that the function inbound-email has received, verified and parsed. An email is filed by the
-- Message-ID that it refers to. Its sender can be anyone: only an address that the mail provider has verified counts as the member's.

create table private.inbound_emails (
  digest text primary key,
  sender_hash bytea not null,
  outcome text not null default 'ignored',
  file_bytes bigint not null default 0,
  received_at timestamptz not null default now(),
  constraint inbound_emails_outcome_known check (
    outcome in ('ignored', 'too_many', 'refused', 'given_up', 'delayed', 'unknown_email', 'request', 'thread', 'inbox')
  )
);
comment on table private.inbound_emails is
  'The emails that arrived in the last 90 days, by a digest of their Message-ID: each is filed once. Neither addresses nor texts.';
create index inbound_emails_sender_hash_idx on private.inbound_emails (sender_hash, received_at);
create index inbound_emails_received_at_idx on private.inbound_emails (received_at);

create function private.inbound_state() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'last_at', max(emails.received_at),
    'filed', count(*) filter (where emails.outcome in ('request', 'thread', 'inbox')),
    'ignored', count(*) filter (where emails.outcome in ('ignored', 'too_many', 'unknown_email')),
    'undelivered', count(*) filter (where emails.outcome in ('refused', 'given_up'))
  )
  from private.inbound_emails as emails where emails.received_at > now() - interval '30 days'
$$;
comment on function private.inbound_state() is
  'The emails that arrived in the last 30 days: when the last one did, and how many were filed, were ignored, or reported that an email of ours was not delivered.';

create function private.record_delivery_report(report jsonb) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  outcome text := case
    when report ->> 'action' = 'delayed' then 'delayed'
    when report ->> 'status' like '5.%' then 'refused'
    else 'given_up'
  end;
  is_known boolean;
begin
  -- Hosted Supabase has no queue.
  if to_regclass('gateway.mail_queue') is null then
    return 'unknown_email';
  end if;
  execute $sql$
    with reported as (
      select id, state from gateway.mail_queue where message_id = any ($1)
    ), changed as (
      update gateway.mail_queue as mail
      set last_error = 'BOUNCE ' || $2, state = $3, ended_at = now()
      from reported where mail.id = reported.id and reported.state = 'sent'
    )
    select exists (select from reported)
  $sql$ into is_known using
    private.uuids_of(report -> 'message_ids'), report ->> 'status', case outcome when 'delayed' then 'sent' else 'failed' end;
  return case when is_known then outcome else 'unknown_email' end;
end
$$;
comment on function private.record_delivery_report(jsonb) is
  'Marks the email that a report is about: {"message_ids", "action": "failed" or "delayed", "status": "5.1.1"}. Only the code is stored. An email that failed stays failed.';

create function private.uuids_of(list jsonb) returns uuid[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(item::uuid order by number), '{}')
  from jsonb_array_elements_text(list) with ordinality as items (item, number)
$$;
comment on function private.uuids_of(jsonb) is 'A JSON list of ids as an array, in the same order.';

create function private.pieces_of(body text, size integer)
returns table (piece text, number integer)
language sql immutable
set search_path = ''
as $$
  select pieces.piece, pieces.number
  from (
    select btrim(substr(body, start, size), E' \t\r\n') as piece, (start / size)::integer as number
    from generate_series(1, char_length(body), size) as start
  ) as pieces
  where pieces.piece <> ''
$$;
comment on function private.pieces_of(text, integer) is 'A text in pieces that are as long as a message may be.';

create function private.within_limits(files jsonb, sender bytea) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  -- A family's documents, and a day of a busy organization. More fills a disk.
  most_of_sender constant bigint := 100 * 1048576;
  most_of_all constant bigint := 2048 * 1048576::bigint;
  remaining bigint;
begin
  select least(
    most_of_sender - coalesce(sum(emails.file_bytes) filter (where emails.sender_hash = sender), 0),
    most_of_all - coalesce(sum(emails.file_bytes), 0)
  ) into remaining
  from private.inbound_emails as emails where emails.received_at > now() - interval '1 day';
  return (
    select coalesce(
      jsonb_agg(
        case
          when item ->> 'refusal' is null and total > remaining then item || '{"refusal": "over_limit", "mime_type": null}'
          else item
        end
        order by position
      ),
      '[]'
    )
    from (
      select
        item, position,
        sum((item ->> 'size_bytes')::bigint) filter (where item ->> 'refusal' is null) over (order by position) as total
      from jsonb_array_elements(files) with ordinality as listed (item, position)
    ) as counted
  );
end
$$;
comment on function private.within_limits(jsonb, bytea) is
  'The files of an email, of which those are refused that exceed what one sender, or all, may send by email within a day.';

create function private.add_message_files(mail jsonb, contact_message uuid, submission uuid, reply uuid, request_message uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  insert into public.message_files (
    id, message_id, submission_id, reply_id, request_message_id, position, name, mime_type, size_bytes, refusal
  )
  select
    files.id, contact_message, submission, reply, request_message, files.position, files.name, files.mime_type, files.size_bytes,
    files.refusal
  from jsonb_to_recordset(mail -> 'files') as files (
    id uuid, position integer, name text, mime_type text, size_bytes bigint, refusal text
  )
$$;
comment on function private.add_message_files(jsonb, uuid, uuid, uuid, uuid) is
  'Announces the files of an email: [{"id", "position", "name", "mime_type" or "refusal", "size_bytes"}]. The function inbound-email then stores their contents.';

create function private.add_reply_of_member(mail jsonb, request public.sharing_requests) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  first_message uuid := gen_random_uuid();
  stored integer;
  refused integer;
  notice text;
begin
  select count(*) filter (where file ->> 'refusal' is null), count(*) filter (where file ->> 'refusal' is not null)
  into stored, refused
  from jsonb_array_elements(mail -> 'files') as file;
  notice := case
    when stored = 0 then ''
    when request.language = 'en' then E'\n\n[Files in the email: ' || stored || ']'
    else E'\n\n[Arquivos no e-mail: ' || stored || ']'
  end || case
    when refused = 0 then ''
    when request.language = 'en' then E'\n\n[Files in the email that we did not take: ' || refused || '. Please send them in this request.]'
    else E'\n\n[Arquivos do e-mail que não recebemos: ' || refused || '. Envie por este pedido.]'
  end;
  insert into public.request_messages (id, request_id, author, body, created_at)
  select
    case row_number() over (order by pieces.number) when 1 then first_message else gen_random_uuid() end,
    request.id, 'member', pieces.piece, now() + pieces.number * interval '1 millisecond'
  from private.pieces_of((mail ->> 'text') || notice, 4000) as pieces;
  perform private.add_message_files(mail, null, null, null, first_message);
  perform private.end_member_turn(request.id);
end
$$;
comment on function private.add_reply_of_member(jsonb, public.sharing_requests) is
  'Adds an email to the messages of a request, as a message of the member, with its files. They count for no document: the team reads them, and asks for pages in the portal.';

create function private.add_reply_to_contact(mail jsonb, contact_message uuid, submission uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  first_reply uuid := gen_random_uuid();
  known_email text := coalesce(
    (select messages.email from public.contact_messages as messages where messages.id = contact_message),
    (select forms.email from public.form_submissions as forms where forms.id = submission)
  );
begin
  update public.contact_messages as messages set status = 'new', received_at = now() where messages.id = contact_message;
  update public.form_submissions as forms set status = 'new', received_at = now() where forms.id = submission;
  insert into public.message_replies (
    id, message_id, submission_id, admin_id, is_from_sender, sent_from, body, created_at
  )
  select
    case pieces.number when 0 then first_reply else gen_random_uuid() end, contact_message, submission, null, true,
    case when private.normalize_email(known_email) is distinct from mail ->> 'from' then mail ->> 'from' end,
    pieces.piece, now() + pieces.number * interval '1 millisecond'
  from private.pieces_of(mail ->> 'text', 5000) as pieces;
  perform private.add_message_files(mail, contact_message, submission, first_reply, null);
end
$$;
comment on function private.add_reply_to_contact(jsonb, uuid, uuid) is
  'Adds an email to the thread of a message or a form, and opens it again. sent_from is set only for another address than the one that we wrote to.';

create function private.add_email_to_inbox(mail jsonb, request public.sharing_requests) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  new_id uuid;
  sender text := mail ->> 'from';
begin
  insert into public.contact_messages (name, email, subject, message, type, language, about_request, entered_by)
  values (
    left(coalesce(nullif(btrim(mail ->> 'name'), ''), sender), 200), sender, left(mail ->> 'subject', 200),
    btrim(left(mail ->> 'text', 5000), E' \t\r\n'), 'email',
    coalesce(
      request.language,
      (
        select known.language from public.contact_messages as known
        where known.email = sender order by known.created_at desc, known.id limit 1
      ),
      'pt-BR'
    ),
    request.number,
    null
  )
  returning id into new_id;
  perform private.add_message_files(mail, new_id, null, null, null);
  if char_length(mail ->> 'text') > 5000 then
    perform private.add_reply_to_contact(
      mail || jsonb_build_object('text', substr(mail ->> 'text', 5001), 'files', '[]'::jsonb), new_id, null
    );
  end if;
end
$$;
comment on function private.add_email_to_inbox(jsonb, public.sharing_requests) is
  'Adds an email as a new message. With a request: it answers an email about that request, but its sender is not known to be the member.';

create function private.file_inbound_email(mail jsonb) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  email_id uuid;
  request public.sharing_requests;
  contact_message uuid;
  submission uuid;
begin
  foreach email_id in array private.uuids_of(mail -> 'references') loop
    select requests.* into request
    from private.request_emails as emails
    join public.sharing_requests as requests on requests.id = emails.request_id
    where private.email_id('request-update', emails.id) = email_id;
    exit when found;
    select replies.message_id, replies.submission_id into contact_message, submission
    from public.message_replies as replies
    where private.email_id('reply', replies.id) = email_id and not replies.is_from_sender;
    exit when found;
    -- The confirmation of a form has the form's id.
    select messages.id into contact_message
    from public.contact_messages as messages where private.email_id('form-received', messages.id) = email_id;
    exit when found;
    select forms.id into submission
    from public.form_submissions as forms where private.email_id('form-received', forms.id) = email_id and not forms.is_record;
    exit when found;
  end loop;

  if contact_message is not null or submission is not null then
    perform private.add_reply_to_contact(mail, contact_message, submission);
    return 'thread';
  elsif (mail ->> 'is_verified')::boolean and request.state <> 'draft' and exists (
    select from public.members
    where members.id = request.member_id and members.email = mail ->> 'from'
  ) then
    perform private.add_reply_of_member(mail, request);
    return 'request';
  end if;
  perform private.add_email_to_inbox(mail, request);
  return 'inbox';
end
$$;
comment on function private.file_inbound_email(jsonb) is
  'Files an email by the first email of ours that it refers to: in the messages of a request (only with the verified, current address of its member), in a thread of the inbox, or as a new message.';

create function private.awaited_files(mail jsonb) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'path', files.path)), '[]')
  from jsonb_to_recordset(mail -> 'files') as sent (id uuid)
  join public.message_files as files on files.id = sent.id
  where files.received_at is null and files.refusal is null
$$;
comment on function private.awaited_files(jsonb) is 'The announced files of an email whose contents are still to be stored, with their paths in the bucket message-files.';

create function public.record_inbound_email(mail jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  most_per_hour constant integer := 20;
  sender constant bytea := private.hash_key(coalesce(mail ->> 'from', ''));
  filed text;
begin
  insert into private.inbound_emails (digest, sender_hash) values (mail ->> 'digest', sender) on conflict do nothing;
  if not found then
    -- The first attempt may have ended before it had stored the files.
    return jsonb_build_object('state', 'repeated', 'files', private.awaited_files(mail));
  end if;
  filed := case
    when mail ? 'report' then private.record_delivery_report(mail -> 'report')
    when (mail ->> 'is_automatic')::boolean or not private.is_email(coalesce(mail ->> 'from', '')) then 'ignored'
    when (
      select count(*) from private.inbound_emails as emails
      where emails.sender_hash = sender and emails.received_at > now() - interval '1 hour'
    ) > most_per_hour then 'too_many'
    else private.file_inbound_email(mail || jsonb_build_object('files', private.within_limits(mail -> 'files', sender)))
  end;
  update private.inbound_emails as emails
  set
    outcome = filed,
    file_bytes = (
      select coalesce(sum(files.size_bytes), 0)
      from jsonb_to_recordset(mail -> 'files') as sent (id uuid)
      join public.message_files as files on files.id = sent.id
      where files.refusal is null
    )
  where emails.digest = mail ->> 'digest';
  delete from private.inbound_emails as emails where emails.received_at < now() - interval '90 days';
  return jsonb_build_object('state', filed, 'files', private.awaited_files(mail));
end
$$;
comment on function public.record_inbound_email(jsonb) is
  'Files an email that arrived, once: {"digest", "from", "name", "subject", "text", "references", "files", "is_automatic", "is_verified", "report"?}. Returns where, and which files to store: {"state", "files": [{"id", "path"}]}. Ignores automatic emails, and more than 20 of one sender within an hour.';
