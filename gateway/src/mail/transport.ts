import { isLoopbackHost } from '../security/loopback.ts';
import type { Attachment } from './queue.ts';

/** The mail server, the sender, and the reply-to address. */
export type SmtpSettings = { url: string; from: string; replyTo?: string | undefined };

export type OutgoingEmail = {
  messageId: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[] | null;
};

export type Transport = {
  /** Sends an email to the mail server. @throws errors of nodemailer */
  send(mail: OutgoingEmail): Promise<void>;
  /**
   * Returns the error that prevents sending, without an email. It is undefined if there is none.
   */
  problem(): Promise<unknown>;
  close(): void;
};

/**
 * Creates a transport that connects with the first email and reuses the connection.
 * @param usualReplyTo the reply-to address of the next email, unless the settings contain one
 */
export async function smtpTransport(
  { url, from, replyTo }: SmtpSettings,
  usualReplyTo: () => string | undefined,
): Promise<Transport> {
  // The library is loaded only if emails are sent, because it takes 20 MB.
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // The timeouts are shorter than the server's shutdown timeout, so that an email in flight
    // always ends before it.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 12_000,
    // A password is never sent unencrypted, except within this machine.
    ...(username && !isLoopbackHost(hostname) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = readSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      const address = replyTo ?? usualReplyTo();
      await transport.sendMail({
        from: sender,
        ...(address && { replyTo: { name: '', address } }),
        // The address is separate from the name, so that it is not parsed as a list.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: mail.attachments?.map((file) => ({ ...file, encoding: 'base64' })) ?? [],
        messageId: `<${mail.messageId}@${domain}>`,
        // Generated emails receive no out-of-office replies. A reply that a person wrote may
        // receive one.
        headers: mail.kind === 'reply' ? {} : { 'auto-submitted': 'auto-generated' },
      });
    },
    problem: () =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => error,
      ),
    close: () => transport.close(),
  };
}

/** Parses `Name <address>`. A comma in the name is part of the name. */
function readSender(from: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^<"]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return address ? { name: name ?? '', address } : { name: '', address: from.trim() };
}
