import { clsx } from 'clsx';
import { Rows3, Rows4, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SavedViewsMenu } from './saved-views-menu';
import { useDensity } from './use-density';
import type { List } from './use-list';

type ListToolbarProps = {
  /** The list in `list_views`; none if its views cannot be saved. */
  name?: string;
  list: List;
  search?: ReactNode;
  filters: ReactNode;
  /** More buttons, before the density. */
  children?: ReactNode;
  /** Whether the list is a narrow column, which folds its filters on every screen. */
  isColumn?: boolean;
};

/**
 * Search, filters and density. On a phone one button opens the filters and shows the number of active
 * ones.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { name, list, search, filters, children, isColumn = false } = props;
  const { t } = useTranslation('commandCenter');
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = isPhone || isColumn;
  const count = Object.values(list.request.filters).filter((values) => values.length > 0).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search && (
        <div
          className={clsx(
            'flex grow [&_input]:min-h-control! [&_input]:py-1!',
            isColumn ? 'basis-40' : isPhone ? 'basis-full' : 'basis-44',
          )}
        >
          {search}
        </div>
      )}
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={clsx(
            'inline-flex min-h-control items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors',
            count > 0
              ? 'border-mata-700 bg-mata-100 text-mata-800'
              : 'border-control bg-white hover:border-muted',
          )}
        >
          <SlidersHorizontal className="size-4" />
          {count > 0 ? t('list.filtersActive', { count }) : t('list.filters')}
        </button>
      )}
      <div
        id={id}
        className={clsx(
          'flex-wrap items-center gap-2',
          folds && !isOpen ? 'hidden' : 'flex',
          folds && 'order-last basis-full',
        )}
      >
        {filters}
      </div>
      <div className={clsx('flex gap-2', folds && 'ml-auto')}>
        {name && <SavedViewsMenu name={name} list={list} />}
        {children}
        <DensitySwitch />
      </div>
    </div>
  );
}

/** Rows of one line or with more room, for every list of this admin in this browser. */
function DensitySwitch() {
  const { t } = useTranslation('commandCenter');
  const [density, setDensity] = useDensity();
  const isRoomy = density === 'comfortable';
  const Icon = isRoomy ? Rows3 : Rows4;
  const change = () => setDensity(isRoomy ? 'compact' : 'comfortable');
  useShortcuts(() => [{ label: t(isRoomy ? 'list.compact' : 'list.comfortable'), act: change }]);
  return (
    <button
      type="button"
      aria-pressed={isRoomy}
      aria-label={t('list.comfortable')}
      title={t('list.comfortable')}
      onClick={change}
      className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink aria-pressed:border-mata-700 aria-pressed:bg-mata-100 aria-pressed:text-mata-800"
    >
      <Icon className="size-5" />
    </button>
  );
}

type ToolButtonProps = {
  label: string;
  shortcut?: string;
  onClick: () => void;
  icon: typeof Rows3;
};

/** A round button of the toolbar. */
export function ToolButton({ label, shortcut, onClick, icon: Icon }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  );
}
