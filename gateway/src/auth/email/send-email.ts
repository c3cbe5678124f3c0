import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AuthEmailKind } from '../../mail/default-templates.ts';
import { queueEmail } from '../../mail/queue.ts';
import { consumeUses, type RateLimit, type Use } from '../../security/rate-limit.ts';
import type { AuthContext } from '../context.ts';
import { requestNetwork } from '../device.ts';
import { AuthError } from '../errors.ts';
import type { OneTimeToken } from '../one-time-tokens.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import type { UserRow } from '../users.ts';

/** The purpose of a link, as `GET /verify` receives it. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

type TokenEmail = {
  to: string;
  kind: AuthEmailKind;
  user: UserRow;
  token: OneTimeToken;
  /** Omitted if the email needs only the code. */
  link?: string;
  newEmail?: string;
};

/** Returns the URL of a one-time link, which redirects to the request's target. */
export function verificationLink(
  context: AuthContext,
  request: FastifyRequest,
  type: LinkType,
  token: OneTimeToken,
): string {
  return linkTo(context, type, token, redirectTarget(context, request));
}

/** Returns the URL of a one-time link. */
export function linkTo(
  { issuer }: AuthContext,
  type: LinkType,
  { link }: OneTimeToken,
  redirect_to: string,
): string {
  return `${issuer}/verify?${new URLSearchParams({ token: link, type, redirect_to })}`;
}

/** Queues an email with a one-time token. Delivery starts after the transaction commits. */
export async function sendTokenEmail(
  client: pg.ClientBase,
  context: AuthContext,
  request: FastifyRequest,
  { to, kind, user, token, link, newEmail }: TokenEmail,
) {
  const mail = context.renderMail(kind, {
    SiteURL: context.siteUrl,
    Email: user.email ?? '',
    Token: token.code,
    Data: user.raw_user_meta_data ?? {},
    ...(link
      ? {
          ConfirmationURL: link,
          TokenHash: token.link,
          RedirectTo: redirectTarget(context, request),
        }
      : {}),
    ...(newEmail ? { NewEmail: newEmail } : {}),
  });
  await queueEmail(client, { ...mail, to });
}

/** Queues a notification email if config.toml enables it. */
export async function notify(
  client: pg.ClientBase,
  { config, siteUrl, renderMail }: AuthContext,
  kind: AuthEmailKind,
  user: UserRow,
  extra: { to?: string; OldEmail?: string; FactorType?: string } = {},
) {
  const { to = user.email, ...variables } = extra;
  if (!config.email.notification[kind]?.enabled || !to) return;
  const mail = renderMail(kind, {
    SiteURL: siteUrl,
    Email: user.email ?? '',
    Data: user.raw_user_meta_data ?? {},
    ...variables,
  });
  await queueEmail(client, { ...mail, to });
}

/**
 * Counts an email of one kind to one mailbox, with one allowed per `max_frequency`. It counts
 * whether or not the account exists, so that the response reveals nothing.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitMailbox(
  { pool, config }: AuthContext,
  kind: 'confirmation' | 'recovery' | 'email_change' | 'reauthentication',
  email: string,
) {
  if (config.email.max_frequency === 0) return;
  const limit: RateLimit = {
    name: `auth.mail_${kind}`,
    amount: 1,
    seconds: config.email.max_frequency,
  };
  const [exceeded] = await consumeUses(pool, [{ limit, of: email }]);
  if (!exceeded) return;
  const { retryAfter } = exceeded;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfter} seconds.`,
    { retryAfter },
  );
}

/** The recipient of an email: an account with a confirmed mailbox, or any entered address. */
export type Audience = 'member' | 'stranger';

/** The subject of the limits that all callers share. */
const sharedSubject = 'project';

/**
 * Share of the hourly emails that is reserved for confirmed accounts, regardless of the number of
 * sign-ups.
 */
const membersShare = 0.4;

/** Share of the hourly emails that one network address may cause; at least ten emails. */
const addressShare = 0.2;

/**
 * Counts an email against three hourly limits: the project's, the strangers' share and the share of
 * one network address. No caller can use up the emails that all users need.
 * @param request omitted if the project's own server is the caller.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function countEmail(
  { pool, config }: AuthContext,
  audience: Audience,
  request?: FastifyRequest,
) {
  await consumeEmailUses(pool, emailUses(config.rate_limit.email_sent, audience, request));
}

/**
 * Counts an email that is not sent, so that the limits do not reveal whether an account exists. It
 * counts against the network address, but not against the shared limits.
 * @param audience the recipient that the email would have.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function countUnsentEmail(
  { pool, config }: AuthContext,
  audience: Audience,
  request: FastifyRequest,
) {
  const uses = emailUses(config.rate_limit.email_sent, audience, request);
  await consumeEmailUses(
    pool,
    uses.map((use) => (use.of === sharedSubject ? { ...use, isOnlyChecked: true } : use)),
  );
}

/** Counts an email to an unconfirmed account, unless the strangers' share is used up. */
export async function tryCountEmailToUnconfirmed({ pool, config }: AuthContext): Promise<boolean> {
  const exceeded = await consumeUses(pool, emailUses(config.rate_limit.email_sent, 'stranger'));
  return exceeded.length === 0;
}

function emailUses(amount: number, audience: Audience, request?: FastifyRequest): Use[] {
  const limit = (name: string, share: number, of = sharedSubject) => ({
    limit: { name, amount: share, seconds: 3600 },
    of,
  });
  const uses = [limit('auth.mail', amount)];
  if (audience === 'stranger') {
    uses.push(limit('auth.mail_strangers', amount - Math.floor(amount * membersShare)));
  }
  if (request) {
    const share = Math.min(amount, Math.max(10, Math.ceil(amount * addressShare)));
    uses.push(limit('auth.mail_from', share, requestNetwork(request)));
  }
  return uses;
}

async function consumeEmailUses(pool: AuthContext['pool'], uses: Use[]) {
  const [exceeded] = await consumeUses(pool, uses);
  if (!exceeded) return;
  throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
    retryAfter: exceeded.retryAfter,
  });
}
