import type { ReactNode } from 'react';

/** A group of fields, in two columns if there is room. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-5 md:grid-cols-2">
      {title && <legend className="mb-3 text-lead font-semibold">{title}</legend>}
      {children}
    </fieldset>
  );
}
