import { amountNow } from '#bill-help/status';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { MemberBill } from './bills';

/** Who asks for the money: the name, or the kind as long as the name is not known. */
export function useBillName(): (bill: MemberBill) => string {
  const { t } = useTranslation('portal');
  return ({ bill, fields, care }) => {
    const name = bill.sender === 'collector' ? fields.agency : (fields.provider ?? care.provider);
    return name?.trim() || t(`bills.sender.${bill.sender}`);
  };
}

/** What the bill asks for now, with its date, or with what it asked for before. */
export function useBillAmount(): (bill: MemberBill) => string {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  return ({ bill, letters }) => {
    const now = amountNow(bill.amount, letters);
    return now === bill.amount
      ? t('head.amount', { amount: money(now), date: formatDate(bill.billed, language) })
      : t('head.changed', { amount: money(now), before: money(bill.amount) });
  };
}
