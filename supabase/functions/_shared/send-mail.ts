import { createTransport } from 'nodemailer';
import { required, secretKey } from './environment.ts';
import { replyTo } from './mail/emails/reply-to.ts';

export type Mail = {
  to: string;
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** What it tells of: the queue takes one mail of a kind for it, however often it is asked. */
  once?: string;
};

/**
 * Sends a mail. One machine gives functions a queue (MAIL_QUEUE_URL), which keeps it until it has
 * left; on Supabase it goes to the mail server of SMTP_URL at once.
 * @throws Error when nobody took it.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const queue = Deno.env.get('MAIL_QUEUE_URL');
  if (!queue) return sendAtOnce(mail);
  const response = await fetch(queue, {
    method: 'POST',
    headers: { apikey: secretKey(), 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  });
  if (!response.ok) throw new Error(`the mail queue answered ${response.status}`);
}

async function sendAtOnce({ to, subject, html, text }: Mail) {
  const transport = createTransport({
    url: required('SMTP_URL'),
    connectionTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: required('MAIL_FROM'),
      to: { name: '', address: to },
      replyTo: Deno.env.get('MAIL_REPLY_TO') || replyTo,
      subject,
      html,
      text,
    });
  } finally {
    transport.close();
  }
}
