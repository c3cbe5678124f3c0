import { createTransport } from 'nodemailer';
import { required, secretKey } from './environment.ts';
import { organization } from './mail/emails/organization.ts';

/** A file that an email brings. */
export type Attachment = { filename: string; contentType: string; content: string };

export type Email = {
  to: string;
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** The event it reports: the queue accepts one email of a kind for each, however often it is sent. */
  once?: string;
  /** Whether it is one of many, which are sent when nothing else waits. */
  isBulk?: boolean;
  /** Files, whose contents are in Base64. */
  attachments?: readonly Attachment[];
};

/**
 * Sends an email. The gateway provides a queue (MAIL_QUEUE_URL), which stores it until delivery. On
 * Supabase, it goes directly to the mail server of SMTP_URL.
 * @throws Error if neither accepts it.
 */
export async function sendEmail(email: Email): Promise<void> {
  const queue = Deno.env.get('MAIL_QUEUE_URL');
  if (!queue) return sendDirectly(email);
  const response = await fetch(queue, {
    method: 'POST',
    headers: { apikey: secretKey(), 'content-type': 'application/json' },
    body: JSON.stringify(email),
  });
  if (!response.ok) throw new Error(`The mail queue responded with ${response.status}.`);
}

/** Whether emails are stored in a queue, so that sending one twice has no effect. */
export function hasMailQueue(): boolean {
  return Deno.env.get('MAIL_QUEUE_URL') !== undefined;
}

/**
 * Sends up to 200 emails, with one request to the queue if there is one.
 * @returns for each, whether it was accepted
 * @throws Error if the queue accepts none.
 */
export async function sendEmails(emails: readonly Email[]): Promise<boolean[]> {
  const queue = Deno.env.get('MAIL_QUEUE_URL');
  if (!queue) {
    const outcomes = await Promise.allSettled(emails.map(sendDirectly));
    return outcomes.map(({ status }) => status === 'fulfilled');
  }
  const response = await fetch(new URL('batch', queue), {
    method: 'POST',
    headers: { apikey: secretKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: emails }),
  });
  if (!response.ok) throw new Error(`The mail queue responded with ${response.status}.`);
  return ((await response.json()) as { accepted: boolean[] }).accepted;
}

async function sendDirectly({ to, kind, once, subject, html, text, attachments = [] }: Email) {
  const transport = createTransport({
    url: required('SMTP_URL'),
    connectionTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = required('MAIL_FROM');
  try {
    await transport.sendMail({
      from,
      ...(once && { messageId: await messageIdOf(kind, once, from) }),
      // As the gateway: generated emails receive no out-of-office replies.
      headers: kind === 'reply' ? {} : { 'auto-submitted': 'auto-generated' },
      to: { name: '', address: to },
      replyTo: Deno.env.get('MAIL_REPLY_TO') || organization.email.support,
      subject,
      html,
      text,
      attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
    });
  } finally {
    transport.close();
  }
}

/** The same as the gateway's (gateway/src/mail/queue.ts): a reply to the email finds its event. */
async function messageIdOf(kind: string, once: string, from: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${kind} ${once}`));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`;
}
