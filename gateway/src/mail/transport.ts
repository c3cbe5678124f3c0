import { isLoopbackHost } from '../security/loopback.ts';

/** The mail server, the sender, and the mailbox that replies go to. */
export type SmtpSettings = { url: string; from: string; replyTo?: string | undefined };

export type OutgoingMail = {
  messageId: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
};

export type Transport = {
  /** Hands a mail to the mail server. @throws what nodemailer throws */
  send(mail: OutgoingMail): Promise<void>;
  /** What stands in the way of sending, before any mail; undefined when nothing does. */
  problem(): Promise<unknown>;
  close(): void;
};

/** Opens a connection to the mail server when the first mail leaves, and keeps it for the next. */
export async function smtpTransport({ url, from, replyTo }: SmtpSettings): Promise<Transport> {
  // Not loaded where no mail leaves: it takes 20 MB.
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Shorter than the server's patience at shutdown, so that a mail under way ends either way.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 12_000,
    // A password never travels in the clear, except within this machine.
    ...(username && !isLoopbackHost(hostname) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = readSender(from);
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      await transport.sendMail({
        from: sender,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // Given apart from its name, so that it is not parsed as a list.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.messageId}@${domain}>`,
        // No out-of-office answers to what nobody typed; a reply by a person may get one.
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

/** Reads `Name <address>`. A comma in the name is part of the name. */
function readSender(from: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^<"]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return address ? { name: name ?? '', address } : { name: '', address: from.trim() };
}
