import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { LocalPage } from '../local/local-page';
import { removePage, updatePage } from '../local/page-store';

type RefusedPagesProps = { userId: string; pages: readonly LocalPage[] };

/** Files that cannot be sent: why, and what to do instead. The other pages are not affected. */
export function RefusedPages({ userId, pages }: RefusedPagesProps) {
  const { t } = useTranslation('requestFiles');
  return (
    <div role="alert" className="empty:hidden">
      {pages.length > 0 && (
        <ul className="grid gap-3">
          {pages.map((page) => (
            <li
              key={page.id}
              className="flex gap-3 rounded-md bg-danger-100 py-2 pr-2 pl-4 text-sm text-danger-700"
            >
              <CircleAlert className="mt-2.5 size-5 shrink-0" />
              <span className="grid min-w-0 grow content-center gap-1 py-2">
                <span className="font-semibold wrap-anywhere">{page.name}</span>
                <span>{t(`refusals.${page.refusal ?? 'refused'}`)}</span>
              </span>
              {page.refusal === 'refused' && (
                <button
                  type="button"
                  aria-label={t('refused.again', { name: page.name })}
                  title={t('refused.again', { name: page.name })}
                  onClick={() => updatePage(userId, page.id, { state: 'waiting' })}
                  className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/50"
                >
                  <RotateCcw className="size-5" />
                </button>
              )}
              <button
                type="button"
                aria-label={t('refused.dismiss', { name: page.name })}
                title={t('refused.dismiss', { name: page.name })}
                onClick={() => removePage(userId, page.id)}
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/50"
              >
                <X className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
