import { Popover } from '@base-ui/react/popover';
import { ArrowDown, ArrowUp, Columns3, Minus, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useColumnChoice } from './column-choice';
import { inOrder, isOffered, usualWidthOf } from './fit-columns';
import type { ListColumn } from './list-column';

type ColumnsMenuProps = { name: string; columns: readonly ListColumn<never>[] };

/** Chooses, orders and resizes the columns of a list. Hidden where a list has cards. */
export function ColumnsMenu({ name, columns }: ColumnsMenuProps) {
  const { t } = useTranslation('commandCenter');
  const { choice, isChanged, change, resize, reset } = useColumnChoice(name);
  const [announced, announce] = useState('');
  const offered = inOrder(columns, choice).filter(({ cell }) => cell);
  const ids = offered.map(({ id }) => id);
  const move = (column: ListColumn<never>, step: 1 | -1) => {
    const from = ids.indexOf(column.id);
    const order = ids.toSpliced(from, 1).toSpliced(from + step, 0, column.id);
    change({ order });
    announce(t('list.columns.moved', { column: column.header, place: from + step + 1 }));
  };
  const widen = (column: ListColumn<never>, step: 1 | -1) => {
    const width = (choice.widths[column.id] ?? usualWidthOf(column)) + step;
    resize(column.id, width);
  };
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t('list.columns.button')}
        title={t('list.columns.button')}
        className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink @max-[40rem]:hidden"
      >
        <Columns3 className="size-5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" className="z-50 outline-none">
          <Popover.Popup className="grid max-h-[70dvh] w-96 max-w-[92vw] gap-3 overflow-y-auto rounded-md bg-white p-4 text-sm shadow-float outline-none">
            <Popover.Title className="text-base font-semibold">
              {t('list.columns.title')}
            </Popover.Title>
            <ul className="grid gap-0.5">
              {offered.map((column, index) => (
                <li key={column.id} className="flex items-center gap-1">
                  <label className="flex min-h-9 grow cursor-pointer items-center gap-2.5">
                    <input
                      type="checkbox"
                      checked={isOffered(column, choice)}
                      disabled={column.isMain}
                      onChange={({ target }) =>
                        change({ shown: { ...choice.shown, [column.id]: target.checked } })
                      }
                      className="size-4.5 accent-mata-700"
                    />
                    {column.header}
                  </label>
                  <IconButton
                    label={t('list.columns.narrower', { column: column.header })}
                    icon={Minus}
                    onClick={() => widen(column, -1)}
                  />
                  <IconButton
                    label={t('list.columns.wider', { column: column.header })}
                    icon={Plus}
                    onClick={() => widen(column, 1)}
                  />
                  <IconButton
                    label={t('list.columns.earlier', { column: column.header })}
                    icon={ArrowUp}
                    isOff={index === 0}
                    onClick={() => move(column, -1)}
                  />
                  <IconButton
                    label={t('list.columns.later', { column: column.header })}
                    icon={ArrowDown}
                    isOff={index === offered.length - 1}
                    onClick={() => move(column, 1)}
                  />
                </li>
              ))}
            </ul>
            <p className="text-muted">{t('list.columns.text')}</p>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={!isChanged}
              onClick={() => isChanged && reset()}
            >
              <RotateCcw className="size-4" />
              {t('list.columns.reset')}
            </Button>
            <p role="status" className="sr-only">
              {announced}
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type IconButtonProps = {
  label: string;
  icon: typeof Minus;
  /** Remains focusable, so that the focus stays on a column that has reached the end. */
  isOff?: boolean;
  onClick: () => void;
};

function IconButton({ label, icon: Icon, isOff = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
      className="grid size-8 shrink-0 place-items-center rounded-xs text-muted hover:bg-sand hover:text-ink aria-disabled:opacity-40"
    >
      <Icon className="size-4" />
    </button>
  );
}
