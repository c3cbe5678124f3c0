import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import type { Examples } from './write-examples';

const cell = 'border-t border-line py-2.5 pr-3 last:pr-0 last:text-right';

/** Three example bills, each split for the three amounts. */
export function ExampleBills({ bills }: Pick<Examples, 'bills'>) {
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
