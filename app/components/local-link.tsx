import { Link, type LinkProps, useLocation } from 'react-router';
import { preloadTexts } from '~/i18n/messages';
import { useLanguage } from '~/i18n/use-language';
import { type Page, pageAt, pathFor } from '~/paths';

type LocalLinkProps = Omit<LinkProps, 'to'> & {
  to: Page;
  /** An anchor on that page, without `#`. */
  hash?: string;
  /** A query, with its `?`. */
  search?: string | undefined;
};

/** A link to one of the site's own pages, in the language that is being shown. */
export function LocalLink({ to, hash, search = '', ...props }: LocalLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const preload = () => preloadTexts(language, to);
  return (
    <Link
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
