import { Bucket, limits } from './limits.ts';

type Rate = { burst: number; perSecond: number };

/** The sockets and messages of each address, or of each account. */
export class Usage {
  readonly #mostSockets: number;
  readonly #rate: Rate;
  readonly #sockets = new Map<string, number>();
  readonly #messages = new Map<string, Bucket>();

  constructor(mostSockets: number, rate: Rate) {
    this.#mostSockets = mostSockets;
    this.#rate = rate;
  }

  /** Counts a socket. Returns false if there are too many. */
  addSocket(of: string): boolean {
    const open = this.#sockets.get(of) ?? 0;
    if (open >= this.#mostSockets) return false;
    this.#sockets.set(of, open + 1);
    return true;
  }

  removeSocket(of: string) {
    const open = (this.#sockets.get(of) ?? 1) - 1;
    if (open === 0) this.#sockets.delete(of);
    else this.#sockets.set(of, open);
  }

  /** Counts a message. Returns false if there are too many. */
  takeMessage(of: string, cost: number): boolean {
    let bucket = this.#messages.get(of);
    if (!bucket) {
      bucket = new Bucket(this.#rate);
      this.#messages.set(of, bucket);
    }
    return bucket.take(cost);
  }

  /** Forgets the counters that no longer count anything. */
  sweep() {
    for (const [of, bucket] of this.#messages) if (bucket.isEmpty()) this.#messages.delete(of);
  }
}

export type Usages = { addresses: Usage; accounts: Usage };

export function newUsages(): Usages {
  return {
    addresses: new Usage(limits.socketsPerAddress, limits.messagesPerAddress),
    accounts: new Usage(limits.socketsPerAccount, limits.messagesPerAccount),
  };
}
