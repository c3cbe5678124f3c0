import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { brand } from '~/shared/brand/brand';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useWakeLock } from '~/shared/browser/use-wake-lock';
import { DeskView, viewPrefix } from '~/shared/desk-view/desk-view';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { DeskCard } from './desk-card';
import { type DeskCardName, sentences } from './sentences';

export const loader = pageLoader('deskCards');
export const clientLoader = pageLoader('deskCards');

/** The cards in the order in which a patient needs them. */
const groups = [
  { id: 'arriving', cards: ['emergency', 'interpreter'] },
  { id: 'planning', cards: ['selfPay', 'estimate'] },
  { id: 'leaving', cards: ['bill', 'assistance', 'records'] },
] as const;

/**
 * Cards to show at the front desk, each in English with its meaning. The page opens offline, where it
 * has no scripts, and prints.
 *
 * Sources, read in November 2026:
 * - Interpreter, and no minor child as interpreter: 45 CFR 92.201.
 * - Good Faith Estimate: 45 CFR 149.610 (b)(1), also without an appointment, on request;
 *   dispute of a bill at least $400 above it, within 120 days: 45 CFR 149.620.
 * - Itemized bill of a Florida hospital within 7 days: Florida Statutes 395.301.
 * - Financial assistance of nonprofit hospitals: 26 U.S.C. 501(r)(4).
 * - Medical records within 30 days: 45 CFR 164.524.
 */
export default function DeskCardsPage() {
  const { t } = useTranslation('deskCards');
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  useWakeLock(hash.startsWith(`#${viewPrefix}`));
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={Clipboard}>
        <Button
          variant="outline"
          className={isHydrated ? 'mt-6 print:hidden' : 'invisible mt-6 print:hidden'}
          onClick={() => print()}
        >
          <Printer className="size-5" />
          {t('print')}
        </Button>
      </PageHead>
      <div className="page grid gap-12 pb-band print:gap-6">
        {groups.map(({ id, cards }) => (
          <section key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-subtitle">
              {t(`groups.${id}`)}
            </h2>
            <div
              className={clsx(
                'mt-5 grid gap-4 md:grid-cols-2 print:grid-cols-2',
                cards.length > 2 && 'lg:grid-cols-3',
              )}
            >
              {cards.map((card) => (
                <DeskCard key={card} card={card} />
              ))}
            </div>
          </section>
        ))}
        <div className="grid justify-items-start gap-6">
          <p className="max-w-prose text-sm text-muted">{t('source', { brand: brand.name })}</p>
          <LinkButton to="emergency" variant="outline" className="max-sm:w-full print:hidden">
            {t('toEmergency')}
          </LinkButton>
        </div>
      </div>
      {(Object.keys(sentences) as DeskCardName[]).map((card) => (
        <DeskView
          key={card}
          name={card}
          title={t(`cards.${card}.title`)}
          request={sentences[card].request}
          detail={sentences[card].detail}
          meaning={t(`cards.${card}.meaning`)}
          closeLabel={t('close')}
        />
      ))}
    </>
  );
}
