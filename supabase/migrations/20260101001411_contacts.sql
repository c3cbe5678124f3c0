-- Contacts as the Command Center works with them: what the contact form brought, what the other forms brought, and what the team
-- wrote down after a call or a chat. One list for all of it, each with a status, a priority, somebody who looks after it, replies
-- and notes. What the forms hold can be about health, so it stays with admins for members, and opening it is logged.

-- Messages: by hand, too

alter table public.contact_messages
  add column phone text,
  add column assigned_to uuid references public.admins (id) on delete set null,
  add column entered_by uuid default private.current_admin_id() references public.admins (id) on delete set null,
  add constraint contact_messages_phone_length check (char_length(phone) between 1 and 32),
  drop constraint contact_messages_type_known,
  add constraint contact_messages_type_known check (type in ('whatsapp', 'phone', 'email', 'form'));
alter table public.contact_messages add column search_text text generated always as (
  private.searchable(
    name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
      || ' ' || right(id::text, 8) || ' ' || coalesce(member_id::text, '') || ' ' || subject || ' ' || message
  )
) stored;
comment on column public.contact_messages.assigned_to is 'Who of the team looks after it.';
comment on column public.contact_messages.entered_by is 'Who of the team wrote it down; empty for what came by itself.';
comment on column public.contact_messages.search_text is
  'What a search looks through; also the digits of the phone number, and the reference that the writer saw: the id''s last eight characters.';

-- Forms: the same, and who sent them, so that a list need not look into the answers

alter table public.form_submissions
  add column name text not null default '',
  add column email text,
  add column phone text,
  add column priority text not null default 'medium',
  add column assigned_to uuid references public.admins (id) on delete set null,
  add constraint form_submissions_priority_known check (priority in ('high', 'medium', 'low')),
  drop constraint form_submissions_status_known;
comment on column public.form_submissions.name is 'Who sent it: the member''s name, or what a visitor gave as theirs.';
comment on column public.form_submissions.assigned_to is 'Who of the team looks after it.';

create function private.is_acknowledgement(form_slug text, answers jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select form_slug = 'sharing-rules' and btrim(coalesce(answers ->> 'question', '')) = ''
$$;
comment on function private.is_acknowledgement(text, jsonb) is
  'Whether somebody has read and accepted the rules, and asks nothing with it: a record, not a request.';
grant execute on function private.is_acknowledgement(text, jsonb) to anon, authenticated, service_role;

create function private.set_form_writer() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer public.members;
begin
  select * into writer from public.members where members.id = new.member_id;
  new.name := coalesce(btrim(writer.first_name || ' ' || writer.last_name), left(btrim(new.answers ->> 'name'), 200), '');
  new.email := coalesce(writer.email, private.normalize_email(new.answers ->> 'email'));
  new.phone := coalesce(writer.phone_number, left(new.answers ->> 'phone', 32));
  -- The generated is_record is not known yet in a trigger before the insert.
  if private.is_acknowledgement(new.form_slug, new.answers) then
    new.status := 'responded';
  end if;
  return new;
end
$$;
comment on function private.set_form_writer() is
  'Trigger: records who sent a form, from the member''s record or the answers. An accepted copy of the rules is no open request.';
create trigger set_form_writer before insert on public.form_submissions
  for each row execute function private.set_form_writer();

update public.form_submissions as submissions
set
  name = coalesce(btrim(members.first_name || ' ' || members.last_name), left(btrim(given.answers ->> 'name'), 200), ''),
  email = coalesce(members.email, private.normalize_email(given.answers ->> 'email')),
  phone = coalesce(members.phone_number, left(given.answers ->> 'phone', 32)),
  -- One set of words for the status of all that waits for an answer.
  status = case given.status when 'done' then 'responded' else given.status end
from public.form_submissions as given
left join public.members on members.id = given.member_id
where given.id = submissions.id;

alter table public.form_submissions
  add constraint form_submissions_status_known check (status in ('new', 'in_progress', 'responded'));
-- No answers here: a search must not find out what an opening would log.
alter table public.form_submissions add column search_text text generated always as (
  private.searchable(
    name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
      || ' ' || right(id::text, 8) || ' ' || coalesce(member_id::text, '')
  )
) stored;
comment on column public.form_submissions.search_text is
  'What a search looks through: who sent it, and the reference that they saw, the id''s last eight characters.';

alter table public.form_submissions add column is_record boolean not null generated always as (
  private.is_acknowledgement(form_slug, answers)
) stored;
comment on column public.form_submissions.is_record is
  'Whether it needs no answer: the rules were accepted, without a question. The inbox leaves it out unless asked for it.';
update public.form_submissions set status = 'responded' where is_record;

-- Indexes: every filter and every order of the list, on both tables

drop index public.contact_messages_created_at_idx;
drop index public.contact_messages_status_idx;
create index contact_messages_created_at_idx on public.contact_messages (created_at, id);
create index contact_messages_name_idx on public.contact_messages (name, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at, id);
create index contact_messages_priority_idx on public.contact_messages (priority, created_at, id);
create index contact_messages_type_idx on public.contact_messages (type, created_at, id);
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to, created_at, id);
create index contact_messages_entered_by_idx on public.contact_messages (entered_by);
create index contact_messages_search_text_idx on public.contact_messages using gin (search_text extensions.gin_trgm_ops);

drop index public.form_submissions_created_at_idx;
drop index public.form_submissions_form_slug_idx;
create index form_submissions_created_at_idx on public.form_submissions (created_at, id);
create index form_submissions_name_idx on public.form_submissions (name, id);
create index form_submissions_status_idx on public.form_submissions (status, created_at, id);
create index form_submissions_priority_idx on public.form_submissions (priority, created_at, id);
create index form_submissions_form_slug_idx on public.form_submissions (form_slug, created_at, id);
create index form_submissions_assigned_to_idx on public.form_submissions (assigned_to, created_at, id);
create index form_submissions_search_text_idx on public.form_submissions using gin (search_text extensions.gin_trgm_ops);

-- Replies to forms, notes, and templates for replies

alter table public.message_replies
  add column submission_id uuid references public.form_submissions (id) on delete cascade,
  alter column message_id drop not null,
  add constraint message_replies_answers_one check (num_nonnulls(message_id, submission_id) = 1);
comment on table public.message_replies is
  'Answers to messages and forms. sent_at stays empty until the mail has been handed over.';
create index message_replies_submission_id_idx on public.message_replies (submission_id, created_at);

create table public.contact_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  submission_id uuid references public.form_submissions (id) on delete cascade,
  admin_id uuid default private.current_admin_id() references public.admins (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint contact_notes_about_one check (num_nonnulls(message_id, submission_id) = 1),
  constraint contact_notes_body_length check (char_length(body) between 1 and 5000)
);
comment on table public.contact_notes is 'What the team writes down for itself about a message or a form. Never sent to anybody.';
create index contact_notes_message_id_idx on public.contact_notes (message_id, created_at);
create index contact_notes_submission_id_idx on public.contact_notes (submission_id, created_at);
create index contact_notes_admin_id_idx on public.contact_notes (admin_id);

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
  'Beginnings of replies, in both languages. The mail greets by name itself, so a template begins with what comes after.';
create trigger set_updated_at before update on public.reply_templates
  for each row execute function private.set_updated_at();

insert into public.reply_templates (title_pt, title_en, body_pt, body_en) values
  (
    'Recebemos a sua mensagem',
    'We got your message',
    E'Agradecemos a sua mensagem! Já estamos cuidando dela e, em geral, respondemos em até 2 dias úteis.\n\nSe for uma emergência, ligue para o 911.',
    E'Thank you for writing! We’re looking into it and usually answer within 2 business days.\n\nIf it’s an emergency, call 911.'
  ),
  (
    'Faltam documentos',
    'Documents are missing',
    E'Para seguir com o seu pedido, ainda precisamos da conta detalhada. Na recepção ou por telefone, peça: “itemized bill, please”. Ela mostra a data, os procedimentos, o diagnóstico e os valores, item por item.\n\nQuando estiver com ela, responda a este e-mail, e a gente explica como mandar com segurança. Não mande documentos de saúde pelo WhatsApp.',
    E'To move your request forward, we still need the itemized bill. Ask for it at the front desk or call the billing office. It lists the date, procedures, diagnosis, and charges, line by line.\n\nOnce you have it, reply to this email, and we’ll tell you a safe way to send it. Please don’t send health documents over WhatsApp.'
  ),
  (
    'Como participar',
    'How to join',
    E'Que bom que você quer fazer parte! A comunidade não é seguro nem plano de saúde. As famílias contribuem todo mês, e as despesas médicas elegíveis podem ser compartilhadas entre elas. Ninguém promete pagar as contas.\n\nO primeiro passo é a simulação no nosso site. Se preferir conversar, responda com o seu telefone e um bom horário.',
    E'We’re glad you’d like to join! The community isn’t insurance or a health plan. Families contribute every month, and eligible medical expenses can be shared among them. No one promises to pay the bills.\n\nThe first step is the cost estimate on our website. If you’d rather talk, reply with your phone number and a good time to call.'
  ),
  (
    'Podemos conversar por telefone?',
    'Could we talk by phone?',
    E'Acho que vai ser mais fácil conversar. Qual é o melhor telefone, e qual é o melhor horário para você? Atendemos de segunda a sexta, das 9h às 17h, horário da Costa Leste (Eastern time).',
    E'I think it would be easier to talk. What’s the best number to reach you, and what time works for you? We’re here Monday to Friday, 9 a.m. to 5 p.m. Eastern time.'
  );

create trigger log_write after insert or update or delete on public.contact_notes
  for each row execute function private.log_write();
create trigger log_write after insert or update or delete on public.reply_templates
  for each row execute function private.log_write();

-- The list

create view public.contact_list with (security_invoker = false) as
  select
    items.*,
    (select admins.name from public.admins where admins.id = items.assigned_to) as assigned_name,
    (select admins.name from public.admins where admins.id = items.entered_by) as entered_by_name
  from (
    select
      id, 'message'::text as kind, type, name, email, phone, subject, left(message, 200) as excerpt, message, status, priority,
      assigned_to, entered_by, member_id, language, false as is_record, search_text, created_at, updated_at
    from public.contact_messages
    union all
    select
      id, 'form'::text, form_slug, name, email, phone, ''::text, ''::text, null::text, status, priority,
      assigned_to, null::uuid, member_id, language, is_record, search_text, created_at, updated_at
    from public.form_submissions
  ) as items
  where (items.kind = 'message' and (select private.admin_reads('contact_messages')))
    or (items.kind = 'form' and (select private.admin_reads('form_submissions')));
comment on view public.contact_list is
  'Messages and forms as the Command Center lists them: what the policies on both tables show, with indexes. type is the form''s slug for forms.';

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
  'The answers of a form, for admins for members or contacts; each look is logged.';

-- Access

alter table public.contact_notes enable row level security;
alter table public.reply_templates enable row level security;
grant select, insert, update, delete on public.contact_notes, public.reply_templates to service_role;

grant select on public.contact_list to anon;
revoke all on function public.open_form_submission(uuid), private.set_form_writer() from public, anon, authenticated;
grant execute on function public.open_form_submission(uuid) to service_role;

grant update (assigned_to), insert (name, email, phone, subject, message, type, language, status, priority, assigned_to)
  on public.contact_messages to anon;
create policy "Admins for contacts write down messages" on public.contact_messages
  for insert to anon
  with check (
    (select private.admin_can('contacts'))
    and type in ('whatsapp', 'phone', 'email')
    and entered_by = (select private.current_admin_id())
  );

revoke select on public.form_submissions from anon, authenticated;
grant select (
  id, form_slug, member_id, language, status, created_at, updated_at, name, email, phone, priority, assigned_to, is_record, search_text
) on public.form_submissions to anon, authenticated;
grant update (priority, assigned_to) on public.form_submissions to anon;

grant insert (id, submission_id) on public.message_replies to anon;
drop policy "Admins for contacts read replies" on public.message_replies;
drop policy "Admins for contacts reply in their own name" on public.message_replies;
create policy "Admins read replies to what they may read" on public.message_replies
  for select to anon, authenticated
  using (
    (message_id is not null and (select private.admin_reads('contact_messages')))
    or (submission_id is not null and (select private.admin_reads('form_submissions')))
  );
create policy "Admins reply in their own name" on public.message_replies
  for insert to anon, authenticated
  with check (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );

grant select, delete, insert (id, message_id, submission_id, body) on public.contact_notes to anon;
create policy "Admins read notes on what they may read" on public.contact_notes
  for select to anon
  using (
    (message_id is not null and (select private.admin_reads('contact_messages')))
    or (submission_id is not null and (select private.admin_reads('form_submissions')))
  );
create policy "Admins write notes in their own name" on public.contact_notes
  for insert to anon
  with check (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );
create policy "Admins take back their own notes" on public.contact_notes
  for delete to anon
  using (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );

grant select, delete,
  insert (title_pt, title_en, body_pt, body_en), update (title_pt, title_en, body_pt, body_en)
  on public.reply_templates to anon;
create policy "Admins who reply read templates" on public.reply_templates
  for select to anon using ((select private.admin_can('contacts')) or (select private.admin_can('members')));
create policy "Admins for contacts add templates" on public.reply_templates
  for insert to anon with check ((select private.admin_can('contacts')));
create policy "Admins for contacts change templates" on public.reply_templates
  for update to anon
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts delete templates" on public.reply_templates
  for delete to anon using ((select private.admin_can('contacts')));
