-- The site's forms: the fields of each form, the one function that accepts answers, and the emails that confirm them. Visitors and
-- members have no write access to the tables. The site validates answers to help; this file validates them as the rule.

--
-- Fields
--

create table private.form_fields (
  form_slug text not null,
  name text not null,
  kind text not null,
  is_required boolean not null,
  is_for_visitors boolean not null,
  max_length integer,
  options text[],
  -- Another field and one of its options: if that option is chosen the date must be in the future, otherwise not.
  ahead_if text[],
  primary key (form_slug, name),
  constraint form_fields_kind_known check (
    kind in ('text', 'long-text', 'email', 'phone', 'zip', 'date', 'choice', 'choices', 'consent')
  )
);
comment on table private.form_fields is
  'The fields of each form, as app/content/forms/definitions.ts defines them. Fields with is_for_visitors identify the sender, so members do not fill them in.';
insert into private.form_fields (form_slug, name, kind, is_required, is_for_visitors, max_length, options) values
  ('contact', 'name', 'text', true, true, 200, null),
  ('contact', 'email', 'email', true, true, 254, null),
  ('contact', 'subject', 'text', false, false, 200, null),
  ('contact', 'message', 'long-text', true, false, 5000, null),
  ('sharing-rules', 'name', 'text', true, true, 200, null),
  ('sharing-rules', 'email', 'email', true, true, 254, null),
  ('sharing-rules', 'readRules', 'consent', true, false, null, null),
  ('sharing-rules', 'ownPartFirst', 'consent', true, false, null, null),
  ('sharing-rules', 'notInsurance', 'consent', true, false, null, null),
  ('sharing-rules', 'recordsOnRequest', 'consent', true, false, null, null),
  ('sharing-rules', 'question', 'long-text', false, false, 2000, null),
  ('sharing', 'name', 'text', true, true, 200, null),
  ('sharing', 'email', 'email', true, true, 254, null),
  ('sharing', 'phone', 'phone', true, true, 32, null),
  ('sharing', 'patient', 'choice', true, false, null, '{self,spouse,child}'),
  ('sharing', 'patientName', 'text', true, false, 200, null),
  ('sharing', 'need', 'choice', true, false, null, '{illness,accident,maternity,prevention,other}'),
  ('sharing', 'stage', 'choice', true, false, null, '{happened,ongoing,planned}'),
  ('sharing', 'provider', 'text', true, false, 200, null),
  ('sharing', 'whatHappened', 'long-text', true, false, 4000, null),
  ('sharing', 'firstSigns', 'text', false, false, 300, null),
  ('sharing', 'otherPayer', 'choice', true, false, null, '{no,yes,unsure}'),
  ('sharing', 'documents', 'choices', false, false, null, '{itemized-bill,iua-proof,provider-notes,records,release,accident-form,maternity-form}'),
  ('sharing', 'answerBy', 'choice', true, false, null, '{whatsapp,phone,email}'),
  ('sharing', 'truthful', 'consent', true, false, null, null),
  ('discounts', 'name', 'text', true, true, 200, null),
  ('discounts', 'email', 'email', true, true, 254, null),
  ('discounts', 'phone', 'phone', true, true, 32, null),
  ('discounts', 'need', 'choice', true, false, null, '{medicine,exam,consultation,dental,vision,other}'),
  ('discounts', 'message', 'long-text', true, false, 4000, null),
  ('discounts', 'city', 'text', true, false, 100, null),
  ('discounts', 'zipCode', 'zip', true, false, 10, null),
  ('discounts', 'urgency', 'choice', true, false, null, '{days,weeks,comparing}'),
  ('discounts', 'answerBy', 'choice', true, false, null, '{whatsapp,phone,email}'),
  ('plan-updates', 'name', 'text', true, true, 200, null),
  ('plan-updates', 'email', 'email', true, true, 254, null),
  ('plan-updates', 'phone', 'phone', true, true, 32, null),
  ('plan-updates', 'change', 'choice', true, false, null, '{add-person,remove-person,iua,address,payment,cancel,other}'),
  ('plan-updates', 'message', 'long-text', true, false, 4000, null),
  ('plan-updates', 'from', 'date', false, false, 10, null),
  ('plan-updates', 'answerBy', 'choice', true, false, null, '{whatsapp,phone,email}'),
  ('plan-updates', 'confirmed', 'consent', true, false, null, null),
  ('scheduling', 'name', 'text', true, true, 200, null),
  ('scheduling', 'email', 'email', true, true, 254, null),
  ('scheduling', 'phone', 'phone', true, true, 32, null),
  ('scheduling', 'patientName', 'text', true, false, 200, null),
  ('scheduling', 'care', 'choice', true, false, null, '{family,pediatrics,gynecology,dentistry,specialist,unsure}'),
  ('scheduling', 'reason', 'long-text', true, false, 4000, null),
  ('scheduling', 'city', 'text', true, false, 100, null),
  ('scheduling', 'zipCode', 'zip', true, false, 10, null),
  ('scheduling', 'days', 'choices', true, false, null, '{monday,tuesday,wednesday,thursday,friday,saturday}'),
  ('scheduling', 'period', 'choice', true, false, null, '{morning,afternoon,any}'),
  ('scheduling', 'doctorLanguage', 'choice', true, false, null, '{portuguese,english,any}'),
  ('scheduling', 'answerBy', 'choice', true, false, null, '{whatsapp,phone,email}');
insert into private.form_fields (form_slug, name, kind, is_required, is_for_visitors, max_length, ahead_if) values
  ('sharing', 'serviceDate', 'date', true, false, 10, '{stage,planned}');

--
-- Answers
--

create function private.is_plausible_day(day date, is_ahead boolean) returns boolean
language sql stable
set search_path = ''
as $$
  select day between current_date - interval '10 years' and current_date + interval '2 years'
    and case when is_ahead then day >= current_date - 1 when not is_ahead then day <= current_date + 1 else true end
$$;
comment on function private.is_plausible_day(date, boolean) is
  'Whether a form accepts a day: at most ten years ago and at most two years ahead; and in the future or not, if that is known. One day of tolerance allows for the sender''s time zone.';

create function private.is_form_answer(field private.form_fields, answer jsonb, answers jsonb) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  given text := answer #>> '{}';
begin
  if field.kind = 'consent' then
    return jsonb_typeof(answer) = 'boolean' and (answer::boolean or not field.is_required);
  elsif field.kind = 'choices' then
    return jsonb_typeof(answer) = 'array'
      and (jsonb_array_length(answer) > 0 or not field.is_required)
      and jsonb_array_length(answer) <= cardinality(field.options)
      and answer <@ to_jsonb(field.options);
  elsif jsonb_typeof(answer) <> 'string' then
    return false;
  elsif given = '' then
    return not field.is_required;
  elsif field.kind = 'choice' then
    return given = any (field.options);
  elsif char_length(given) > field.max_length then
    return false;
  end if;

  return case field.kind
    when 'email' then private.is_email(private.normalize_email(given))
    when 'phone' then given ~ '^[+(]?[0-9][0-9 ().-]{5,}[0-9]$'
    when 'zip' then given ~ '^[0-9]{5}(-[0-9]{4})?$'
    when 'date' then case
      when given ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(given, 'date')
        then private.is_plausible_day(given::date, answers ->> field.ahead_if[1] = field.ahead_if[2])
      else false
    end
    else btrim(given) <> ''
  end;
end
$$;
comment on function private.is_form_answer(private.form_fields, jsonb, jsonb) is
  'Whether an answer is valid for a field of a form, given all answers.';

create function public.submit_form(
  submission_id uuid,
  form_slug text,
  language text,
  answers jsonb,
  seconds_taken numeric default 0,
  leave_empty text default ''
) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  received constant jsonb := '{"status": "received"}';
  sender_id uuid := private.current_member_id();
  sender public.members;
  refused text[];
begin
  if submission_id is null
    or language is null or language not in ('pt-BR', 'en')
    or answers is null or jsonb_typeof(answers) <> 'object' or octet_length(answers::text) > 32768
    or not exists (select from private.form_fields as fields where fields.form_slug = submit_form.form_slug) then
    perform private.fail(422, 'invalid_submission', 'This is no submission of a form.');
  end if;

  -- It arrived before, but the sender did not receive the answer.
  if exists (select from public.form_submissions as known where known.id = submission_id)
    or exists (select from public.contact_messages as known where known.id = submission_id) then
    return received;
  end if;

  -- Programs fill in hidden fields, and submit at once.
  if coalesce(leave_empty, '') <> '' or coalesce(seconds_taken, 0) < 2 then
    perform private.fail(422, 'looks_automated', 'The submission looks automated.');
  end if;

  if sender_id is null and not answers ?& array(
    select fields.name from private.form_fields as fields
    where fields.form_slug = submit_form.form_slug and fields.is_for_visitors and fields.is_required
  ) then
    perform private.fail(422, 'identity_required', 'Visitors have to say who they are.');
  elsif sender_id is not null then
    answers := answers - array(
      select fields.name from private.form_fields as fields
      where fields.form_slug = submit_form.form_slug and fields.is_for_visitors
    );
  end if;

  select array_agg(coalesce(fields.name, given.key)) into refused
  from jsonb_each(answers) as given
  full join (
    select wanted.* from private.form_fields as wanted
    where wanted.form_slug = submit_form.form_slug and (sender_id is null or not wanted.is_for_visitors)
  ) as fields on fields.name = given.key
  where case
    when fields.name is null then true
    when given.key is null then fields.is_required
    else not private.is_form_answer(fields, given.value, answers)
  end;
  if refused is not null then
    perform private.fail(422, 'invalid_answers', 'These answers are not accepted: ' || array_to_string(refused, ', '));
  end if;

  perform private.enforce_rate_limit('form.address', private.client_address(), 20, '10 minutes');
  if sender_id is not null then
    perform private.enforce_rate_limit('form.member', sender_id::text, 20, '1 hour');
  else
    perform private.enforce_rate_limit('form.email', private.caller_key(private.normalize_email(answers ->> 'email')), 6, '1 hour');
    perform private.enforce_rate_limit('form.everywhere', private.normalize_email(answers ->> 'email'), 20, '1 hour');
  end if;

  -- Empty answers are not stored.
  answers := coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(answers) where value not in ('""', '[]', 'false')), '{}'
  );
  if form_slug = 'contact' then
    select * into sender from public.members where members.id = sender_id;
    insert into public.contact_messages (id, name, email, subject, message, type, language, member_id)
    values (
      submission_id,
      coalesce(sender.first_name || ' ' || sender.last_name, btrim(answers ->> 'name')),
      coalesce(sender.email, answers ->> 'email'),
      coalesce(btrim(answers ->> 'subject'), ''),
      btrim(answers ->> 'message'),
      'form', language, sender_id
    )
    on conflict (id) do nothing;
  else
    insert into public.form_submissions (id, form_slug, member_id, language, answers)
    values (submission_id, form_slug, sender_id, language, answers)
    on conflict (id) do nothing;
  end if;
  return received;
end
$$;
comment on function public.submit_form(uuid, text, text, jsonb, numeric, text) is
  'Accepts the answers of one of the site''s forms: {"status": "received"}, also if the same id is sent again. Refuses with 422 looks_automated, identity_required, invalid_answers or invalid_submission, and with 429.';

--
-- Confirmations of the sharing rules
--

create table public.rule_acknowledgements (
  member_id uuid primary key references public.members (id) on delete cascade,
  acknowledged_at timestamptz not null default now()
);
comment on table public.rule_acknowledgements is
  'The members who have confirmed that they read the sharing rules, and when they last did.';

create function private.acknowledge_rules() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.rule_acknowledgements (member_id) values (new.member_id)
  on conflict (member_id) do update set acknowledged_at = excluded.acknowledged_at;
  return null;
end
$$;
comment on function private.acknowledge_rules() is 'Trigger: stores that a member has confirmed the sharing rules.';

create trigger acknowledge_rules after insert on public.form_submissions
  for each row when (new.form_slug = 'sharing-rules' and new.member_id is not null)
  execute function private.acknowledge_rules();

--
-- Emails that confirm a form
--
-- Each contains a reference and what happens next, and nothing of what was written. Like the emails about applications, they are
-- queued with the form, claimed, sent and marked as sent. A member gets one for each form. Anyone can type any address as a
-- visitor, so those emails are limited: they must not become a way to flood a mailbox.

create table private.form_confirmations (
  -- The id of the form submission or the message.
  submission_id uuid primary key,
  form_slug text not null,
  email text not null,
  -- Null for visitors: the email must contain nothing that a stranger could have written.
  first_name text,
  language text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz
);
comment on table private.form_confirmations is
  'The emails that confirm forms, waiting and sent. Rows are deleted after three days.';
create index form_confirmations_due_idx on private.form_confirmations (created_at) where sent_at is null;

create function private.queue_form_confirmation(
  submission_id uuid, form_slug text, member_id uuid, email text, language text
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender public.members;
begin
  select * into sender from public.members where members.id = queue_form_confirmation.member_id;
  if sender.id is null then
    begin
      perform private.enforce_rate_limit('form_confirmation.email', email, 1, '1 hour');
      perform private.enforce_rate_limit('form_confirmation.address', private.client_address(), 5, '1 hour');
      perform private.enforce_rate_limit('form_confirmation.visitors', 'all', 100, '1 hour');
    exception when sqlstate 'PGRST' then
      -- The form itself is accepted; only its email is not sent.
      return;
    end;
  end if;
  insert into private.form_confirmations (submission_id, form_slug, email, first_name, language)
  values (
    queue_form_confirmation.submission_id, queue_form_confirmation.form_slug,
    coalesce(sender.email, queue_form_confirmation.email), sender.first_name, queue_form_confirmation.language
  )
  on conflict do nothing;
end
$$;
comment on function private.queue_form_confirmation(uuid, text, uuid, text, text) is
  'Queues the email that confirms a form. Limits for visitors: one an hour to one address, five an hour from one network, a hundred an hour in total.';

create function private.confirm_form() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'contact_messages' then
    perform private.queue_form_confirmation(new.id, 'contact', new.member_id, new.email, new.language);
  else
    perform private.queue_form_confirmation(new.id, new.form_slug, new.member_id, new.email, new.language);
  end if;
  return null;
end
$$;
comment on function private.confirm_form() is 'Trigger: queues the email that confirms a form.';

-- Imported rows have a time of their own and are no news. Not confirmed: what the team enters by hand after a call, and a
-- confirmation of the rules that contains no question.
create trigger confirm_form after insert on public.contact_messages
  for each row when (new.created_at = now() and new.type = 'form' and new.entered_by is null and new.email is not null)
  execute function private.confirm_form();
create trigger confirm_form after insert on public.form_submissions
  for each row when (new.created_at = now() and new.email is not null and not private.is_acknowledgement(new.form_slug, new.answers))
  execute function private.confirm_form();

create function public.claim_form_confirmations(client_address text) returns table (
  submission_id uuid,
  form_slug text,
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
    perform private.enforce_rate_limit('form_confirmations.address', client_address, 40, '5 minutes');
  end if;
  delete from private.form_confirmations as old where old.created_at < now() - interval '3 days';
  return query
    update private.form_confirmations as due
    set claimed_at = now()
    where due.submission_id in (
      select waiting.submission_id
      from private.form_confirmations as waiting
      where waiting.sent_at is null and coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.created_at
      limit 20
      for update skip locked
    )
    returning due.submission_id, due.form_slug, due.email, due.first_name, due.language;
end
$$;
comment on function public.claim_form_confirmations(text) is
  'The confirmations that are due, each returned to one caller only.';

create function public.finish_form_confirmation(submission_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.form_confirmations set sent_at = now()
  where form_confirmations.submission_id = finish_form_confirmation.submission_id
$$;
comment on function public.finish_form_confirmation(uuid) is 'Marks an email of claim_form_confirmations as sent.';
