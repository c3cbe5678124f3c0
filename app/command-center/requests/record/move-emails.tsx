import { useQuery } from '@tanstack/react-query';
import { choicesQuery, emailOfMove } from '~/command-center/kit/request-choices';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { State } from '../../../../supabase/contracts/request-states';

type MoveEmailsProps = { data: OpenRequest; moves: readonly State[] };

/** The email of each next state, and the states without one. */
export function MoveEmails({ data: { request, member }, moves }: MoveEmailsProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const kindOf = (to: State) => emailOfMove(choices?.states ?? [], request.state, to);
  const kinds = [...new Set(moves.map(kindOf))];
  return (
    <div className="grid gap-4 pb-6">
      {kinds.map((kind) => {
        const names = moves
          .filter((to) => kindOf(to) === kind)
          .map((to) => t(`move.${to as Exclude<State, 'draft'>}`));
        return (
          <section key={kind ?? 'none'} className="grid gap-1">
            <p className="text-sm font-semibold">{new Intl.ListFormat(language).format(names)}</p>
            <RequestEmail request={request} firstName={member.first_name} kind={kind} />
          </section>
        );
      })}
    </div>
  );
}
