import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

type SortButtonProps = { label: string; order: 'asc' | 'desc' | false; onClick: () => void };

/** The header of a sortable column; its cell has `aria-sort`. */
export function SortButton({ label, order, onClick }: SortButtonProps) {
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        '-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-xs px-2 transition-colors hover:bg-sand hover:text-ink',
        order && 'text-ink',
      )}
    >
      {label}
      <Icon className={clsx('size-4', !order && 'opacity-50')} />
    </button>
  );
}
