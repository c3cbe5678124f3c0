import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FieldError } from '~/shared/fields/field';
import { formatBytes } from '~/shared/format/bytes';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type ChosenFile, fileLimits } from './thread';

type ReplyFilesProps = {
  files: readonly ChosenFile[];
  isSending: boolean;
  onChange: (files: readonly ChosenFile[]) => void;
};

/** The files that a reply brings, and the warning about email. */
export function ReplyFiles({ files, isSending, onChange }: ReplyFilesProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const errorId = useId();
  const [isRefused, setRefused] = useState(false);
  const add = (added: readonly File[]) => {
    const chosen = [...files, ...added.map((file) => ({ id: crypto.randomUUID(), file }))];
    const total = chosen.reduce((sum, { file }) => sum + file.size, 0);
    const isTooMuch = chosen.length > fileLimits.count || total > fileLimits.bytes;
    setRefused(isTooMuch || added.some(({ size }) => size === 0));
    if (!isTooMuch && added.every(({ size }) => size > 0)) onChange(chosen);
  };
  const remove = (id: string) => {
    setRefused(false);
    onChange(files.filter((one) => one.id !== id));
    input.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      {files.length > 0 && (
        <ul aria-label={t('reply.attached')} className="flex flex-wrap gap-2">
          {files.map(({ id, file }) => (
            <li
              key={id}
              className="flex max-w-full items-center gap-2 rounded-full bg-sand pl-3 text-sm"
            >
              <bdi className="min-w-0 truncate">{file.name}</bdi>
              <span className="shrink-0 text-muted">{formatBytes(file.size, language)}</span>
              <button
                type="button"
                disabled={isSending}
                aria-label={t('reply.removeFile', { name: file.name })}
                onClick={() => remove(id)}
                className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="relative inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-full text-sm font-semibold text-mata-700 has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-barro-600">
          <input
            ref={input}
            type="file"
            multiple
            accept={fileLimits.accept}
            disabled={isSending}
            aria-describedby={`${hintId} ${errorId}`}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Resetting the input lets the admin choose a removed file again.
              target.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Paperclip className="size-4" />
          {t('reply.attach')}
        </label>
        <p id={hintId} className="min-w-0 grow basis-40 text-xs text-muted">
          {t('reply.attachWarning')}
        </p>
      </div>
      <FieldError id={errorId} error={isRefused ? t('reply.filesInvalid') : undefined} />
    </div>
  );
}
