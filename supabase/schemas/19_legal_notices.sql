-- Everyone with an account hears of new terms and of important changes to the privacy policy before they take effect: one email each.
-- An operator announces a change with `npm run operate -- legal-announce`, after the new text is on its page.

create table private.legal_changes (
  document text not null,
  effective_on date not null,
  announced_at timestamptz not null default now(),
  primary key (document, effective_on),
  constraint legal_changes_document_known check (document in ('terms', 'privacy'))
);
comment on table private.legal_changes is 'The announced changes of the legal texts.';
comment on column private.legal_changes.effective_on is
  'From when the new text counts: at least 30 days (terms) or 180 days (privacy policy) after the announcement.';

create trigger refuse_rewrite before update or delete on private.legal_changes
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on private.legal_changes
  for each statement execute function private.refuse_rewrite();

-- A row exists from the first attempt on: nothing is written for thousands of people at once.
create table private.legal_emails (
  document text not null,
  effective_on date not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (document, effective_on, user_id),
  constraint legal_emails_change_fkey foreign key (document, effective_on) references private.legal_changes (document, effective_on)
);
comment on table private.legal_emails is 'Who was emailed about which change of the legal texts.';
create index legal_emails_user_id_idx on private.legal_emails (user_id);

create function public.announce_legal_change(document text, effective_on date) returns integer
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  notice integer := case announce_legal_change.document when 'terms' then 30 when 'privacy' then 180 end;
begin
  if notice is null then
    perform private.fail(422, 'document_unknown', 'Only the terms and the privacy policy are announced: terms or privacy.');
  elsif effective_on is null then
    perform private.fail(422, 'effective_date_missing', 'A change needs the date from which it is in effect.');
  elsif effective_on < private.local_today() + notice then
    perform private.fail(
      422, 'effective_date_soon', 'The text promises ' || notice || ' days: the change can take effect from ' || private.local_today() + notice || ' on.'
    );
  end if;
  insert into private.legal_changes (document, effective_on)
  values (announce_legal_change.document, announce_legal_change.effective_on)
  on conflict do nothing;
  if not found then
    perform private.fail(409, 'announced_already', 'This change was announced already.');
  end if;
  return (
    select count(*) from auth.users
    where users.email_confirmed_at is not null and users.deleted_at is null and not private.is_only_of_team(users.id)
  );
end
$$;
comment on function public.announce_legal_change(text, date) is
  'Announces that new terms or a new privacy policy take effect: how many people get the email. Refuses with 409 announced_already, 422 document_unknown, effective_date_missing, effective_date_soon.';

create view private.legal_emails_due with (security_invoker = true) as
  select changes.document, changes.effective_on, changes.announced_at, users.id as user_id, users.created_at, emails.claimed_at
  from private.legal_changes as changes
  -- Someone who joined after the announcement has accepted the new text.
  join auth.users on users.created_at < changes.announced_at and users.email_confirmed_at is not null and users.deleted_at is null
    and not private.is_only_of_team(users.id)
  left join private.legal_emails as emails
    on emails.document = changes.document and emails.effective_on = changes.effective_on and emails.user_id = users.id
  where changes.effective_on > private.local_today() and emails.sent_at is null;
comment on view private.legal_emails_due is 'The people who are to be emailed about a change of the legal texts and were not, whether a caller has claimed the email or not.';

create function public.claim_legal_emails(client_address text) returns table (
  document text,
  effective_on date,
  user_id uuid,
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
    perform private.enforce_rate_limit('legal_emails.address', client_address, 120, '5 minutes');
  end if;
  return query
    with due as (
      select waiting.document, waiting.effective_on, waiting.user_id as id
      from private.legal_emails_due as waiting
      where coalesce(waiting.claimed_at, '-infinity') < now() - interval '10 minutes'
      order by waiting.effective_on, waiting.document, waiting.created_at, waiting.user_id
      limit 50
    ), claimed as (
      insert into private.legal_emails as emails (document, effective_on, user_id)
      select due.document, due.effective_on, due.id from due
      -- Another caller may have claimed it since.
      on conflict on constraint legal_emails_pkey do update set claimed_at = now()
        where emails.sent_at is null and emails.claimed_at < now() - interval '10 minutes'
      returning emails.document, emails.effective_on, emails.user_id
    )
    select claimed.document, claimed.effective_on, users.id, users.email::text,
      coalesce(members.first_name, users.raw_user_meta_data ->> 'first_name', ''),
      case when users.raw_user_meta_data ->> 'language' = 'en' then 'en' else 'pt-BR' end
    from claimed
    join auth.users on users.id = claimed.user_id
    left join public.members on members.auth_user_id = users.id;
end
$$;
comment on function public.claim_legal_emails(text) is
  'The people whose email about a change of the legal texts is due, each returned to one caller only.';

create function public.finish_legal_email(document text, effective_on date, user_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.legal_emails as emails set sent_at = now()
  where emails.document = finish_legal_email.document and emails.effective_on = finish_legal_email.effective_on
    and emails.user_id = finish_legal_email.user_id
$$;
comment on function public.finish_legal_email(text, date, uuid) is 'Marks an email of claim_legal_emails as sent.';
