import { z } from 'zod';
import { AuthError } from '../errors.ts';
import { parseDuration } from '../go-duration.ts';
import { data, flag, text } from '../request-body.ts';

/** The login fields that an admin request may contain. */
export const userFields = z.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  user_metadata: data,
  app_metadata: data,
  ban_duration: text,
});

const longest = 100 * 365 * 86_400;

/**
 * Returns the end of a ban. Null lifts the ban; undefined leaves it unchanged.
 * @throws AuthError 400 `validation_failed`
 */
export function readBan(written: string): Date | null | undefined {
  if (!written) return undefined;
  if (written === 'none') return null;
  const seconds = parseDuration(written);
  if (seconds === undefined) {
    throw new AuthError(
      400,
      'validation_failed',
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(written)}`,
    );
  }
  return seconds === 0 ? null : new Date(Date.now() + Math.min(seconds, longest) * 1000);
}

/** @throws AuthError 400 `phone_provider_disabled` */
export function refusePhone(phone: string) {
  if (!phone) return;
  throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
}
