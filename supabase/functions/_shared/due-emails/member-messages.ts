import { requestAsService } from '../backend.ts';
import type { Language } from '../language.ts';
import { memberMessage } from '../mail/emails/member-message.ts';
import { sendEmail } from '../send-email.ts';
import { type DueEmails, failureCode } from './due-emails.ts';

type Due = {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  subject: string;
  body: string;
  admin_first_name: string;
};

/** Sends what the team wrote to many members, once it can no longer be undone. */
export const memberMessages: DueEmails<Due> = {
  claim: 'claim_member_messages',
  name: 'member message',
  send,
};

async function send(due: Due): Promise<void> {
  const { id, email, language } = due;
  const mail = memberMessage[language]({
    firstName: due.first_name,
    subject: due.subject,
    body: due.body,
    writtenBy: due.admin_first_name,
  });
  try {
    await sendEmail({ ...mail, to: email, kind: 'member-message', once: id, isBulk: true });
  } catch (error) {
    await requestAsService('/rest/v1/rpc/finish_member_message', {
      body: { email_id: id, failure: failureCode(error) },
    });
    throw error;
  }
  await requestAsService('/rest/v1/rpc/finish_member_message', { body: { email_id: id } });
}
