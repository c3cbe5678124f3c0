import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SharedCake } from '~/shared/illustrations/shared-cake';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Calculator } from './calculator';
import { Estimate } from './estimate';

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
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={SharedCake} />
      <Calculator examples={examples} iuas={iuas} edition={edition} ruleNames={ruleNames} />
      <Estimate edition={edition.number} effective={effective} />
      <div className="page grid gap-3 py-12 sm:flex">
        <WhatsAppLink>{t('next.ask')}</WhatsAppLink>
        <LinkButton to="yourPart" variant="outline">
          {t('next.yourPart')}
        </LinkButton>
      </div>
    </>
  );
}
