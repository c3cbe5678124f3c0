import type { ReactNode } from 'react';

/** The content area of a tab, beside the menu. */
export function TabPage({ children }: { children: ReactNode }) {
  return (
    <div className="@container mx-auto grid w-full max-w-320 grid-cols-[minmax(0,1fr)] gap-6">
      {children}
    </div>
  );
}
