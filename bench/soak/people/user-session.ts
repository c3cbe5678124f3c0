import { adminSignIn } from '../../lib/requests.ts';
import { rest } from '../pace.ts';
import { type Response, sendRequest } from '../send-request.ts';
import type { World } from '../world.ts';

type Tokens = { access_token: string; refresh_token: string };

type User = {
  email: string;
  /** The markers that responses to the user may contain; undefined for admins, who see all. */
  mine: readonly string[] | undefined;
  signIn: { path: string; body: unknown };
};

const grantPath = '/auth/v1/token?grant_type=';

/** The session of a member in the portal. */
export function memberSession(
  world: World,
  { email, password, mine }: { email: string; password: string; mine: readonly string[] },
): UserSession {
  const signIn = { path: `${grantPath}password`, body: { email, password } };
  return new UserSession(world, { email, mine, signIn });
}

/** The session of an admin in the Command Center. */
export function adminSession(world: World, email: string): UserSession {
  return new UserSession(world, { email, mine: undefined, signIn: adminSignIn(email) });
}

/** A user's browser session: refreshed, and ended only if the server refuses it. */
export class UserSession {
  readonly #world: World;
  readonly #user: User;
  #tokens: Tokens | undefined;
  #signingIn: Promise<void> | undefined;
  #refreshing: Promise<boolean> | undefined;

  constructor(world: World, user: User) {
    this.#world = world;
    this.#user = user;
  }

  /** The expiry of the access token according to the server, in seconds since the epoch. */
  get expiresAt(): number {
    return claimsOf(this.#tokens).exp ?? 0;
  }

  /** Sends a request as this user, with a new token if the old one has expired. */
  async sendRequest(path: string, request?: Parameters<typeof sendRequest>[3]): Promise<Response> {
    if (!this.#tokens) await this.#signIn();
    const used = this.#tokens;
    const answer = await this.#sendOnce(path, request);
    if (answer.status !== 401) return answer;
    // Another loop of the same user may have refreshed in the meantime.
    if (used === this.#tokens && !(await this.refresh())) return answer;
    const again = await this.#sendOnce(path, request);
    if (again.status === 401) this.#breaks(`a new token is refused: ${again.text}`);
    return again;
  }

  /** @returns whether there is a new token. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refreshOnce().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshOnce(): Promise<boolean> {
    if (!this.#tokens) return false;
    const { refresh_token } = this.#tokens;
    const answer = await this.#requestTokens(`${grantPath}refresh_token`, { refresh_token });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      this.#breaks(`the session was ended: ${answer.text}`);
      this.#tokens = undefined;
    }
    return answer.status === 200;
  }

  #signIn(): Promise<void> {
    this.#signingIn ??= this.#signInOnce().finally(() => {
      this.#signingIn = undefined;
    });
    return this.#signingIn;
  }

  async #signInOnce() {
    const { path, body } = this.#user.signIn;
    while (!this.#tokens && !this.#world.end.aborted) {
      const answer = await this.#requestTokens(path, body);
      if (this.#tokens) {
        const { session_id = '' } = claimsOf(this.#tokens);
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
  async #requestTokens(path: string, body: unknown): Promise<Response> {
    const { mine, email } = this.#user;
    const answer = await sendRequest(this.#world, { mine }, path, { body });
    if (answer.status === 200) {
      // The Command Center's sign-in returns rows: none if it refuses.
      const [tokens] = [JSON.parse(answer.text)].flat() as Tokens[];
      this.#tokens = tokens;
      if (claimsOf(tokens).email !== email) this.#breaks('a token of another person, or none');
    }
    return answer;
  }

  #sendOnce(path: string, request?: Parameters<typeof sendRequest>[3]): Promise<Response> {
    const authorization = `Bearer ${this.#tokens?.access_token ?? 'none'}`;
    const asker = { mine: this.#user.mine, headers: { authorization } };
    return sendRequest(this.#world, asker, path, request);
  }

  #breaks(what: string) {
    this.#world.ledger.broken.push(`${this.#user.email}: ${what.slice(0, 300)}`);
  }
}

type Claims = { email?: string; session_id?: string; exp?: number };

function claimsOf(tokens: Tokens | undefined): Claims {
  const [, claims = ''] = tokens?.access_token.split('.') ?? [];
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
}
