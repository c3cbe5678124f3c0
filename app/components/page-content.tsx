import { type ReactNode, ViewTransition } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * The page between header and footer; it fades and slides from page to page (`motion.css`). The
 * router commits its "loading" state in a transition too: without a class then, or the old page
 * would animate onto itself first.
 */
export function PageContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  return (
    <ViewTransition key={pathname} default={isIdle ? 'page' : 'none'}>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
