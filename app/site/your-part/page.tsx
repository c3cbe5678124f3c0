import { CalendarHeart } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SharedCake } from '~/shared/illustrations/shared-cake';
import { LocalLink } from '~/shared/page/local-link';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { WhatsAppLink } from '~/site/whatsapp-link';
import type { Examples } from './write-examples';

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

const cell = 'border-t border-line py-2.5 pr-3 last:pr-0 last:text-right';

/** Three example bills, each split for the three amounts. */
function ExampleBills({ bills }: Pick<Examples, 'bills'>) {
  const { t } = useTranslation('yourPart');
  return (
    <section aria-labelledby="need-title" className="bg-mata-100">
      <div className="page py-14 md:py-20">
        <h2 id="need-title" className="text-title">
          {t('need.title')}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{t('need.text')}</p>
        <h3 className="mt-8 mb-4 text-heading">{t('need.examples')}</h3>
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-5">
          {bills.map(({ id, bill, parts }) => (
            <table
              key={id}
              className="block rounded-lg bg-white p-5 text-left shadow-raised sm:p-6"
            >
              <caption className="block pb-4 text-left">
                <span className="block text-muted">{t(`need.bills.${id}`)}</span>
                <span className="block text-heading font-semibold">{t('need.bill', { bill })}</span>
              </caption>
              <thead className="block text-sm text-muted">
                <tr className={row}>
                  <th scope="col" className="pb-2 pr-3 font-medium">
                    {t('need.iua')}
                  </th>
                  <th scope="col" className="pb-2 pr-3 font-medium">
                    {t('need.you')}
                  </th>
                  <th scope="col" className="pb-2 text-right font-medium">
                    {t('need.shared')}
                  </th>
                </tr>
              </thead>
              <tbody className="block">
                {parts.map(({ iua, own, shared }) => (
                  <tr key={iua} className={row}>
                    <th scope="row" className={`${cell} font-medium`}>
                      {iua}
                    </th>
                    <td className={`${cell} font-semibold text-barro-700`}>{own}</td>
                    <td className={`${cell} font-semibold text-mata-700`}>{shared}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <p className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
          <LinkButton to="whatWouldIPay" className="max-sm:w-full">
            {t('need.calculator')}
          </LinkButton>
          <LocalLink
            to="rulesProcedures"
            hash="iua"
            className="link inline-flex min-h-11 items-center font-semibold text-mata-700"
          >
            {t('need.link')}
          </LocalLink>
        </p>
      </div>
    </section>
  );
}

const row = 'grid grid-cols-3 items-end';

/** The monthly contribution: its factors, and where to ask for the amount. */
function Monthly() {
  const { t } = useTranslation('yourPart');
  return (
    <section aria-labelledby="monthly-title" className="page py-14 md:py-20">
      <div className="flex gap-5 max-md:flex-col md:gap-8">
        <IconTile icon={CalendarHeart} tone="barro" />
        <div className="grid justify-items-start gap-4">
          <h2 id="monthly-title" className="text-subtitle">
            {t('monthly.title')}
          </h2>
          <p className="max-w-prose text-lead text-muted">{t('monthly.text')}</p>
          <WhatsAppLink variant="outline" className="max-sm:w-full">
            {t('monthly.ask')}
          </WhatsAppLink>
        </div>
      </div>
    </section>
  );
}

const list = 'mt-4 mb-3 grid list-disc gap-2.5 pl-6 marker:text-barro-500';
const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700';

/** What reduces the member's part, and what the member pays in full. */
function MoreOrLess({ less }: Pick<Examples, 'less'>) {
  const { t } = useTranslation('yourPart');
  return (
    <div className="page grid gap-4 pb-12 md:grid-cols-2 lg:gap-5">
      <Card tone="mata">
        <h2 className="text-heading">{t('less.title')}</h2>
        <ul className={list}>
          <li>{t('less.items.once', less)}</li>
          <li>{t('less.items.household', less)}</li>
          <li>{t('less.items.actions')}</li>
        </ul>
        <LocalLink to="rulesProcedures" hash="reduce-iua" className={link}>
          {t('less.link')}
        </LocalLink>
      </Card>
      <Card tone="barro">
        <h2 className="text-heading">{t('more.title')}</h2>
        <ul className={list}>
          <li>{t('more.items.notEligible')}</li>
          <li>{t('more.items.preExisting')}</li>
          <li>{t('more.items.inactive')}</li>
        </ul>
        <LocalLink to="rulesExclusions" className={link}>
          {t('more.link')}
        </LocalLink>
      </Card>
    </div>
  );
}
