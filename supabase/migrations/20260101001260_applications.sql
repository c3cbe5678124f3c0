-- From the sign-up page to the team: who signs up there brings an application along in the login's data. It becomes a row once
-- the e-mail is confirmed, so that nobody applies in another one's name; until then nothing is kept but the login itself.

alter table public.membership_applications
  add column received_mail_claimed_at timestamptz,
  add column received_mail_sent_at timestamptz,
  add column declined_mail_claimed_at timestamptz,
  add column declined_mail_sent_at timestamptz;
comment on column public.membership_applications.received_mail_sent_at is
  'When the applicant was told that the application has arrived; empty until that mail was handed over.';
comment on column public.membership_applications.declined_mail_sent_at is
  'When the applicant was told that the application was declined; empty until that email was handed over.';
create index membership_applications_declined_mail_due_idx on public.membership_applications (decided_at)
  where status = 'declined' and declined_mail_sent_at is null;
create index membership_applications_received_mail_due_idx on public.membership_applications (created_at)
  where received_mail_sent_at is null;

create function private.take_application() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted_email text := private.normalize_email(new.email);
begin
  -- A date in words, such as "yesterday", would be read as one.
  if given -> 'application' is distinct from 'true'::jsonb
    or coalesce(given ->> 'date_of_birth', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return null;
  end if;
  -- Members are in already: what they need is their account.
  if exists (select from public.members where members.email = wanted_email) then
    return null;
  end if;

  insert into public.membership_applications (
    auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language
  )
  values (
    new.id, btrim(given ->> 'first_name'), btrim(given ->> 'last_name'), wanted_email,
    btrim(given ->> 'phone_number'), (given ->> 'date_of_birth')::date,
    case when given ->> 'language' = 'en' then 'en' else 'pt-BR' end
  )
  on conflict (auth_user_id) do nothing;
  return null;
exception
  -- The data is whatever somebody sent to the auth service. It must not stand in the way of a confirmation.
  when data_exception or integrity_constraint_violation then
    return null;
end
$$;
comment on function private.take_application() is
  'Trigger: makes an application of a login that was confirmed, if its data says "application": true and holds one.';
revoke all on function private.take_application() from public;

create trigger take_application_of_new_login after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.take_application();
create trigger take_application after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.take_application();

-- The mail that says so. Whoever asks for it only sets off what is due: a mail is claimed, sent and ticked off. One that was
-- claimed and never sent is due again ten minutes later.

create function public.claim_application_mails(client_address text) returns table (
  id uuid,
  email text,
  first_name text,
  language text,
  status text,
  decided_at timestamptz
)
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform private.take_rate_limit('application_mails.address', coalesce(client_address, 'unknown'), 20, '5 minutes');
  return query
    update public.membership_applications as due
    set
      received_mail_claimed_at = case due.status when 'new' then now() else due.received_mail_claimed_at end,
      declined_mail_claimed_at = case due.status when 'declined' then now() else due.declined_mail_claimed_at end
    where due.id in (
      select waiting.id
      from public.membership_applications as waiting
      where (
        waiting.status = 'new'
        and waiting.received_mail_sent_at is null
        and waiting.auth_user_id is not null
        and waiting.created_at > now() - interval '3 days'
        and coalesce(waiting.received_mail_claimed_at, '-infinity') < now() - interval '10 minutes'
      ) or (
        waiting.status = 'declined'
        and waiting.declined_mail_sent_at is null
        and waiting.decided_at > now() - interval '3 days'
        and coalesce(waiting.declined_mail_claimed_at, '-infinity') < now() - interval '10 minutes'
      )
      order by waiting.created_at
      limit 20
      for update skip locked
    )
    returning due.id, due.email, due.first_name, due.language, due.status, due.decided_at;
end
$$;
comment on function public.claim_application_mails(text) is
  'The applicants who are still to be told that their application has arrived or was declined, each to one caller only.';

create function public.finish_application_mail(application_id uuid, about text default 'received') returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.membership_applications
  set
    received_mail_sent_at = case about when 'received' then now() else received_mail_sent_at end,
    declined_mail_sent_at = case about when 'declined' then now() else declined_mail_sent_at end
  where id = application_id
$$;
comment on function public.finish_application_mail(uuid, text) is
  'Marks an email of claim_application_mails as sent: the one about "received" or about "declined".';

revoke all on function public.claim_application_mails(text) from public, anon, authenticated;
revoke all on function public.finish_application_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_application_mails(text) to service_role;
grant execute on function public.finish_application_mail(uuid, text) to service_role;
