import { Link, type LinkProps, useLocation } from 'react-router';

type AnchorLinkProps = Omit<LinkProps, 'to'> & {
  /** The `id` of the target on this page. */
  anchor: string;
};

/**
 * A link within the page. Pages are prerendered at URLs with a trailing slash and served without
 * it: a link to the prerendered URL would reload the page.
 */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} to={{ pathname: pathname.replace(/\/$/, ''), hash: anchor }} />;
}
