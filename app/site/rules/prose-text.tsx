import { Link, type LinkProps, useLocation } from 'react-router';
import { type ProseToken, parseProse } from '~/content/rules/parse-prose';
import { rulesPages } from '~/content/rules/rules-pages';
import type { Prose } from '~/content/rules/types';
import { LocalLink } from '~/shared/page/local-link';

/** A sentence of the rules with its links. */
export function ProseText({ children }: { children: Prose }) {
  return parseProse(children).map((token, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never change their order
    <Token key={place} token={token} />
  ));
}

function Token({ token }: { token: ProseToken }) {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'english':
      return <span lang="en">{token.text}</span>;
    case 'link':
      return token.tab ? (
        <LocalLink to={rulesPages[token.tab]} hash={token.anchor} className="link">
          {token.text}
        </LocalLink>
      ) : (
        <AnchorLink anchor={token.anchor} className="link">
          {token.text}
        </AnchorLink>
      );
  }
}

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
