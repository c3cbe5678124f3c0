-- Whoever applies is of age, as the terms of use say, and agrees to rules and terms. The sign-up page tells so beside the field; here it holds. A parent applies
-- for a child, who then belongs to the family's membership.

create or replace function private.take_application() returns trigger
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
  if (given ->> 'date_of_birth')::date > current_date - interval '18 years' then
    return null;
  end if;
  -- Members are in already: what they need is their account.
  if exists (select from public.members where members.email = wanted_email) then
    return null;
  end if;

  insert into public.membership_applications (
    auth_user_id, first_name, last_name, email, phone_number, date_of_birth, language, consent_version, consented_at
  )
  values (
    new.id, btrim(given ->> 'first_name'), btrim(given ->> 'last_name'), wanted_email,
    btrim(given ->> 'phone_number'), (given ->> 'date_of_birth')::date,
    case when given ->> 'language' = 'en' then 'en' else 'pt-BR' end,
    given ->> 'consent', coalesce(new.created_at, now())
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
  'Trigger: makes an application of a login that was confirmed, if its data says "application": true and holds one of an adult with a consent.';

-- Sign-up without the consent to rules and terms is refused before there is a login. The time of the consent is the login's own.
create function private.require_application_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(new.raw_user_meta_data ->> 'consent', '') !~ '^[ -~]{1,80}$' then
    raise exception 'an application needs the consent to rules and terms' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
comment on function private.require_application_consent() is
  'Trigger: refuses a new login whose data says "application": true without "consent", the version that was agreed to.';
revoke all on function private.require_application_consent() from public, anon, authenticated, service_role;

create trigger require_application_consent before insert on auth.users
  for each row when (new.raw_user_meta_data -> 'application' = 'true'::jsonb)
  execute function private.require_application_consent();
