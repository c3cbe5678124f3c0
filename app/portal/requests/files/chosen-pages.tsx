import { useQuery } from '@tanstack/react-query';
import type { ChecklistItem } from '~/portal/requests/data/requests';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { requestFilesQuery } from './fetch-request-files';
import { isMissing, isUnsent } from './local/local-page';
import { PagePicture } from './parts/page-picture';
import { useLocalPages } from './use-local-pages';

type ChosenPagesProps = { userId: string; requestId: string; items: readonly ChecklistItem[] };

/**
 * Each document before the request is sent: the pages that have arrived and those that have not.
 * Needs the messages `requestFiles`.
 */
export function ChosenPages({ userId, requestId, items }: ChosenPagesProps) {
  const { t } = useTranslation('requestFiles');
  const { language } = useLanguage();
  const { data: files, isError } = useQuery(requestFilesQuery(userId, requestId));
  const stored = files?.map(({ sha256 }) => sha256) ?? (isError ? [] : undefined);
  const pages = useLocalPages({ userId, requestId, stored });
  return (
    <ul className="grid gap-3">
      {items.map(({ id, document_kind, document_kinds: kind }) => {
        const own = pages.filter((page) =>
          page.itemId ? page.itemId === id : page.documentKind === document_kind,
        );
        const unsent = own.filter(isUnsent);
        const refused = own.filter((page) => isMissing(page) && !isUnsent(page));
        const arrived = (files ?? []).filter(
          (file) =>
            file.item_id === id && file.status !== 'uploading' && file.status !== 'rejected',
        );
        const shown = [
          ...arrived.map((file) => own.find((page) => page.id === file.id)?.thumbnail),
          ...unsent.map(({ thumbnail }) => thumbnail),
        ];
        return (
          <li key={id} className="grid gap-1.5">
            <p className="font-semibold">{language === 'en' ? kind.name_en : kind.name_pt}</p>
            <p className="text-sm text-muted">
              {files && t('chosen.pages', { count: arrived.length })}
              {unsent.length > 0 && ` · ${t('chosen.sending', { count: unsent.length })}`}
            </p>
            {refused.length > 0 && (
              <p className="text-sm text-danger-700">
                {t('chosen.refused', { count: refused.length })}
              </p>
            )}
            {shown.length > 0 && (
              <ul className="flex flex-wrap gap-2" aria-hidden="true">
                {shown.map((thumbnail, index) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no state
                    key={index}
                    className="grid size-16 place-items-center overflow-hidden rounded-sm bg-sand"
                  >
                    <PagePicture thumbnail={thumbnail} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
