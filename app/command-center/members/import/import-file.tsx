import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Spinner } from '~/shared/ui/spinner';

type ImportFileProps = { isChecking: boolean; onChoose: (file: File) => void };

/** The area where a file is dropped or chosen. */
export function ImportFile({ isChecking, onChoose }: ImportFileProps) {
  const { t } = useTranslation('importMembers');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isChecking) onChoose(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'relative grid min-h-56 cursor-pointer place-items-center content-center gap-3 rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-barro-600',
        isOver ? 'border-mata-700 bg-mata-100' : 'border-control bg-white hover:bg-mata-50',
      )}
    >
      <input
        type="file"
        accept=".csv,text/csv"
        disabled={isChecking}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Resetting the input lets the user choose the same file again after a correction.
          target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {isChecking ? (
        <span role="status" className="flex items-center gap-3 font-semibold">
          <Spinner />
          {t('reading')}
        </span>
      ) : (
        <>
          <FileUp className="size-10 text-mata-700" strokeWidth={1.5} />
          <span className="text-heading">{t('drop')}</span>
          <span className="text-muted">
            {t('choose')}. {t('limit')}
          </span>
        </>
      )}
    </label>
  );
}
