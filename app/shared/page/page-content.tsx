import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '~/shared/i18n/use-translation';

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

/** The first element for the Tab key. It skips the header and leads to `<main id="content">`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-sm focus:bg-white focus:px-5 focus:py-3 focus:font-semibold"
    >
      {t('skipToContent')}
    </a>
  );
}
