-- Mail that is asked for a second time, because the answer to the first was lost, is the same mail. By its id it is kept once.

create unique index mail_queue_message_id_key on gateway.mail_queue (message_id);
