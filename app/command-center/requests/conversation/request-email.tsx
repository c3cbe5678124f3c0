import type { RequestEmailKind } from '~/command-center/kit/request-choices';
import { EmailPreview, NoEmail } from '~/command-center/kit/sent/email-preview';
import { emailedAddress } from '~/command-center/kit/sent/email-writers';
import type { Language } from '~/shared/i18n/language';

type RequestEmailProps = {
  request: { number: string; language: string };
  firstName: string;
  kind: RequestEmailKind | undefined;
  languages?: Partial<Record<Language, number>>;
};

/** The email which tells the member that the portal has something new, or that there is none. */
export function RequestEmail({ request, firstName, kind, ...many }: RequestEmailProps) {
  const { number, language } = request;
  if (!kind) return <NoEmail />;
  return (
    <EmailPreview
      to={firstName}
      theirs={language === 'en' ? 'en' : 'pt-BR'}
      email={{
        name: 'requestUpdate',
        values: (shown) => ({
          kind,
          number,
          firstName,
          url: emailedAddress(`/member-portal/requests/${number}`, shown),
        }),
      }}
      {...many}
    />
  );
}
