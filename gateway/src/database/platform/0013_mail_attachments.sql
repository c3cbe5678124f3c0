-- Files that an email brings, until it has been sent.

alter table gateway.mail_queue add column attachments jsonb;
alter table gateway.mail_queue add constraint mail_queue_ended_has_no_attachments check (state = 'waiting' or attachments is null);
comment on column gateway.mail_queue.attachments is 'Files: [{"filename", "contentType", "content" in Base64}].';
