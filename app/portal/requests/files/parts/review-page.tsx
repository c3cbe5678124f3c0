import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  Camera,
  type LucideIcon,
  RotateCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { LocalPage } from '../local/local-page';
import { formatBytes } from './format-bytes';
import { PagePicture } from './page-picture';

const PageDialog = lazy(async () => ({ default: (await import('./page-dialog')).PageDialog }));

type ReviewPageProps = {
  userId: string;
  page: LocalPage;
  number: number;
  count: number;
  onTurn: () => void;
  onUp: () => void;
  onDown: () => void;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** One page: what it looks like, what is wrong with it, and what the member can do. */
export function ReviewPage({ userId, page, number, count, ...actions }: ReviewPageProps) {
  const { t } = useTranslation('requestFiles');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState<boolean>();
  const retake = useRef<HTMLInputElement>(null);
  const title = t('review.page', { number, count });
  const isPicture = page.thumbnail !== null;

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
        <PagePicture page={page} />
      </button>
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold">{title}</p>
        <p className="truncate text-sm text-muted" title={page.name}>
          {page.name}
        </p>
        <p className="text-sm text-muted">{formatBytes(page.size, language)}</p>
      </div>
      {count > 1 && (
        <div className="-my-2 -mr-3 grid content-start">
          <Action
            icon={ArrowUp}
            spoken={t('review.up', { number })}
            isDisabled={number === 1}
            onClick={actions.onUp}
          />
          <Action
            icon={ArrowDown}
            spoken={t('review.down', { number })}
            isDisabled={number === count}
            onClick={actions.onDown}
          />
        </div>
      )}
      {page.warnings.length > 0 && (
        <ul className="col-span-3 grid gap-2 rounded-sm bg-warning-100 p-3 text-sm text-warning-700">
          {page.warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert className="mt-0.5 size-4.5 shrink-0" />
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="col-span-3 -mx-2 -mb-2 flex flex-wrap">
        {isPicture && (
          <Action
            icon={RotateCw}
            label={t('review.turn')}
            spoken={t('review.turnSpoken', { number })}
            onClick={actions.onTurn}
          />
        )}
        {isPicture && (
          <Action
            icon={Camera}
            label={t('review.retake')}
            spoken={t('review.retakeSpoken', { number })}
            isMarked={page.warnings.length > 0}
            onClick={() => retake.current?.click()}
          />
        )}
        <Action
          icon={Trash2}
          label={t('review.remove')}
          spoken={t('review.removeSpoken', { number })}
          onClick={actions.onRemove}
        />
      </div>
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
            userId={userId}
            page={page}
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
