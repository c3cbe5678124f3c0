import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Card } from '~/shared/ui/card';
import type { Examples } from './write-examples';

const list = 'mt-4 mb-3 grid list-disc gap-2.5 pl-6 marker:text-barro-500';
const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700';

/** What reduces the member's part, and what the member pays in full. */
export function MoreOrLess({ less }: Pick<Examples, 'less'>) {
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
