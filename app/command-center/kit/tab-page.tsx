import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageData } from '~/shared/i18n/page-data';

type TabPageProps = {
  /** Whether the content is rows or panes, which use every pixel of a wide screen. */
  isFull?: boolean;
  children: ReactNode;
};

/** The content area of a tab, beside the menu. */
export function TabPage({ isFull = false, children }: TabPageProps) {
  return (
    <div
      className={clsx(
        '@container mx-auto grid w-full grid-cols-[minmax(0,1fr)]',
        isFull ? 'max-w-640 gap-2.5' : 'max-w-320 gap-5',
      )}
    >
      {children}
    </div>
  );
}

type TabHeadingProps = {
  /** One sentence about the purpose of the tab. */
  lead?: string;
  /** Whether the heading takes one line, and what does not fit is cut off. A narrow page has no sentence. */
  isLine?: boolean;
  /** The buttons of the tab. */
  children?: ReactNode;
};

/** The heading of a tab, from its page, and its buttons. */
export function TabHeading({ lead, isLine = false, children }: TabHeadingProps) {
  const data = usePageData();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div
        className={clsx(
          'flex items-baseline gap-x-4',
          isLine ? 'md:grow md:basis-0' : 'min-w-0 flex-wrap',
        )}
      >
        <h1 className={clsx('text-heading', isLine && 'md:shrink-0')}>{data?.text.heading}</h1>
        {lead && (
          <p
            className={clsx(
              'text-sm text-muted',
              isLine ? 'w-0 grow truncate @max-4xl:sr-only' : 'max-w-prose',
            )}
            title={isLine ? lead : undefined}
          >
            {lead}
          </p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
