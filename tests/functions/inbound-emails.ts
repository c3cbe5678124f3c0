import { createHash } from 'node:crypto';
import Stripe from 'stripe';

export const secret = 'inbound_secret_of_the_test';
export const newSecret = 'inbound_secret_of_the_next_forwarder';
export const authenticator = 'mx.example.net';
export const ownAddress = 'replies@example.org';

/** The header of a signed email: it has the format of Stripe's signatures. */
export const signatureOf = (
  payload: string,
  options: { secret?: string; timestamp?: number } = {},
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

/** The Message-ID of an email of ours, by its kind and the event that it reports. */
export function messageIdOf(kind: string, event: string): string {
  const digits = createHash('sha256').update(`${kind} ${event}`).digest('hex').slice(0, 32);
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `<${id}@mutirao.example>`;
}

type Letter = {
  from: string;
  id?: string;
  to?: string;
  subject?: string;
  text?: string;
  references?: string;
  /** Lines before all others, as mail servers add them. */
  headers?: readonly string[];
  /** Attached files: small PDFs by their names, or with a content. */
  files?: readonly (string | { name: string; content: Buffer })[];
};

/** An email as a mail server forwards it. */
export function letter({
  from,
  id = `<${crypto.randomUUID()}@mail.example.com>`,
  to = ownAddress,
  subject = 'Re: Mutirão',
  text = 'Obrigado!',
  references,
  headers = [],
  files = [],
}: Letter): string {
  const named = files.map((file) =>
    typeof file === 'string' ? { name: file, content: Buffer.from('%PDF-1.7') } : file,
  );
  const parts = named.map(({ name, content }) => [
    '--part',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]);
  return [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id}`,
    ...(references ? [`In-Reply-To: ${references}`, `References: ${references}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...parts.flat(),
    '--part--',
    '',
  ].join('\r\n');
}

/** What our provider writes about an email of a domain. */
export const vouched = (domain: string, verdict = 'pass') =>
  `Authentication-Results: ${authenticator}; spf=pass smtp.mailfrom=${domain}; dmarc=${verdict} (p=NONE) header.from=${domain}`;

/** A delivery report (RFC 3464) about an email of ours. */
export function report(messageId: string, action: string, status: string): string {
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mail.example.com>',
    `To: ${ownAddress}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <${crypto.randomUUID()}@mail.example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your mail to the address ana@example.com was not delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com> User unknown',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'From: no-reply@mutirao.example',
    'To: ana@example.com',
    'Subject: Private',
    'Message-ID:',
    ` ${messageId}`,
    '',
    '--part--',
    '',
  ].join('\r\n');
}
