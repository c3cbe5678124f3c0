import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';

type ExternalLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab, with an arrow and a note for screen readers. */
  newTab?: boolean;
  /** `false` if another icon already shows the destination. */
  arrow?: boolean;
};

/** A link to an external site, or one that starts a call or a message. */
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
