import type { ComponentType, ReactNode } from 'react';
import { usePageData } from '~/shared/i18n/page-data';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

type PageHeadProps = {
  eyebrow: string;
  lead: string;
  illustration: ComponentType<IllustrationProps>;
  children?: ReactNode;
};

/** The top of a page: its heading and lead, with a drawing on a wide screen. */
export function PageHead({ eyebrow, lead, illustration: Drawing, children }: PageHeadProps) {
  const heading = usePageData()?.text.heading;
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 pt-6 pb-12 md:pt-12 lg:grid-cols-[1.3fr_1fr] lg:pb-16">
      <div>
        <p className="mb-4 font-semibold text-barro-600">{eyebrow}</p>
        <h1 className="max-w-160 text-display">{heading}</h1>
        <p className="mt-5 max-w-136 text-lead text-muted">{lead}</p>
        {children}
      </div>
      <Drawing className="w-full max-lg:hidden" />
    </div>
  );
}
