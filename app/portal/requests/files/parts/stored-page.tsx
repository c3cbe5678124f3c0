import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  Camera,
  CircleCheck,
  type LucideIcon,
  RotateCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { RequestFile } from '../fetch-request-files';
import type { LocalPage } from '../local/local-page';
import { formatBytes } from './format-bytes';
import { PagePicture } from './page-picture';

const PageDialog = lazy(async () => ({ default: (await import('./page-dialog')).PageDialog }));

type StoredPageProps = {
  file: RequestFile;
  /** The page as this browser has sent it; `undefined` if another one did. */
  page: LocalPage | undefined;
  number: number;
  count: number;
  isBusy: boolean;
  onTurn: () => void;
  onUp: () => void;
  onDown: () => void;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** A page that has arrived: what it looks like, what is wrong with it, and what can be done. */
export function StoredPage({ file, page, number, count, isBusy, ...actions }: StoredPageProps) {
  const { t } = useTranslation('requestFiles');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState<boolean>();
  const warnings = file.warnings as LocalPage['warnings'];
  const retake = useRef<HTMLInputElement>(null);
  const title = t('review.page', { number, count });
  const isPicture = file.mime_type !== 'application/pdf';
  const isOpenToChange = file.status === 'received' && file.request_items?.status !== 'accepted';

  return (
    <li
      aria-label={title}
      className="grid grid-cols-[6rem_1fr_auto] gap-x-4 gap-y-3 rounded-md bg-white p-4 shadow-raised"
    >
      <button
        type="button"
        disabled={!isPicture}
        aria-label={t('review.enlarge', { number })}
        onClick={() => setOpen(true)}
        className="grid size-24 place-items-center self-start overflow-hidden rounded-sm bg-sand"
      >
        <PagePicture thumbnail={page?.thumbnail} />
      </button>
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold">{title}</p>
        <p className="truncate text-sm text-muted" title={file.name}>
          {file.name}
        </p>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <CircleCheck className="size-4.5 shrink-0 text-mata-600" />
          {t(`stored.${file.status === 'accepted' ? 'accepted' : 'received'}`)}
          {' · '}
          {formatBytes(file.size_bytes, language)}
        </p>
      </div>
      {count > 1 && isOpenToChange && (
        <div className="-my-2 -mr-3 grid content-start">
          <Action
            icon={ArrowUp}
            spoken={t('review.up', { number })}
            isDisabled={isBusy || number === 1}
            onClick={actions.onUp}
          />
          <Action
            icon={ArrowDown}
            spoken={t('review.down', { number })}
            isDisabled={isBusy || number === count}
            onClick={actions.onDown}
          />
        </div>
      )}
      {isOpenToChange && warnings.length > 0 && (
        <ul className="col-span-3 grid gap-2 rounded-sm bg-warning-100 p-3 text-sm text-warning-700">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert className="mt-0.5 size-4.5 shrink-0" />
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      )}
      {isOpenToChange && (
        <div className="col-span-3 -mx-2 -mb-2 flex flex-wrap">
          {isPicture && (
            <Action
              icon={RotateCw}
              label={t('review.turn')}
              spoken={t('review.turnSpoken', { number })}
              isDisabled={isBusy}
              onClick={actions.onTurn}
            />
          )}
          {isPicture && (
            <Action
              icon={Camera}
              label={t('review.retake')}
              spoken={t('review.retakeSpoken', { number })}
              isMarked={warnings.length > 0}
              isDisabled={isBusy}
              onClick={() => retake.current?.click()}
            />
          )}
          <Action
            icon={Trash2}
            label={t('review.remove')}
            spoken={t('review.removeSpoken', { number })}
            isDisabled={isBusy}
            onClick={actions.onRemove}
          />
        </div>
      )}
      <input
        ref={retake}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        hidden
        aria-label={t('review.retakeSpoken', { number })}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          input.value = '';
          if (files.length > 0) actions.onReplace(files);
        }}
      />
      {isOpen !== undefined && (
        <Suspense>
          <PageDialog
            path={file.path}
            title={title}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

type ActionProps = {
  icon: LucideIcon;
  /** Without a label, the icon says it. */
  label?: string;
  spoken: string;
  isMarked?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

function Action({ icon: Icon, label, spoken, isMarked, isDisabled, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={spoken}
      title={spoken}
      disabled={isDisabled}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-semibold text-mata-700 transition-colors hover:bg-mata-100/70 disabled:opacity-40',
        label ? 'px-2.5' : 'w-11 justify-center',
        isMarked && 'bg-mata-100',
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {label}
    </button>
  );
}
