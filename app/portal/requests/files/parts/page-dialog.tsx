import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import type { LocalPage } from '../local/local-page';
import { readContent } from '../local/page-store';

type PageDialogProps = {
  userId: string;
  page: LocalPage;
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A page as the team will see it. A tap enlarges it until the small print is readable. */
export function PageDialog({ userId, page, title, isOpen, onClose }: PageDialogProps) {
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
      <div className="max-h-[60dvh] overflow-auto rounded-sm bg-sand">
        <Picture userId={userId} page={page} title={title} isLarge={isLarge} />
      </div>
    </Dialog>
  );
}

type PictureProps = { userId: string; page: LocalPage; title: string; isLarge: boolean };

/** Draws the page turned as it will be sent. The Content-Security-Policy allows no blob as source. */
function Picture({ userId, page: { id, turns }, title, isLarge }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const bytes = await readContent(userId, id);
      const image = await createImageBitmap(new Blob(bytes ? [bytes] : []));
      const context = canvas.current?.getContext('2d');
      if (isCurrent && context) drawTurned(context, image, turns);
      image.close();
    };
    draw().catch((error: unknown) => console.info('Page:', error));
    return () => {
      isCurrent = false;
    };
  }, [userId, id, turns]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={title}
      className={clsx('mx-auto block', isLarge ? 'w-[300%] max-w-none md:w-[180%]' : 'w-full')}
    />
  );
}

function drawTurned(context: CanvasRenderingContext2D, image: ImageBitmap, turns: number) {
  const isSideways = turns % 2 === 1;
  const { canvas } = context;
  canvas.width = isSideways ? image.height : image.width;
  canvas.height = isSideways ? image.width : image.height;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -image.width / 2, -image.height / 2);
}
