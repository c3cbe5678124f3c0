import { EmailPreview } from '~/command-center/kit/sent/email-preview';
import { emailedAddress } from '~/command-center/kit/sent/email-writers';
import type { OpenRequest } from '~/command-center/requests/fetch-request';

type RequestEmailProps = {
  data: Pick<OpenRequest, 'request' | 'member'>;
  kind: 'your_turn' | 'update';
};

/** The email which tells the member that the portal has something new. */
export function RequestEmail({ data: { request, member }, kind }: RequestEmailProps) {
  const { number } = request;
  return (
    <EmailPreview
      to={member.first_name}
      theirs={request.language}
      email={{
        name: 'requestUpdate',
        values: (language) => ({
          kind,
          number,
          firstName: member.first_name,
          url: emailedAddress(`/member-portal/requests/${number}`, language),
        }),
      }}
    />
  );
}
