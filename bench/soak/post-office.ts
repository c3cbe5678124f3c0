import { setTimeout as wait } from 'node:timers/promises';
import {
  type Mailbox,
  openMailbox,
  type ReceivedEmail,
} from 'supabase-gateway/testing/smtp-server';

/** A mail server that can be stopped and restarted on the same port. */
export class PostOffice {
  readonly #boxes: Mailbox[] = [];
  readonly port: number;

  private constructor(first: Mailbox) {
    this.#boxes.push(first);
    this.port = Number(new URL(first.url).port);
  }

  static async open(): Promise<PostOffice> {
    return new PostOffice(await openMailbox());
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** All accepted emails, in order. */
  get mails(): ReceivedEmail[] {
    return this.#boxes.flatMap(({ mails }) => mails);
  }

  close(): Promise<void> {
    return this.#boxes.at(-1)?.close() ?? Promise.resolve();
  }

  async reopen() {
    this.#boxes.push(await openMailbox(this.port));
  }

  /** The first email to an address, if it arrives before the timeout. */
  async mailTo(address: string, timeoutMs: number): Promise<ReceivedEmail | undefined> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const mail = this.mails.find(({ to }) => to.includes(address));
      if (mail || Date.now() > deadline) return mail;
      await wait(100);
    }
  }
}

/** An email's source with quoted-printable decoded. */
export function readable({ raw }: ReceivedEmail): string {
  return raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
