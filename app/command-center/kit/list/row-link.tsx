import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

/** Opens records. Each has an address, based on the current one. */
export type RecordAddress = { linkTo: (id: string) => string; open: (id: string) => void };

type RowLinkProps = {
  id: string;
  record: RecordAddress | undefined;
  /** Whether this record is open beside the list. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** The name of a row. If rows open, it is a link that covers the whole row. */
export function RowLink({ id, record, isCurrent, children }: RowLinkProps) {
  if (!record) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys and the full text need a row's focus
      <span data-row="" tabIndex={0} className={clsx('font-semibold', cover)}>
        {children}
      </span>
    );
  }
  const open = (event: MouseEvent) => {
    if (isForAnotherTab(event)) return;
    event.preventDefault();
    record.open(id);
  };
  return (
    <Link
      to={record.linkTo(id)}
      onClick={open}
      data-row=""
      aria-current={isCurrent || undefined}
      className={clsx(
        'font-semibold text-mata-700 decoration-2 underline-offset-4 group-hover:underline',
        cover,
      )}
    >
      {children}
    </Link>
  );
}

/** Covers the whole row, which its parent positions. */
const cover =
  'after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-barro-600';

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
