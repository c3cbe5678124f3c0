import { activation } from './auth/activation.tsx';
import { emailChange } from './auth/email-change.tsx';
import { emailChanged } from './auth/email-changed.tsx';
import { invite } from './auth/invite.ts';
import { magicLink } from './auth/magic-link.ts';
import { passwordChanged } from './auth/password-changed.tsx';
import { reauthentication } from './auth/reauthentication.ts';
import { recovery } from './auth/recovery.ts';
import { secondFactorOff, secondFactorOn } from './auth/second-factor.tsx';
import { teamPassword } from './auth/team-password.ts';
import type { Email } from './email.ts';
import { accountActivation } from './functions/account-activation.ts';
import { accountHelp } from './functions/account-help.ts';
import { passwordReset } from './functions/password-reset.ts';
import { passwordResetDone } from './functions/password-reset-done.ts';
import { recoveryCodes } from './functions/recovery-codes.ts';

/**
 * The emails about an account and how to sign in to it. They have no legal notice. Every other
 * email has it: those are about the membership, sharing, or money.
 */
export const accountEmails: ReadonlySet<Email> = new Set([
  activation,
  emailChange,
  emailChanged,
  invite,
  magicLink,
  passwordChanged,
  reauthentication,
  recovery,
  secondFactorOff,
  secondFactorOn,
  teamPassword,
  accountActivation,
  accountHelp,
  passwordReset,
  passwordResetDone,
  recoveryCodes,
]);
