import { requestAsService } from '../backend.ts';
import { required } from '../environment.ts';
import type { Language } from '../language.ts';
import { accountActivation } from '../mail/emails/account-activation.ts';
import { accountHelp } from '../mail/emails/account-help.ts';
import { passwordReset } from '../mail/emails/password-reset.ts';
import { type Email, sendEmail } from '../send-email.ts';
import { type DueEmails, failureCode } from './due-emails.ts';

type Due = {
  id: string;
  kind: 'activation' | 'password_link' | 'second_factor' | 'email_before' | 'email_after';
  email: string;
  first_name: string;
  language: Language;
  /** Of `email_before`, shortened: `j***@example.com`. */
  new_email: string | null;
  /** Of `password_link`. */
  token: string | null;
  is_bulk: boolean;
};

/** Sends what the team started on members' accounts: links, and notices of changes. */
export const accountEmails: DueEmails<Due> = {
  claim: 'claim_account_emails',
  name: 'account email',
  send,
};

async function send(due: Due): Promise<void> {
  const { id, email, is_bulk } = due;
  try {
    await sendEmail({ ...write(due), to: email, once: id, isBulk: is_bulk });
  } catch (error) {
    await requestAsService('/rest/v1/rpc/finish_account_email', {
      body: { email_id: id, failure: failureCode(error) },
    });
    throw error;
  }
  await requestAsService('/rest/v1/rpc/finish_account_email', { body: { email_id: id } });
}

function write(due: Due): Pick<Email, 'kind' | 'subject' | 'html' | 'text'> {
  const { kind, language, first_name: firstName } = due;
  const site = `${new URL(required('SITE_URL')).origin}${language === 'en' ? '' : '/BR'}`;
  if (kind === 'activation') {
    const mail = accountActivation[language]({ firstName, url: `${site}/activate-account` });
    return { ...mail, kind: 'account-activation' };
  }
  if (kind === 'password_link') {
    // In the fragment, which no server or proxy receives or logs.
    const values = new URLSearchParams({ email: due.email, token: due.token ?? '' });
    const mail = passwordReset[language]({ firstName, url: `${site}/reset-password#${values}` });
    return { ...mail, kind: 'password-reset' };
  }
  const mail = accountHelp[language]({ firstName, kind, newEmail: due.new_email ?? '' });
  return { ...mail, kind: 'account-help' };
}
