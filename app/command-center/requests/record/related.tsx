import { RequestLink } from '~/command-center/kit/request-link';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactGroup } from '~/shared/ui/facts';

/** The other requests of the same household. */
export function Related({ data: { related, household, member } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const nameOf = (personId: string | null) =>
    household.find(({ id }) => id === personId)?.first_name ?? member.first_name;
  return (
    <FactGroup
      title={t('related.title')}
      form={
        related.length === 0 ? (
          <p className="text-muted">{t('related.none')}</p>
        ) : (
          <ul className="divide-y divide-line/70">
            {related.map((other) => (
              <li key={other.number} className="relative grid gap-0.5 py-3">
                <RequestLink
                  number={other.number}
                  className="w-fit font-semibold text-mata-700 tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {other.number}
                </RequestLink>
                <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <span>{nameOf(other.person_id)}</span>
                  <span>{t(`states.${other.state}`)}</span>
                  {other.kind && <span>{t(`kinds.${other.kind as 'illness'}`)}</span>}
                  {other.service_date && <span>{formatDate(other.service_date, language)}</span>}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
