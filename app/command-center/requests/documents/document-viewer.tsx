import { ChevronLeft, ChevronRight, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useShortcutSetting, useShortcuts } from '~/command-center/kit/use-shortcuts';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { PageImage, PagePdf, PageTool, zooms } from './page-file';
import { PageReview, type PageReviewActions, usePageReview } from './page-review';
import type { Page } from './pages';

type NamedPage = Page & { document: string };

type DocumentViewerProps = {
  data: OpenRequest;
  pages: readonly NamedPage[];
  openId: string;
  /** @param from only if this page is still open. */
  onOpen: (fileId: string, from?: string) => void;
  onClose: () => void;
};

/** Shows one page at a time, with zoom, rotation and the verdict, by mouse or keyboard. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { data, pages, openId, onOpen, onClose } = props;
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  const [shortcuts] = useShortcutSetting();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState<Record<string, number>>({});
  const [rejectingId, setRejectingId] = useState<string>();
  const review = usePageReview(data.request.id, pages);
  const index = pages.findIndex(({ file }) => file.id === openId);
  const current = pages[index];
  const show = (page: NamedPage | undefined, from = openId) => {
    if (!page) return;
    setZoom(0);
    setRejectingId(undefined);
    onOpen(page.file.id, from);
  };
  const zoomBy = (step: 1 | -1) =>
    setZoom((level) => Math.min(zooms.length - 1, Math.max(0, level + step)));
  const rotate = () => setTurns((all) => ({ ...all, [openId]: ((all[openId] ?? 0) + 90) % 360 }));
  const accept = (page: NamedPage) =>
    review.accept(page, () => show(pages[index + 1], page.file.id));
  const lastPage = pages.find(({ file }) => file.id === review.last?.page.file.id);
  const undoable = [lastPage, current].find((page) => page?.file.is_provisional);
  const undo = (page: NamedPage) => review.undo(page, () => show(page));
  const status = current?.file.status;
  useShortcuts(
    () => [
      { key: 'arrowleft', act: () => show(pages[index - 1]) },
      { key: 'arrowright', act: () => show(pages[index + 1]) },
      { key: '+', act: () => zoomBy(1) },
      { key: '=', act: () => zoomBy(1) },
      { key: '-', act: () => zoomBy(-1) },
      { key: 'r', act: rotate },
      ...(mayWork && current && status !== 'accepted'
        ? [{ key: 'a', act: () => accept(current) }]
        : []),
      ...(mayWork && status !== 'rejected'
        ? [{ key: 'x', act: () => setRejectingId(openId) }]
        : []),
      ...(mayWork && undoable ? [{ key: 'u', act: () => undo(undoable) }] : []),
    ],
    'dialog',
  );
  if (!current) {
    return (
      <Dialog open onClose={onClose} title={t('documents.title')} description={t('viewer.gone')} />
    );
  }
  const { file, document: name, page, total } = current;
  const isPdf = file.mime_type === 'application/pdf';
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t('viewer.title', { document: name, page, total })}
    >
      <div className="grid gap-4 pb-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {isPdf ? (
          <PagePdf file={file} />
        ) : (
          <PageImage
            key={file.id}
            file={file}
            label={t('viewer.title', { document: name, page, total })}
            zoom={zooms[zoom] ?? 1}
            rotation={turns[file.id] ?? 0}
          />
        )}
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap gap-1">
            <PageTool
              label={t('viewer.previous')}
              onClick={() => show(pages[index - 1])}
              isDisabled={index === 0}
            >
              <ChevronLeft className="size-5" />
            </PageTool>
            <PageTool
              label={t('viewer.next')}
              onClick={() => show(pages[index + 1])}
              isDisabled={index === pages.length - 1}
            >
              <ChevronRight className="size-5" />
            </PageTool>
            <PageTool
              label={t('viewer.zoomOut')}
              onClick={() => zoomBy(-1)}
              isDisabled={isPdf || zoom === 0}
            >
              <ZoomOut className="size-5" />
            </PageTool>
            <PageTool
              label={t('viewer.zoomIn')}
              onClick={() => zoomBy(1)}
              isDisabled={isPdf || zoom === zooms.length - 1}
            >
              <ZoomIn className="size-5" />
            </PageTool>
            <PageTool label={t('viewer.rotate')} onClick={rotate} isDisabled={isPdf}>
              <RotateCw className="size-5" />
            </PageTool>
          </div>
          <PageReview
            data={data}
            key={file.id}
            page={current}
            review={review}
            isRejecting={rejectingId === file.id}
            onAccept={() => accept(current)}
            onReject={(isRejecting) => setRejectingId(isRejecting ? file.id : undefined)}
          />
          <LastVerdict review={review} page={lastPage} undoable={undoable} onUndo={undo} />
          {mayWork && data.verdict_email && (
            <RequestEmail
              request={data.request}
              firstName={data.member.first_name}
              kind={data.verdict_email}
            />
          )}
          {shortcuts === 'on' && (
            <p className="text-xs text-muted max-lg:hidden">{t('viewer.keys')}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type LastVerdictProps = {
  review: PageReviewActions;
  page: NamedPage | undefined;
  undoable: NamedPage | undefined;
  onUndo: (page: NamedPage) => void;
};

/** What was decided last, about which page, and the way back until the member hears of it. */
function LastVerdict({ review, page: last, undoable, onUndo }: LastVerdictProps) {
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  const nameOf = ({ document, page, total }: NamedPage) =>
    t('viewer.title', { document, page, total });
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {review.last && last && t(`viewer.${review.last.verdict}`, { page: nameOf(last) })}
      </p>
      {mayWork && undoable && (
        <>
          <p className="text-muted">{t('viewer.provisional')}</p>
          <Button
            variant="outline"
            size="sm"
            className="w-fit"
            aria-label={t('viewer.undoPage', { page: nameOf(undoable) })}
            aria-keyshortcuts="u"
            disabled={review.isPending}
            onClick={() => onUndo(undoable)}
          >
            <Undo2 className="size-4.5" />
            {t('viewer.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
