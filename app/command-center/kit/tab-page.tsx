import type { ReactNode } from 'react';
import { usePageData } from '~/shared/i18n/page-data';

/** The content area of a tab, beside the menu. */
export function TabPage({ children }: { children: ReactNode }) {
  return (
    <div className="@container mx-auto grid w-full max-w-320 grid-cols-[minmax(0,1fr)] gap-6">
      {children}
    </div>
  );
}

type TabHeadingProps = {
  /** One sentence about the purpose of the tab. */
  lead?: string;
  /** The buttons of the tab. */
  children?: ReactNode;
};

/** The heading of a tab, from its page, and its buttons. */
export function TabHeading({ lead, children }: TabHeadingProps) {
  const data = usePageData();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1.5">
        <h1 className="text-subtitle">{data?.text.heading}</h1>
        {lead && <p className="max-w-prose text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
