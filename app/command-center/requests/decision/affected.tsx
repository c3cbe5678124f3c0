import { RequestLink } from '~/command-center/kit/request-link';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';

/** An answered request of the household whose answer would differ with today's facts. */
export type Affected = { number: string; decided_cents: number; now_cents: number };

/** The answered requests that these bills change, for example because the IUA is used elsewhere. */
export function AffectedNotice({ affected }: { affected: readonly Affected[] }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  if (affected.length === 0) return null;
  return (
    <Notice tone="warning" live="status" title={t('affected.title')}>
      <p>{t('affected.text')}</p>
      <ul className="mt-1 grid gap-1">
        {affected.map((one) => (
          <li key={one.number}>
            <RequestLink number={one.number} className="font-semibold underline underline-offset-4">
              {one.number}
            </RequestLink>{' '}
            {t('affected.one', { decided: money(one.decided_cents), now: money(one.now_cents) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
