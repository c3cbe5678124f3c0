-- Working on requests: messages between member and team, notes, tasks, who has a request open, emails and live updates, and the
-- functions with which members send requests and the team moves them on.

--
-- Messages
--

create table public.request_messages (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.sharing_requests (id) on delete cascade,
  author text not null,
  admin_id uuid references public.admins (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint request_messages_author_known check (author in ('member', 'team')),
  constraint request_messages_body_length check (char_length(btrim(body)) between 1 and 4000 and char_length(body) <= 4000)
);
comment on table public.request_messages is 'Messages between a member and the team about a request. They are never changed.';
create index request_messages_request_id_idx on public.request_messages (request_id, created_at);
create index request_messages_from_member_idx on public.request_messages (request_id, created_at) where author = 'member';
create index request_messages_admin_id_idx on public.request_messages (admin_id);
alter table public.message_files
  add constraint message_files_request_message_id_fkey
  foreign key (request_message_id) references public.request_messages (id) on delete cascade;

create function private.files_of_message(message_id uuid) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', files.id, 'name', files.name, 'size_bytes', files.size_bytes, 'refusal', files.refusal, 'received_at', files.received_at
      )
      order by files.position
    ),
    '[]'
  )
  from public.message_files as files where files.request_message_id = files_of_message.message_id
$$;
comment on function private.files_of_message(uuid) is 'The files that a member emailed with a message about a request.';

create table private.unread_requests (
  request_id uuid primary key references public.sharing_requests (id) on delete cascade
);
comment on table private.unread_requests is
  'Requests with a message of the member that no one of the team has read. Triggers maintain it, so that the queue need not read all messages.';

create function private.note_unread() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.unread_requests (request_id)
  select requests.id from public.sharing_requests as requests
  where requests.id = new.request_id and new.created_at > coalesce(requests.team_read_at, '-infinity')
  on conflict do nothing;
  return null;
end
$$;
comment on function private.note_unread() is 'Trigger: the team has not read this message yet.';
create trigger note_unread after insert on public.request_messages
  for each row when (new.author = 'member') execute function private.note_unread();

create function private.note_read() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.unread_requests as unread
  where unread.request_id = new.id and not exists (
    select from public.request_messages as messages
    where messages.request_id = new.id and messages.author = 'member' and messages.created_at > new.team_read_at
  );
  return null;
end
$$;
comment on function private.note_read() is 'Trigger: the team has read the messages of a request.';
create trigger note_read after update of team_read_at on public.sharing_requests
  for each row when (new.team_read_at is not null) execute function private.note_read();

create function public.send_request_message(request_id uuid, message_id uuid, body text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.own_request(request_id);
  sent public.request_messages;
begin
  if request.state = 'draft' then
    perform private.fail(409, 'request_not_sent', 'Send the request first.');
  elsif char_length(btrim(body)) not between 1 and 4000 then
    perform private.fail(422, 'message_length', 'A message has 1 to 4,000 characters.');
  end if;
  insert into public.request_messages (id, request_id, author, body)
  values (message_id, request.id, 'member', btrim(body))
  on conflict (id) do nothing;
  if found then
    perform private.enforce_rate_limit('request.messages', request.member_id::text, 60, '1 hour');
  end if;
  select * into sent from public.request_messages as messages
  where messages.id = message_id and messages.request_id = request.id;
  if sent.id is null then
    perform private.fail(409, 'message_exists', 'There is another message with this id.');
  end if;
  perform private.end_member_turn(request.id);
  return jsonb_build_object(
    'id', sent.id, 'request_id', sent.request_id, 'author', sent.author, 'body', sent.body, 'created_at', sent.created_at
  );
end
$$;
comment on function public.send_request_message(uuid, uuid, text) is
  'Sends a message of the member to the team: the message. The same id twice sends it once. If only an answer was awaited, it is the team''s turn. Refuses with 404 not_found, 409 request_not_sent, 422 message_length.';

create function public.read_request(request_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.sharing_requests as requests set member_read_at = now()
  where requests.id = read_request.request_id and requests.member_id = private.current_member_id()
    and exists (
      select from public.request_messages as messages
      where messages.request_id = requests.id and messages.author = 'team' and messages.created_at > requests.member_read_at
    )
$$;
comment on function public.read_request(uuid) is 'Marks the messages of the team as read by the member.';

--
-- What the member does
--

create function public.submit_request(request_id uuid, is_truthful boolean) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.own_request(request_id);
  missing text[];
  today date := private.day_in_zone(now(), request.time_zone);
  is_death boolean := coalesce(request.kind = 'death', false);
begin
  if request.state <> 'draft' then
    -- The response to the first call did not arrive.
    return jsonb_build_object('number', request.number);
  end if;
  missing := array_remove(array[
    case when request.kind is null then 'kind' end,
    case when request.service_date is null then 'service_date' end,
    -- Who should receive the assistance.
    case when is_death and private.trimmed(request.what_happened) is null then 'what_happened' end,
    case when not is_death and request.care_stage is null then 'care_stage' end,
    case when not is_death and request.had_before is null then 'had_before' end,
    case when request.kind = 'accident' and request.accident_kind is null then 'accident_kind' end,
    case when is_truthful is not true then 'is_truthful' end
  ], null);
  if missing <> '{}' then
    perform private.fail(422, 'request_incomplete', 'Missing: ' || array_to_string(missing, ', '));
  end if;
  perform private.enforce_rate_limit('request.submit', request.member_id::text, 20, '1 hour');
  update public.sharing_requests as requests
  set state = 'received', number = private.next_request_number(), submitted_at = now(),
    received_on = today, documents_due_on = today + 60
  where requests.id = request.id
  returning * into request;
  if is_death then
    -- Answers from before the member chose this kind are about something else.
    update public.sharing_requests as requests
    set care_stage = 'happened', first_signs = null, had_before = null, provider = null, provider_city = null,
      accident_kind = null, other_payer = null, other_payer_name = null, payment = null, amount_cents = null
    where requests.id = request.id;
  end if;
  return jsonb_build_object('number', request.number);
end
$$;
comment on function public.submit_request(uuid, boolean) is
  'Sends a draft of the member, also if documents are missing: the number of the request. Refuses with 404 not_found, 422 request_incomplete (what is missing).';

create function public.answer_question(
  request_id uuid, what_happened text default null, first_signs text default null, provider text default null,
  provider_city text default null, other_payer text default null, other_payer_name text default null, payment text default null,
  amount_cents bigint default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.own_request(request_id);
  question text := case
    when private.trimmed(answer_question.what_happened) is not null then 'what'
    when private.trimmed(answer_question.provider) is not null then 'where'
    when answer_question.other_payer is not null then 'payer'
    when answer_question.payment is not null then 'payment'
  end;
begin
  if question is null then
    perform private.fail(422, 'request_incomplete', 'Answer a question.');
  elsif not question = any (request.open_questions) then
    -- The response to the first call did not arrive, or the team recorded the answer meanwhile.
    return;
  end if;
  update public.sharing_requests as requests set
    what_happened = case question when 'what' then private.trimmed(answer_question.what_happened) else requests.what_happened end,
    first_signs = case question when 'what' then private.trimmed(answer_question.first_signs) else requests.first_signs end,
    provider = case question when 'where' then private.trimmed(answer_question.provider) else requests.provider end,
    provider_city = case question when 'where' then private.trimmed(answer_question.provider_city) else requests.provider_city end,
    other_payer = case question when 'payer' then answer_question.other_payer else requests.other_payer end,
    other_payer_name = case question when 'payer' then private.trimmed(answer_question.other_payer_name) else requests.other_payer_name end,
    payment = case question when 'payment' then answer_question.payment else requests.payment end,
    amount_cents = case question when 'payment' then answer_question.amount_cents else requests.amount_cents end
  where requests.id = request.id;
  perform private.add_request_event(request.id, 'question_answered', jsonb_build_object('question', question));
  perform private.end_member_turn(request.id);
end
$$;
comment on function public.answer_question(uuid, text, text, text, text, text, text, text, bigint) is
  'Answers one of the open questions of a request that the member has sent. An answer stays as it is: the team corrects it. Refuses with 404 not_found, 422 request_incomplete.';

create function public.withdraw_request(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.own_request(request_id);
begin
  perform private.refuse_move(request, 'withdrawn');
  perform private.move_request(request.id, 'withdrawn');
end
$$;
comment on function public.withdraw_request(uuid) is
  'Withdraws a request of the member, before anything is paid. Refuses with 404 not_found, 409 request_moved or payments_recorded.';

create function public.sign_request_release(request_id uuid, full_name text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.own_request(request_id);
  signature text := private.trimmed(regexp_replace(full_name, '\s+', ' ', 'g'));
begin
  if not exists (
    select from public.members
    where members.id = request.member_id
      and private.fold(regexp_replace(members.first_name || ' ' || members.last_name, '\s+', ' ', 'g')) = private.fold(signature)
  ) then
    perform private.fail(422, 'name_mismatch', 'The signature is the name of the member as registered.');
  end if;
  update public.sharing_requests as requests set release_name = signature, release_signed_at = now()
  where requests.id = request.id and requests.release_name is distinct from signature;
  if not found then
    return;
  end if;
  perform private.enforce_rate_limit('request.signatures', request.member_id::text, 200, '1 hour');
  update public.request_items as items set status = 'accepted'
  where items.request_id = request.id and items.document_kind = 'release' and items.status in ('missing', 'waived');
  if request.state <> 'draft' then
    perform private.add_request_event(request.id, 'release_signed');
  end if;
  perform private.end_member_turn(request.id);
end
$$;
comment on function public.sign_request_release(uuid, text) is
  'Signs the permission to speak with the provider with the registered name, whatever its accents and capitals. Another spelling replaces the signature and its time. Refuses with 404 not_found, 422 name_mismatch.';

create function public.ask_second_reading(request_id uuid, message_id uuid, body text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform public.send_request_message(request_id, message_id, body);
  perform private.move_request(request_id, 'second_reading');
end
$$;
comment on function public.ask_second_reading(uuid, uuid, text) is
  'Disagrees with the answer to a request, with the reason: someone else reads it again.';

-- Forms that members sent before the portal had requests, or send through the form's own address.
create function private.request_from_form() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent_on date := private.day_in_zone(new.created_at, 'America/New_York');
begin
  insert into public.sharing_requests (
    member_id, language, state, step, number, submitted_at, received_on, documents_due_on, form_submission_id, created_at,
    kind, care_stage, service_date, what_happened, first_signs, provider, other_payer, accident_kind
  ) values (
    new.member_id, new.language, 'received', 5, private.next_request_number(), new.created_at, sent_on, sent_on + 60, new.id,
    new.created_at,
    new.answers ->> 'need', new.answers ->> 'stage', (new.answers ->> 'serviceDate')::date,
    -- The person by name, because the form does not name a row of the household.
    left(concat_ws(E'\n\n', nullif(new.answers ->> 'patientName', ''), new.answers ->> 'whatHappened'), 4000),
    new.answers ->> 'firstSigns', new.answers ->> 'provider', new.answers ->> 'otherPayer',
    case when new.answers ->> 'need' = 'accident' then 'other' end
  );
  return null;
end
$$;
comment on function private.request_from_form() is 'Trigger: a sharing form of a member is a request.';

create trigger request_from_form after insert on public.form_submissions
  for each row when (new.form_slug = 'sharing' and new.member_id is not null) execute function private.request_from_form();

--
-- What the team does
--

create function private.can_read_requests() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.admin_can('requests') or private.admin_can('requests_read')
$$;
comment on function private.can_read_requests() is 'Whether the admin who sends the request may read requests: auditors may, and change nothing.';

create function private.work_on_request(request_id uuid) returns public.sharing_requests
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may change requests.');
  end if;
  select * into request from public.sharing_requests as requests
  where requests.id = work_on_request.request_id and requests.state <> 'draft'
  for update;
  if request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  end if;
  perform private.touch_admin_session();
  return request;
end
$$;
comment on function private.work_on_request(uuid) is
  'A request for an admin who may change it, locked. Ends the request with 403 or 404.';

create function public.move_request(request_id uuid, to_state text, seen_state text default null) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(request_id);
begin
  if seen_state is not null and seen_state <> request.state then
    perform private.fail(409, 'request_moved', 'The request is ' || request.state || ' now.');
  end if;
  perform private.refuse_move(request, to_state);
  if to_state = 'answered' then
    update public.sharing_requests as requests set outcome = (private.standing_decision(request.id)).outcome
    where requests.id = request.id;
  end if;
  perform private.move_request(request.id, to_state);
end
$$;
comment on function public.move_request(uuid, text, text) is
  'Moves a request to a next state, for admins for requests. decide_request() answers it. Refuses with 403, 404 not_found, 409 request_moved, decision_missing, nothing_to_pay, payments_open or payments_recorded.';

-- A verdict about a page stays with the team until it is released: when the reviewer leaves the viewer, or a minute after their last
-- verdict about the request. Until then the member sees no difference, and it can be undone.

create function private.page_to_review(file_id uuid) returns public.request_files
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  page public.request_files;
begin
  perform private.work_on_request((select files.request_id from public.request_files as files where files.id = file_id));
  -- Another admin may have changed it, or the member removed it, while this request waited.
  select * into page from public.request_files as files where files.id = file_id for update;
  if page.id is null then
    perform private.fail(404, 'not_found', 'There is no such file.');
  end if;
  return page;
end
$$;
comment on function private.page_to_review(uuid) is
  'A file for an admin who may change its request, both locked. Ends the request with 403 or 404.';

create function public.review_request_file(
  file_id uuid, verdict text, seen_status text, reason text default null, explanation text default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  page public.request_files := private.page_to_review(file_id);
  current_status text := coalesce(page.verdict, page.status);
begin
  if verdict is null or verdict not in ('accepted', 'rejected') or page.status = 'uploading' then
    perform private.fail(422, 'invalid_verdict', 'A file that has arrived is accepted or rejected.');
  elsif verdict = 'rejected' and reason is null and coalesce(btrim(explanation), '') = '' then
    perform private.fail(422, 'reason_missing', 'A rejection has a reason.');
  elsif seen_status is distinct from current_status then
    -- The response to the first call did not arrive.
    if page.verdict = review_request_file.verdict and page.verdict_by = private.current_admin_id() then
      return;
    end if;
    perform private.fail(409, 'page_reviewed', 'The page is ' || current_status || ' now.');
  end if;
  update public.request_files as files
  set verdict = review_request_file.verdict,
    verdict_reason = case when review_request_file.verdict = 'rejected' then reason end,
    verdict_text = case when review_request_file.verdict = 'rejected' then nullif(btrim(explanation), '') end,
    verdict_at = clock_timestamp(),
    verdict_by = private.current_admin_id()
  where files.id = page.id;
end
$$;
comment on function public.review_request_file(uuid, text, text, text, text) is
  'Accepts or rejects a file, for admins for requests, until it is released. A rejection has a reason of the list or in words. Refuses with 403, 404 not_found, 409 page_reviewed if it is not as the admin saw it, 422 invalid_verdict or reason_missing.';

create function public.undo_page_verdict(file_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  page public.request_files := private.page_to_review(file_id);
begin
  if page.verdict is null and page.status in ('accepted', 'rejected') then
    perform private.fail(409, 'verdict_released', 'The member has been told. Accept or reject the page instead.');
  end if;
  update public.request_files as files
  set verdict = null, verdict_reason = null, verdict_text = null, verdict_at = null, verdict_by = null
  where files.id = page.id and files.verdict is not null;
end
$$;
comment on function public.undo_page_verdict(uuid) is
  'Takes back a verdict that is not released yet, for admins for requests. Refuses with 403, 404 not_found, 409 verdict_released.';

create function private.release_verdicts(request_id uuid, given_by uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  released public.request_files;
  has_released boolean := false;
begin
  for released in
    update public.request_files as files
    set status = files.verdict, rejection_reason = files.verdict_reason, rejection_text = files.verdict_text,
      reviewed_at = now(), reviewed_by = files.verdict_by,
      verdict = null, verdict_reason = null, verdict_text = null, verdict_at = null, verdict_by = null
    where files.request_id = release_verdicts.request_id and files.verdict is not null
      and files.verdict_by is not distinct from given_by
    returning files.*
  loop
    has_released := true;
    update public.request_items as items set status = private.status_of_pages(items.id)
    where items.id = released.item_id and items.status <> 'waived';
    insert into public.request_events (request_id, kind, actor_kind, admin_id, details)
    values (
      released.request_id, 'file_' || released.status, 'admin', given_by,
      jsonb_strip_nulls(jsonb_build_object('item', released.item_id, 'reason', released.rejection_reason))
    );
  end loop;
  if has_released then
    perform private.end_member_turn(request_id);
    perform private.begin_member_turn(request_id);
  end if;
end
$$;
comment on function private.release_verdicts(uuid, uuid) is
  'Releases what one admin has decided about the pages of a request. It makes it the member''s turn if a page cannot be used and none is left to check.';

create function public.release_page_verdicts(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.work_on_request(request_id);
  perform private.release_verdicts(request_id, private.current_admin_id());
end
$$;
comment on function public.release_page_verdicts(uuid) is
  'Tells the member what this admin has decided about the pages of a request, for admins for requests. Refuses with 403 or 404.';

create function public.release_due_verdicts() returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  due record;
  released integer := 0;
begin
  for due in
    select files.request_id, files.verdict_by from public.request_files as files
    where files.verdict is not null
    group by files.request_id, files.verdict_by
    having max(files.verdict_at) < now() - interval '1 minute'
    order by files.request_id, files.verdict_by
    limit 100
  loop
    perform from public.sharing_requests as requests where requests.id = due.request_id for update;
    -- The reviewer may have gone on meanwhile.
    if not exists (
      select from public.request_files as files
      where files.request_id = due.request_id and files.verdict is not null
        and files.verdict_by is not distinct from due.verdict_by and files.verdict_at >= now() - interval '1 minute'
    ) then
      perform private.release_verdicts(due.request_id, due.verdict_by);
      released := released + 1;
    end if;
  end loop;
  return released;
end
$$;
comment on function public.release_due_verdicts() is
  'Releases the verdicts of reviewers who gave none for a minute, also if their browser was closed: for how many requests. The jobs call it until it returns 0.';

create function private.begin_member_turn(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  select * into request from public.sharing_requests as requests where requests.id = begin_member_turn.request_id;
  if private.next_turn(request) = 'waiting_member' then
    perform private.move_request(request.id, 'waiting_member');
  end if;
end
$$;
comment on function private.begin_member_turn(uuid) is 'Makes it the member''s turn, if next_turn() says so.';

create function private.continue_request(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  select * into request from public.sharing_requests as requests where requests.id = continue_request.request_id for update;
  if request.state in ('answered', 'paid', 'closed', 'waiting_provider') and exists (
    select from private.unchecked_pages as pages
    where pages.request_id = request.id
      and pages.received_at > coalesce(private.read_until(private.standing_decision(request.id)), '-infinity')
  ) then
    perform private.move_request(request.id, case request.state when 'waiting_provider' then 'in_review' else 'checking' end);
  end if;
end
$$;
comment on function private.continue_request(uuid) is
  'Makes it the team''s turn, if a page has come since the answer, or while a provider was to send something, and no one has checked it.';

create function private.wait_for_member(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.sharing_requests as requests
    join public.request_states as states on states.state = requests.state
    where requests.id = wait_for_member.request_id and 'waiting_member' = any (states.next_states)
  ) then
    perform private.move_request(request_id, 'waiting_member');
  end if;
end
$$;
comment on function private.wait_for_member(uuid) is 'Makes it the member''s turn, if the state of the request allows it.';

create function public.ask_for_documents(request_id uuid, document_kinds text[], note text default null, due_on date default null)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(request_id);
  wanted text;
begin
  if document_kinds is null or cardinality(document_kinds) not between 1 and 12 then
    perform private.fail(422, 'no_documents', 'Name 1 to 12 documents.');
  end if;
  foreach wanted in array document_kinds loop
    if not exists (select from public.document_kinds as kinds where kinds.kind = wanted) then
      perform private.fail(422, 'unknown_document', 'There is no such document.');
    end if;
    -- What is on the list and has not arrived is asked for again, not twice.
    update public.request_items as items
    set is_required = true, note = coalesce(nullif(btrim(ask_for_documents.note), ''), items.note),
      due_on = coalesce(ask_for_documents.due_on, items.due_on, request.documents_due_on), source = 'team',
      status = case when items.status = 'waived' then 'missing' else items.status end
    where items.request_id = request.id and items.document_kind = wanted and items.status in ('missing', 'rejected', 'waived');
    if not found then
      insert into public.request_items (request_id, document_kind, source, note, due_on)
      values (
        request.id, wanted, 'team', nullif(btrim(ask_for_documents.note), ''),
        coalesce(ask_for_documents.due_on, request.documents_due_on)
      );
    end if;
    perform private.add_request_event(request.id, 'document_requested', jsonb_build_object('document', wanted));
  end loop;
  perform private.wait_for_member(request.id);
end
$$;
comment on function public.ask_for_documents(uuid, text[], text, date) is
  'Asks the member for documents, for admins for requests: they are on the checklist, and it is the member''s turn.';

create function public.set_request_item(item_id uuid, status text default null, is_required boolean default null, due_on date default null)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  item public.request_items;
begin
  select * into item from public.request_items as items where items.id = item_id;
  perform private.work_on_request(item.request_id);
  if status is not null and status not in ('accepted', 'waived', 'missing') then
    perform private.fail(422, 'invalid_status', 'A document is accepted, not needed, or needed after all.');
  end if;
  update public.request_items as items
  set status = coalesce(set_request_item.status, items.status),
    is_required = coalesce(set_request_item.is_required, items.is_required),
    due_on = coalesce(set_request_item.due_on, items.due_on)
  where items.id = item.id;
  if status = 'missing' then
    perform private.settle_item(item.id);
  else
    perform private.end_member_turn(item.request_id);
  end if;
  if status is not null then
    perform private.begin_member_turn(item.request_id);
    perform private.add_request_event(item.request_id, 'document_' || status, jsonb_build_object('document', item.document_kind));
  end if;
end
$$;
comment on function public.set_request_item(uuid, text, boolean, date) is
  'Accepts a document as a whole, waives it, or needs it after all, for admins for requests.';

create function public.reply_to_request(
  request_id uuid, message_id uuid, body text, document_kinds text[] default '{}', due_on date default null
) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(request_id);
begin
  if char_length(btrim(body)) not between 1 and 4000 then
    perform private.fail(422, 'message_length', 'A message has 1 to 4,000 characters.');
  end if;
  insert into public.request_messages (id, request_id, author, admin_id, body)
  values (message_id, request.id, 'team', private.current_admin_id(), btrim(body))
  on conflict (id) do nothing;
  if not found then
    return;
  end if;
  update public.sharing_requests as requests set team_read_at = now() where requests.id = request.id;
  if cardinality(document_kinds) > 0 then
    perform public.ask_for_documents(request.id, document_kinds, null, due_on);
  end if;
end
$$;
comment on function public.reply_to_request(uuid, uuid, text, text[], date) is
  'Writes to the member, for admins for requests, and asks for documents at the same time. The same id twice sends it once.';

create function public.reply_to_requests(messages jsonb, document_kinds text[] default '{}') returns jsonb
language plpgsql volatile
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  most constant integer := 500;
  wanted record;
  sent jsonb := '[]';
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may write to members about them.');
  elsif messages is null or jsonb_typeof(messages) <> 'array' or jsonb_array_length(messages) not between 1 and most then
    perform private.fail(422, 'too_many', 'Expected a list of 1 to 500 messages.');
  end if;
  -- Ordered by id, as change_requests() locks them.
  for wanted in
    select requests.id, (item ->> 'message_id')::uuid as message_id, item ->> 'body' as body, (item ->> 'due_on')::date as due_on
    from jsonb_array_elements(messages) as item
    join public.sharing_requests as requests on requests.id = (item ->> 'request_id')::uuid
    where requests.state not in ('draft', 'closed', 'withdrawn')
    order by 1
  loop
    perform public.reply_to_request(wanted.id, wanted.message_id, wanted.body, document_kinds, wanted.due_on);
    sent := sent || to_jsonb(wanted.id);
  end loop;
  return sent;
end
$$;
comment on function public.reply_to_requests(jsonb, text[]) is
  'Writes to the members of many requests, each as reply_to_request() does, all or none: [{"request_id", "message_id", "body", "due_on"}]. The same ids twice send them once. Returns the ids of the requests; those that are closed or withdrawn get none. Refuses with 403, 422 too_many or message_length.';

create function public.assign_requests(request_ids uuid[]) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  most constant integer := 500;
  wanted uuid;
  assignees uuid[];
  loads integer[];
  place integer;
  inverse jsonb := '[]';
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may assign requests.');
  elsif cardinality(request_ids) > most then
    perform private.fail(422, 'too_many', 'At most 500 requests at a time.');
  end if;
  -- One at a time, so that two admins do not give the same person all requests.
  perform pg_advisory_xact_lock(hashtextextended('assign_requests', 0));
  select array_agg(team.id order by team.id), array_agg(team.load order by team.id) into assignees, loads
  from (
    select admins.id, count(requests.id) as load
    from public.admins
    left join public.sharing_requests as requests on requests.assigned_to = admins.id and requests.turn = 'team'
    where admins.status = 'active' and 'requests' = any (admins.permissions)
    group by admins.id
  ) as team;
  -- Ordered by id, as change_requests() locks them.
  for wanted in select distinct asked.id from unnest(request_ids) as asked (id) order by 1 loop
    select team.place into place
    from unnest(loads) with ordinality as team (load, place)
    order by team.load, team.place limit 1;
    exit when place is null;
    update public.sharing_requests as requests set assigned_to = assignees[place]
    where requests.id = wanted and requests.state <> 'draft' and requests.assigned_to is null;
    continue when not found;
    loads[place] := loads[place] + 1;
    inverse := inverse || jsonb_build_object(
      'id', wanted, 'from', jsonb_build_object('assigned_to', assignees[place]),
      'to', jsonb_build_object('assigned_to', null)
    );
  end loop;
  perform private.touch_admin_session();
  return inverse;
end
$$;
comment on function public.assign_requests(uuid[]) is
  'Assigns requests that are assigned to no one, each to the admin for requests with the fewest that wait for the team. Returns the changes that undo it, for change_requests().';

-- It runs with the caller's rights: row policies decide which requests exist, column grants decide what may change.
create function public.change_requests(changes jsonb) returns jsonb
language plpgsql volatile
security invoker
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  most constant integer := 500;
  change record;
  before record;
  seen record;
  after record;
  inverse jsonb := '[]';
begin
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and most then
    raise invalid_parameter_value using message = 'Expected a list of 1 to 500 changes.';
  end if;

  -- Ordered by id, so that two callers who change the same rows wait for each other instead of deadlocking.
  for change in
    select
      (item ->> 'id')::uuid as id, coalesce(item -> 'from', '{}') as seen, coalesce(item -> 'to', '{}') as wanted
    from jsonb_array_elements(changes) as item order by 1
  loop
    select requests.assigned_to, requests.priority, requests.snoozed_until, requests.tag_ids into before
    from public.sharing_requests as requests where requests.id = change.id
    for update;
    continue when not found;
    select known.assigned_to, known.priority, known.snoozed_until, known.tag_ids into seen
    from jsonb_populate_record(null::public.sharing_requests, to_jsonb(before) || change.seen) as known;
    select wanted.assigned_to, wanted.priority, wanted.snoozed_until, wanted.tag_ids into after
    from jsonb_populate_record(null::public.sharing_requests, to_jsonb(before) || change.wanted) as wanted;
    -- Another admin has changed the same field since.
    continue when (seen.assigned_to, seen.priority, seen.snoozed_until, seen.tag_ids)
      is distinct from (before.assigned_to, before.priority, before.snoozed_until, before.tag_ids);
    continue when (after.assigned_to, after.priority, after.snoozed_until, after.tag_ids)
      is not distinct from (before.assigned_to, before.priority, before.snoozed_until, before.tag_ids);

    update public.sharing_requests as requests
    set assigned_to = after.assigned_to, priority = after.priority, snoozed_until = after.snoozed_until, tag_ids = after.tag_ids
    where requests.id = change.id
    -- A trigger orders the tags.
    returning requests.assigned_to, requests.priority, requests.snoozed_until, requests.tag_ids into after;
    continue when not found;
    inverse := inverse || (
      select jsonb_build_object(
        'id', change.id,
        'from', jsonb_object_agg(field.name, to_jsonb(after) -> field.name),
        'to', jsonb_object_agg(field.name, to_jsonb(before) -> field.name)
      )
      from jsonb_object_keys(to_jsonb(before)) as field (name) where change.wanted ? field.name
    );
  end loop;
  return inverse;
end
$$;
comment on function public.change_requests(jsonb) is
  'Changes assigned_to, priority, snoozed_until or tag_ids of requests, all or none: [{"id", "from": {column: value}, "to": {column: value}}]. Skips requests whose columns are no longer as in "from". Returns the changes that undo it, one for each changed request.';

create function private.move_problem(request public.sharing_requests, to_state text) returns text
language plpgsql volatile
set search_path = ''
as $$
begin
  if not exists (
    select from public.request_states as states where states.state = request.state and to_state = any (states.next_states)
  ) then
    return 'request_moved';
  end if;
  perform private.refuse_move(request, to_state);
  return null;
exception
  when sqlstate 'PGRST' then
    return sqlerrm::jsonb ->> 'code';
end
$$;
comment on function private.move_problem(public.sharing_requests, text) is
  'Why a request cannot move to a state: the code with which move_request() refuses it. Null: it can.';

create function public.move_requests(moves jsonb, is_preview boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  most constant integer := 500;
  wanted record;
  request public.sharing_requests;
  moved public.sharing_requests;
  problem text;
  results jsonb := '[]';
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may move requests.');
  elsif moves is null or jsonb_typeof(moves) <> 'array' or jsonb_array_length(moves) not between 1 and most then
    perform private.fail(422, 'too_many', 'Expected a list of 1 to 500 moves.');
  elsif exists (select from jsonb_array_elements(moves) as item where item ->> 'to' = 'withdrawn') then
    perform private.fail(422, 'invalid_state', 'A request is withdrawn on its own, because nothing opens it again.');
  end if;
  -- Ordered by id, as change_requests() locks them.
  for wanted in
    select (item ->> 'id')::uuid as id, item ->> 'from' as seen, item ->> 'to' as state
    from jsonb_array_elements(moves) as item order by 1
  loop
    select * into request from public.sharing_requests as requests
    where requests.id = wanted.id and requests.state <> 'draft';
    continue when request.id is null;
    problem := case when wanted.seen is distinct from request.state then 'request_moved'
      else private.move_problem(request, wanted.state) end;
    if problem is null and is_preview is not true then
      begin
        perform public.move_request(request.id, wanted.state, wanted.seen);
      exception
        -- Another admin may have moved it while this call waited.
        when sqlstate 'PGRST' then
          problem := sqlerrm::jsonb ->> 'code';
      end;
    end if;
    moved := request;
    moved.state := wanted.state;
    results := results || jsonb_build_object(
      'id', request.id, 'problem', problem,
      'can_return', problem is null and private.move_problem(moved, request.state) is null
    );
  end loop;
  perform private.touch_admin_session();
  return results;
end
$$;
comment on function public.move_requests(jsonb, boolean) is
  'Moves requests, each as move_request() does, for admins for requests: [{"id", "from": state, "to": state}]. Returns for each why it stays, or null, and whether a move can return it. A preview moves none. Refuses with 403, 422 too_many or invalid_state.';

--
-- Tags
--
-- The team's own labels. The address of the queue contains the id of a tag, never its name, which can be about health.

create table public.request_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_by uuid default private.current_admin_id() references public.admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint request_tags_name_length check (char_length(name) between 1 and 30 and name = btrim(name))
);
comment on table public.request_tags is
  'Tags with which the team finds requests again (sharing_requests.tag_ids). Only for the team.';
create unique index request_tags_name_key on public.request_tags (private.searchable(name));
create index request_tags_created_by_idx on public.request_tags (created_by);
create trigger set_updated_at before update on public.request_tags
  for each row execute function private.set_updated_at();

create function private.limit_request_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('request_tags', 0));
  if (select count(*) >= 100 from public.request_tags) then
    perform private.fail(409, 'too_many_tags', 'There are at most 100 tags.');
  end if;
  return new;
end
$$;
comment on function private.limit_request_tags() is 'Trigger: the team has at most 100 tags.';
create trigger limit_request_tags before insert on public.request_tags
  for each row execute function private.limit_request_tags();

-- The deletion has locked the tag, and private.set_request_tags() locks the tags that it adds: neither misses the other.
create function private.refuse_tag_in_use() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  uses bigint;
begin
  select count(*) into uses from public.sharing_requests as requests where requests.tag_ids @> array[old.id];
  if uses > 0 then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object('code', 'tag_in_use', 'message', format('In use by %s requests.', uses), 'hint', uses::text)::text,
      detail = jsonb_build_object('status', 409, 'headers', '{}'::jsonb)::text;
  end if;
  return old;
end
$$;
comment on function private.refuse_tag_in_use() is
  'Trigger: a tag that a request has cannot be deleted. The hint is the number of requests.';
create trigger refuse_tag_in_use before delete on public.request_tags
  for each row execute function private.refuse_tag_in_use();

create function private.set_request_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.tag_ids = old.tag_ids then
    return new;
  end if;
  new.tag_ids := array(select distinct given.id from unnest(new.tag_ids) as given (id) order by 1);
  perform from public.request_tags as tags where tags.id = any (new.tag_ids) order by tags.id for key share;
  if exists (
    select from unnest(new.tag_ids) as given (id)
    where not exists (select from public.request_tags as tags where tags.id = given.id)
  ) then
    perform private.fail(409, 'tag_missing', 'A tag was deleted.');
  end if;
  return new;
end
$$;
comment on function private.set_request_tags() is 'Trigger: orders the tags of a request, and refuses those that do not exist.';
create trigger set_request_tags before insert or update of tag_ids on public.sharing_requests
  for each row when (new.tag_ids is not null and new.tag_ids <> '{}') execute function private.set_request_tags();

--
-- Macros
--

create table public.request_macros (
  id uuid primary key default gen_random_uuid(),
  title_pt text not null,
  title_en text not null,
  body_pt text not null,
  body_en text not null,
  document_kinds text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint request_macros_title_pt_length check (char_length(title_pt) between 1 and 100),
  constraint request_macros_title_en_length check (char_length(title_en) between 1 and 100),
  constraint request_macros_body_pt_length check (char_length(body_pt) between 1 and 4000),
  constraint request_macros_body_en_length check (char_length(body_en) between 1 and 4000)
);
comment on table public.request_macros is
  'Messages about requests in both languages, with the documents that they ask for. Placeholders: {first_name}, {number}, {documents}, {due_date}, {admin}.';
create trigger set_updated_at before update on public.request_macros
  for each row execute function private.set_updated_at();
insert into public.request_macros (title_pt, title_en, body_pt, body_en, document_kinds) values
  (
    'Falta a conta detalhada', 'The itemized bill is missing',
    E'Oi, {first_name}! Para seguir com o pedido {number}, falta a conta detalhada (itemized bill): a que lista cada serviço com data, código e valor. O recibo do cartão não serve.\n\nNa sua lista de documentos há um cartão em inglês para mostrar na recepção. Mande até {due_date}. Se precisar de mais tempo, é só responder aqui.',
    E'Hi {first_name}, to move request {number} forward we need the itemized bill: the one that lists every service with its date, code, and price. A card receipt doesn’t work.\n\nYour document list has a card you can show at the front desk. Please send it by {due_date}. If you need more time, just reply here.',
    '{itemized-bill}'
  ),
  (
    'Falta o comprovante do pagamento', 'Proof of payment is missing',
    E'Oi, {first_name}! No pedido {number}, falta o comprovante do que você já pagou: o recibo com data e valor, ou a carta de saldo zero.\n\nMande até {due_date}. Se não encontrar, o setor de cobrança do hospital emite outro na hora.',
    E'Hi {first_name}, for request {number} we still need proof of what you paid: a receipt with the date and amount, or a zero-balance letter.\n\nPlease send it by {due_date}. If you can’t find it, the billing office can print another.',
    '{payment-proof}'
  ),
  (
    'Faltam as anotações da consulta', 'The visit notes are missing',
    E'Oi, {first_name}! No pedido {number}, faltam as anotações da consulta. Muitas vezes elas estão no portal do paciente, em “Visits” ou “Documents”; senão, peça na recepção.\n\nMande até {due_date}.',
    E'Hi {first_name}, for request {number} we still need the visit notes. You can often find them in the patient portal under “Visits” or “Documents”; otherwise, ask at the front desk.\n\nPlease send them by {due_date}.',
    '{provider-notes}'
  ),
  (
    'Peça ajuda financeira ao hospital', 'Ask the hospital for financial assistance',
    E'Oi, {first_name}! A conta do pedido {number} é alta, e muitos hospitais reduzem ou perdoam contas conforme a renda. Peça o “financial assistance (charity care) application” no setor de cobrança e mande para nós a resposta por escrito, mesmo que seja não.\n\nO pedido continua andando enquanto isso.',
    E'Hi {first_name}, the bill in request {number} is large, and many hospitals reduce or forgive bills based on income. Ask the billing office for the financial assistance (charity care) application and send us their written answer, even if it is no.\n\nYour request keeps moving in the meantime.',
    '{financial-assistance}'
  ),
  (
    'Recebemos tudo', 'We have everything',
    E'Oi, {first_name}! Recebemos todos os documentos do pedido {number}, e eles estão legíveis. Agora é com a gente: vamos ler tudo e escrever aqui quando houver novidade.',
    E'Hi {first_name}, we have all the documents for request {number}, and we can read them. It’s our turn now: we’ll go through everything and write here as soon as there is news.',
    '{}'
  );

--
-- Presence and live updates
--
-- Messages say that a request has changed, and nothing else: clients read the change with their own rights.

create table private.request_viewers (
  request_id uuid not null references public.sharing_requests (id) on delete cascade,
  admin_id uuid not null references public.admins (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (request_id, admin_id)
);
comment on table private.request_viewers is 'Which admins have a request open. A row counts for 45 seconds.';
create index request_viewers_admin_id_idx on private.request_viewers (admin_id);

create function private.may_join_topic(topic text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select case
    when topic like 'member:%' then topic = 'member:' || private.current_member_id()::text
    when topic = 'team:requests' then private.can_read_requests()
    when topic like 'admin:%' then topic = 'admin:' || private.current_admin_id()::text
    else false
  end
$$;
comment on function private.may_join_topic(text) is
  'Whether the caller may receive the messages of a channel: a member those of member:<id>, admins for requests those of team:requests, an admin those of admin:<id>.';

create function private.tell_admin(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if admin_id is not null then
    perform realtime.send('{}', 'work_changed', 'admin:' || admin_id::text, true);
  end if;
end
$$;
comment on function private.tell_admin(uuid) is
  'Tells an admin that what waits for them may have changed. The message is empty: their page reads it with their own rights.';

create function private.broadcast_request(request_id uuid, is_for_member boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  message jsonb := jsonb_build_object('request_id', request_id);
  mark text := request_id::text || is_for_member::text;
  sent text := coalesce(current_setting('private.broadcast', true), '');
  request record;
begin
  -- One message for each transaction, however many rows it changes.
  if position(mark in sent) > 0 then
    return;
  end if;
  perform set_config('private.broadcast', sent || mark, true);
  select requests.member_id, requests.state, requests.assigned_to into request from public.sharing_requests as requests
  where requests.id = broadcast_request.request_id;
  if is_for_member then
    perform realtime.send(message, 'request_changed', 'member:' || request.member_id::text, true);
  end if;
  if request.state <> 'draft' then
    perform realtime.send(message, 'request_changed', 'team:requests', true);
    perform private.tell_admin(request.assigned_to);
  end if;
end
$$;
comment on function private.broadcast_request(uuid, boolean) is
  'Tells the member and the team that a request has changed. The message contains its id only.';

create function private.broadcast_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  is_verdict boolean := tg_table_name = 'request_files' and tg_op = 'UPDATE'
    and to_jsonb(old) -> 'status' = to_jsonb(new) -> 'status'
    and to_jsonb(old) -> 'verdict_at' <> to_jsonb(new) -> 'verdict_at';
begin
  perform private.broadcast_request(
    (changed ->> case when tg_table_name = 'sharing_requests' then 'id' else 'request_id' end)::uuid,
    not is_verdict
    and tg_table_name not in ('notes', 'tasks', 'request_viewers', 'bills', 'decision_proposals', 'decisions')
  );
  return null;
end
$$;
comment on function private.broadcast_change() is 'Trigger: tells the member and the team that something about a request has changed.';

create trigger broadcast_change after insert or update on public.sharing_requests
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.request_items
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.request_files
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert on public.request_messages
  for each row execute function private.broadcast_change();

create function public.view_request(request_id uuid, is_open boolean default true) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_admin_id();
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may see who has one open.');
  end if;
  insert into private.request_viewers as viewers (request_id, admin_id)
  select requests.id, own_id from public.sharing_requests as requests
  where requests.id = view_request.request_id and requests.state <> 'draft'
  on conflict on constraint request_viewers_pkey do update set seen_at = now();
  delete from private.request_viewers as viewers
  where viewers.seen_at < now() - interval '1 day'
    or viewers.request_id = view_request.request_id and viewers.admin_id = own_id and not view_request.is_open;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', admins.id, 'name', admins.name) order by admins.name), '[]')
    from private.request_viewers as viewers
    join public.admins on admins.id = viewers.admin_id
    where viewers.request_id = view_request.request_id and viewers.admin_id <> own_id
      and viewers.seen_at > now() - interval '45 seconds'
  );
end
$$;
comment on function public.view_request(uuid, boolean) is
  'Says that this admin has a request open, for 45 seconds or until it is closed, and returns who else has: [{"id", "name"}].';

--
-- Emails
--
-- Which moves are an email is in request_states. It contains the number of the request and nothing about it. One that is still waiting replaces
-- those before it, so a member gets one email for several changes within minutes.

create table private.request_emails (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.sharing_requests (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  constraint request_emails_kind_known check (kind in ('received', 'your_turn', 'our_turn', 'update'))
);
comment on table private.request_emails is
  'The emails about requests, waiting and sent. One that was not sent is deleted after three days, others after 180: a reply to one finds its request.';
create index request_emails_due_idx on private.request_emails (created_at) where sent_at is null;
create index request_emails_created_at_idx on private.request_emails (created_at);
create index request_emails_email_id_idx on private.request_emails (private.email_id('request-update', id));
create index request_emails_request_id_idx on private.request_emails (request_id);

create function private.queue_request_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_request uuid := coalesce(to_jsonb(new) ->> 'request_id', to_jsonb(new) ->> 'id');
  email_kind text := 'update';
begin
  if tg_table_name = 'sharing_requests' then
    email_kind := (select states.emails ->> new.state from public.request_states as states where states.state = old.state);
    if email_kind is null then
      return null;
    end if;
  end if;
  -- A message next to a change of turn needs no email of its own.
  if email_kind = 'update' and exists (
    select from private.request_emails as waiting
    where waiting.request_id = changed_request and waiting.created_at > now() - interval '10 minutes'
      and (waiting.claimed_at is null or tg_table_name = 'request_messages')
  ) then
    return null;
  end if;
  delete from private.request_emails as waiting where waiting.request_id = changed_request and waiting.claimed_at is null;
  insert into private.request_emails (request_id, kind) values (changed_request, email_kind);
  return null;
end
$$;
comment on function private.queue_request_email() is 'Trigger: queues the email about a change of turn, an answer or a message.';

create trigger queue_request_email after update of state on public.sharing_requests
  for each row when (old.state is distinct from new.state) execute function private.queue_request_email();
create trigger queue_request_email after insert on public.request_messages
  for each row when (new.author = 'team') execute function private.queue_request_email();

create function public.claim_request_emails(client_address text) returns table (
  id uuid,
  kind text,
  number text,
  email text,
  first_name text,
  language text
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The jobs call without an address.
  if client_address is not null then
    perform private.enforce_rate_limit('request_emails.address', client_address, 120, '5 minutes');
  end if;
  delete from private.request_emails as old
  where old.created_at < now() - interval '180 days' or (old.sent_at is null and old.created_at < now() - interval '3 days');
  return query
    update private.request_emails as due
    set claimed_at = now()
    from public.sharing_requests as requests
    join public.members on members.id = requests.member_id
    where requests.id = due.request_id and due.id in (
      select waiting.id
      from private.request_emails as waiting
      where waiting.sent_at is null and coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.created_at
      limit 20
      for update skip locked
    )
    returning due.id, due.kind, requests.number, members.email, members.first_name, requests.language;
end
$$;
comment on function public.claim_request_emails(text) is 'The emails about requests that are due, each returned to one caller only.';

create function public.finish_request_email(email_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.request_emails set sent_at = now() where request_emails.id = finish_request_email.email_id
$$;
comment on function public.finish_request_email(uuid) is 'Marks an email of claim_request_emails as sent.';

--
-- Opening
--

create function private.file_for_team(file public.request_files) returns jsonb
language sql immutable
set search_path = ''
as $$
  select to_jsonb(file) - '{path,sha256,verdict,verdict_reason,verdict_text,verdict_at,verdict_by}'::text[]
    || jsonb_build_object('is_provisional', file.verdict is not null)
    || case when file.verdict is null then '{}' else jsonb_build_object(
      'status', file.verdict, 'rejection_reason', file.verdict_reason, 'rejection_text', file.verdict_text,
      'reviewed_at', file.verdict_at, 'reviewed_by', file.verdict_by
    ) end
$$;
comment on function private.file_for_team(public.request_files) is
  'A file as the team sees it: with the verdict that the member does not see yet (is_provisional).';

create function public.open_request(request_number text, is_update boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may open requests.');
  end if;
  select * into request from public.sharing_requests as requests where requests.number = request_number;
  if request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  end if;
  -- Updates of an open page arrive without the admin, so they must not keep the session from ending.
  if is_update is not true then
    perform private.touch_admin_session();
  end if;
  -- A page that is open reads the request again after each change. That is one opening.
  if private.is_first_use('request.opened', private.current_admin_id()::text || request.id::text, '10 minutes') then
    perform private.log_activity(
      'admin', private.current_admin_id(), 'request.opened', 'sharing_requests', request.id, '{}', request.member_id
    );
  end if;
  perform private.see_mentions(request.id);
  update public.sharing_requests as requests set team_read_at = now()
  where requests.id = request.id and private.admin_can('requests') and exists (
    select from public.request_messages as messages
    where messages.request_id = request.id and messages.author = 'member'
      and messages.created_at > coalesce(requests.team_read_at, '-infinity')
  );
  return jsonb_build_object(
    'request', to_jsonb(request) - 'search_text',
    'person', (
      select to_jsonb(people) from public.household_people as people where people.id = request.person_id
    ),
    'member', (
      select jsonb_build_object(
        'id', members.id, 'member_number', members.member_number, 'first_name', members.first_name,
        'last_name', members.last_name, 'email', members.email, 'phone_number', members.phone_number,
        'date_of_birth', members.date_of_birth, 'state', members.state, 'enrollment_status', members.enrollment_status,
        'start_date', (
          select min(enrollments.start_date) from public.enrollments
          where enrollments.member_id = members.id and enrollments.status in ('Active', 'Future Active', 'Pending')
        ),
        'plan', (select products.label from public.products where products.id = members.current_product_id),
        'iua', (
          select iua.amount from public.enrollments
          join public.product_iua as iua on iua.id = enrollments.product_iua_id
          where enrollments.member_id = members.id and enrollments.status in ('Active', 'Future Active', 'Pending')
          order by enrollments.created_at desc limit 1
        )
      )
      from public.members where members.id = request.member_id
    ),
    'household', (
      select coalesce(jsonb_agg(to_jsonb(people) order by people.date_of_birth), '[]')
      from public.household_people as people where people.member_id = request.member_id
    ),
    'items', (
      select coalesce(
        jsonb_agg(
          to_jsonb(items) || jsonb_build_object(
            'email', private.next_turn_email(
              request, items.id,
              case when items.status in ('accepted', 'waived') then private.status_of_pages(items.id) else 'accepted' end
            )
          )
          order by kinds.position, items.created_at
        ),
        '[]'
      )
      from public.request_items as items
      join public.document_kinds as kinds on kinds.kind = items.document_kind
      where items.request_id = request.id
    ),
    'verdict_email', (
      select private.next_turn_email(request, released_by => private.current_admin_id())
      where exists (
        select from public.request_files as files
        where files.request_id = request.id and files.verdict is not null and files.verdict_by = private.current_admin_id()
      )
    ),
    'files', (
      select coalesce(jsonb_agg(private.file_for_team(files) order by files.position, files.created_at), '[]')
      from public.request_files as files where files.request_id = request.id
    ),
    'member_bills', private.member_bills_json(request.id),
    'messages', (
      select coalesce(
        jsonb_agg(
          to_jsonb(messages) || jsonb_build_object('admin_name', admins.name, 'files', private.files_of_message(messages.id))
          order by messages.created_at
        ),
        '[]'
      )
      from public.request_messages as messages left join public.admins on admins.id = messages.admin_id
      where messages.request_id = request.id
    ),
    'notes', private.notes_about(request.id),
    'tasks', private.tasks_about(request.id),
    'events', (
      select coalesce(
        jsonb_agg(to_jsonb(events) || jsonb_build_object('admin_name', admins.name) order by events.id), '[]'
      )
      from public.request_events as events left join public.admins on admins.id = events.admin_id
      where events.request_id = request.id
    ),
    'related', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'number', others.number, 'state', others.state, 'kind', others.kind, 'service_date', others.service_date,
            'provider', others.provider, 'person_id', others.person_id
          )
          order by others.submitted_at desc
        ),
        '[]'
      )
      from public.sharing_requests as others
      where others.member_id = request.member_id and others.id <> request.id and others.state <> 'draft'
    )
  );
end
$$;
comment on function public.open_request(text, boolean) is
  'All of a request, for admins who may read requests: {"request", "person", "member", "household", "items", "verdict_email", "files", "member_bills", "messages", "notes", "tasks", "events", "related"}. Each opening is logged; an update of an open page does not renew the session.';

create function public.open_request_file(file_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  opened public.request_files;
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may open documents.');
  end if;
  select files.* into opened from public.request_files as files
  join public.sharing_requests as requests on requests.id = files.request_id
  where files.id = file_id and files.status <> 'uploading' and requests.state <> 'draft';
  if opened.id is null then
    perform private.fail(404, 'not_found', 'There is no such file.');
  end if;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', private.current_admin_id(), 'request.document_opened', 'sharing_requests', opened.request_id,
    jsonb_build_object('file', opened.id), opened.member_id
  );
  return jsonb_build_object('path', opened.path, 'mime_type', opened.mime_type, 'name', opened.name);
end
$$;
comment on function public.open_request_file(uuid) is
  'Where the content of a file is, for admins who may read requests: the function open-request-file signs the address. Each opening is logged.';
