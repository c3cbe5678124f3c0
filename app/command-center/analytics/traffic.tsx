import { useTranslation } from '~/shared/i18n/use-translation';
import type { Analytics } from './numbers';
import { Ranking } from './ranking';

/** The kinds of sources that visits came from. */
export function TrafficSources({ sources }: Pick<Analytics, 'sources'>) {
  const { t } = useTranslation('manageAnalytics');
  return (
    <Ranking
      title={t('sources.title')}
      counted={t('metrics.visits.name')}
      rows={sources.map(({ source, visits, visits_before }) => ({
        id: source,
        name: t(`sources.${source}`),
        now: visits,
        before: visits_before,
      }))}
    />
  );
}

/** The languages of viewed pages. */
export function Languages({ languages }: Pick<Analytics, 'languages'>) {
  const { t } = useTranslation('manageAnalytics');
  return (
    <Ranking
      title={t('languages.title')}
      counted={t('metrics.views.name')}
      rows={languages.map(({ language, views, views_before }) => ({
        id: language,
        name: t(`languages.${language}`),
        now: views,
        before: views_before,
      }))}
    />
  );
}
