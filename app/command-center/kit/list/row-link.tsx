import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

/** How a list's records open: each has an address, and opens from whatever the address says by then. */
export type RecordAddress = { linkTo: (id: string) => string; open: (id: string) => void };

type RowLinkProps = {
  id: string;
  record: RecordAddress | undefined;
  /** Whether this record is open beside the list. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** What names a row. Where rows open, it is a link that reaches over the whole row. */
export function RowLink({ id, record, isCurrent, children }: RowLinkProps) {
  if (!record) return <span className="font-semibold">{children}</span>;
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
      className="font-semibold text-mata-700 decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-sm group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-barro-600"
    >
      {children}
    </Link>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
