import { law } from '#bill-help/law';
import { brand } from '~/shared/brand/brand';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';

/** The figures of the law that texts name, in a language. */
export function lawValues(language: Language) {
  const money = (cents: number) => formatMoney(cents / 100, language, { cents: false });
  return {
    brand: brand.name,
    limit: money(law.disputeCents.value),
    fee: money(law.disputeFeeCents.value),
    assistanceDays: law.assistanceDays.value,
    disputeDays: law.disputeDays.value,
    validationDays: law.validationDays.value,
    recordsDays: law.recordsDays.value,
  };
}
