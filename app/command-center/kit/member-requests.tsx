import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { adminRequestError } from './backend/admin-request-error';
import { loadAdminBackend } from './backend/backend';
import { RequestLink } from './request-link';

/** The number of requests beside a record; a link leads to the others. */
const latest = 5;

/** @throws AppError */
async function fetchMemberRequests(memberId: string, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status, count } = await backend
    .from('request_list')
    .select('id,number,state,person_name,service_date', { count: 'exact' })
    .eq('member_id', memberId)
    .order('submitted_at', { ascending: false })
    .limit(latest)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return { requests: data, total: count ?? data.length };
}

function memberRequestsQuery(memberId: string) {
  return queryOptions({
    // The prefix of all requests, so that live updates apply.
    queryKey: ['sharing-requests', 'of-member', memberId],
    queryFn: ({ signal }) => fetchMemberRequests(memberId, signal),
  });
}

type MemberRequestsProps = { member: { id: string; member_number: string } };

/** A member's latest sharing requests, with links. For admins who may read requests. */
export function MemberRequests({ member }: MemberRequestsProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const query = useQuery(memberRequestsQuery(member.id));
  const { data } = query;
  if (!data) return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-12" />;
  if (data.requests.length === 0) return <p className="text-muted">{t('ofMember.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line/70">
        {data.requests.map(({ id, number, state, person_name: person, service_date: day }) => (
          <li key={id} className="relative grid gap-0.5 py-3">
            <RequestLink
              number={number ?? ''}
              className="w-fit font-semibold text-mata-700 tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {number}
            </RequestLink>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{person}</span>
              <span>{t(`states.${state as 'received'}`)}</span>
              {day && <span>{formatDate(day, language)}</span>}
            </p>
          </li>
        ))}
      </ul>
      {data.total > data.requests.length && (
        <LocalLink
          to="adminRequests"
          search={`?q=${member.member_number}`}
          className="link w-fit text-sm"
        >
          {t('ofMember.all', { count: data.total })}
        </LocalLink>
      )}
    </>
  );
}
