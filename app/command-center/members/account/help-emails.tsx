import { EmailPreview, NoEmail } from '~/command-center/kit/sent/email-preview';
import {
  type EmailToSend,
  emailedAddress,
  passwordLink,
} from '~/command-center/kit/sent/email-writers';
import type { Account, HelpAction } from './account';

type HelpEmailsProps = {
  firstName: string;
  account: Pick<Account, 'language'>;
  action: HelpAction;
};

/** The email that the help sends to the member, or that it sends none. */
export function HelpEmails({ firstName, account, action }: HelpEmailsProps) {
  if (action === 'sessions' || action === 'view') return <NoEmail />;
  // Its description names both mailboxes that are written to.
  if (action === 'email') return null;
  const sent = { activation, password_link: newPassword, second_factor: secondFactor }[action];
  return <EmailPreview to={firstName} theirs={account.language} email={sent(firstName)} />;
}

/** The way to an account. It contains no secret. */
export function activation(firstName: string): EmailToSend {
  const values = (language: 'en' | 'pt-BR') => ({
    firstName,
    url: emailedAddress('/activate-account', language),
  });
  return { name: 'accountActivation', values };
}

function newPassword(firstName: string): EmailToSend {
  return {
    name: 'passwordReset',
    values: (language) => ({ firstName, url: passwordLink(language) }),
  };
}

function secondFactor(firstName: string): EmailToSend {
  return {
    name: 'accountHelp',
    values: () => ({ firstName, kind: 'second_factor', newEmail: '' }),
  };
}
