-- What a Supabase project brings, part four: mail that waits to be sent, and the secret key of the server's own code.
-- Supabase Auth sends at once and forgets; one machine keeps a mail in the transaction that wrote it, until it has left.

create table gateway.mail_queue (
  id bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  subject text not null,
  html text,
  text text,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint mail_queue_state_known check (state in ('waiting', 'sent', 'failed')),
  constraint mail_queue_ended_has_time check ((state = 'waiting') = (ended_at is null)),
  -- A body holds links that open an account: it goes when its mail has gone.
  constraint mail_queue_ended_has_no_body check (state = 'waiting' or (html is null and text is null)),
  constraint mail_queue_waiting_has_body check (state <> 'waiting' or (html is not null and text is not null)),
  -- One address and one line, so that nothing in it can become a header.
  constraint mail_queue_recipient_one_address check (
    char_length(recipient) between 3 and 320 and recipient ~ '^[^@[:space:][:cntrl:],;<>]+@[^@[:space:][:cntrl:],;<>]+$'
  ),
  constraint mail_queue_subject_one_line check (char_length(subject) <= 500 and subject !~ '[[:cntrl:]]'),
  constraint mail_queue_kind_format check (kind ~ '^[a-z][a-z0-9_-]{0,59}$')
);
comment on table gateway.mail_queue is 'Mail that waits, and for a month what became of it: sent, or given up.';
comment on column gateway.mail_queue.message_id is
  'The same at every attempt, so that a mail which arrives twice can be recognized.';
comment on column gateway.mail_queue.last_error is 'Codes only: what a mail server says may quote the recipient.';
create index mail_queue_waiting_idx on gateway.mail_queue (next_attempt_at) where state = 'waiting';
create index mail_queue_ended_at_idx on gateway.mail_queue (ended_at) where state <> 'waiting';

create function gateway.announce_mail() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('gateway_mail', '');
  return null;
end
$$;
comment on function gateway.announce_mail() is 'Trigger: wakes the processes that send mail, once the transaction is kept.';

create trigger announce_mail after insert on gateway.mail_queue
  for each statement execute function gateway.announce_mail();

alter table gateway.mail_queue enable row level security;

create policy "The authentication service writes and sends mail" on gateway.mail_queue
  for all to supabase_auth_admin using (true) with check (true);
create policy "The gateway reads its secrets" on gateway.secrets
  for select to supabase_auth_admin using (true);

grant select, insert, update, delete on gateway.mail_queue to supabase_auth_admin;
grant select on gateway.secrets to supabase_auth_admin;
