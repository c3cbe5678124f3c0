import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { lastPage, pageSizes } from './list-request';
import type { List } from './use-list';

type ListPagesProps = {
  list: List;
  page: ListPage<unknown>;
  /** Hides the labels of the controls, for a narrow column. */
  isColumn?: boolean;
};

/** The range of rows, the total, the previous and next page, and the page size. */
export function ListPages({ list, page, isColumn = false }: ListPagesProps) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { page: number, size } = list.request;
  const first = (number - 1) * size + 1;
  const isDeepest = page.hasMore && number >= lastPage(size);
  const write = new Intl.NumberFormat(language);
  const range = {
    first: write.format(first),
    last: write.format(first + page.rows.length - 1),
    total: write.format(page.total),
    count: page.total,
  };
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-y-3 text-sm',
        isColumn ? 'gap-x-2' : 'gap-x-6',
      )}
    >
      <p className="text-muted">
        {t(page.isTotalEarlier ? 'list.rangeAbout' : 'list.range', range)}
        {isDeepest && <> {t('list.deepest')}</>}
      </p>
      <div
        className={clsx('flex flex-wrap items-center gap-y-3', isColumn ? 'gap-x-1' : 'gap-x-6')}
      >
        <label className="flex items-center gap-2 text-muted">
          <span className={clsx(isColumn && 'sr-only')}>{t('list.pageSize')}</span>
          <select
            value={size}
            onChange={({ target }) => list.change({ size: Number(target.value) })}
            className="min-h-control rounded-sm border border-control bg-white px-2 text-ink"
          >
            {pageSizes.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </label>
        {(number > 1 || page.hasMore) && (
          <nav aria-label={t('list.pages')} className="flex gap-1">
            <Button
              variant="quiet"
              size="sm"
              disabled={number === 1}
              onClick={() => list.change({ page: number - 1 })}
            >
              <ChevronLeft className="size-5" />
              <span className={clsx(isColumn && 'sr-only')}>{t('list.previous')}</span>
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={!page.hasMore || isDeepest}
              onClick={() => list.change({ page: number + 1 })}
            >
              <span className={clsx(isColumn && 'sr-only')}>{t('list.next')}</span>
              <ChevronRight className="size-5" />
            </Button>
          </nav>
        )}
      </div>
    </div>
  );
}
