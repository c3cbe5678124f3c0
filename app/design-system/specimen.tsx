import type { ReactNode } from 'react';

/** A titled group of examples. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6">
      <h2 className="text-subtitle">{title}</h2>
      {children}
    </section>
  );
}
