import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { acknowledgementsQuery } from './fetch-acknowledgements';

/** Which editions of the rules the member has read, when and in which language. */
export function EditionsPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const query = useQuery(acknowledgementsQuery(memberId));
  if (query.error && !query.data) {
    return <FactGroup title={t('editions.title')} form={<LoadFailure query={query} />} />;
  }
  const read = query.data ?? [];
  return (
    <FactGroup title={t('editions.title')}>
      {read.map((row) => (
        <Fact
          key={row.edition_number}
          label={t('editions.edition', { number: row.edition_number })}
          value={t(`editions.read.${row.language as 'en'}`, {
            moment: formatDateTime(row.acknowledged_at, language),
          })}
          wide
        />
      ))}
      {read.length === 0 && (
        <Fact
          label={t('editions.latest')}
          value={query.data && null}
          empty={t('editions.none')}
          wide
        />
      )}
    </FactGroup>
  );
}
