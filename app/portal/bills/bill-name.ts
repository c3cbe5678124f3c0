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
