import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOnline } from '~/shared/browser/use-online';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { requestFilesQuery } from './fetch-request-files';
import { addFiles } from './local/add-files';
import type { LocalPage } from './local/local-page';
import { ChooseFiles } from './parts/choose-files';
import { RefusedPages } from './parts/refused-pages';
import { ReviewPages } from './parts/review-pages';
import { StoredPages } from './parts/stored-pages';
import { WaitingPages } from './parts/waiting-pages';
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
};

/**
 * The pages of one document: taken, checked and looked at on this phone, sent in the background,
 * stored by the server. Needs the messages `requestFiles`.
 */
export function RequestFiles({ userId, requestId, documentKind, ...props }: RequestFilesProps) {
  const { itemId = null, label } = props;
  const { t } = useTranslation('requestFiles');
  const isOnline = useOnline();
  const { data: files, isError } = useQuery(requestFilesQuery(userId, requestId));
  const kept = useMemo(() => files?.filter(({ status }) => status !== 'rejected'), [files]);
  const stored = useMemo(
    () => kept?.map(({ sha256 }) => sha256) ?? (isError ? [] : undefined),
    [kept, isError],
  );
  const { pages, isBroken } = useLocalPages({ userId, requestId, stored });
  const [hasNoSpace, setNoSpace] = useState(false);

  const isHere = (item: string | null, kind: string | undefined) =>
    itemId && item ? item === itemId : kind === documentKind;
  const own = pages.filter((page) => isHere(page.itemId, page.documentKind));
  const ofState = (...states: string[]) => own.filter(({ state }) => states.includes(state));
  const local = new Set(own.map(({ id }) => id));
  const onServer = (kept ?? []).filter(
    ({ id, item_id, request_items: item, status }) =>
      isHere(item_id, item?.document_kind) && status !== 'uploading' && !local.has(id),
  );

  const add = async (chosen: readonly File[], replaced?: LocalPage) => {
    setNoSpace(false);
    try {
      await addFiles({ userId, requestId, documentKind, itemId }, chosen, replaced);
    } catch (error) {
      console.info('Files:', error);
      setNoSpace(true);
    }
  };

  return (
    <section aria-label={label} className="grid gap-4">
      <StoredPages userId={userId} files={onServer} />
      <WaitingPages userId={userId} pages={ofState('waiting')} isOnline={isOnline} />
      <RefusedPages userId={userId} pages={ofState('refused')} />
      <ReviewPages
        userId={userId}
        pages={ofState('review')}
        preparing={ofState('preparing')}
        onAdd={add}
      />
      {(hasNoSpace || isBroken) && (
        <Notice tone="danger" live="alert" title={t('noSpace.title')}>
          {t('noSpace.text')}
        </Notice>
      )}
      <ChooseFiles onChoose={add} hasPages={own.length + onServer.length > 0} />
    </section>
  );
}
