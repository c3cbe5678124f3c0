import type { ShouldRevalidateFunction } from 'react-router';
import { pageLoader } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OpenBook } from '~/shared/illustrations/open-book';
import { LinkButton } from '~/shared/ui/link-button';
import { PageHead } from '~/site/page-head';
import { Editions } from './edition-list';

export const loader = pageLoader('rulesChanges');
export const clientLoader = pageLoader('rulesChanges');

/** Another comparison changes the URL, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The editions of the rules: when each took effect, why, and what changed word by word. */
export default function RulesChangesPage() {
  const { t } = useTranslation('rulesChanges');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={OpenBook}>
        <LinkButton to="rules" variant="outline" className="mt-6">
          {t('current')}
        </LinkButton>
      </PageHead>
      <Editions />
    </>
  );
}
