import type { ReactNode } from 'react';

type ListToolbarProps = { search?: ReactNode; filters: ReactNode };

/** Search on the first line, filters and order on the second; one line where there is room. */
export function ListToolbar({ search, filters }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {search}
      <div className="flex flex-wrap items-center gap-2">{filters}</div>
    </div>
  );
}
