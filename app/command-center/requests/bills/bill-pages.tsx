import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShortcutSetting } from '~/command-center/kit/use-shortcuts';
import { PageImage, PagePdf, PageTool, zooms } from '~/command-center/requests/documents/page-file';
import type { Page } from '~/command-center/requests/documents/pages';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

type BillPagesProps = {
  pages: readonly (Page & { document: string })[];
  fileId: string | null;
  /** The page of the bill is the one that the reviewer looks at. */
  onChange: (fileId: string) => void;
};

/** The page that a bill is entered from. */
export function BillPages({ pages, fileId, onChange }: BillPagesProps) {
  const { t } = useTranslation(['reviewRequests', 'manageRequests']);
  const [zoom, setZoom] = useState(0);
  const [rotation, setRotation] = useState(0);
  const index = Math.max(
    0,
    pages.findIndex(({ file }) => file.id === fileId),
  );
  const current = pages[index];
  const go = (next: number) => {
    const target = pages[next];
    if (!target) return;
    setZoom(0);
    setRotation(0);
    onChange(target.file.id);
  };
  const isPdf = current?.file.mime_type === 'application/pdf';
  const zoomBy = (step: 1 | -1) =>
    !isPdf && setZoom((level) => Math.min(zooms.length - 1, Math.max(0, level + step)));
  const rotate = () => !isPdf && setRotation((degrees) => (degrees + 90) % 360);
  usePageKeys({
    arrowleft: () => go(index - 1),
    arrowright: () => go(index + 1),
    arrowup: () => zoomBy(1),
    arrowdown: () => zoomBy(-1),
    keyr: rotate,
  });
  if (!current) {
    return (
      <p className="grid min-h-32 place-items-center rounded-md bg-sand p-6 text-center text-sm text-muted">
        {t('reviewRequests:bill.noPages')}
      </p>
    );
  }
  const titleOf = ({ document, page, total }: (typeof pages)[number]) =>
    t('manageRequests:viewer.title', { document, page, total });
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-center">
        <div className="min-w-0 grow pr-2">
          <Select
            aria-label={t('reviewRequests:bill.page')}
            value={current.file.id}
            onChange={({ target }) => go(pages.findIndex(({ file }) => file.id === target.value))}
            className="min-h-10! py-1! text-sm!"
          >
            {pages.map((page) => (
              <option key={page.file.id} value={page.file.id}>
                {titleOf(page)}
              </option>
            ))}
          </Select>
        </div>
        <PageTool
          size="compact"
          label={t('manageRequests:viewer.previous')}
          onClick={() => go(index - 1)}
          isDisabled={index === 0}
        >
          <ChevronLeft className="size-5" />
        </PageTool>
        <PageTool
          size="compact"
          label={t('manageRequests:viewer.next')}
          onClick={() => go(index + 1)}
          isDisabled={index === pages.length - 1}
        >
          <ChevronRight className="size-5" />
        </PageTool>
        <PageTool
          size="compact"
          label={t('manageRequests:viewer.zoomOut')}
          onClick={() => zoomBy(-1)}
          isDisabled={isPdf || zoom === 0}
        >
          <ZoomOut className="size-5" />
        </PageTool>
        <PageTool
          size="compact"
          label={t('manageRequests:viewer.zoomIn')}
          onClick={() => zoomBy(1)}
          isDisabled={isPdf || zoom === zooms.length - 1}
        >
          <ZoomIn className="size-5" />
        </PageTool>
        <PageTool
          size="compact"
          label={t('manageRequests:viewer.rotate')}
          onClick={rotate}
          isDisabled={isPdf}
        >
          <RotateCw className="size-5" />
        </PageTool>
      </div>
      {isPdf ? (
        <PagePdf file={current.file} />
      ) : (
        <PageImage
          key={current.file.id}
          file={current.file}
          label={titleOf(current)}
          zoom={zooms[zoom] ?? 1}
          rotation={rotation}
          className="h-[30dvh]! xl:h-[66dvh]!"
        />
      )}
    </div>
  );
}

/**
 * Keys that act with Alt while the user types, by `KeyboardEvent.code` in lower case: on a Mac, Alt changes the character.
 * An open list of choices uses its own arrow keys.
 */
function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const [setting] = useShortcutSetting();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const act = keys[code.toLowerCase()];
    if (setting === 'off' || !act || !altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.matches('[aria-expanded="true"], select')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
}
