import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The sizes of a page, as multiples of its width. */
export const zooms = [1, 1.5, 2, 3, 4];

type PageToolProps = {
  label: string;
  onClick: () => void;
  isDisabled: boolean;
  size?: 'compact';
  children: ReactNode;
};

/** A button of an icon that moves, zooms or rotates a page. */
export function PageTool({ label, onClick, isDisabled, size, children }: PageToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className={clsx(
        'grid place-items-center text-muted transition-colors hover:bg-sand hover:text-ink disabled:opacity-40',
        size === 'compact' ? 'size-10 shrink-0 rounded-xs' : 'size-11 rounded-sm',
      )}
    >
      {children}
    </button>
  );
}
