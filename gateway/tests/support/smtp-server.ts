import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export type ReceivedEmail = {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
  /** The time of acceptance, in milliseconds since the epoch. */
  at: number;
};

export type Mailbox = {
  /** The value for SMTP_URL. */
  url: string;
  /** The accepted emails, in order. */
  mails: ReceivedEmail[];
  /** The number of deliveries that a client started. */
  begun: number;
  /** The refusals of the next deliveries, in order. */
  refusals: { code: number; at: 'recipient' | 'data' }[];
  /** The delay before an email is accepted, in milliseconds. */
  hesitation: number;
  /** Ends all connections, and each new one at once, as if there were no mail server. */
  breakDown(): void;
  /** Ends the breakdown. */
  recover(): void;
  /** The number of connections during breakdowns. */
  missed: number;
  close(): Promise<void>;
};

/** A mail server on this machine that keeps the emails it receives. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const gone = new Set<string>();
  const refusal = (at: 'recipient' | 'data') => {
    if (mailbox.refusals[0]?.at !== at) return undefined;
    const { code } = mailbox.refusals.shift() ?? { code: 0 };
    return Object.assign(new Error('not today, ana@example.com'), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      done(refusal('recipient') ?? null);
    },
    onClose(session) {
      gone.add(session.id);
    },
    onData(stream, session, done) {
      mailbox.begun += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('data');
        if (refused) return done(refused);
        setTimeout(() => {
          // A client that has disconnected did not receive the acceptance.
          if (gone.has(session.id)) return;
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom, rcptTo } = session.envelope;
          mailbox.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
            messageId: /^message-id: (\S+)/im.exec(raw)?.[1] ?? '',
            at: Date.now(),
          });
          done();
        }, mailbox.hesitation);
      });
    },
  });
  server.on('error', () => undefined);
  const connect = server.connect.bind(server);
  let isBroken = false;
  server.connect = (socket, options) => {
    if (!isBroken) return connect(socket, options);
    mailbox.missed += 1;
    socket.destroy();
  };
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const bound = typeof address === 'object' ? address?.port : 0;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${bound}`,
    mails: [],
    begun: 0,
    refusals: [],
    hesitation: 0,
    missed: 0,
    breakDown() {
      isBroken = true;
      for (const connection of server.connections) connection.close();
    },
    recover() {
      isBroken = false;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailbox;
}
