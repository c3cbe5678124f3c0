import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Something that waits for a second super admin. The name is that of the admin, the member's number, or the cents. */
type WaitingControl = { kind: string; id: string | null; name: string };

/** What waits for a second super admin, in a sentence, and the page on which they agree. */
export function useWaitingControl() {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  return {
    textOf({ kind, name }: WaitingControl): string {
      if (kind === 'admin') return t('controls.account', { name });
      if (kind === 'rule') return t('controls.rule');
      if (kind === 'copy') return t('controls.copy', { number: name });
      if (kind === 'erasure') return t('controls.erasure', { number: name });
      return t('controls.limit', { amount: formatMoney(Number(name) / 100, language) });
    },
    placeOf({ kind, id }: WaitingControl) {
      if (kind === 'admin') return { to: 'adminUsers', search: `?open=${id}` } as const;
      if (kind === 'copy' || kind === 'erasure') {
        return { to: 'adminMembers', search: `?open=${id}` } as const;
      }
      const open = kind === 'rule' ? 'rules' : 'amount';
      return { to: 'adminRequests', search: `?open=${open}` } as const;
    },
  };
}
