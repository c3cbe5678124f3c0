-- The documents of a request: which ones it needs, by rules that the team edits, and the files that the member sends.

--
-- Kinds, rules and reasons
--

create table public.document_kinds (
  -- The code of a kind that the team adds has no meaning, because its name can change.
  kind text primary key default 'kind-' || left(gen_random_uuid()::text, 8),
  id uuid not null default gen_random_uuid(),
  position integer not null,
  name_pt text not null,
  name_en text not null,
  help_pt text not null,
  help_en text not null,
  -- The English words to show at the front desk, and what they mean.
  ask_en text,
  ask_pt text,
  is_signed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_kinds_id_key unique (id),
  constraint document_kinds_position_plausible check (position between 0 and 9999),
  constraint document_kinds_kind_format check (kind ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint document_kinds_name_pt_length check (char_length(name_pt) between 1 and 100),
  constraint document_kinds_name_en_length check (char_length(name_en) between 1 and 100),
  constraint document_kinds_help_pt_length check (char_length(help_pt) between 1 and 1000),
  constraint document_kinds_help_en_length check (char_length(help_en) between 1 and 1000),
  constraint document_kinds_ask_en_length check (char_length(ask_en) between 1 and 300),
  constraint document_kinds_ask_pt_length check (char_length(ask_pt) between 1 and 300),
  constraint document_kinds_ask_both check ((ask_en is null) = (ask_pt is null))
);
comment on table public.document_kinds is 'The kinds of documents: what each is, and the words to ask for it at the front desk.';
comment on column public.document_kinds.is_signed is 'Whether the member signs it in the portal instead of sending a file.';
create trigger set_updated_at before update on public.document_kinds
  for each row execute function private.set_updated_at();

create table public.document_rules (
  id uuid primary key default gen_random_uuid(),
  document_kind text not null references public.document_kinds (kind) on update cascade,
  is_required boolean not null default true,
  -- Each condition that is not null must hold.
  kinds text[],
  care_stages text[],
  accident_kinds text[],
  had_before text[],
  other_payers text[],
  payments text[],
  min_amount_cents bigint,
  note text not null default '',
  wanted jsonb,
  wanted_by uuid references public.admins (id) on delete set null,
  wanted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_rules_kinds_known check (kinds <@ '{illness,accident,maternity,prevention,death,other}'),
  constraint document_rules_care_stages_known check (care_stages <@ '{happened,ongoing,planned}'),
  constraint document_rules_accident_kinds_known check (accident_kinds <@ '{traffic,work,other}'),
  constraint document_rules_had_before_known check (had_before <@ '{no,yes,unsure}'),
  constraint document_rules_other_payers_known check (other_payers <@ '{no,yes,unsure}'),
  constraint document_rules_payments_known check (payments <@ '{unpaid,partly,paid}'),
  constraint document_rules_min_amount_plausible check (min_amount_cents between 1 and 99999999999),
  constraint document_rules_note_length check (char_length(note) <= 300)
);
comment on table public.document_rules is 'Which documents a request needs. A document is on the checklist if one of its rules holds, and required if a required one does.';
comment on column public.document_rules.note is 'Why the rule exists, for the team.';
comment on column public.document_rules.wanted is
  'A change that asks for less, as the new values by column, or {} for a deletion. It counts once another super admin makes it too, or the only one again after 24 hours.';
create index document_rules_wanted_by_idx on public.document_rules (wanted_by);
create index document_rules_document_kind_idx on public.document_rules (document_kind);
create trigger set_updated_at before update on public.document_rules
  for each row execute function private.set_updated_at();

create table private.review_controls (
  request_id uuid primary key references public.sharing_requests (id) on delete cascade,
  began_at timestamptz not null default now(),
  confirm_above_cents bigint not null,
  document_rules jsonb not null
);
comment on table private.review_controls is
  'The amount of public.decision_settings and the document rules with which the review of a request began: what is weaker later does not apply to it.';

create table public.rejection_reasons (
  code text primary key default 'reason-' || left(gen_random_uuid()::text, 8),
  id uuid not null default gen_random_uuid(),
  position integer not null,
  text_pt text not null,
  text_en text not null,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint rejection_reasons_id_key unique (id),
  constraint rejection_reasons_position_plausible check (position between 0 and 9999),
  constraint rejection_reasons_code_format check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint rejection_reasons_text_pt_length check (char_length(text_pt) between 1 and 300),
  constraint rejection_reasons_text_en_length check (char_length(text_en) between 1 and 300)
);
comment on table public.rejection_reasons is 'Why a page cannot be used and what to do about it, in both languages.';
comment on column public.rejection_reasons.retired_at is 'Since when it is not offered any more. Rejections with this reason keep it.';
create trigger set_updated_at before update on public.rejection_reasons
  for each row execute function private.set_updated_at();

insert into public.document_kinds (kind, position, name_pt, name_en, help_pt, help_en, ask_en, ask_pt) values
  (
    'itemized-bill', 1, 'Conta detalhada', 'Itemized bill',
    'A conta com cada serviço, a data, o código e o valor. No hospital ela também se chama UB-04; no consultório, CMS-1500. O recibo do cartão não serve.',
    'The bill that lists every service with its date, code, and price. A UB-04 from the hospital or a CMS-1500 from the doctor works too. A card receipt does not.',
    'An itemized bill, please: every service, with date, code, and price.',
    'Peço uma conta detalhada: cada serviço, com data, código e preço.'
  ),
  (
    'good-faith-estimate', 2, 'Estimativa por escrito', 'Good Faith Estimate',
    'O preço previsto, por escrito, antes do atendimento. Tem direito a ela quem marca com três dias de antecedência, sem contar o fim de semana, ou quem pede.',
    'The expected price in writing, before you get care. You have the right to it if you schedule at least three days ahead, weekends aside, or whenever you ask.',
    'I’m paying on my own. A Good Faith Estimate in writing, please.',
    'Vou pagar por conta própria. Peço a estimativa de preço por escrito.'
  ),
  (
    'payment-proof', 3, 'Comprovante do que foi pago', 'Proof of what was paid',
    'O recibo com data e valor, ou a carta de saldo zero (zero-balance letter).',
    'A receipt with the date and amount, or a zero-balance letter.',
    'A receipt, or a zero-balance letter, please.',
    'Peço um recibo ou uma carta dizendo que não devo mais nada.'
  ),
  (
    'provider-notes', 4, 'Anotações da consulta', 'Visit notes',
    'O que o médico escreveu sobre o atendimento. Muitas vezes estão no portal do paciente.',
    'What the doctor wrote about your visit. You can often find it in the patient portal.',
    'The visit notes, please.',
    'Peço as anotações da consulta.'
  ),
  (
    'records', 5, 'Prontuário de antes da adesão', 'Medical records from before you joined',
    'O histórico dos 24 meses antes da entrada na comunidade (36 em caso de câncer). O médico ou hospital tem 30 dias para entregar: peça logo.',
    'Your records from the 24 months before joining (36 for cancer). The doctor or hospital has 30 days to give them to you, so ask soon.',
    'My medical records, please, under HIPAA right of access.',
    'Peço o meu prontuário. A lei HIPAA me dá esse direito.'
  ),
  (
    'release', 6, 'Autorização para falarmos por você', 'Permission to speak for you',
    'Com ela, podemos falar com o hospital sobre esta conta. Você assina aqui mesmo.',
    'It lets us talk to the hospital about this bill. You sign it right here.',
    null, null
  ),
  (
    'other-payer-letter', 7, 'Resposta de quem paga antes', 'The other payer’s answer',
    'A carta de pagamento ou recusa do seguro, do programa público ou de quem causou o acidente.',
    'The letter of payment or denial from the insurance, public program, or the person who caused the accident.',
    'The letter of payment or denial, please.',
    'Peço a carta de pagamento ou de recusa.'
  ),
  (
    'financial-assistance', 8, 'Resposta do pedido de ajuda financeira', 'Answer to the financial assistance application',
    'Muitos hospitais reduzem ou perdoam a conta conforme a renda (charity care). Mande a resposta por escrito, mesmo que seja não.',
    'Many hospitals reduce or forgive bills based on income (charity care). Send the written answer, even if it is no.',
    'Your financial assistance (charity care) application, please, and the answer in writing.',
    'Peço o formulário de ajuda financeira e a resposta por escrito.'
  ),
  (
    'accident-report', 9, 'Registro do acidente', 'Accident report',
    'O boletim da polícia, o registro do trabalho ou, se não houver, a sua descrição do que aconteceu, com data e lugar.',
    'The police or workplace report or, if there is none, your own account of what happened, with date and place.',
    'A copy of the accident report, please.',
    'Peço uma cópia do registro do acidente.'
  ),
  (
    'first-ultrasound', 10, 'Primeira ultrassonografia', 'First ultrasound',
    'O laudo da primeira ultrassonografia, com a data prevista do parto.',
    'The report of the first ultrasound, with the due date.',
    'The report of my first ultrasound, please.',
    'Peço o laudo da minha primeira ultrassonografia.'
  ),
  (
    'birth-certificate', 11, 'Certidão de nascimento', 'Birth certificate',
    'Depois do parto. A certidão do hospital também serve até a oficial chegar.',
    'After the birth. The hospital’s certificate works until the official one arrives.',
    'A copy of the birth certificate, please.',
    'Peço uma cópia da certidão de nascimento.'
  ),
  (
    'death-certificate', 12, 'Certidão de óbito', 'Death certificate',
    'A certidão emitida pelo estado ou pelo condado. A funerária costuma pedir as cópias para a família. Se a morte foi no Brasil, mande a certidão do cartório.',
    'The certificate issued by the state or county. The funeral home usually orders copies for the family. If the death was in Brazil, send the certificate from the registry office.',
    'A certified copy of the death certificate, please.',
    'Peço uma cópia autenticada da certidão de óbito.'
  ),
  (
    'other', 13, 'Outro documento', 'Other document',
    'Qualquer outra página que ajude a entender a conta.',
    'Any other page that helps us understand the bill.',
    null, null
  );
update public.document_kinds set is_signed = true where kind = 'release';

insert into public.document_rules (document_kind, is_required, kinds, care_stages, accident_kinds, had_before, other_payers, payments, min_amount_cents, note) values
  ('itemized-bill', true, null, '{happened,ongoing}', null, null, null, null, null, 'Every bill is checked line by line.'),
  ('good-faith-estimate', true, null, '{planned}', null, null, null, null, null, 'Planned care starts with an estimate instead of a bill.'),
  ('payment-proof', true, null, null, null, null, null, '{partly,paid}', null, 'Shows what the member has paid, and when.'),
  ('provider-notes', true, '{illness,accident,maternity,other}', '{happened,ongoing}', null, null, null, null, null, 'Shows what the care was for.'),
  ('records', true, null, null, null, '{yes,unsure}', null, null, null, 'Shows when a condition began.'),
  ('release', true, null, null, null, null, null, null, null, 'Without it, we cannot speak with the provider.'),
  ('other-payer-letter', true, null, null, null, null, '{yes}', null, null, 'Other payers pay first.'),
  ('other-payer-letter', false, null, null, null, null, '{unsure}', null, null, 'Helps to find out whether another payer pays first.'),
  ('financial-assistance', false, null, '{happened,ongoing}', null, null, null, '{unpaid,partly}', 500000, 'Large unpaid bills are often reduced.'),
  ('accident-report', true, '{accident}', null, '{traffic,work}', null, null, null, null, 'Shows who pays first.'),
  ('accident-report', false, '{accident}', null, '{other}', null, null, null, null, 'Helps to understand what happened.'),
  ('first-ultrasound', true, '{maternity}', null, null, null, null, null, null, 'Shows when the pregnancy began.'),
  ('birth-certificate', false, '{maternity}', '{happened}', null, null, null, null, null, 'Needed for the baby''s membership.'),
  ('death-certificate', true, '{death}', null, null, null, null, null, null, 'Death assistance is given on a death certificate.');

insert into public.rejection_reasons (code, position, text_pt, text_en) values
  ('blurry', 1, 'A foto saiu tremida e não dá para ler os valores. Apoie o papel na mesa e tire outra, com luz.', 'The photo is blurry and we can’t read the amounts. Lay the page flat, in good light, and take another.'),
  ('dark', 2, 'A foto ficou escura. Tire outra perto de uma janela, sem sombra na página.', 'The photo is too dark. Take another near a window, with no shadow on the page.'),
  ('cropped', 3, 'Falta um pedaço da página. Tire outra com as quatro bordas à vista.', 'Part of the page is missing. Take another that shows all four edges.'),
  ('page-missing', 4, 'Falta pelo menos uma página deste documento. Mande todas, também o verso.', 'At least one page of this document is missing. Please send all of them, including the back.'),
  ('not-itemized', 5, 'Este é um resumo ou recibo. Precisamos da conta detalhada (itemized bill), com cada serviço.', 'This is a summary or a receipt. We need the itemized bill that lists every service.'),
  ('wrong-person', 6, 'O documento é de outra pessoa. Mande o de quem recebeu o atendimento.', 'This document is for another person. Please send the one for the person who got care.'),
  ('wrong-date', 7, 'O documento é de outro atendimento. Mande o da data do pedido.', 'This document is for a different visit. Please send the one for the date on the request.');

--
-- The checklist
--

create table public.request_items (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.sharing_requests (id) on delete cascade,
  document_kind text not null references public.document_kinds (kind) on update cascade,
  source text not null default 'rule',
  is_required boolean not null default true,
  status text not null default 'missing',
  note text,
  due_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint request_items_own_key unique (id, request_id),
  constraint request_items_source_known check (source in ('rule', 'team', 'member')),
  constraint request_items_status_known check (status in ('missing', 'received', 'accepted', 'rejected', 'waived')),
  constraint request_items_note_length check (char_length(note) between 1 and 1000)
);
comment on table public.request_items is 'The checklist of a request: the documents it needs, and whether they have arrived and can be used.';
comment on column public.request_items.source is 'What put it on the list: a rule, the team, or the member.';
comment on column public.request_items.note is 'What the team tells the member about it.';
create index request_items_request_id_idx on public.request_items (request_id);
-- The queue counts these for each row, and for each row before a far page.
create index request_items_open_idx on public.request_items (request_id)
  where is_required and status in ('missing', 'rejected');
create index request_items_document_kind_idx on public.request_items (document_kind);
create trigger set_updated_at before update on public.request_items
  for each row execute function private.set_updated_at();

create function private.holds(condition text[], fact text) returns boolean
language sql immutable
set search_path = ''
as $$
  select condition is null or coalesce(fact = any (condition), false)
$$;
comment on function private.holds(text[], text) is 'Whether a fact meets a condition of a rule. A condition that is null always holds.';

create function private.needed_documents(request public.sharing_requests)
returns table (document_kind text, is_required boolean)
language sql stable
set search_path = ''
as $$
  select rules.document_kind, bool_or(rules.is_required)
  from (
    select document_rules.* from public.document_rules
    where not exists (select from private.review_controls as controls where controls.request_id = request.id)
    union all
    select kept.* from private.review_controls as controls,
      jsonb_populate_recordset(null::public.document_rules, controls.document_rules) as kept
    where controls.request_id = request.id
    union all
    -- Bills arrive for months, after an estimate and after an answer.
    select always.* from jsonb_populate_record(null::public.document_rules, '{"document_kind": "itemized-bill", "is_required": false}') as always
  ) as rules
  where private.holds(rules.kinds, request.kind)
    -- A death has no bill: only what is asked for it.
    and (request.kind is distinct from 'death' or rules.kinds is not null)
    and private.holds(rules.care_stages, request.care_stage)
    and private.holds(rules.accident_kinds, request.accident_kind)
    and private.holds(rules.had_before, request.had_before)
    and private.holds(rules.other_payers, request.other_payer)
    and private.holds(rules.payments, request.payment)
    and (rules.min_amount_cents is null or coalesce(request.amount_cents >= rules.min_amount_cents, false))
  group by rules.document_kind
$$;
comment on function private.needed_documents(public.sharing_requests) is
  'The documents that a request needs by the rules, or, once its review has begun, by those of that moment. A bill always has a place, except in a request about a death.';

-- What has a file, or was asked for by a person, stays on the list whatever the rules say.
create function private.refresh_checklist() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.request_items as items
  where items.request_id = new.id and items.source = 'rule' and items.status = 'missing'
    and not exists (select from private.needed_documents(new) as needed where needed.document_kind = items.document_kind)
    and not exists (select from public.request_files as files where files.item_id = items.id);
  update public.request_items as items set is_required = needed.is_required
  from private.needed_documents(new) as needed
  where items.request_id = new.id and items.source = 'rule' and items.document_kind = needed.document_kind
    and items.is_required <> needed.is_required;
  insert into public.request_items (request_id, document_kind, is_required)
  select new.id, needed.document_kind, needed.is_required
  from private.needed_documents(new) as needed
  where (
      -- A request begins with a photo of the bill, before anything is known about it.
      needed.document_kind = 'itemized-bill'
      or new.kind is not null and (new.care_stage is not null or new.kind = 'death')
    )
    and not exists (
      select from public.request_items as items
      where items.request_id = new.id and items.document_kind = needed.document_kind
    );
  return null;
end
$$;
comment on function private.refresh_checklist() is 'Trigger: the checklist follows the facts of a request and the rules.';

create trigger refresh_checklist
  after insert or
    update of kind, care_stage, accident_kind, had_before, other_payer, payment, amount_cents on public.sharing_requests
  for each row execute function private.refresh_checklist();

--
-- Files
--
-- A file is announced first (add_request_file), then uploaded to the path of its row. The policy on storage.objects accepts
-- announced files only, once, and a trigger marks the row as received in the same transaction.

create table public.request_files (
  id uuid primary key,
  request_id uuid not null,
  item_id uuid not null,
  member_id uuid not null,
  position integer not null,
  name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  warnings text[] not null default '{}',
  status text not null default 'uploading',
  rejection_reason text references public.rejection_reasons (code) on update cascade,
  rejection_text text,
  path text not null generated always as (member_id::text || '/' || request_id::text || '/' || id::text) stored,
  created_at timestamptz not null default now(),
  received_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references public.admins (id) on delete set null,
  replaces uuid references public.request_files (id) on delete set null,
  -- A verdict that the member does not see yet, and that can be undone. Releasing it moves it into the columns above.
  verdict text,
  verdict_reason text references public.rejection_reasons (code) on update cascade,
  verdict_text text,
  verdict_at timestamptz,
  verdict_by uuid references public.admins (id) on delete set null,
  updated_at timestamptz not null default now(),
  constraint request_files_path_key unique (path),
  constraint request_files_request_fkey foreign key (request_id, member_id)
    references public.sharing_requests (id, member_id) on delete cascade,
  constraint request_files_item_fkey foreign key (item_id, request_id)
    references public.request_items (id, request_id) on delete cascade,
  constraint request_files_name_length check (char_length(name) between 1 and 255),
  constraint request_files_mime_type_known check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  constraint request_files_size_plausible check (size_bytes between 1 and 20971520),
  constraint request_files_sha256_format check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint request_files_warnings_known check (warnings <@ '{blurry,dark,cropped,small}'),
  constraint request_files_status_known check (status in ('uploading', 'received', 'accepted', 'rejected')),
  constraint request_files_rejected_with_reason check (
    (status = 'rejected') = (rejection_reason is not null or rejection_text is not null)
  ),
  constraint request_files_rejection_text_length check (char_length(rejection_text) between 1 and 1000),
  constraint request_files_verdict_known check (verdict in ('accepted', 'rejected')),
  constraint request_files_verdict_of_received check (verdict is null or status <> 'uploading'),
  constraint request_files_verdict_with_time check ((verdict is null) = (verdict_at is null)),
  constraint request_files_verdict_with_reason check (
    (verdict is not distinct from 'rejected') = (verdict_reason is not null or verdict_text is not null)
  ),
  constraint request_files_verdict_text_length check (char_length(verdict_text) between 1 and 1000)
);
comment on table public.request_files is 'The files of a request, page by page. The contents are in the bucket request-files.';
comment on column public.request_files.replaces is 'The file that goes once this one has arrived, unless the team has reviewed it.';
comment on column public.request_files.sha256 is 'The hash of the file that the member chose, so that the same photo is not sent twice.';
comment on column public.request_files.verdict is 'What an admin decided about the page, until it is released to the member.';
comment on column public.request_files.warnings is 'What the browser noticed about the page: blurry, dark, cropped, small.';
create unique index request_files_sha256_key on public.request_files (request_id, sha256) where status <> 'rejected';
create index request_files_request_id_idx on public.request_files (request_id, member_id);
create index request_files_received_idx on public.request_files (request_id) where status = 'received';
create index request_files_item_id_idx on public.request_files (item_id, position);
create index request_files_rejection_reason_idx on public.request_files (rejection_reason);
create index request_files_replaces_idx on public.request_files (replaces);
create index request_files_reviewed_by_idx on public.request_files (reviewed_by);
create index request_files_verdict_idx on public.request_files (request_id, verdict_by) where verdict is not null;
create index request_files_verdict_reason_idx on public.request_files (verdict_reason);
create index request_files_verdict_by_idx on public.request_files (verdict_by);
create trigger set_updated_at before update on public.request_files
  for each row execute function private.set_updated_at();

create view private.unchecked_pages as
  select files.id, files.request_id, files.received_at, files.verdict
  from public.request_files as files
  join public.request_items as items on items.id = files.item_id
  where files.status = 'received' and items.status not in ('accepted', 'waived');
comment on view private.unchecked_pages is
  'Pages that have arrived and are to be checked. Those of a document that was accepted as a whole, or is not needed, are not.';

create function private.may_change_page(page public.request_files) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select page.status in ('uploading', 'received') and not exists (
    select from public.request_items as items where items.id = page.item_id and items.status = 'accepted'
  )
$$;
comment on function private.may_change_page(public.request_files) is
  'Whether the member may remove or replace a page: the team has accepted neither it nor its document.';

create function private.own_request(request_id uuid) returns public.sharing_requests
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  found_request public.sharing_requests;
begin
  select * into found_request from public.sharing_requests as requests
  where requests.id = own_request.request_id and requests.member_id = private.current_member_id()
  for update;
  -- Another member's request is the same as none.
  if found_request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  end if;
  return found_request;
end
$$;
comment on function private.own_request(uuid) is 'A request of the member who calls, locked. Ends the request with 404 if there is none.';

create function private.status_of_pages(item_id uuid, released_by uuid default null) returns text
language sql stable
security definer
set search_path = ''
as $$
  with pages as (
    select
      files.created_at,
      case when shown.is_released then files.verdict else files.status end as status,
      case when shown.is_released then now() else files.reviewed_at end as reviewed_at
    from public.request_files as files
    cross join lateral (select files.verdict is not null and files.verdict_by = released_by as is_released) as shown
    where files.item_id = status_of_pages.item_id
  ), counts as (
    select
      count(*) filter (where pages.status <> 'rejected') as total,
      count(*) filter (where pages.status = 'accepted') as accepted,
      count(*) filter (where pages.status = 'uploading') as uploading,
      count(*) filter (where pages.status = 'received') as unchecked,
      count(*) filter (
        where pages.status = 'rejected' and not exists (
          select from pages as later where later.created_at > pages.reviewed_at and later.status in ('received', 'accepted')
        )
      ) as unusable
    from pages
  )
  select case
    -- The member hears of unusable pages once all pages of the document are checked.
    when counts.unchecked > 0 then 'received'
    when counts.unusable > 0 then 'rejected'
    when counts.total = 0 then 'missing'
    when counts.accepted = counts.total then 'accepted'
    when counts.uploading = counts.total then 'missing'
    else 'received'
  end
  from counts
$$;
comment on function private.status_of_pages(uuid, uuid) is
  'The status of an item by its pages; with an admin, as if the verdicts of that admin were released.';

create function private.settle_item(item_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  waiting_request uuid;
begin
  update public.request_items as items set status = private.status_of_pages(items.id)
  where items.id = settle_item.item_id and items.status <> 'waived'
  returning items.request_id into waiting_request;
  perform private.end_member_turn(waiting_request);
end
$$;
comment on function private.settle_item(uuid) is
  'Sets the status of an item from its files. Once the member has nothing left to do, it is the team''s turn again.';

create function private.next_turn(
  request public.sharing_requests, item_id uuid default null, item_status text default null, released_by uuid default null
) returns text
language sql stable
security definer
set search_path = ''
as $$
  with documents as (
    select items.id, items.is_required, case
      when items.id = next_turn.item_id then next_turn.item_status
      when items.status <> 'waived' and exists (
        select from public.request_files as files
        where files.item_id = items.id and files.verdict is not null and files.verdict_by = released_by
      ) then private.status_of_pages(items.id, released_by)
      else items.status
    end as status
    from public.request_items as items where items.request_id = request.id
  )
  select case
    when request.state = 'waiting_member' then case
      when request.open_questions = '{}' and not exists (
        select from documents where documents.is_required and documents.status in ('missing', 'rejected')
      ) then 'checking'
    end
    when exists (select from documents where documents.status = 'rejected')
      and not exists (
        select from documents
        join public.request_files as files on files.item_id = documents.id
        where documents.status not in ('accepted', 'waived') and files.status = 'received'
          and (files.verdict_by = released_by) is not true
      )
      and exists (
        select from public.request_states as states
        where states.state = request.state and 'waiting_member' = any (states.next_states)
      )
      then 'waiting_member'
  end
$$;
comment on function private.next_turn(public.sharing_requests, uuid, text, uuid) is
  'The state in which a request''s documents and questions put it: the team''s turn, if it waits for the member, who has answered all questions, and no required document is missing or rejected; the member''s turn, if a document cannot be used and no page is left to check. Null if it stays. As if an item had a status, or the verdicts of an admin were released.';

create function private.next_turn_email(
  request public.sharing_requests, item_id uuid default null, item_status text default null, released_by uuid default null
) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  next_state text := private.next_turn(request, item_id, item_status, released_by);
  email text;
begin
  -- The member's turn may end and begin at once. The later email replaces the earlier one.
  for step in 1..2 loop
    exit when next_state is null;
    email := (select states.emails ->> next_state from public.request_states as states where states.state = request.state);
    request.state := next_state;
    next_state := private.next_turn(request, item_id, item_status, released_by);
  end loop;
  return email;
end
$$;
comment on function private.next_turn_email(public.sharing_requests, uuid, text, uuid) is
  'The kind of the email that the member gets about a move of next_turn(); null if there is none.';

create function private.end_member_turn(request_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  select * into request from public.sharing_requests as requests where requests.id = end_member_turn.request_id;
  if private.next_turn(request) = 'checking' then
    perform private.move_request(request.id, 'checking');
  end if;
end
$$;
comment on function private.end_member_turn(uuid) is 'Makes it the team''s turn again, if next_turn() says so.';

create function private.next_file_position(item_id uuid) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(max(files.position), 0) + 1 from public.request_files as files where files.item_id = next_file_position.item_id
$$;
comment on function private.next_file_position(uuid) is 'The position behind all files of an item.';

create function public.add_request_file(
  file_id uuid, request_id uuid, document_kind text, file_name text, mime_type text, size_bytes bigint, sha256 text,
  item_id uuid default null, warnings text[] default '{}', replaces uuid default null
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  most_files constant integer := 30;
  most_bytes constant bigint := 200000000;
  request public.sharing_requests := private.own_request(request_id);
  added public.request_files;
  replaced public.request_files;
  target_item uuid;
begin
  select * into added from public.request_files as files where files.id = file_id;
  if found then
    -- The response to the first call did not arrive.
    if added.request_id <> request.id or added.sha256 <> add_request_file.sha256 then
      perform private.fail(409, 'file_exists', 'There is another file with this id.');
    end if;
    return jsonb_build_object('id', added.id, 'path', added.path, 'status', added.status);
  end if;
  if add_request_file.replaces is not null then
    select * into replaced from public.request_files as files
    where files.id = add_request_file.replaces and files.request_id = request.id and files.status = 'received'
      and private.may_change_page(files);
  end if;
  if request.state = 'withdrawn' then
    perform private.fail(409, 'request_closed', 'The request was withdrawn.');
  elsif (
    select count(*) from public.request_files as files
    where files.request_id = request.id and files.status in ('uploading', 'received') and files.id is distinct from replaced.id
  ) >= most_files
    or (select count(*) from public.request_files as files where files.request_id = request.id) >= 4 * most_files then
    perform private.fail(422, 'too_many_files', 'At most 30 files that no one has checked. Put the pages in one PDF, or remove a file.');
  elsif (
    select coalesce(sum(files.size_bytes), 0) + add_request_file.size_bytes from public.request_files as files
    where files.request_id = request.id
  ) > most_bytes then
    perform private.fail(422, 'files_too_large', 'At most 200 MB in all. Remove a file, or photograph the pages.');
  elsif exists (
    select from public.request_files as files
    where files.request_id = request.id and files.sha256 = add_request_file.sha256 and files.status <> 'rejected'
  ) then
    perform private.fail(409, 'file_duplicate', 'This file was added before.');
  end if;
  perform private.enforce_rate_limit('request.files', request.member_id::text, 300, '1 hour');

  select items.id into target_item from public.request_items as items
  where items.request_id = request.id
    and case when replaced.id is not null then items.id = replaced.item_id when item_id is not null then items.id = item_id else items.document_kind = add_request_file.document_kind end
  order by items.created_at
  limit 1;
  if target_item is null then
    if not exists (
      select from public.document_kinds as kinds
      where kinds.kind = add_request_file.document_kind and not kinds.is_signed
    ) then
      perform private.fail(422, 'unknown_document', 'There is no such document.');
    end if;
    insert into public.request_items (request_id, document_kind, source, is_required)
    values (request.id, add_request_file.document_kind, 'member', false)
    returning id into target_item;
  end if;
  insert into public.request_files (
    id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256, warnings, replaces
  ) values (
    file_id, request.id, target_item, request.member_id, coalesce(replaced.position, private.next_file_position(target_item)),
    file_name, add_request_file.mime_type, add_request_file.size_bytes, add_request_file.sha256, coalesce(warnings, '{}'), replaced.id
  ) returning * into added;
  return jsonb_build_object('id', added.id, 'path', added.path, 'status', added.status);
end
$$;
comment on function public.add_request_file(uuid, uuid, text, text, text, bigint, text, uuid, text[], uuid) is
  'Announces a file of the member''s request: its id, its status, and the path where to upload it (bucket request-files). The same call twice adds one file. Without an item, it goes to the one of its kind. A file that replaces another takes its place once its content is stored. Refuses with 404 not_found, 409 file_duplicate, request_closed or file_exists, 422 too_many_files, files_too_large or unknown_document.';

create function public.remove_request_file(file_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  removed public.request_files;
begin
  select * into removed from public.request_files as files
  where files.id = file_id and files.member_id = private.current_member_id();
  if removed.id is null then
    perform private.fail(404, 'not_found', 'There is no such file.');
  end if;
  perform private.own_request(removed.request_id);
  delete from public.request_files as files where files.id = file_id and private.may_change_page(files);
  if not found then
    perform private.fail(409, 'file_reviewed', 'The team has reviewed this file.');
  end if;
  perform private.settle_item(removed.item_id);
  -- It may have been the last unchecked page.
  perform private.begin_member_turn(removed.request_id);
end
$$;
comment on function public.remove_request_file(uuid) is
  'Removes a file of the member that no one has reviewed. Its content goes, too. Refuses with 404 not_found, 409 file_reviewed.';

create function public.order_request_files(file_ids uuid[]) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  update public.request_files as files set position = wanted.position
  from unnest(file_ids) with ordinality as wanted (id, position)
  where files.id = wanted.id and files.member_id = private.current_member_id();
end
$$;
comment on function public.order_request_files(uuid[]) is 'Puts files of the member in the order of the list.';

--
-- The bucket
--

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('request-files', 'request-files', false, 20971520, '{image/jpeg,image/png,image/webp,application/pdf}');

create function private.guard_request_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  announced public.request_files;
begin
  if tg_op = 'UPDATE' then
    if (old.bucket_id, old.name, old.version) is not distinct from (new.bucket_id, new.name, new.version) then
      return new;
    end if;
  else
    -- Locked, because the member may remove it meanwhile: the request first, as in all work on its files, or two would wait for each other.
    perform from public.sharing_requests as requests
    where requests.id = (select files.request_id from public.request_files as files where files.path = new.name)
      and requests.state <> 'withdrawn'
    for update;
    if found then
      select * into announced from public.request_files as files
      where files.path = new.name and files.status = 'uploading'
      for no key update;
    end if;
    -- Without a tag, the content is still to come. A form contains a little more than the file.
    if announced.id is not null
      and coalesce((new.metadata ->> 'contentLength')::bigint, 0) <= announced.size_bytes + 65536
      and coalesce((new.metadata ->> 'size')::bigint, announced.size_bytes) = announced.size_bytes
      and (not new.metadata ? 'eTag' or new.metadata ->> 'mimetype' = announced.mime_type)
    then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'A page is stored once, as it was announced';
end
$$;
comment on function private.guard_request_file() is
  'Trigger: a page of a request that was not withdrawn is stored once, with the size and the type that its row announces, and never replaced or moved, by any caller.';

create trigger guard_request_file before insert on storage.objects
  for each row when (new.bucket_id = 'request-files') execute function private.guard_request_file();
create trigger guard_moved_request_file before update on storage.objects
  for each row when ('request-files' in (old.bucket_id, new.bucket_id)) execute function private.guard_request_file();

create trigger delete_content after delete on public.request_files
  for each row execute function private.delete_content('request-files');

create function private.receive_request_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  received public.request_files;
begin
  update public.request_files as files
  set status = 'received', received_at = now()
  where files.path = new.name and files.status = 'uploading'
  returning * into received;
  if received.id is not null then
    if received.replaces is not null then
      -- In one step, so that no reader ever finds both, or neither.
      delete from public.request_files as files
      where files.id = received.replaces and files.status = 'received' and private.may_change_page(files);
      if not found then
        update public.request_files as files set position = private.next_file_position(files.item_id) where files.id = received.id;
      end if;
    end if;
    -- What was not needed has come nevertheless, and is read.
    update public.request_items as items set status = 'received' where items.id = received.item_id and items.status = 'waived';
    perform private.settle_item(received.item_id);
    if exists (
      select from public.sharing_requests as requests where requests.id = received.request_id and requests.state <> 'draft'
    ) then
      perform private.add_request_event(received.request_id, 'file_received', jsonb_build_object('item', received.item_id));
      perform private.continue_request(received.request_id);
    end if;
  end if;
  return null;
end
$$;
comment on function private.receive_request_file() is 'Trigger: marks a file as received once its content is stored.';

create trigger receive_request_file after insert on storage.objects
  for each row when (new.bucket_id = 'request-files') execute function private.receive_request_file();

create function private.may_upload_request_file(path text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.request_files as files
    where files.path = may_upload_request_file.path and files.status = 'uploading'
      and files.member_id = private.current_member_id()
  )
$$;
comment on function private.may_upload_request_file(text) is 'Whether the member who calls has announced a file with this path and not sent it yet.';
