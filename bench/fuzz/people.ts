import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { cast, password } from '../../tests/cast.ts';
import type { RequestDraft, Sender } from './http.ts';
import { inPlaceOf, type KnownWord } from './known.ts';

const apikey = 'sb_publishable_fuzz';

type Known = Record<KnownWord, string>;

/** The callers with their keys, tokens, and newly emailed links. */
export class People {
  readonly #owner: pg.Client;
  readonly #url: string;
  readonly #secretKey: string;
  readonly #anasPassword: string;
  #tokens: Partial<Record<Sender, string>> = {};
  #known: Partial<Known> = {};
  #addresses = 0;

  constructor(
    owner: pg.Client,
    port: number,
    { secretKey, anasPassword }: { secretKey: string; anasPassword: string },
  ) {
    this.#owner = owner;
    this.#url = `http://127.0.0.1:${port}`;
    this.#secretKey = secretKey;
    this.#anasPassword = anasPassword;
  }

  /** The headers of a caller, each time from a new address. */
  headersOf(sender: Sender): [string, string][] {
    this.#addresses += 1;
    const number = this.#addresses;
    const key = sender === 'server' ? this.#secretKey : apikey;
    const token = this.#tokens[sender];
    return [
      ['X-Forwarded-For', `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`],
      ...(sender === 'no key' ? [] : [['apikey', key] as [string, string]]),
      ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
    ];
  }

  /** A request with current values in place of its placeholders. */
  fill(asked: RequestDraft): RequestDraft {
    const path = inPlaceOf(asked.path, this.#known);
    const body = Buffer.from(inPlaceOf(asked.body.toString('latin1'), this.#known), 'latin1');
    return { ...asked, path, body };
  }

  /** The current secrets of all callers, which no log may contain. */
  get held(): string[] {
    return [...Object.values(this.#tokens), ...Object.values(this.#known)].filter(
      (text) => text.length > 20 && !/^[0-9a-f-]{36}$/.test(text),
    );
  }

  /** Gives all callers new tokens and restores their accounts. */
  async renew() {
    await this.#owner.query(
      `update auth.users set email = $2, encrypted_password = $3, banned_until = null,
         email_confirmed_at = now(), deleted_at = null where id = $1`,
      [cast.ana.userId, cast.ana.email, this.#anasPassword],
    );
    await this.#owner.query('delete from auth.mfa_factors where user_id = $1', [cast.ana.userId]);
    await this.#owner.query('truncate gateway.rate_limits');
    const session = await this.#post('nobody', '/auth/v1/token?grant_type=password', {
      email: cast.ana.email,
      password,
    });
    const ana = session.access_token;
    if (!ana) throw new Error(`Ana can no longer sign in: ${JSON.stringify(session)}`);
    this.#tokens = { ana, ...forged(ana) };

    const factor = await this.#post('ana', '/auth/v1/factors', { factor_type: 'totp' });
    const challenge = await this.#post('ana', `/auth/v1/factors/${factor.id}/challenge`, {});
    const link = await this.#post('server', '/auth/v1/admin/generate_link', {
      type: 'recovery',
      email: cast.ana.email,
    });
    const other = await this.#post('server', '/auth/v1/admin/users', {
      email: `${randomBytes(6).toString('hex')}@example.net`,
    });
    await this.#owner.query("delete from private.rate_limits where bucket like 'password_reset%'");
    const reset = await this.#post('server', '/rest/v1/rpc/start_password_reset', {
      email: cast.ana.email,
      client_address: '10.0.0.1',
    });
    this.#known = {
      'known-refresh': session.refresh_token,
      'known-factor': factor.id,
      'known-challenge': challenge.id,
      'known-link': link.hashed_token,
      'known-otp': link.email_otp,
      'known-user': other.id,
      'known-reset': reset.token,
    };
  }

  async #post(sender: Sender, path: string, body: unknown): Promise<Record<string, string>> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(this.headersOf(sender)),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  }
}

/** Tokens with the signature of a valid one. */
function forged(good: string) {
  const [header, , signature] = good.split('.');
  const claims = (made: object) => Buffer.from(JSON.stringify(made)).toString('base64url');
  return {
    forged: `${header}.${claims({ role: 'service_role', exp: 4_000_000_000 })}.${signature}`,
    expired: `${header}.${claims({ role: 'authenticated', exp: 1 })}.${signature}`,
  };
}
