import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AuthContext } from '../context.ts';
import { clearLinks, createOneTimeToken, saveLink } from '../one-time-tokens.ts';
import { type UserRow, updateUser } from '../users.ts';
import { sendTokenEmail, verificationLink } from './send-email.ts';

type Send = {
  client: pg.ClientBase;
  context: AuthContext;
  request: FastifyRequest;
  user: UserRow;
  /** Whether the client has started a PKCE flow for this email. */
  isPkce: boolean;
};

/** Sends the link and code that confirm a new account. */
export async function sendConfirmation({ client, context, request, user, isPkce }: Send) {
  const email = user.email ?? '';
  const token = createOneTimeToken(email, context.config.email.otp_length, isPkce);
  await updateUser(client, user.id, {
    confirmation_token: token.codeHash,
    confirmation_sent_at: new Date(),
  });
  await saveLink(client, user.id, 'confirmation_token', token, email);
  const link = verificationLink(context, request, 'signup', token);
  await sendTokenEmail(client, context, request, {
    to: email,
    kind: 'confirmation',
    user,
    token,
    link,
  });
}

/**
 * Sends the link and code that sign the user in without the password. The user may then set a new
 * one or not.
 */
export async function sendRecovery(
  { client, context, request, user, isPkce }: Send,
  type: 'recovery' | 'magiclink',
) {
  const email = user.email ?? '';
  const token = createOneTimeToken(email, context.config.email.otp_length, isPkce);
  await updateUser(client, user.id, {
    recovery_token: token.codeHash,
    recovery_sent_at: new Date(),
  });
  await saveLink(client, user.id, 'recovery_token', token, email);
  const kind = type === 'recovery' ? 'recovery' : 'magic_link';
  const link = verificationLink(context, request, type, token);
  await sendTokenEmail(client, context, request, { to: email, kind, user, token, link });
}

/**
 * Sends the links and codes that confirm a new email to the new mailbox. If
 * `double_confirm_changes` is on, the current mailbox gets one too and must also confirm.
 */
export async function sendEmailChange(
  { client, context, request, user, isPkce }: Send,
  newEmail: string,
) {
  const { otp_length, double_confirm_changes } = context.config.email;
  const mailTo = async (
    to: string,
    kind: 'email_change_token_new' | 'email_change_token_current',
  ) => {
    const token = createOneTimeToken(to, otp_length, isPkce);
    await updateUser(client, user.id, { [kind]: token.codeHash });
    await saveLink(client, user.id, kind, token, to);
    const link = verificationLink(context, request, 'email_change', token);
    const mail = { to, kind: 'email_change' as const, user, token, link, newEmail };
    await sendTokenEmail(client, context, request, mail);
  };

  await updateUser(client, user.id, {
    email_change: newEmail,
    email_change_sent_at: new Date(),
    email_change_confirm_status: 0,
    email_change_token_current: '',
  });
  await clearLinks(client, user.id, 'email_change_token_current');
  await mailTo(newEmail, 'email_change_token_new');
  if (double_confirm_changes && user.email) await mailTo(user.email, 'email_change_token_current');
}

/** Sends the code that proves that the user is still the same person. */
export async function sendReauthentication({
  client,
  context,
  request,
  user,
}: Omit<Send, 'isPkce'>) {
  const email = user.email ?? '';
  const token = createOneTimeToken(email, context.config.email.otp_length, false);
  await updateUser(client, user.id, {
    reauthentication_token: token.codeHash,
    reauthentication_sent_at: new Date(),
  });
  await sendTokenEmail(client, context, request, {
    to: email,
    kind: 'reauthentication',
    user,
    token,
  });
}

/** Sends an invitation to an account that an admin has created. */
export async function sendInvitation({ client, context, request, user }: Omit<Send, 'isPkce'>) {
  const email = user.email ?? '';
  const token = createOneTimeToken(email, context.config.email.otp_length, false);
  const now = new Date();
  await updateUser(client, user.id, {
    confirmation_token: token.codeHash,
    confirmation_sent_at: now,
    invited_at: now,
  });
  await saveLink(client, user.id, 'confirmation_token', token, email);
  const link = verificationLink(context, request, 'invite', token);
  await sendTokenEmail(client, context, request, { to: email, kind: 'invite', user, token, link });
}
