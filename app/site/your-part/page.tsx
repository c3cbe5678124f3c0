import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SharedCake } from '~/shared/illustrations/shared-cake';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { ExampleBills } from './example-bills';
import { Monthly } from './monthly';
import { MoreOrLess } from './more-or-less';

const load = pageLoaderWith('yourPart', async (language) => {
  const { writeExamples } = await import('./write-examples');
  return { examples: await writeExamples(language) };
});

export const loader = load;
export const clientLoader = load;

/** The page of a member's costs: monthly, per need, with three examples. */
export default function YourPartPage() {
  const { examples } = useLoaderData<typeof loader>();
  const { t } = useTranslation('yourPart');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={SharedCake} />
      <ExampleBills bills={examples.bills} />
      <Monthly />
      <MoreOrLess less={examples.less} />
      <div className="page grid justify-items-start gap-6 pb-band">
        <p className="max-w-prose text-sm text-muted">{t('promise')}</p>
        <LinkButton to="shareable" className="max-sm:w-full">
          {t('next')}
        </LinkButton>
      </div>
    </>
  );
}
