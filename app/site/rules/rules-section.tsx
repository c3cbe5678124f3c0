import { Check, ChevronDown, Link2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { RulesPart, RulesSection } from '~/content/rules/types';
import { useTemporaryValue } from '~/shared/browser/use-temporary-value';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Blocks } from './blocks/blocks';
import { AnchorLink } from './prose-text';

type RulesSectionViewProps = {
  section: RulesSection;
  /** Collapsed on a phone until it is opened; always open on a wide screen. */
  isFolded: boolean;
};

/** A section with its heading and its parts, each with an anchor. */
export function RulesSectionView({ section, isFolded }: RulesSectionViewProps) {
  const { parts = [] } = section;
  const content = (
    <>
      <Blocks blocks={section.blocks} />
      {parts.map((part) => (
        <div key={part.id} id={part.id} className="rules-part pt-8">
          <Heading part={part} level="h3" />
          <Blocks blocks={part.blocks} />
        </div>
      ))}
      {section.id === 'excess-fund' && <FundLink />}
    </>
  );
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="rules-section border-t border-line pt-8 pb-12 first:border-0 first:pt-0"
    >
      {isFolded ? (
        <Fold section={section}>{content}</Fold>
      ) : (
        <>
          <Heading part={section} level="h2" />
          {content}
        </>
      )}
    </section>
  );
}

/** The rule promises that everyone can see the fund. The texts of an edition contain no pages. */
function FundLink() {
  const { t } = useTranslation('rules');
  return (
    <LocalLink
      to="openBooks"
      className="mt-5 inline-flex min-h-11 items-center font-semibold text-mata-700 underline underline-offset-4"
    >
      {t('fund')}
    </LocalLink>
  );
}

const wide = '(min-width: 62rem)';

/**
 * A `<details>`, which browsers open for find-in-page and for links into it. On a wide screen and
 * in print the styles show its content (`rules.css`). In browsers without support for these styles,
 * the effect opens it.
 */
function Fold({
  section: { id, title },
  children,
}: {
  section: RulesSection;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => {
      if (details.current) details.current.open = true;
    };
    if (matchMedia(wide).matches) open();
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <details ref={details} className="rules-fold group">
      <summary className="rules-heading flex items-start justify-between gap-4 group-open:mb-4 lg:mb-4">
        <h2 id={`${id}-title`} className="text-subtitle outline-none">
          {title}
        </h2>
        <ChevronDown className="mt-1 size-6 shrink-0 text-mata-700 transition-transform group-open:rotate-180 lg:hidden print:hidden" />
      </summary>
      {children}
    </details>
  );
}

type HeadingProps = { part: RulesPart; level: 'h2' | 'h3' };

function Heading({ part: { id, title }, level: Level }: HeadingProps) {
  return (
    <div className="rules-heading group mb-4 flex items-start gap-1">
      <Level
        id={Level === 'h2' ? `${id}-title` : undefined}
        className={Level === 'h2' ? 'text-subtitle outline-none' : 'text-heading outline-none'}
      >
        {title}
      </Level>
      <SectionLink id={id} title={title} />
    </div>
  );
}

/**
 * The link to a section, beside its heading. A click shares it on a phone and copies it elsewhere.
 * Without JavaScript it is a plain link.
 */
function SectionLink({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('rules');
  const [copied, setCopied] = useTemporaryValue<true>();

  const send = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const sent = await shareOrCopy(event.currentTarget.href, title);
    if (sent === 'copied') setCopied(true);
  };

  const Icon = copied ? Check : Link2;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-mata-700">
      <AnchorLink
        anchor={id}
        aria-label={t('section.copy', { title })}
        onClick={send}
        className="section-link -my-1.5 grid size-11 shrink-0 place-items-center rounded-sm transition hover:bg-mata-100"
      >
        <Icon className="size-5" />
      </AnchorLink>
      <span role="status" className="font-semibold whitespace-nowrap">
        {copied && t('section.copied')}
      </span>
    </span>
  );
}

/** Uses the share sheet on phones and the clipboard elsewhere. */
async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Canceled or not allowed. The address bar shows the section's link anyway.
    return 'neither';
  }
}
