import { queryOptions } from '@tanstack/react-query';
import type { Language } from '~/shared/i18n/language';
import type { EmailWriter } from '../../../../supabase/functions/_shared/mail/write-email';

/** The emails that the team sends, as the functions write them. Each is a file of its own. */
const writers = {
  accountActivation: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/account-activation'))
      .accountActivation,
  accountHelp: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/account-help')).accountHelp,
  advisorInvitation: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/advisor-invitation'))
      .advisorInvitation,
  applicationApproved: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/application-approved'))
      .applicationApproved,
  applicationDeclined: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/application-declined'))
      .applicationDeclined,
  applicationInReview: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/application-in-review'))
      .applicationInReview,
  contributionChange: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/contribution-change'))
      .contributionChange,
  memberMessage: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/member-message'))
      .memberMessage,
  passwordReset: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/password-reset'))
      .passwordReset,
  reply: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/reply')).reply,
  requestUpdate: async () =>
    (await import('../../../../supabase/functions/_shared/mail/emails/request-update'))
      .requestUpdate,
} as const;

export type EmailName = keyof typeof writers;

/** An email by its name, and the values that it contains. */
export type EmailToSend = {
  [Name in EmailName]: {
    name: Name;
    values: (language: Language) => ValuesOf<Awaited<ReturnType<(typeof writers)[Name]>>>;
  };
}[EmailName];

type ValuesOf<Writer> = Writer extends EmailWriter<infer Values> ? Values : never;

/** Writes an email, as a cached query. */
export function writerQuery(name: EmailName) {
  return queryOptions({
    queryKey: ['email', name],
    queryFn: writers[name] as () => Promise<EmailWriter<never>>,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a preview shows in place of what exists only in the sent email, such as a secret. */
export const unknown = '…';

/** The address of a page in an email. */
export function emailedAddress(path: string, language: Language): string {
  return new URL(`${language === 'en' ? '' : '/BR'}${path}`, location.origin).href;
}

/** The place of a link with which its reader chooses a password. */
export function passwordLink(language: Language): string {
  return `${emailedAddress('/reset-password', language)}#${unknown}`;
}
