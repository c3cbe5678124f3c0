import { rest } from '../pace.ts';
import { type Response, sendRequest } from '../send-request.ts';
import type { World } from '../world.ts';
import type { Person } from './population.ts';

type Tokens = { access_token: string; refresh_token: string; expires_at: number };

/** A member's browser session: refreshed, and ended only if the server refuses it. */
export class MemberSession {
  readonly #world: World;
  readonly #person: Person;
  #tokens: Tokens | undefined;

  constructor(world: World, person: Person) {
    this.#world = world;
    this.#person = person;
  }

  /** The expiry of the access token according to the server, in seconds since the epoch. */
  get expiresAt(): number {
    return this.#tokens?.expires_at ?? 0;
  }

  /** Sends a request as this member, with a new token if the old one has expired. */
  async sendRequest(path: string, request?: Parameters<typeof sendRequest>[3]): Promise<Response> {
    if (!this.#tokens) await this.#signIn();
    const answer = await this.#sendOnce(path, request);
    if (answer.status !== 401 || !(await this.refresh())) return answer;
    const again = await this.#sendOnce(path, request);
    if (again.status === 401) this.#breaks(`a new token is refused: ${again.text}`);
    return again;
  }

  /** @returns whether there is a new token. */
  async refresh(): Promise<boolean> {
    if (!this.#tokens) return false;
    const { refresh_token } = this.#tokens;
    const answer = await this.#grant('refresh_token', { refresh_token });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      this.#breaks(`the session was ended: ${answer.text}`);
      this.#tokens = undefined;
    }
    return answer.status === 200;
  }

  async #signIn() {
    const { email, password } = this.#person;
    while (!this.#tokens && !this.#world.end.aborted) {
      const answer = await this.#grant('password', { email, password });
      if (answer.status === 200) {
        const { session_id } = claimsOf(this.#tokens);
        this.#world.ledger.begin('session', session_id).outcome = 'acknowledged';
      } else {
        if (answer.status >= 400 && answer.status < 500) {
          this.#breaks(`sign-in is refused: ${answer.text}`);
        }
        await rest(this.#world.end, 300);
      }
    }
  }

  /** Checks that the response is not another account. */
  async #grant(type: string, body: unknown): Promise<Response> {
    const { mine, userId } = this.#person;
    const path = `/auth/v1/token?grant_type=${type}`;
    const answer = await sendRequest(this.#world, { mine }, path, { body });
    if (answer.status === 200) {
      this.#tokens = JSON.parse(answer.text) as Tokens;
      if (claimsOf(this.#tokens).sub !== userId) this.#breaks('a token of somebody else');
    }
    return answer;
  }

  #sendOnce(path: string, request?: Parameters<typeof sendRequest>[3]): Promise<Response> {
    const authorization = `Bearer ${this.#tokens?.access_token ?? 'none'}`;
    const asker = { mine: this.#person.mine, headers: { authorization } };
    return sendRequest(this.#world, asker, path, request);
  }

  #breaks(what: string) {
    this.#world.ledger.broken.push(`${this.#person.email}: ${what.slice(0, 300)}`);
  }
}

function claimsOf(tokens: Tokens | undefined): { sub: string; session_id: string } {
  const [, claims = ''] = tokens?.access_token.split('.') ?? [];
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
}
