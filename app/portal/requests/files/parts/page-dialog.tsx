import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { fetchContent } from '~/portal/requests/files/fetch-request-files';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';

type PageDialogProps = {
  /** Where the server has it. */
  path: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A page as the team will see it. A tap enlarges it until the small print is readable. */
export function PageDialog({ path, title, isOpen, onClose }: PageDialogProps) {
  const { t } = useTranslation('requestFiles');
  const [isLarge, setLarge] = useState(false);
  const close = () => {
    setLarge(false);
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      description={t('review.readable')}
      size="lg"
      actions={
        <>
          <Button onClick={close}>{t('review.done')}</Button>
          <Button variant="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {t(isLarge ? 'review.smaller' : 'review.larger')}
          </Button>
        </>
      }
    >
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls an enlarged page
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto rounded-sm bg-sand focus-visible:-outline-offset-3"
      >
        <Picture path={path} title={title} isLarge={isLarge} />
      </div>
    </Dialog>
  );
}

type PictureProps = { path: string; title: string; isLarge: boolean };

/** Draws the page. The Content-Security-Policy allows no blob as source. */
function Picture({ path, title, isLarge }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const image = await createImageBitmap(new Blob([await fetchContent(path)]));
      if (isCurrent && canvas.current) {
        canvas.current.width = image.width;
        canvas.current.height = image.height;
        canvas.current.getContext('2d')?.drawImage(image, 0, 0);
      }
      image.close();
    };
    draw().catch((error: unknown) => console.info('Page:', error));
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={title}
      className={clsx('mx-auto block', isLarge ? 'w-[300%] max-w-none md:w-[180%]' : 'w-full')}
    />
  );
}
