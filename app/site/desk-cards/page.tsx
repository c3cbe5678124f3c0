import { clsx } from 'clsx';
import { Maximize2, Printer } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { type DeskCardName, sentences } from '~/shared/desk-view/desk-sentences';
import { noteOpened, useLitCard, viewPrefix } from '~/shared/desk-view/desk-view';
import { SentenceViews } from '~/shared/desk-view/sentence-views';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';

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
  useLitCard();
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
          <div className="grid gap-3 max-sm:w-full sm:flex print:hidden">
            <LinkButton to="emergency" variant="outline">
              {t('toEmergency')}
            </LinkButton>
            <LinkButton to="billHelp" variant="outline">
              {t('toBillHelp')}
            </LinkButton>
          </div>
        </div>
      </div>
      <SentenceViews />
    </>
  );
}

/** A card: its request in English, its meaning, and when to use it. */
function DeskCard({ card }: { card: DeskCardName }) {
  const { t } = useTranslation('deskCards');
  const { request } = sentences[card];
  return (
    <article
      id={card}
      aria-labelledby={`${card}-title`}
      className="flex scroll-mt-24 flex-col gap-3 rounded-md border-t-6 border-barro-500 bg-white p-5 shadow-raised print:break-inside-avoid"
    >
      <h3 id={`${card}-title`} className="font-semibold text-barro-700">
        {t(`cards.${card}.title`)}
      </h3>
      <p lang="en" className="text-heading font-semibold text-balance">
        “{request}”
      </p>
      <p>{t(`cards.${card}.meaning`)}</p>
      <p className="text-sm text-muted">{t(`cards.${card}.tip`, { brand: brand.name })}</p>
      {/* A plain link, because only the browser's own navigation sets `:target`. */}
      <a
        href={`#${viewPrefix}${card}`}
        onClick={noteOpened}
        className={`${buttonClass({ variant: 'primary' })} mt-auto self-start max-sm:w-full print:hidden`}
      >
        <Maximize2 className="size-5" />
        {t('show')}
        <span className="sr-only">: {t(`cards.${card}.title`)}</span>
      </a>
    </article>
  );
}
