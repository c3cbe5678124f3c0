import { clsx } from 'clsx';
import { Camera, Images } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** Without HEIC in the list, iPhones hand over JPEG. */
const photos = 'image/jpeg,image/png,image/webp';

type ChooseFilesProps = {
  onChoose: (files: readonly File[]) => void;
  /** Whether there are pages already: the buttons then add to them. */
  hasPages: boolean;
};

/** The camera on a phone, files everywhere, and dropped files on a desk. */
export function ChooseFiles({ onChoose, hasPages }: ChooseFilesProps) {
  const { t } = useTranslation('requestFiles');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const [isOver, setOver] = useState(false);

  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(input.files ?? [])];
    // The same file can be chosen again, after it was removed.
    input.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onChoose(dropped);
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the buttons.
    <div
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid gap-3 rounded-md border-2 border-dashed p-4 transition-colors',
        isOver ? 'border-mata-600 bg-mata-50' : 'border-line',
      )}
    >
      <div className="flex flex-wrap gap-3">
        {hasCamera && (
          <Button
            variant={hasPages ? 'outline' : 'primary'}
            className="grow"
            onClick={() => camera.current?.click()}
          >
            <Camera className="size-5" />
            {t(hasPages ? 'choose.takeAnother' : 'choose.take')}
          </Button>
        )}
        <Button
          variant={hasPages || hasCamera ? 'outline' : 'primary'}
          className="grow"
          onClick={() => files.current?.click()}
        >
          <Images className="size-5" />
          {t(hasPages ? 'choose.moreFiles' : 'choose.files')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(hasCamera ? 'choose.hint' : 'choose.hintDesk')}</p>
      <input
        ref={camera}
        type="file"
        accept={photos}
        capture="environment"
        hidden
        aria-label={t('choose.take')}
        onChange={choose}
      />
      <input
        ref={files}
        type="file"
        accept={`${photos},application/pdf`}
        multiple
        hidden
        aria-label={t('choose.files')}
        onChange={choose}
      />
    </div>
  );
}
