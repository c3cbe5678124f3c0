import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The hint of a field; it stays visible while the field is filled in. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger-700 empty:hidden">
      {error && (
        <span className="flex gap-1.5">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </span>
      )}
    </p>
  );
}
