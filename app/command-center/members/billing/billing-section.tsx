import { Plus } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Button } from '~/shared/ui/button';

type BillingSectionProps = {
  title: string;
  /** The label of the add button; none if lines cannot be added here. */
  add?: string;
  onAdd?: () => void;
  empty: string;
  /** The lines. */
  children: ReactNode;
};

/** Billing lines under a small title. */
export function BillingSection({ title, add, onAdd, empty, children }: BillingSectionProps) {
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 className="text-sm font-semibold text-muted">{title}</h3>
        {add && (
          <Button variant="quiet" size="sm" onClick={onAdd} className="-mr-2">
            <Plus className="size-5" />
            {add}
          </Button>
        )}
      </div>
      {Children.count(children) > 0 ? (
        <ul className="divide-y divide-line/70">{children}</ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </div>
  );
}
