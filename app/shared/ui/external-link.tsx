import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';

type ExternalLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab, shows an arrow and says so to screen readers. */
  newTab?: boolean;
  /** `false` where another icon tells already where the link leads. */
  arrow?: boolean;
};

/** A link that leaves the site, or that starts a call or a message. */
export function ExternalLink({ newTab, arrow = true, children, ...props }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  if (!newTab) return <a {...props}>{children}</a>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      {arrow && <ArrowUpRight className="size-[1.05em] shrink-0" />}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
}
