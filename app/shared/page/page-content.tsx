import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';

type PageContentProps = {
  /** A name for the part that pages share: it does not animate between them. */
  frame?: string | undefined;
  children: ReactNode;
};

/**
 * The page between header and footer, which fades and slides between pages (`motion.css`). Only
 * entering and leaving animate. The router also commits its loading state in a transition, during
 * which the old page must not animate.
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
