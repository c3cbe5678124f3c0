import { Link, type LinkProps, useLocation } from 'react-router';

type AnchorLinkProps = Omit<LinkProps, 'to'> & {
  /** The `id` of what it leads to, on this page. */
  anchor: string;
};

/**
 * A link within the page. The build finishes pages at addresses with a closing slash, which
 * are not the ones they are served at: a link to those would load the page anew.
 */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} to={{ pathname: pathname.replace(/\/$/, ''), hash: anchor }} />;
}
