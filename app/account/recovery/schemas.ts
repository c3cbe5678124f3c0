import { z } from 'zod/mini';
import { passwordTwice, typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';

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
