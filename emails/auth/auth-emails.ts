import type { Email } from '../email.ts';
import { activation } from './activation.tsx';
import { confirmation } from './confirmation.ts';
import { emailChange } from './email-change.tsx';
import { emailChanged } from './email-changed.tsx';
import { invite } from './invite.ts';
import { magicLink } from './magic-link.ts';
import { passwordChanged } from './password-changed.tsx';
import { reauthentication } from './reauthentication.ts';
import { recovery } from './recovery.ts';
import { secondFactorOff, secondFactorOn } from './second-factor.tsx';
import { teamPassword } from './team-password.ts';

type AuthEmail = {
  /** Its section in config.toml: `[auth.email.<section>]`. */
  section: string;
  /** Its file in supabase/templates. */
  file: string;
  email: Email;
  /** Sent instead to an account whose metadata has this entry. */
  variant?: { when: string; email: Email };
};

/** The emails of the auth service. */
export const authEmails: readonly AuthEmail[] = [
  {
    section: 'template.confirmation',
    file: 'confirmation',
    email: confirmation,
    variant: { when: '.Data.activation_token', email: activation },
  },
  {
    section: 'template.recovery',
    file: 'recovery',
    email: recovery,
    variant: { when: '.Data.team', email: teamPassword },
  },
  { section: 'template.email_change', file: 'email-change', email: emailChange },
  { section: 'template.magic_link', file: 'magic-link', email: magicLink },
  { section: 'template.reauthentication', file: 'reauthentication', email: reauthentication },
  { section: 'template.invite', file: 'invite', email: invite },
  { section: 'notification.password_changed', file: 'password-changed', email: passwordChanged },
  { section: 'notification.email_changed', file: 'email-changed', email: emailChanged },
  {
    section: 'notification.mfa_factor_enrolled',
    file: 'mfa-factor-enrolled',
    email: secondFactorOn,
  },
  {
    section: 'notification.mfa_factor_unenrolled',
    file: 'mfa-factor-unenrolled',
    email: secondFactorOff,
  },
];
