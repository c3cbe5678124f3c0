-- Whoever sends a form gets an email that confirms it: a reference and what happens next, nothing of what was written. It is
-- queued with the form, claimed, sent and ticked off, like the emails about applications. Members get one for each form. A
-- visitor's address is only what somebody typed, so those emails are few: they must not become a way to flood a mailbox.

create table private.form_confirmations (
  -- Of the form submission or the message.
  submission_id uuid primary key,
  form_slug text not null,
  email text not null,
  -- Empty for visitors: the email holds nothing that a stranger could have written.
  first_name text,
  language text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz
);
comment on table private.form_confirmations is
  'The emails that confirm forms, waiting and sent. Rows are deleted after three days.';
alter table private.form_confirmations enable row level security;
create index form_confirmations_due_idx on private.form_confirmations (created_at) where sent_at is null;

create function private.queue_form_confirmation(
  submission_id uuid, form_slug text, member_id uuid, email text, language text
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer public.members;
begin
  select * into writer from public.members where members.id = queue_form_confirmation.member_id;
  if writer.id is null then
    begin
      perform private.take_rate_limit('form_confirmation.email', email, 1, '1 hour');
      perform private.take_rate_limit('form_confirmation.address', private.client_address(), 5, '1 hour');
      perform private.take_rate_limit('form_confirmation.visitors', 'all', 100, '1 hour');
    exception when sqlstate 'PGRST' then
      -- The form itself is taken: only its email is not sent.
      return;
    end;
  end if;
  insert into private.form_confirmations (submission_id, form_slug, email, first_name, language)
  values (
    queue_form_confirmation.submission_id, queue_form_confirmation.form_slug,
    coalesce(writer.email, queue_form_confirmation.email), writer.first_name, queue_form_confirmation.language
  )
  on conflict do nothing;
end
$$;
comment on function private.queue_form_confirmation(uuid, text, uuid, text, text) is
  'Queues the email that confirms a form. To a visitor''s address: one an hour, five an hour from one network, a hundred an hour in all.';
revoke all on function private.queue_form_confirmation(uuid, text, uuid, text, text) from public;

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
revoke all on function private.confirm_form() from public;

-- What is loaded from elsewhere has a time of its own, and is no news. What the team enters by hand after a call is not confirmed, nor is an acknowledgement that asks nothing.
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
  perform private.take_rate_limit('form_confirmations.address', coalesce(client_address, 'unknown'), 40, '5 minutes');
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
  'The forms whose senders are still to be told that they have arrived, each to one caller only.';

create function public.finish_form_confirmation(submission_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.form_confirmations set sent_at = now()
  where form_confirmations.submission_id = finish_form_confirmation.submission_id
$$;
comment on function public.finish_form_confirmation(uuid) is 'Ticks off the email of claim_form_confirmations that was sent.';

revoke all on function public.claim_form_confirmations(text) from public, anon, authenticated;
revoke all on function public.finish_form_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.claim_form_confirmations(text) to service_role;
grant execute on function public.finish_form_confirmation(uuid) to service_role;
