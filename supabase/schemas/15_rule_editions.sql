-- Editions of the rules. A request follows the edition in force on the date of care, so a published edition never changes: a
-- correction is a new edition. The texts are written in the repository (app/content/rules); `npm run operate -- rules-publish` publishes them.

create table public.rule_editions (
  number integer primary key,
  effective_on date not null,
  published_at timestamptz not null default now(),
  reason_pt text not null,
  reason_en text not null,
  -- Money in cents, lengths in the units of rules/figures.ts.
  figures jsonb not null,
  -- {"en": {"procedures": [{"id", "title", "text": [sentences]}]}, "pt-BR": …}
  content jsonb not null,
  sha256 text not null,
  constraint rule_editions_number_positive check (number > 0),
  constraint rule_editions_effective_on_plausible check (effective_on between '2026-01-01' and '2100-01-01'),
  constraint rule_editions_effective_on_key unique (effective_on),
  constraint rule_editions_reason_pt_length check (char_length(btrim(reason_pt)) between 3 and 2000 and char_length(reason_pt) <= 2000),
  constraint rule_editions_reason_en_length check (char_length(btrim(reason_en)) between 3 and 2000 and char_length(reason_en) <= 2000),
  constraint rule_editions_figures_object check (jsonb_typeof(figures) = 'object'),
  constraint rule_editions_content_object check (jsonb_typeof(content) = 'object')
);
comment on table public.rule_editions is
  'The published editions of the rules, in both languages. They are public, and never changed or deleted.';
comment on column public.rule_editions.sha256 is 'The SHA-256 of content and figures, calculated by the database.';

--
-- Append-only
--

create function private.refuse_edition_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'A published edition of the rules never changes. Publish a new one.';
end
$$;
comment on function private.refuse_edition_change() is 'Trigger: no role can change or delete a published edition.';

create trigger refuse_edition_change before update or delete or truncate on public.rule_editions
  for each statement execute function private.refuse_edition_change();

create function private.edition_hash(content jsonb, figures jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(content::text || E'\n' || figures::text, 'UTF8')), 'hex')
$$;
comment on function private.edition_hash(jsonb, jsonb) is 'The SHA-256 of an edition''s texts and figures, in hexadecimal digits.';

create function private.edition_outline(texts jsonb) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(tab || '#' || (section ->> 'id') || ' ' || jsonb_array_length(section -> 'text') order by tab, position)
  from jsonb_each(texts) as tabs (tab, sections), jsonb_array_elements(sections) with ordinality as listed (section, position)
$$;
comment on function private.edition_outline(jsonb) is
  'The sections of an edition''s texts in one language, with their numbers of sentences: both languages say the same.';

-- Checks every insert, so that nobody who may write can publish an edition in the past or leave a gap.
create function private.check_edition() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  previous public.rule_editions;
begin
  perform pg_advisory_xact_lock(hashtext('rule_editions'));
  select * into previous from public.rule_editions order by number desc limit 1;
  if new.number is distinct from coalesce(previous.number, 0) + 1 then
    perform private.fail(409, 'edition_number', 'The next edition has the number ' || coalesce(previous.number, 0) + 1 || '.');
  elsif new.effective_on is null then
    perform private.fail(422, 'effective_date_missing', 'An edition needs the date from which it is in effect.');
  elsif new.number > 1 and new.effective_on < private.local_today() then
    perform private.fail(422, 'effective_date_past', 'An edition cannot take effect in the past: ' || new.effective_on || '.');
  elsif new.effective_on <= previous.effective_on then
    perform private.fail(
      422, 'effective_date_order', 'Edition ' || previous.number || ' takes effect on ' || previous.effective_on || ': this one must follow it.'
    );
  elsif coalesce(btrim(new.reason_pt), '') = '' or coalesce(btrim(new.reason_en), '') = '' then
    perform private.fail(422, 'reason_missing', 'An edition needs a reason in both languages.');
  elsif exists (select from jsonb_each(new.figures) as figures (id, value) where value::text !~ '^[0-9]{1,10}$') then
    perform private.fail(422, 'figures_invalid', 'Figures are whole numbers of at most ten digits.');
  elsif (select coalesce(array_agg(key order by key), '{}') from jsonb_object_keys(new.content) as key) <> '{en,pt-BR}'
    or private.edition_outline(new.content -> 'en') is null
    or private.edition_outline(new.content -> 'en') is distinct from private.edition_outline(new.content -> 'pt-BR') then
    perform private.fail(422, 'languages_differ', 'Both languages must have the same sections, with the same number of sentences.');
  end if;
  new.published_at := now();
  new.sha256 := private.edition_hash(new.content, new.figures);
  if new.sha256 = previous.sha256 then
    perform private.fail(409, 'nothing_changed', 'These are the texts and figures of edition ' || previous.number || '.');
  end if;
  return new;
end
$$;
comment on function private.check_edition() is
  'Trigger: editions have numbers without gaps and later and later dates, say something new, and have a hash that the database calculates.';

create trigger check_edition before insert on public.rule_editions
  for each row execute function private.check_edition();

--
-- Publishing and reading
--

create function public.publish_rule_edition(effective_on date, reason_pt text, reason_en text, figures jsonb, content jsonb) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  published integer;
begin
  if jsonb_typeof(figures) is distinct from 'object' then
    perform private.fail(422, 'figures_invalid', 'Figures are an object of whole numbers.');
  elsif effective_on >= private.local_today() and effective_on < private.local_today() + 14 then
    -- The site promises that members hear of a change before it takes effect. All emails leave within hours.
    perform private.fail(422, 'effective_date_soon', 'Members are told at least 14 days before an edition takes effect.');
  elsif jsonb_typeof(content) is distinct from 'object' then
    perform private.fail(422, 'languages_differ', 'Both languages must have the same sections, with the same number of sentences.');
  end if;
  -- Waits for a concurrent publication, so that the next number is right.
  perform pg_advisory_xact_lock(hashtext('rule_editions'));
  insert into public.rule_editions (number, effective_on, reason_pt, reason_en, figures, content, sha256)
  select
    coalesce(max(editions.number), 0) + 1,
    publish_rule_edition.effective_on, btrim(publish_rule_edition.reason_pt), btrim(publish_rule_edition.reason_en),
    publish_rule_edition.figures, publish_rule_edition.content, ''
  from public.rule_editions as editions
  returning rule_editions.number into published;
  return published;
end
$$;
comment on function public.publish_rule_edition(date, text, text, jsonb, jsonb) is
  'Publishes the next edition of the rules: its number. Refuses with 409 nothing_changed, 422 effective_date_missing, effective_date_past, effective_date_soon, effective_date_order, reason_missing, figures_invalid, languages_differ.';

create function private.edition_on(day date) returns public.rule_editions
language sql stable
security definer
set search_path = ''
as $$
  select editions
  from public.rule_editions as editions
  where editions.effective_on <= edition_on.day or editions.number = 1
  order by editions.number desc
  limit 1
$$;
comment on function private.edition_on(date) is
  'The edition of the rules in force on a day. Care before edition 1 follows edition 1.';
