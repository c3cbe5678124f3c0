import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMayWork } from '~/command-center/requests/use-work';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import { PageImage } from './page-image';
import { PagePdf } from './page-pdf';
import { PageReview } from './page-review';
import { PageTool, zooms } from './page-tool';
import type { Page } from './pages';
import { usePageReview } from './use-page-review';

type DocumentViewerProps = {
  pages: readonly (Page & { document: string })[];
  openId: string;
  onOpen: (fileId: string) => void;
  onClose: () => void;
};

/** Shows one page at a time, with zoom, rotation and the verdict, by mouse or keyboard. */
export function DocumentViewer({ pages, openId, onOpen, onClose }: DocumentViewerProps) {
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState<Record<string, number>>({});
  const [isRejecting, setRejecting] = useState(false);
  const index = pages.findIndex(({ file }) => file.id === openId);
  const current = pages[index];
  const go = (step: 1 | -1) => {
    const next = pages[index + step];
    if (!next) return;
    setZoom(0);
    setRejecting(false);
    onOpen(next.file.id);
  };
  const review = usePageReview(() => (pages[index + 1] ? go(1) : undefined));
  const zoomBy = (step: 1 | -1) =>
    setZoom((level) => Math.min(zooms.length - 1, Math.max(0, level + step)));
  const rotate = () => setTurns((all) => ({ ...all, [openId]: ((all[openId] ?? 0) + 90) % 360 }));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target)) return;
    const act = {
      arrowleft: () => go(-1),
      arrowright: () => go(1),
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      r: rotate,
      a: () => mayWork && current && review.accept(current.file.id),
      x: () => mayWork && setRejecting(true),
    }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
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
            <PageTool label={t('viewer.previous')} onClick={() => go(-1)} isDisabled={index === 0}>
              <ChevronLeft className="size-5" />
            </PageTool>
            <PageTool
              label={t('viewer.next')}
              onClick={() => go(1)}
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
            key={file.id}
            file={file}
            review={review}
            isRejecting={isRejecting}
            onReject={setRejecting}
          />
          <p className="text-xs text-muted max-lg:hidden">{t('viewer.keys')}</p>
        </div>
      </div>
    </Dialog>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, select, input') !== null;
}
