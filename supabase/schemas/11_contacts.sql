-- Contacts: messages from the contact form, answers to the other forms, and what the team wrote down after a call or a chat. The
-- Command Center shows all of it as one list, each with a status, a priority, an assigned admin, replies and notes. Answers can
-- contain health data, so opening them is logged.

--
-- Messages
--

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text,
  phone text,
  subject text not null default '',
  message text not null,
  status text not null default 'new',
  priority text not null default 'medium',
  type text not null default 'form',
  language text not null default 'pt-BR',
  member_id uuid references public.members (id) on delete set null,
  assigned_to uuid references public.admins (id) on delete set null,
  entered_by uuid default private.current_admin_id() references public.admins (id) on delete set null,
  about_request text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  search_text text generated always as (
    private.searchable(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
        || ' ' || right(id::text, 8) || ' ' || subject || ' ' || message
    )
  ) stored,
  constraint contact_messages_name_length check (char_length(name) between 1 and 200),
  constraint contact_messages_email_valid check (private.is_email(email)),
  constraint contact_messages_phone_length check (char_length(phone) between 1 and 32),
  constraint contact_messages_subject_length check (char_length(subject) <= 200),
  constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  constraint contact_messages_status_known check (status in ('new', 'in_progress', 'responded')),
  constraint contact_messages_priority_known check (priority in ('high', 'medium', 'low')),
  constraint contact_messages_type_known check (type in ('whatsapp', 'phone', 'email', 'form')),
  constraint contact_messages_language_known check (language in ('pt-BR', 'en'))
);
comment on table public.contact_messages is 'Messages to the community, from any channel.';
comment on column public.contact_messages.language is 'The language of the sender, for the reply.';
comment on column public.contact_messages.member_id is 'The member, if the sender was signed in.';
comment on column public.contact_messages.assigned_to is 'The admin who is responsible for it.';
comment on column public.contact_messages.entered_by is 'The admin who entered it. Null if it arrived through the form.';
comment on column public.contact_messages.about_request is
  'The number of a request: the email answers one about it, but its sender is not known to be the member.';
comment on column public.contact_messages.received_at is 'When the sender last wrote: at first, or with a later reply.';
comment on column public.contact_messages.search_text is
  'The text that a search matches. It includes the digits of the phone number and the reference that the sender saw: the last eight characters of the id.';
create index contact_messages_member_id_idx on public.contact_messages (member_id);
create index contact_messages_created_at_idx on public.contact_messages (created_at, id);
create index contact_messages_received_at_idx on public.contact_messages (received_at, id);
create index contact_messages_email_id_idx on public.contact_messages (private.email_id('form-received', id));
create index contact_messages_name_idx on public.contact_messages (name, id);
create index contact_messages_status_idx on public.contact_messages (status, received_at, id);
create index contact_messages_priority_idx on public.contact_messages (priority, received_at, id);
create index contact_messages_type_idx on public.contact_messages (type, received_at, id);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to, received_at, id);
create index contact_messages_entered_by_idx on public.contact_messages (entered_by);
create index contact_messages_search_text_idx on public.contact_messages using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_email_idx on public.contact_messages (email) where email is not null;

create function private.set_received_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.received_at := new.created_at;
  return new;
end
$$;
comment on function private.set_received_at() is 'Trigger: at first, a message was received when it was created, which can be before it is stored.';

create trigger set_normalized_email before insert or update of email on public.contact_messages
  for each row execute function private.set_normalized_email();
create trigger set_received_at before insert on public.contact_messages
  for each row execute function private.set_received_at();
create trigger set_updated_at before update on public.contact_messages
  for each row execute function private.set_updated_at();

--
-- Form submissions
--

create function private.is_acknowledgement(form_slug text, answers jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select form_slug = 'sharing-rules' and btrim(coalesce(answers ->> 'question', '')) = ''
$$;
comment on function private.is_acknowledgement(text, jsonb) is
  'Whether the sender only confirmed the sharing rules and wrote no question: a record, not a request.';

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form_slug text not null,
  member_id uuid references public.members (id) on delete set null,
  name text not null default '',
  email text,
  phone text,
  language text not null default 'pt-BR',
  answers jsonb not null,
  is_record boolean not null generated always as (private.is_acknowledgement(form_slug, answers)) stored,
  status text not null default 'new',
  priority text not null default 'medium',
  assigned_to uuid references public.admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  -- Without the answers: a search must not reveal what an opening would log.
  search_text text generated always as (
    private.searchable(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
        || ' ' || right(id::text, 8)
    )
  ) stored,
  constraint form_submissions_form_slug_format check (form_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(form_slug) <= 60),
  constraint form_submissions_language_known check (language in ('pt-BR', 'en')),
  constraint form_submissions_answers_object check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 65536),
  constraint form_submissions_status_known check (status in ('new', 'in_progress', 'responded')),
  constraint form_submissions_priority_known check (priority in ('high', 'medium', 'low'))
);
comment on table public.form_submissions is 'Answers to the site''s forms. They can contain health data.';
comment on column public.form_submissions.name is 'The sender: the member''s name, or the name that a visitor entered.';
comment on column public.form_submissions.is_record is
  'Whether it needs no reply: the rules were confirmed, without a question. The inbox hides it by default.';
comment on column public.form_submissions.assigned_to is 'The admin who is responsible for it.';
comment on column public.form_submissions.received_at is 'When the sender last wrote: the form, or a later reply.';
comment on column public.form_submissions.search_text is
  'The text that a search matches: the sender, and the reference that the sender saw, the last eight characters of the id.';
create index form_submissions_member_id_idx on public.form_submissions (member_id);
create index form_submissions_created_at_idx on public.form_submissions (created_at, id);
create index form_submissions_received_at_idx on public.form_submissions (received_at, id);
create index form_submissions_email_id_idx on public.form_submissions (private.email_id('form-received', id));
create index form_submissions_name_idx on public.form_submissions (name, id);
create index form_submissions_status_idx on public.form_submissions (status, received_at, id);
create index form_submissions_answered_idx on public.form_submissions (received_at, id) where status = 'responded' and not is_record;
create index form_submissions_priority_idx on public.form_submissions (priority, received_at, id);
create index form_submissions_form_slug_idx on public.form_submissions (form_slug, received_at, id);
create index form_submissions_assigned_to_idx on public.form_submissions (assigned_to, received_at, id);
create index form_submissions_search_text_idx on public.form_submissions using gin (search_text extensions.gin_trgm_ops);
create index form_submissions_email_idx on public.form_submissions (email) where email is not null;

create trigger set_received_at before insert on public.form_submissions
  for each row execute function private.set_received_at();
create trigger set_updated_at before update on public.form_submissions
  for each row execute function private.set_updated_at();

create function private.set_form_sender() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender public.members;
begin
  select * into sender from public.members where members.id = new.member_id;
  new.name := coalesce(btrim(sender.first_name || ' ' || sender.last_name), left(btrim(new.answers ->> 'name'), 200), '');
  new.email := coalesce(sender.email, private.normalize_email(new.answers ->> 'email'));
  new.phone := coalesce(sender.phone_number, left(new.answers ->> 'phone', 32));
  -- A before trigger cannot read the generated column is_record.
  if private.is_acknowledgement(new.form_slug, new.answers) then
    new.status := 'responded';
  end if;
  return new;
end
$$;
comment on function private.set_form_sender() is
  'Trigger: stores the sender of a form, from the member''s record or the answers. A confirmation of the rules is no open request.';

create trigger set_form_sender before insert on public.form_submissions
  for each row execute function private.set_form_sender();

create function public.open_form_submission(submission_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  opened jsonb;
begin
  if not (private.admin_can('members') or private.admin_can('contacts')) then
    perform private.fail(403, 'permission_denied', 'Only admins for members or contacts may open what was sent in a form.');
  end if;
  select submissions.answers into opened
  from public.form_submissions as submissions
  where submissions.id = open_form_submission.submission_id;
  if opened is null then
    perform private.fail(404, 'not_found', 'There is no such form.');
  end if;
  perform private.touch_admin_session();
  perform private.log_activity('admin', admin_id, 'form.opened', 'form_submissions', submission_id);
  return opened;
end
$$;
comment on function public.open_form_submission(uuid) is
  'The answers of a form, for admins for members or contacts. Each access is logged.';

--
-- Replies
--

create table public.message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  submission_id uuid references public.form_submissions (id) on delete cascade,
  admin_id uuid default private.current_admin_id() references public.admins (id) on delete set null,
  body text not null,
  sent_at timestamptz,
  is_from_sender boolean not null default false,
  sent_from text,
  created_at timestamptz not null default now(),
  constraint message_replies_answers_one check (num_nonnulls(message_id, submission_id) = 1),
  constraint message_replies_body_length check (char_length(body) between 1 and 5000)
);
comment on table public.message_replies is
  'Replies to messages and forms, and what their senders answered by email. sent_at stays null until our email was accepted for delivery.';
comment on column public.message_replies.sent_at is 'When the email was accepted for delivery. Null if that failed.';
comment on column public.message_replies.is_from_sender is 'Whether the sender of the message or form wrote it.';
comment on column public.message_replies.sent_from is 'The address of the sender, if it is not the one that we wrote to.';
create index message_replies_email_id_idx on public.message_replies (private.email_id('reply', id));
create index message_replies_message_id_idx on public.message_replies (message_id, created_at);
create index message_replies_admin_id_idx on public.message_replies (admin_id);
create index message_replies_submission_id_idx on public.message_replies (submission_id, created_at);

create function private.assign_to_replier() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_messages as messages set assigned_to = new.admin_id
  where messages.id = new.message_id and messages.assigned_to is null;
  update public.form_submissions as forms set assigned_to = new.admin_id
  where forms.id = new.submission_id and forms.assigned_to is null;
  return null;
end
$$;
comment on function private.assign_to_replier() is 'Trigger: a message without an assignee belongs to the admin who replies to it.';

create trigger assign_to_replier after insert on public.message_replies
  for each row when (new.admin_id is not null and not new.is_from_sender) execute function private.assign_to_replier();

--
-- Files of messages
--
-- A file is announced as a row, and then stored once at its path by a function with the secret key. Nobody else may write to the bucket.

create table public.message_files (
  id uuid primary key,
  message_id uuid references public.contact_messages (id) on delete cascade,
  submission_id uuid references public.form_submissions (id) on delete cascade,
  reply_id uuid references public.message_replies (id) on delete cascade,
  request_message_id uuid,
  position integer not null,
  name text not null,
  mime_type text,
  size_bytes bigint not null,
  refusal text,
  path text not null generated always as (coalesce(message_id, submission_id, request_message_id)::text || '/' || id::text) stored,
  created_at timestamptz not null default now(),
  received_at timestamptz,
  constraint message_files_path_key unique (path),
  constraint message_files_of_one check (num_nonnulls(message_id, submission_id, request_message_id) = 1),
  constraint message_files_position_plausible check (position between 1 and 20),
  constraint message_files_name_plain check (char_length(name) between 1 and 200 and name !~ '[/\\[:cntrl:]]'),
  constraint message_files_mime_type_known check (mime_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/heic')),
  constraint message_files_refusal_known check (refusal in ('type', 'empty', 'too_large', 'too_many', 'over_limit')),
  constraint message_files_stored_or_refused check ((refusal is null) = (mime_type is not null)),
  constraint message_files_size_plausible check (refusal is not null or size_bytes between 1 and 7340032)
);
comment on table public.message_files is
  'Files of messages and replies, in both directions, and of emails about a request. The contents are in the bucket message-files.';
comment on column public.message_files.reply_id is 'The reply that it came with. Null: with the message itself.';
comment on column public.message_files.request_message_id is 'The message of a request that the member emailed.';
comment on column public.message_files.refusal is 'Why a file of an email is not stored. Its name is listed for the team.';
comment on column public.message_files.received_at is 'When its content was stored.';
create index message_files_message_id_idx on public.message_files (message_id);
create index message_files_submission_id_idx on public.message_files (submission_id);
create index message_files_reply_id_idx on public.message_files (reply_id);
create index message_files_request_message_id_idx on public.message_files (request_message_id);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message-files', 'message-files', false, 7340032, '{application/pdf,image/jpeg,image/png,image/heic}');

create function private.guard_message_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (old.bucket_id, old.name, old.version) is not distinct from (new.bucket_id, new.name, new.version) then
      return new;
    end if;
  else
    -- Locked, because an erasure may delete it meanwhile.
    perform from public.message_files as files
    where files.path = new.name and files.received_at is null and files.refusal is null
      and coalesce((new.metadata ->> 'size')::bigint, files.size_bytes) = files.size_bytes
      and (not new.metadata ? 'eTag' or new.metadata ->> 'mimetype' = files.mime_type)
    for no key update;
    if found then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'A file of a message is stored once, as it was announced';
end
$$;
comment on function private.guard_message_file() is
  'Trigger: a file of a message is stored once, with the size and the type that its row announces, and never replaced or moved, by any caller.';
create trigger guard_message_file before insert on storage.objects
  for each row when (new.bucket_id = 'message-files') execute function private.guard_message_file();
create trigger guard_moved_message_file before update on storage.objects
  for each row when ('message-files' in (old.bucket_id, new.bucket_id)) execute function private.guard_message_file();

create function private.receive_message_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.message_files as files set received_at = now() where files.path = new.name;
  return null;
end
$$;
comment on function private.receive_message_file() is 'Trigger: marks a file of a message as received once its content is stored.';
create trigger receive_message_file after insert on storage.objects
  for each row when (new.bucket_id = 'message-files') execute function private.receive_message_file();

create trigger delete_content after delete on public.message_files
  for each row execute function private.delete_content('message-files');

create function public.open_message_file(file_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  opened public.message_files;
  request_id uuid;
begin
  select files.* into opened from public.message_files as files
  where files.id = open_message_file.file_id and files.received_at is not null;
  if not (
    case
      when opened.request_message_id is not null then private.admin_can('requests')
      else private.admin_can('contacts') or (opened.submission_id is not null and private.admin_can('members'))
    end
  ) then
    perform private.fail(403, 'permission_denied', 'Only admins who may read a message may open its files.');
  elsif opened.id is null then
    perform private.fail(404, 'not_found', 'There is no such file.');
  end if;
  select messages.request_id into request_id
  from public.request_messages as messages where messages.id = opened.request_message_id;
  perform private.touch_admin_session();
  perform private.log_activity(
    'admin', private.current_admin_id(), 'message.file_opened',
    case
      when request_id is not null then 'sharing_requests'
      when opened.message_id is not null then 'contact_messages'
      else 'form_submissions'
    end,
    coalesce(request_id, opened.message_id, opened.submission_id), jsonb_build_object('file', opened.id)
  );
  return jsonb_build_object('path', opened.path, 'mime_type', opened.mime_type, 'name', opened.name);
end
$$;
comment on function public.open_message_file(uuid) is
  'Where the content of a file of a message is, for admins who may read the message: the function open-message-file signs the address. Each opening is logged.';

--
-- Reply templates
--

create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  title_pt text not null,
  title_en text not null,
  body_pt text not null,
  body_en text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reply_templates_title_pt_length check (char_length(title_pt) between 1 and 100),
  constraint reply_templates_title_en_length check (char_length(title_en) between 1 and 100),
  constraint reply_templates_body_pt_length check (char_length(body_pt) between 1 and 5000),
  constraint reply_templates_body_en_length check (char_length(body_en) between 1 and 5000)
);
comment on table public.reply_templates is
  'Beginnings of replies, in both languages. The email adds the greeting with the name, so a template begins after it.';

create trigger set_updated_at before update on public.reply_templates
  for each row execute function private.set_updated_at();

insert into public.reply_templates (title_pt, title_en, body_pt, body_en) values
  (
    'Recebemos a sua mensagem',
    'We got your message',
    E'Agradecemos a sua mensagem! Já estamos cuidando dela e, em geral, respondemos em até 2 dias úteis.\n\nSe for uma emergência, ligue para o 911.',
    E'Thank you for writing! We’re looking into your message and usually reply within 2 business days.\n\nIf this is an emergency, call 911.'
  ),
  (
    'Faltam documentos',
    'Documents are missing',
    E'Para seguir com o seu pedido, ainda precisamos da conta detalhada. Na recepção ou por telefone, peça: “itemized bill, please”. Essa conta mostra a data, os procedimentos, o diagnóstico e os valores, item por item.\n\nSe você é membro, mande pelo portal, onde ela fica protegida. Se não é, responda a este e-mail, e a gente explica como mandar. Não mande documentos de saúde pelo WhatsApp.',
    E'To move your request forward, we still need the itemized bill. Ask for it at the front desk or call the billing office. The bill lists the date, procedures, diagnosis, and charges, line by line.\n\nIf you’re a member, send it in the portal, where it’s safe. If not, reply to this email, and we’ll tell you how. Please don’t send health documents over WhatsApp.'
  ),
  (
    'Como participar',
    'How to join',
    E'Que bom que você quer fazer parte! A comunidade não é seguro nem plano de saúde. As famílias contribuem todo mês, e as despesas médicas elegíveis podem ser compartilhadas entre elas. Ninguém promete pagar as contas.\n\nO primeiro passo é fazer a simulação no nosso site. Se preferir conversar, responda com o seu telefone e um bom horário para a gente ligar.',
    E'We’re glad you’d like to join! The community is neither insurance nor a health plan. Families contribute every month, and eligible medical expenses can be shared among them. No one promises to pay your bills.\n\nThe first step is the cost estimate on our website. If you’d rather talk, reply with your phone number and a good time to call.'
  ),
  (
    'Podemos conversar por telefone?',
    'Could we talk by phone?',
    E'Acho que vai ser mais fácil conversar. Em que telefone e em que horário podemos ligar para você? Atendemos de segunda a sexta, das 9h às 17h, horário da Costa Leste (Eastern time).',
    E'I think it would be easier to talk. What’s the best number to reach you, and what time works for you? We’re here Monday to Friday, 9 a.m. to 5 p.m. Eastern time.'
  );

--
-- Changes and context
--

-- It runs with the caller's rights: row policies decide which rows exist, column grants decide what may change.
create function public.change_contacts(changes jsonb) returns jsonb
language plpgsql volatile
security invoker
set search_path = ''
as $$
declare
  most constant integer := 100;
  change record;
  before record;
  is_message boolean;
  after_status text;
  after_priority text;
  after_assigned_to uuid;
  changed_at timestamptz;
  inverse jsonb := '[]';
begin
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and most then
    raise invalid_parameter_value using message = 'Expected a list of 1 to 100 changes.';
  end if;

  -- Ordered by id, so that two callers who change the same rows wait for each other instead of deadlocking.
  for change in
    select (item ->> 'id')::uuid as id, item from jsonb_array_elements(changes) as item order by 1
  loop
    select messages.status, messages.priority, messages.assigned_to, messages.updated_at into before
    from public.contact_messages as messages where messages.id = change.id
    for update;
    is_message := found;
    if not is_message then
      select forms.status, forms.priority, forms.assigned_to, forms.updated_at into before
      from public.form_submissions as forms where forms.id = change.id
      for update;
      continue when not found;
    end if;
    continue when before.updated_at <> (change.item ->> 'seen')::timestamptz;

    after_status := coalesce(change.item ->> 'status', before.status);
    after_priority := coalesce(change.item ->> 'priority', before.priority);
    after_assigned_to := case
      when change.item ? 'assigned_to' then (change.item ->> 'assigned_to')::uuid
      else before.assigned_to
    end;
    continue when (after_status, after_priority, after_assigned_to)
      is not distinct from (before.status, before.priority, before.assigned_to);

    if is_message then
      update public.contact_messages as messages
      set status = after_status, priority = after_priority, assigned_to = after_assigned_to
      where messages.id = change.id
      returning messages.updated_at into changed_at;
    else
      update public.form_submissions as forms
      set status = after_status, priority = after_priority, assigned_to = after_assigned_to
      where forms.id = change.id
      returning forms.updated_at into changed_at;
    end if;
    continue when not found;
    inverse := inverse || jsonb_build_object(
      'id', change.id, 'seen', changed_at,
      'status', before.status, 'priority', before.priority, 'assigned_to', before.assigned_to
    );
  end loop;
  return inverse;
end
$$;
comment on function public.change_contacts(jsonb) is
  'Changes status, priority or assigned_to of messages and forms, all or none: [{"id", "seen"?, "status"?, "priority"?, "assigned_to"?}]. Skips rows whose updated_at is no longer "seen". Returns the changes that undo it, one for each changed row.';

create function public.contact_sender(contact_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  contact record;
  sender public.members;
begin
  -- The list itself decides what the caller may see.
  select id, kind, member_id, email into contact from public.contact_list where contact_list.id = contact_sender.contact_id;
  if not found then
    perform private.fail(404, 'not_found', 'There is no such message.');
  end if;
  -- By the login that sent it, otherwise by the email address, which anyone can type.
  select * into sender from public.members
  where members.id = contact.member_id or (contact.member_id is null and members.email = contact.email);
  return jsonb_build_object(
    'is_signed_in', contact.member_id is not null,
    'member', case when sender.id is not null then jsonb_build_object(
      'id', sender.id,
      'member_number', sender.member_number,
      'name', btrim(sender.first_name || ' ' || sender.last_name),
      'status', sender.enrollment_status,
      'since', sender.created_at,
      'plan', (select products.label from public.products where products.id = sender.current_product_id),
      'advisor', (
        select btrim(agents.first_name || ' ' || agents.last_name) from public.agents where agents.id = sender.agent_id
      ),
      'rules_accepted_at', (
        select max(forms.created_at) from public.form_submissions as forms
        where forms.member_id = sender.id and forms.form_slug = 'sharing-rules'
      )
    ) end,
    'others', (
      select coalesce(jsonb_agg(to_jsonb(others) order by others.created_at desc), '[]')
      from (
        select list.id, list.kind, list.type, list.subject, list.status, list.created_at
        from public.contact_list as list
        where list.id <> contact.id and not list.is_record
          and (list.member_id = sender.id or list.email = contact.email)
        order by list.created_at desc
        limit 8
      ) as others
    )
  );
end
$$;
comment on function public.contact_sender(uuid) is
  'What is known about the sender of a message or form, for admins who may read it: the member without any health fields, and other requests.';
