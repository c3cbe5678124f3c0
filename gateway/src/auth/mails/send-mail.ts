import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AuthMailKind } from '../../mail/default-templates.ts';
import { queueMail } from '../../mail/queue.ts';
import { type RateLimit, takeUses, type Use } from '../../security/rate-limit.ts';
import type { AuthContext } from '../context.ts';
import { requestNetwork } from '../device.ts';
import { AuthError } from '../errors.ts';
import type { OneTimeToken } from '../one-time-tokens.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import type { UserRow } from '../users.ts';

/** What a link is for, as `GET /verify` is told. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

type TokenMail = {
  to: string;
  kind: AuthMailKind;
  user: UserRow;
  token: OneTimeToken;
  /** Left out where only the code counts. */
  link?: string;
  newEmail?: string;
};

/** The address that a one-time link opens, which leads on to where the request wants. */
export function verificationLink(
  context: AuthContext,
  request: FastifyRequest,
  type: LinkType,
  token: OneTimeToken,
): string {
  return linkTo(context, type, token, redirectTarget(context, request));
}

/** The address that a one-time link opens. */
export function linkTo(
  { issuer }: AuthContext,
  type: LinkType,
  { link }: OneTimeToken,
  redirect_to: string,
): string {
  return `${issuer}/verify?${new URLSearchParams({ token: link, type, redirect_to })}`;
}

/** Queues a mail with a one-time token, to leave when the transaction is kept. */
export async function sendTokenMail(
  client: pg.ClientBase,
  context: AuthContext,
  request: FastifyRequest,
  { to, kind, user, token, link, newEmail }: TokenMail,
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
  await queueMail(client, { ...mail, to });
}

/** Queues a mail that only tells of something, where config.toml enables it. */
export async function notify(
  client: pg.ClientBase,
  { config, siteUrl, renderMail }: AuthContext,
  kind: AuthMailKind,
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
  await queueMail(client, { ...mail, to });
}

/**
 * Counts a mail of a kind to one mailbox: one in `max_frequency`, whether or not there is such an
 * account, so that the answer tells nothing.
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
  const [exceeded] = await takeUses(pool, [{ limit, of: email }]);
  if (!exceeded) return;
  const { retryAfter } = exceeded;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfter} seconds.`,
    { retryAfter },
  );
}

/** Who an email is for: an account whose mailbox is confirmed, or anyone who typed an address. */
export type Audience = 'member' | 'stranger';

/** Whom the limits are for that all callers have in common. */
const sharedByAll = 'project';

/** Of an hour's emails, what is left to confirmed accounts however many people sign up. */
const membersShare = 0.4;

/** Of an hour's emails, what one network address may cause; ten at least. */
const addressShare = 0.2;

/**
 * Counts an email against what the project may send in an hour, against the part of it that is open
 * to anybody, and against the part of one network address: no one can use up what all need.
 * @param request left out where the project's own server asks.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitProjectMail(
  { pool, config }: AuthContext,
  audience: Audience,
  request?: FastifyRequest,
) {
  await takeMail(pool, mailUses(config.rate_limit.email_sent, audience, request));
}

/**
 * Counts what only looks like an email, so that the limits do not tell whether there is such an
 * account: against the address, and against nobody's share.
 * @param audience whom the email would be for, if there were one.
 * @throws AuthError 429 `over_email_send_rate_limit`
 */
export async function limitMailToNobody(
  { pool, config }: AuthContext,
  audience: Audience,
  request: FastifyRequest,
) {
  const uses = mailUses(config.rate_limit.email_sent, audience, request);
  await takeMail(
    pool,
    uses.map((use) => (use.of === sharedByAll ? { ...use, isOnlyChecked: true } : use)),
  );
}

/** Counts an email to an account that nobody confirmed, if strangers' part is not used up. */
export async function takeStrangersMail({ pool, config }: AuthContext): Promise<boolean> {
  const exceeded = await takeUses(pool, mailUses(config.rate_limit.email_sent, 'stranger'));
  return exceeded.length === 0;
}

function mailUses(amount: number, audience: Audience, request?: FastifyRequest): Use[] {
  const limit = (name: string, share: number, of = sharedByAll) => ({
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

async function takeMail(pool: AuthContext['pool'], uses: Use[]) {
  const [exceeded] = await takeUses(pool, uses);
  if (!exceeded) return;
  throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
    retryAfter: exceeded.retryAfter,
  });
}
