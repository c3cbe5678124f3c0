import { formatDate, formatDateTime } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { LoggedValue } from './fetch-log';

type Fields = keyof Messages['manageLog']['fields'];
type Values = keyof Messages['manageLog']['values'];

const amounts = new Set(['amount', 'monthly_cost', 'product_iua_id']);

/** Columns with codes, which have a translation. */
const coded = new Set([
  'status',
  'enrollment_status',
  'plan_type',
  'billing_type',
  'priority',
  'role',
  'permissions',
  'source',
]);

/** The labels of logged columns and values. A code of a newer database is shown unchanged. */
export function useLogLabels() {
  const { t, exists } = useTranslation('manageLog');
  const { language } = useLanguage();

  const word = (table: string | null, value: string) => {
    const code = value.toLowerCase().replaceAll(' ', '_');
    const key = [`${table}_${code}`, code].find((one) => exists(`manageLog:values.${one}`));
    return key ? t(`values.${key as Values}`) : value;
  };

  const value = (table: string | null, column: string, held: LoggedValue | undefined): string => {
    if (held === null || held === undefined || held === '') return t('values.nothing');
    if (typeof held === 'boolean') return t(held ? 'values.yes' : 'values.no');
    if (amounts.has(column) && Number.isFinite(Number(held))) {
      return formatMoney(Number(held), language);
    }
    if (typeof held === 'number') return new Intl.NumberFormat(language).format(held);
    if (column === 'tag_ids' && Array.isArray(held)) {
      // A deleted tag has no name any more.
      return held.map((name) => name ?? t('values.deleted_tag')).join(', ') || t('values.nothing');
    }
    if (typeof held !== 'string') {
      return held.map((one) => word(table, one ?? '')).join(', ') || t('values.nothing');
    }
    if (coded.has(column)) return word(table, held);
    if (/^\d{4}-\d\d-\d\d$/.test(held)) return formatDate(held, language);
    if (/^\d{4}-\d\d-\d\dT/.test(held)) return formatDateTime(held, language);
    return held;
  };

  return {
    /** The label of a column; that of an organization's name is not that of a person's. */
    field: (action: string, column: string) => {
      const key = [`${action.split('.')[0]}_${column}`, column].find((one) =>
        exists(`manageLog:fields.${one}`),
      );
      return key ? t(`fields.${key as Fields}`) : column;
    },
    value,
  };
}
