-- What became of the mail to one person, and which addresses are refused.

create index mail_queue_recipient_idx on gateway.mail_queue (lower(recipient), created_at);
create index mail_queue_failed_idx on gateway.mail_queue (ended_at) where state = 'failed';
