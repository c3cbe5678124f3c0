import { useWatch } from 'react-hook-form';
import { EmailPreview, NoEmail } from '~/command-center/kit/sent/email-preview';
import {
  type EmailToSend,
  emailedAddress,
  passwordLink,
  unknown,
} from '~/command-center/kit/sent/email-writers';
import type { Account, HelpAction } from './account';

type HelpEmailsProps = {
  firstName: string;
  account: Pick<Account, 'email' | 'language'>;
  action: HelpAction;
};

/** The emails that the help sends to the member, or that it sends none. */
export function HelpEmails({ firstName, account, action }: HelpEmailsProps) {
  const typed = useWatch<{ new_email: string }, 'new_email'>({ name: 'new_email' }).trim();
  const { email, language } = account;
  if (action === 'sessions' || action === 'view') return <NoEmail />;
  if (action !== 'email') {
    const sent = { activation, password_link: newPassword, second_factor: secondFactor }[action];
    return <EmailPreview to={firstName} theirs={language} email={sent(firstName)} />;
  }
  // The old mailbox may be someone else's, so it does not learn the whole new address.
  const newEmail = typed.replace(/^(.).*@/, '$1***@') || unknown;
  return (['email_before', 'email_after'] as const).map((kind) => (
    <EmailPreview
      key={kind}
      to={kind === 'email_before' ? email : typed || unknown}
      theirs={language}
      email={{ name: 'accountHelp', values: () => ({ firstName, kind, newEmail }) }}
    />
  ));
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
