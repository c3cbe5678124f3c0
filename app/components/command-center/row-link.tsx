import type { ReactNode } from 'react';
import { Link } from 'react-router';

type RowLinkProps = { to: string | undefined; children: ReactNode };

/** What names a row. Where rows open, it is a link that reaches over the whole row. */
export function RowLink({ to, children }: RowLinkProps) {
  if (to === undefined) return <span className="font-semibold">{children}</span>;
  return (
    <Link
      to={to}
      preventScrollReset
      data-row=""
      className="font-semibold text-mata-700 decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-sm group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-barro-600"
    >
      {children}
    </Link>
  );
}
