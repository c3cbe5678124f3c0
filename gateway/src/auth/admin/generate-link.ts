import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../../security/password-hash.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { createUser, emailExists } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { type LinkType, linkTo } from '../email/send-email.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { isEmailTaken } from '../identities.ts';
import { createOneTimeToken, saveLink, type TokenKind } from '../one-time-tokens.ts';
import { checkStrength } from '../passwords/strength.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { data, readBody, text } from '../request-body.ts';
import { userJson } from '../user-json.ts';
import { findUserByEmail, lockUser, mergeMetadata, type UserRow, updateUser } from '../users.ts';

const body = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data,
  redirect_to: text,
});

type Given = z.infer<typeof body>;

/**
 * Maps each link type to its stored token kind, the column of its send time, and the `type` in its
 * URL.
 */
const links: Record<string, { kind: TokenKind; sentAt: SentAt; type: LinkType }> = {
  signup: { kind: 'confirmation_token', sentAt: 'confirmation_sent_at', type: 'signup' },
  invite: { kind: 'confirmation_token', sentAt: 'confirmation_sent_at', type: 'invite' },
  magiclink: { kind: 'recovery_token', sentAt: 'recovery_sent_at', type: 'magiclink' },
  recovery: { kind: 'recovery_token', sentAt: 'recovery_sent_at', type: 'recovery' },
  email_change_current: {
    kind: 'email_change_token_current',
    sentAt: 'email_change_sent_at',
    type: 'email_change',
  },
  email_change_new: {
    kind: 'email_change_token_new',
    sentAt: 'email_change_sent_at',
    type: 'email_change',
  },
};

type SentAt = 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at';

/**
 * Creates a link without emailing it, so that the project's own server can send it.
 * @throws AuthError `validation_failed`, `user_not_found`, `email_exists`, `weak_password`
 * @see https://github.com/supabase/auth internal/api/mail.go (adminGenerateLink)
 */
export async function generateLink(context: AuthContext, request: FastifyRequest) {
  const given = readBody(request, body);
  const email = readEmail(given.email);
  const existing = await findUserByEmail(context.pool, email);
  const type = given.type === 'magiclink' && !existing ? 'signup' : given.type;
  const link = links[type];
  if (!link) {
    throw new AuthError(
      400,
      'validation_failed',
      `Invalid email action link type requested: ${given.type}`,
    );
  }
  const isNew = type === 'signup' || type === 'invite';
  if (!existing && !isNew) {
    throw new AuthError(404, 'user_not_found', 'User with this email not found');
  }
  if (isNew && existing?.email_confirmed_at) throw emailExists();
  const newEmail = await readNewEmail(context, given, type, existing);
  const passwordHash = existing ? null : await hashGiven(context, request, given, type);

  const target = type === 'email_change_new' ? newEmail : email;
  const token = createOneTimeToken(target, context.config.email.otp_length, false);
  const user = await inTransaction(context.pool, async (client) => {
    const owner =
      existing ??
      (await createUser(client, {
        email,
        passwordHash,
        userMetadata: given.data ?? {},
      }));
    await writeAuditLog(
      client,
      request,
      serviceRole,
      type === 'invite' ? 'user_invited' : 'user_recovery_requested',
      {
        user_id: owner.id,
        user_email: email,
      },
    );
    if (existing && type === 'signup' && given.data) {
      const raw_user_meta_data = mergeMetadata(owner.raw_user_meta_data, given.data);
      await updateUser(client, owner.id, { raw_user_meta_data });
    }
    await keepToken(client, owner, link, token.codeHash, newEmail);
    if (type === 'invite') await updateUser(client, owner.id, { invited_at: new Date() });
    await saveLink(client, owner.id, link.kind, token, target);
    return lockUser(client, owner.id);
  });
  if (!user) throw new Error('the created user was not found');
  const redirect_to = context.isRedirectAllowed(given.redirect_to)
    ? given.redirect_to
    : redirectTarget(context, request);
  return {
    ...userJson(user),
    action_link: linkTo(context, link.type, token, redirect_to),
    email_otp: token.code,
    hashed_token: token.link,
    verification_type: type,
    redirect_to,
  };
}

async function readNewEmail(
  { pool, config }: AuthContext,
  given: Given,
  type: string,
  user: UserRow | undefined,
): Promise<string> {
  if (!type.startsWith('email_change')) return '';
  if (type === 'email_change_current' && !config.email.double_confirm_changes) {
    throw new AuthError(
      400,
      'validation_failed',
      'Enable secure email change to generate link for current email',
    );
  }
  const newEmail = readEmail(given.new_email);
  if (await isEmailTaken(pool, newEmail, user?.id ?? null)) throw emailExists();
  return newEmail;
}

async function hashGiven(
  { config }: AuthContext,
  request: FastifyRequest,
  given: Given,
  type: string,
) {
  if (type !== 'signup' || given.type === 'magiclink') return null;
  if (!given.password) {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  checkStrength(config, given.password, given);
  return hashPassword(given.password, requestNetwork(request));
}

async function keepToken(
  client: pg.ClientBase,
  user: UserRow,
  { kind, sentAt }: { kind: TokenKind; sentAt: SentAt },
  hash: string,
  newEmail: string,
) {
  await updateUser(client, user.id, {
    [kind]: hash,
    [sentAt]: new Date(),
    ...(newEmail ? { email_change: newEmail, email_change_confirm_status: 0 } : {}),
  });
}
