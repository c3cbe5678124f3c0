import type { FindingKind } from '#bill-help/findings';
import { guidelinesSource } from '#bill-help/poverty-guidelines';
import { BillHelp } from '~/shared/bill-help/bill-help';
import { lawValues } from '~/shared/bill-help/law-values';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';

export const loader = pageLoader('billHelp');
export const clientLoader = pageLoader('billHelp');

/** Help with a bill for everyone, without an account. What a visitor types stays in the browser. */
export default function BillHelpPage() {
  const { t } = useTranslation('billHelp');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={HeartLedger} />
      <div className="page pb-band">
        <noscript>
          {import.meta.env.SSR && (
            <p className="mb-6 rounded-md bg-info-100 p-4 text-sm text-info-700">
              {t('end.noScript')}
            </p>
          )}
        </noscript>
        <BillHelp />
      </div>
      <WhatCanBeWrong />
      <End />
    </>
  );
}

const listed: readonly FindingKind[] = [
  'notItemized',
  'wrongSum',
  'twice',
  'outsideVisit',
  'notMine',
  'unshownPayment',
  'fees',
  'aboveEstimate',
  'otherPayer',
  'namedInsurer',
  'collector',
  'noMoneyAsked',
];

/** What the questions look for, for readers without scripts and for search engines. */
function WhatCanBeWrong() {
  const { t } = useTranslation('billHelp');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="what-title" className="bg-mata-100">
      <div className="page grid gap-6 py-12 md:py-16">
        <div className="grid max-w-prose gap-2">
          <h2 id="what-title" className="text-subtitle">
            {t('what.title')}
          </h2>
          <p>{t('what.lead', { count: listed.length })}</p>
        </div>
        <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
          {listed.map((kind) => (
            <div key={kind}>
              <dt className="font-semibold">{t(`found.items.${kind}.title`)}</dt>
              <dd>{t(`found.items.${kind}.text`, lawValues(language))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function End() {
  const { t } = useTranslation('billHelp');
  return (
    <div className="page grid gap-6 py-12">
      <div className="grid gap-3 sm:flex">
        <WhatsAppLink>{t('end.ask')}</WhatsAppLink>
        <LinkButton to="deskCards" variant="outline">
          {t('end.cards')}
        </LinkButton>
      </div>
      <p className="max-w-prose text-sm text-muted">
        {t('end.source', { year: guidelinesSource.year })}
      </p>
    </div>
  );
}
