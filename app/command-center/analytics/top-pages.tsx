import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { Analytics } from './numbers';
import { Ranking } from './ranking';
import { usePageNames } from './use-page-names';

const few = 8;

/** The most viewed pages. */
export function TopPages({ pages }: Pick<Analytics, 'pages'>) {
  const { t } = useTranslation('manageAnalytics');
  const nameOf = usePageNames();
  const [isWhole, setWhole] = useState(false);
  const rows = pages.map(({ path, views, views_before }) => {
    const name = nameOf(path);
    return {
      id: path,
      name: name ?? path,
      ...(name && { note: path }),
      now: views,
      before: views_before,
    };
  });
  return (
    <Ranking
      title={t('pages.title')}
      counted={t('metrics.views.name')}
      rows={isWhole ? rows : rows.slice(0, few)}
    >
      {rows.length > few && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-ml-4 justify-self-start"
        >
          {isWhole ? t('pages.fewer') : t('pages.all', { count: rows.length })}
        </Button>
      )}
    </Ranking>
  );
}
