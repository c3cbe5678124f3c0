import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useOnline } from '~/shared/browser/use-online';
import type { Language } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import { requestFilesQuery } from './fetch-request-files';
import { addFiles } from './local/add-files';
import { isUnsent } from './local/local-page';
import { removePage } from './local/page-store';
import { ChooseFiles } from './parts/choose-files';
import { RefusedPages, WaitingPages } from './parts/local-pages';
import { StoredPages } from './parts/stored-pages';
import { useLocalPages } from './use-local-pages';

type RequestFilesProps = {
  userId: string;
  requestId: string;
  /** What the pages are, such as `itemized-bill`. */
  documentKind: string;
  /** The line of the checklist, if there are several for this kind. */
  itemId?: string | undefined;
  /** Names the document for screen readers, for example "Itemized bill". */
  label: string;
  /** The language of a draft that the first page begins. */
  draftLanguage?: Language;
};

/**
 * The pages of one document: taken, checked and looked at on this phone, sent in the background,
 * stored by the server. Needs the messages `requestFiles`.
 */
export function RequestFiles({ userId, requestId, documentKind, ...props }: RequestFilesProps) {
  const { itemId = null, label, draftLanguage } = props;
  const { t } = useTranslation('requestFiles');
  const isOnline = useOnline();
  const section = useRef<HTMLElement>(null);
  const { data: files, isError } = useQuery(requestFilesQuery(userId, requestId));
  const kept = useMemo(() => files?.filter(({ status }) => status !== 'rejected'), [files]);
  const stored = useMemo(
    () => kept?.map(({ sha256 }) => sha256) ?? (isError ? [] : undefined),
    [kept, isError],
  );
  const pages = useLocalPages({ userId, requestId, stored });

  const isHere = (item: string | null, kind: string | undefined) =>
    itemId && item ? item === itemId : kind === documentKind;
  const own = pages.filter((page) => isHere(page.itemId, page.documentKind));
  const ofState = (...states: string[]) => own.filter(({ state }) => states.includes(state));
  const preparing = ofState('preparing');
  const unsent = own.filter(isUnsent);
  const local = new Set(unsent.flatMap(({ id, replaces = id }) => [id, replaces]));
  const onServer = (files ?? []).filter(
    ({ id, item_id, request_items: item, status }) =>
      isHere(item_id, item?.document_kind) && status !== 'uploading' && !local.has(id),
  );

  const hasStored = onServer.some(({ status }) => status !== 'rejected');

  // The small picture of a page stays on this device until the team has reviewed the page.
  useEffect(() => {
    for (const { id, status } of files ?? []) {
      const isReviewed = status === 'accepted' || status === 'rejected';
      if (isReviewed && pages.some((page) => page.id === id)) void removePage(userId, id);
    }
  }, [files, pages, userId]);

  const target = {
    userId,
    requestId,
    documentKind,
    itemId,
    ...(draftLanguage && { draftLanguage }),
  };
  const add = async (chosen: readonly File[], replaced?: string) => {
    await addFiles(target, chosen, replaced).catch((error: unknown) =>
      console.info('Files:', error),
    );
  };

  return (
    <section ref={section} tabIndex={-1} aria-label={label} className="grid gap-4 outline-none">
      <StoredPages
        userId={userId}
        requestId={requestId}
        files={onServer}
        sent={ofState('sent')}
        onReplace={add}
        onLeave={() => section.current?.focus({ preventScroll: true })}
      />
      {preparing.length > 0 && (
        <p role="status" className="flex items-center gap-3 text-sm text-muted">
          <Spinner />
          {t('review.preparing', { count: preparing.length })}
        </p>
      )}
      <WaitingPages userId={userId} pages={ofState('waiting')} isOnline={isOnline} />
      <RefusedPages userId={userId} pages={ofState('refused')} />
      {unsent.some(({ isInMemory }) => isInMemory) && (
        <Notice tone="warning" live="alert" title={t('inMemory.title')}>
          {t('inMemory.text')}
        </Notice>
      )}
      <ChooseFiles onChoose={(chosen) => add(chosen)} hasPages={own.length > 0 || hasStored} />
    </section>
  );
}
