import type { Messages } from '~/shared/i18n/catalogue';
import { useTranslation } from '~/shared/i18n/use-translation';

type Words = Messages['manageContacts']['facts']['memberStatus'];

/** An enrollment status in words; the column takes any text, which then stands for itself. */
export function useMemberStatus() {
  const { t, exists } = useTranslation('manageContacts');
  return (status: string) => {
    const key = status.replace(' ', '_');
    return exists(`manageContacts:facts.memberStatus.${key}`)
      ? t(`facts.memberStatus.${key as keyof Words}`)
      : status;
  };
}
