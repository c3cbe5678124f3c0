import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';

type PageContentProps = {
  /** Names what pages share: it stays where it is as one changes to the other. */
  frame?: string | undefined;
  children: ReactNode;
};

/**
 * The page between header and footer; it fades and slides from page to page (`motion.css`).
 * Only coming and going animate: the router also commits its "loading" state in a transition,
 * and the old page must not animate onto itself then.
 */
export function PageContent({ frame, children }: PageContentProps) {
  const { pathname } = useLocation();
  return (
    <ViewTransition key={frame ?? pathname} default="none" enter="page" exit="page">
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
