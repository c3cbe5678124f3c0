import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Care } from '#rules/engine/care';
import { useTranslation } from '~/shared/i18n/use-translation';
import { cares } from './care-codes';

/** The look of a cell. The font is as large as in other inputs on touch screens. */
const cellClass = clsx(
  'block min-h-10 w-full rounded-xs border border-control bg-white px-2 py-1 text-sm text-ink pointer-coarse:text-base',
  'transition-colors hover:border-muted focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0',
  'aria-invalid:border-danger-600 aria-invalid:bg-danger-100/30 disabled:bg-sand',
);

type BillCellProps = {
  /** The column and the line, for screen readers. */
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Writes a valid input in its usual form when the user leaves the cell. */
  tidy?: (text: string) => string;
  isAmount?: boolean;
  placeholder?: string;
};

/** An input of a line. Its text is selected on focus, so that typing replaces a default. */
export function BillCell(props: BillCellProps) {
  const { label, value, error, onChange, tidy, isAmount, placeholder } = props;
  const errorId = useId();
  return (
    <>
      <input
        type="text"
        data-cell=""
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        inputMode={isAmount ? 'decimal' : undefined}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          const tidied = tidy?.(value);
          if (tidied !== undefined && tidied !== value) onChange(tidied);
        }}
        className={clsx(cellClass, isAmount && 'text-right tabular-nums')}
      />
      <CellError id={errorId} error={error} />
    </>
  );
}

export function CellError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-0.5 text-xs text-danger-700">
      {error}
    </p>
  );
}

type CareFieldProps = {
  label: string;
  value: Care | null;
  error: string | undefined;
  errorId: string;
  onChange: (care: Care | null) => void;
};

/** What a charge is for, chosen by typing a part of its name. */
export function CareField({ label, value, error, errorId, onChange }: CareFieldProps) {
  const { t } = useTranslation('reviewRequests');
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (care: Care) => t(`care.${care}`);
  return (
    <Combobox.Root
      items={cares}
      value={value}
      onValueChange={(care, { event }) => {
        onChange(care);
        // The Enter that chooses also goes on, as in the other cells.
        if (event instanceof KeyboardEvent && event.key === 'Enter' && input.current) {
          focusCell(input.current, 1);
        }
      }}
      itemToStringLabel={nameOf}
      autoHighlight
    >
      <Combobox.Input
        ref={input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        data-cell=""
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={clsx(cellClass, 'truncate')}
      />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start" className="z-70">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] min-w-64 overflow-y-auto rounded-sm bg-white p-1 shadow-float">
            <Combobox.Empty>
              <p className="p-3 text-sm text-muted empty:hidden">{t('bill.noCare')}</p>
            </Combobox.Empty>
            <Combobox.List>
              {(care: Care) => (
                <Combobox.Item
                  key={care}
                  value={care}
                  className="flex min-h-10 cursor-default items-center rounded-xs px-3 text-sm data-highlighted:bg-mata-100 data-selected:font-semibold"
                >
                  {nameOf(care)}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const cells = 'input[data-cell]:not(:disabled)';

/**
 * Enter goes to the next cell and Shift+Enter to the previous one. After the last cell it calls
 * `onEnd`. A list that is open for a choice takes its own Enter first.
 */
export function moveByEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(cells)) return;
  event.preventDefault();
  if (!focusCell(target, shiftKey ? -1 : 1) && !shiftKey) onEnd();
}

/** Focuses the next or previous cell of the bill. @returns whether there is one. */
function focusCell(from: HTMLInputElement, step: 1 | -1): boolean {
  const all = [...(from.closest('form')?.querySelectorAll<HTMLInputElement>(cells) ?? [])];
  const next = all[all.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

/**
 * Makes a change and focuses the first cell of a line. Both happen before the next key, which would
 * otherwise reach the previous cell.
 */
export function focusLine(index: number, change: () => void): void {
  flushSync(change);
  const rows = document.querySelectorAll<HTMLElement>('[data-lines] [data-line]');
  rows[index]?.querySelector('input')?.focus();
}
