import { Link, type LinkProps, useLocation } from 'react-router';
import { type Page, pageAt, pathFor, requiresSignIn } from '~/paths';
import { useOnline } from '~/shared/browser/use-online';
import { preloadTexts } from '~/shared/i18n/messages';
import { useLanguage } from '~/shared/i18n/use-language';

type LocalLinkProps = Omit<LinkProps, 'to'> & {
  to: Page;
  /** An anchor on that page, without `#`. */
  hash?: string;
  /** A query, with its `?`. */
  search?: string | undefined;
};

/** A link to a page of the site, in the current language. */
export function LocalLink({ to, hash, search = '', ...props }: LocalLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const preload = () => preloadTexts(language, to);
  return (
    <Link
      // Without a connection a page's scripts may be missing. The service worker then decides.
      reloadDocument={!isOnline && !requiresSignIn(to)}
      aria-current={pageAt(pathname) === to && !hash ? 'page' : undefined}
      {...props}
      to={withSearch(pathFor(to, language, hash), search)}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}

function withSearch(path: string, search: string): string {
  return search ? path.replace(/(?=#|$)/, search) : path;
}
