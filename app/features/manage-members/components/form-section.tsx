import type { ReactNode } from 'react';

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 md:grid-cols-2">
      {title && <legend className="float-left pb-3 font-semibold md:col-span-2">{title}</legend>}
      {children}
    </fieldset>
  );
}
