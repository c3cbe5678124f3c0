import { clsx } from 'clsx';
import { useId } from 'react';

/** The look of a cell. The font is as large as in other inputs on touch screens. */
export const cellClass = clsx(
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
