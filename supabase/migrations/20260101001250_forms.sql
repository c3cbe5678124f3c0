-- The site's own forms: what each asks, and the one door by which answers come in. The tables themselves stay closed to those
-- who write. The site checks answers first, to help; here they are checked so that nothing else can be stored.

alter table public.contact_messages add column member_id uuid references public.members (id) on delete set null;
comment on column public.contact_messages.member_id is 'The member who wrote while signed in; empty for everybody else.';
create index contact_messages_member_id_idx on public.contact_messages (member_id);

create table private.form_fields (
  form_slug text not null,
  name text not null,
  kind text not null,
  is_required boolean not null,
  is_for_visitors boolean not null,
  max_length integer,
  options text[],
  -- A question and an answer: with that answer the date lies ahead, with any other it does not.
  ahead_if text[],
  primary key (form_slug, name),
  constraint form_fields_kind_known check (
    kind in ('text', 'long-text', 'email', 'phone', 'zip', 'date', 'choice', 'choices', 'consent')
  )
);
comment on table private.form_fields is
  'What each form asks, as app/content/forms/definitions.ts has it. Of members it is known who they are, so is_for_visitors is not asked.';
alter table private.form_fields enable row level security;

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
  ('sharing', 'serviceDate', 'date', true, false, 10, null),
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

update private.form_fields set ahead_if = '{stage,planned}' where form_slug = 'sharing' and name = 'serviceDate';

create function private.is_plausible_day(day date, is_ahead boolean) returns boolean
language sql stable
set search_path = ''
as $$
  select day between current_date - interval '10 years' and current_date + interval '2 years'
    and case when is_ahead then day >= current_date - 1 when not is_ahead then day <= current_date + 1 else true end
$$;
comment on function private.is_plausible_day(date, boolean) is
  'Whether a form takes a day: within ten years before and two after today, and ahead or not where that is known. Today may be another day where the writer is.';

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
  'Whether an answer is one that a form''s field takes, given all answers.';

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
  writer_id uuid := private.current_member_id();
  writer public.members;
  refused text[];
begin
  if submission_id is null
    or language is null or language not in ('pt-BR', 'en')
    or answers is null or jsonb_typeof(answers) <> 'object' or octet_length(answers::text) > 32768
    or not exists (select from private.form_fields as fields where fields.form_slug = submit_form.form_slug) then
    perform private.fail(422, 'invalid_submission', 'This is no submission of a form.');
  end if;

  -- The answer to the first try was lost: it has arrived.
  if exists (select from public.form_submissions as known where known.id = submission_id)
    or exists (select from public.contact_messages as known where known.id = submission_id) then
    return received;
  end if;

  -- Programs fill in what no person sees, and at once.
  if coalesce(leave_empty, '') <> '' or coalesce(seconds_taken, 0) < 2 then
    perform private.fail(422, 'looks_automated', 'The submission looks automated.');
  end if;

  if writer_id is null and not answers ?& array(
    select fields.name from private.form_fields as fields
    where fields.form_slug = submit_form.form_slug and fields.is_for_visitors and fields.is_required
  ) then
    perform private.fail(422, 'identity_required', 'Visitors have to say who they are.');
  elsif writer_id is not null then
    answers := answers - array(
      select fields.name from private.form_fields as fields
      where fields.form_slug = submit_form.form_slug and fields.is_for_visitors
    );
  end if;

  select array_agg(coalesce(fields.name, given.key)) into refused
  from jsonb_each(answers) as given
  full join (
    select wanted.* from private.form_fields as wanted
    where wanted.form_slug = submit_form.form_slug and (writer_id is null or not wanted.is_for_visitors)
  ) as fields on fields.name = given.key
  where case
    when fields.name is null then true
    when given.key is null then fields.is_required
    else not private.is_form_answer(fields, given.value, answers)
  end;
  if refused is not null then
    perform private.fail(422, 'invalid_answers', 'These answers are not accepted: ' || array_to_string(refused, ', '));
  end if;

  perform private.take_rate_limit('form.address', private.client_address(), 20, '10 minutes');
  if writer_id is not null then
    perform private.take_rate_limit('form.member', writer_id::text, 20, '1 hour');
  else
    perform private.take_rate_limit('form.email', private.caller_key(private.normalize_email(answers ->> 'email')), 6, '1 hour');
    perform private.take_rate_limit('form.everywhere', private.normalize_email(answers ->> 'email'), 20, '1 hour');
  end if;

  -- What was left empty is not kept.
  answers := coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(answers) where value not in ('""', '[]', 'false')), '{}'
  );
  if form_slug = 'contact' then
    select * into writer from public.members where members.id = writer_id;
    insert into public.contact_messages (id, name, email, subject, message, type, language, member_id)
    values (
      submission_id,
      coalesce(writer.first_name || ' ' || writer.last_name, btrim(answers ->> 'name')),
      coalesce(writer.email, answers ->> 'email'),
      coalesce(btrim(answers ->> 'subject'), ''),
      btrim(answers ->> 'message'),
      'form', language, writer_id
    )
    on conflict (id) do nothing;
  else
    insert into public.form_submissions (id, form_slug, member_id, language, answers)
    values (submission_id, form_slug, writer_id, language, answers)
    on conflict (id) do nothing;
  end if;
  return received;
end
$$;
comment on function public.submit_form(uuid, text, text, jsonb, numeric, text) is
  'Takes the answers of one of the site''s forms: {"status": "received"}, also when the same id is sent again. Refuses with 422 looks_automated, identity_required, invalid_answers or invalid_submission, and with 429.';

revoke all on function private.is_plausible_day(date, boolean) from public;
revoke all on function private.is_form_answer(private.form_fields, jsonb, jsonb) from public;
revoke all on function public.submit_form(uuid, text, text, jsonb, numeric, text) from public;
grant execute on function public.submit_form(uuid, text, text, jsonb, numeric, text) to anon, authenticated;

-- Scripts of another origin may not read Retry-After: the seconds stand in the body, too.
create or replace function private.fail_too_many_requests(code text, message text, wait interval) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds text := greatest(1, ceil(extract(epoch from wait)))::integer::text;
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'hint', seconds)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds))::text;
end
$$;
comment on function private.fail_too_many_requests(text, text, interval) is
  'Ends the request with 429 and says in Retry-After, and in the hint, how many seconds to wait.';
