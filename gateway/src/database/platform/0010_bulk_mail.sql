-- Emails to all members wait behind those that a person waits for, such as a link for a new password.

alter table gateway.mail_queue add column is_bulk boolean not null default false;
comment on column gateway.mail_queue.is_bulk is 'Whether it is one of many, which are sent when nothing else waits.';

drop index gateway.mail_queue_waiting_idx;
create index mail_queue_waiting_idx on gateway.mail_queue (is_bulk, next_attempt_at) where state = 'waiting';
