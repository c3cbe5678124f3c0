import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { turnFile } from '~/portal/requests/files/local/add-files';
import { errorMessageKey } from '~/shared/backend/app-error';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { memberRequests, type RequestFile } from '../fetch-request-files';
import type { LocalPage } from '../local/local-page';
import { removePage } from '../local/page-store';
import { orderFiles, removeFile } from '../upload/remove-file';
import { PagePicture } from './page-picture';

type StoredPagesProps = {
  userId: string;
  requestId: string;
  /** All pages on the server. Rejected ones are only counted: they keep their number, and are listed with their reason. */
  files: readonly RequestFile[];
  /** The pages that this browser has sent. */
  sent: readonly LocalPage[];
  onReplace: (files: readonly File[], replaced: string) => Promise<void>;
  /** Called before a page disappears with its buttons. */
  onLeave: () => void;
};

/** The pages that have arrived. Until the team has reviewed one, the member can still change it. */
export function StoredPages({ userId, requestId, files, sent, ...actions }: StoredPagesProps) {
  const { onReplace, onLeave } = actions;
  const { t } = useTranslation(['requestFiles', 'errors']);
  const cache = useQueryClient();
  const changing = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onSettled: () => cache.invalidateQueries({ queryKey: memberRequests(userId) }),
  });
  const usable = files.filter(({ status }) => status !== 'rejected');
  if (usable.length === 0) return null;

  const remove = async (id: string) => {
    await removeFile(id);
    await removePage(userId, id);
  };
  const swap = (index: number, other: number) => {
    const ids = usable.map(({ id }) => id);
    const [moved, replaced] = [ids[index], ids[other]];
    if (!moved || !replaced) return;
    changing.mutate(() => orderFiles(ids.with(index, replaced).with(other, moved)));
  };
  return (
    <div className="grid gap-4">
      {usable.some(({ status }) => status === 'received') && (
        <p className="text-sm text-muted">{t('requestFiles:review.text')}</p>
      )}
      <ol className="grid gap-3">
        {usable.map((file, index) => (
          <StoredPage
            key={file.id}
            file={file}
            page={sent.find(({ id }) => id === file.id)}
            number={files.indexOf(file) + 1}
            count={files.length}
            isFirst={index === 0}
            isLast={index === usable.length - 1}
            isBusy={changing.isPending}
            onTurn={() => {
              onLeave();
              changing.mutate(() => turnFile(userId, requestId, file));
            }}
            onUp={() => swap(index, index - 1)}
            onDown={() => swap(index, index + 1)}
            onReplace={(chosen) => {
              onLeave();
              return onReplace(chosen, file.id);
            }}
            onRemove={() => {
              onLeave();
              changing.mutate(() => remove(file.id));
            }}
          />
        ))}
      </ol>
      {changing.isError && (
        <p role="alert" className="text-sm text-danger-700">
          {t('requestFiles:stored.failed')} {t(`errors:${errorMessageKey(changing.error)}`)}
        </p>
      )}
    </div>
  );
}

const PageDialog = lazy(async () => ({ default: (await import('./page-dialog')).PageDialog }));

type StoredPageProps = {
  file: RequestFile;
  /** The page as this browser has sent it; `undefined` if another one did. */
  page: LocalPage | undefined;
  number: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onTurn: () => void;
  onUp: () => void;
  onDown: () => void;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** A page that has arrived: what it looks like, what is wrong with it, and what can be done. */
function StoredPage(props: StoredPageProps) {
  const { file, page, number, count, isFirst, isLast, isBusy, ...actions } = props;
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
      {!(isFirst && isLast) && isOpenToChange && (
        <div className="-my-2 -mr-3 grid content-start">
          <Action
            icon={ArrowUp}
            spoken={t('review.up', { number })}
            isDisabled={isBusy || isFirst}
            onClick={actions.onUp}
          />
          <Action
            icon={ArrowDown}
            spoken={t('review.down', { number })}
            isDisabled={isBusy || isLast}
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

/** A button that stays focusable while it has nothing to do, so that the focus is not lost. */
function Action({ icon: Icon, label, spoken, isMarked, isDisabled, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={spoken}
      title={spoken}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-semibold text-mata-700 transition-colors hover:bg-mata-100/70 aria-disabled:cursor-default aria-disabled:opacity-40',
        label ? 'px-2.5' : 'w-11 justify-center',
        isMarked && 'bg-mata-100',
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {label}
    </button>
  );
}

/** A file's size in the language: 640 kB, 1.2 MB. */
function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
