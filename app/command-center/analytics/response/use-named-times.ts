import { useTranslation } from '~/shared/i18n/use-translation';
import type { TimeRow } from './fetch-response-times';
import type { NamedTime } from './time-table';

/** The rows with the names of their stages, kinds and persons. */
export function useNamedTimes(rows: readonly TimeRow[]): NamedTime[] {
  const { t } = useTranslation('manageAnalytics');
  const labelOf = ({ stage, part, id, name }: TimeRow) => {
    if (part === 'all') return t(`response.stages.${stage}`);
    if (part === 'kind') return id ? t(`response.kinds.${id as 'illness'}`) : t('response.noKind');
    return name ?? t('response.nobody');
  };
  return rows.map((row) => ({ ...row, label: labelOf(row) }));
}
