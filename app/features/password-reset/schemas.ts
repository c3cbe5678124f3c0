import { z } from 'zod/mini';
import type { Messages } from '~/i18n/catalogue';
import { passwordTwice, typedEmail } from '~/lib/typed-credentials';

/** What can be wrong with these forms: keys of `recovery:issues`. */
export type RecoveryIssue = keyof Messages['recovery']['issues'];

const issue = (key: RecoveryIssue) => ({ error: key, abort: true });

/** Who asks for a link. */
export const requestSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
});

/** The new password, twice. */
export const newPasswordSchema = passwordTwice(issue('passwordShort'), issue('passwordsDiffer'));

export type ResetRequest = z.infer<typeof requestSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;
