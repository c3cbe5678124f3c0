-- Members learn of a new edition of the rules before it takes effect: one email each, and a notice in the portal that they
-- acknowledge. Nothing waits for the acknowledgement: requests and the card work without it.

--
-- Acknowledgements
--

create table public.edition_acknowledgements (
  member_id uuid not null references public.members (id) on delete cascade,
  edition_number integer not null references public.rule_editions (number),
  -- The edition's own hash, so that it is certain which text the member acknowledged.
  sha256 text not null,
  language text not null,
  acknowledged_at timestamptz not null default now(),
  primary key (member_id, edition_number),
  constraint edition_acknowledgements_language_known check (language in ('pt-BR', 'en'))
);
comment on table public.edition_acknowledgements is
  'Which member has read which edition of the rules, when, and in which language. Rows are never changed, and deleted with the member only.';
create index edition_acknowledgements_edition_number_idx on public.edition_acknowledgements (edition_number);

create function private.refuse_acknowledgement_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.members where members.id = old.member_id) then
      return old;
    end if;
  end if;
  raise insufficient_privilege using message = 'Acknowledgements of the rules can only be added to.';
end
$$;
comment on function private.refuse_acknowledgement_change() is
  'Trigger: no role can change an acknowledgement, or delete it while the member exists.';

create trigger refuse_acknowledgement_change before update or delete on public.edition_acknowledgements
  for each row execute function private.refuse_acknowledgement_change();
create trigger refuse_acknowledgement_truncate before truncate on public.edition_acknowledgements
  for each statement execute function private.refuse_acknowledgement_change();

create function public.pending_edition() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'number', editions.number,
    'effective_on', editions.effective_on,
    'is_in_force', editions.effective_on <= private.local_today(),
    'reason_pt', editions.reason_pt,
    'reason_en', editions.reason_en
  )
  from public.members
  -- An edition that a later one has replaced needs no reader.
  join public.rule_editions as editions on editions.number >= (private.edition_on(private.local_today())).number
  where members.id = (select private.current_member_id())
    and editions.number > 1
    and members.created_at < private.start_of_day(editions.effective_on)
    and not exists (
      select from public.edition_acknowledgements as acknowledged
      where acknowledged.member_id = members.id and acknowledged.edition_number = editions.number
    )
  order by editions.number
  limit 1
$$;
comment on function public.pending_edition() is
  'The edition of the rules that the member has not acknowledged yet, in force or next: {"number", "effective_on", "is_in_force", "reason_pt", "reason_en"}. Null if there is none, and for members who joined under it.';

create function public.acknowledge_edition(edition_number integer, language text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_member_id();
begin
  if own_id is null then
    perform private.fail(403, 'permission_denied', 'Only members acknowledge the rules.');
  elsif acknowledge_edition.language is null or acknowledge_edition.language not in ('pt-BR', 'en') then
    perform private.fail(422, 'invalid_language', 'The rules are in pt-BR and en.');
  end if;
  insert into public.edition_acknowledgements (member_id, edition_number, sha256, language)
  select own_id, editions.number, editions.sha256, acknowledge_edition.language
  from public.rule_editions as editions
  where editions.number = acknowledge_edition.edition_number
  on conflict do nothing;
  if not exists (select from public.rule_editions as editions where editions.number = acknowledge_edition.edition_number) then
    perform private.fail(404, 'not_found', 'There is no such edition.');
  end if;
end
$$;
comment on function public.acknowledge_edition(integer, text) is
  'Stores that the member has read an edition of the rules, once. Refuses with 403 permission_denied, 404 not_found, 422 invalid_language.';

--
-- Emails
--
-- Each member gets one, before the edition takes effect or in the week after. A row exists from the first attempt on: nothing is
-- written for thousands of members at once, and a member who joins in between gets one, too.

create table private.edition_emails (
  edition_number integer not null references public.rule_editions (number),
  member_id uuid not null references public.members (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (edition_number, member_id)
);
comment on table private.edition_emails is 'Which member was emailed about which edition of the rules.';
create index edition_emails_member_id_idx on private.edition_emails (member_id);

create view private.edition_emails_due with (security_invoker = true) as
  select editions.number as edition_number, members.id as member_id, members.created_at, emails.claimed_at
  from public.rule_editions as editions
  cross join public.members
  left join private.edition_emails as emails on emails.edition_number = editions.number and emails.member_id = members.id
  where editions.number > 1 and editions.effective_on > private.local_today() - 7
    and private.status_allows_sign_in(members.enrollment_status)
    and members.created_at < private.start_of_day(editions.effective_on)
    and emails.sent_at is null;
comment on view private.edition_emails_due is 'The members who are to be emailed about an edition of the rules and were not, whether a caller has claimed the email or not.';

create function public.claim_edition_emails(client_address text) returns table (
  edition_number integer,
  effective_on date,
  member_id uuid,
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
    perform private.enforce_rate_limit('edition_emails.address', client_address, 120, '5 minutes');
  end if;
  return query
    with due as (
      select waiting.edition_number as number, waiting.member_id as id
      from private.edition_emails_due as waiting
      where coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.edition_number, waiting.created_at, waiting.member_id
      limit 50
    ), claimed as (
      insert into private.edition_emails as emails (edition_number, member_id)
      select due.number, due.id from due
      -- Another caller may have claimed it since.
      on conflict on constraint edition_emails_pkey do update set claimed_at = now()
        where emails.sent_at is null and emails.claimed_at < now() - interval '10 minutes'
      returning emails.edition_number, emails.member_id
    )
    select claimed.edition_number, editions.effective_on, members.id, members.email, members.first_name,
      case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end
    from claimed
    join public.rule_editions as editions on editions.number = claimed.edition_number
    join public.members on members.id = claimed.member_id
    left join auth.users on users.id = members.auth_user_id;
end
$$;
comment on function public.claim_edition_emails(text) is
  'The members whose email about a new edition of the rules is due, each returned to one caller only.';

create function public.finish_edition_email(edition_number integer, member_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.edition_emails as emails set sent_at = now()
  where emails.edition_number = finish_edition_email.edition_number and emails.member_id = finish_edition_email.member_id
$$;
comment on function public.finish_edition_email(integer, uuid) is 'Marks an email of claim_edition_emails as sent.';
