import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Calculator } from './calculator';

const load = pageLoaderWith('whatWouldIPay', async (language) => {
  const { loadCalculator } = await import('./load-calculator');
  return loadCalculator(language);
});

export const loader = load;
export const clientLoader = load;

/** The calculator: who pays which part of a bill, by the rules. */
export default function WhatWouldIPayPage() {
  const { examples, iuas, edition, effective, ruleNames } = useLoaderData<typeof loader>();
  const { t } = useTranslation('whatWouldIPay');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={HeartLedger} />
      <Calculator examples={examples} iuas={iuas} edition={edition} ruleNames={ruleNames} />
      <Estimate edition={edition.number} effective={effective} />
      <div className="page grid gap-3 py-12 sm:flex">
        <WhatsAppLink>{t('next.ask')}</WhatsAppLink>
        <LinkButton to="yourPart" variant="outline">
          {t('next.yourPart')}
        </LinkButton>
        <LinkButton to="billHelp" variant="outline">
          {t('next.billHelp')}
        </LinkButton>
      </div>
    </>
  );
}

const assumptions = ['eligible', 'inTime', 'active', 'alone'] as const;

/** What the answer assumes, and that it promises nothing. */
function Estimate({ edition, effective }: { edition: number; effective: string }) {
  const { t } = useTranslation('whatWouldIPay');
  return (
    <section aria-labelledby="estimate-title" className="bg-sand">
      <div className="page grid gap-6 py-12 md:py-16 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="estimate-title" className="text-subtitle">
          {t('estimate.title')}
        </h2>
        <div className="grid gap-5">
          <div className="grid gap-3">
            <p>{t('estimate.assumes')}</p>
            <ul className="grid list-disc gap-2 pl-6 marker:text-barro-500">
              {assumptions.map((id) => (
                <li key={id}>{t(`estimate.${id}`)}</li>
              ))}
            </ul>
          </div>
          <noscript>
            {import.meta.env.SSR && (
              <p className="rounded-md bg-info-100 p-4 text-sm text-info-700">
                {t('estimate.noScript')}{' '}
                <LocalLink to="yourPart" className="link font-semibold">
                  {t('estimate.noScriptLink')}
                </LocalLink>
              </p>
            )}
          </noscript>
          <p className="max-w-prose text-sm text-muted">{t('estimate.promise')}</p>
          <p className="text-sm text-muted">
            {t('estimate.edition', { number: edition, date: effective })}{' '}
            <LocalLink to="rules" className="link inline-flex min-h-6 items-center font-semibold">
              {t('estimate.rules')}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
