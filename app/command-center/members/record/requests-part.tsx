import { useQuery } from '@tanstack/react-query';
import { ListFailure } from '~/command-center/kit/list-messages';
import { formatDateTime } from '~/shared/format/dates';
import { referenceOf } from '~/shared/format/reference';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Member, requestsQuery } from './fetch-member-record';

type Type = keyof Messages['manageContacts']['types'];
type Status = keyof Messages['manageContacts']['status'];

/** The messages and forms of the member, with links to the inbox. */
export function RequestsPart({ member }: { member: Pick<Member, 'id' | 'member_number'> }) {
  const { t } = useTranslation(['manageMembers', 'manageContacts']);
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(requestsQuery(member.id));
  if (error && !data) {
    return <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <FactGroup
      title={t('manageMembers:record.requests')}
      action={
        data &&
        data.total > data.requests.length && (
          <LocalLink
            to="adminContacts"
            search={`?q=${member.member_number}`}
            className="link text-sm"
          >
            {t('manageMembers:record.allRequests', { count: data.total })}
          </LocalLink>
        )
      }
      form={
        !data ? (
          <Skeleton className="h-14" />
        ) : data.requests.length === 0 ? (
          <p className="text-muted">{t('manageMembers:record.noRequests')}</p>
        ) : (
          <ul className="divide-y divide-line/70">
            {data.requests.map(({ id, type, subject, status, created_at: sent }) => (
              <li key={id} className="relative grid gap-0.5 py-3">
                <LocalLink
                  to="adminContacts"
                  search={`?open=${id}`}
                  className="font-semibold wrap-anywhere text-mata-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {subject || t(`manageContacts:types.${type as Type}`)}
                </LocalLink>
                <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
                  <span>{id && referenceOf(id)}</span>
                  <span>{t(`manageContacts:status.${status as Status}`)}</span>
                  <span>{sent && formatDateTime(sent, language)}</span>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
