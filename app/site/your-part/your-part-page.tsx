import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SharedCake } from '~/shared/illustrations/shared-cake';
import { LinkButton } from '~/shared/ui/link-button';
import { ExampleBills } from './example-bills';
import { Monthly } from './monthly';
import { MoreOrLess } from './more-or-less';
import type { Examples } from './write-examples';

/** What a member pays: every month, for each need, with three examples, and what changes it. */
export function YourPartPage({ examples }: { examples: Examples }) {
  const { t } = useTranslation('yourPart');
  const heading = usePageData()?.text.heading;
  return (
    <>
      <div className="page grid items-center gap-x-16 gap-y-8 pt-6 pb-12 md:pt-12 lg:grid-cols-[1.3fr_1fr] lg:pb-16">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('eyebrow')}</p>
          <h1 className="max-w-160 text-display">{heading}</h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('lead')}</p>
        </div>
        <SharedCake className="w-full max-lg:hidden" />
      </div>
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
