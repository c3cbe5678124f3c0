import { ChevronDown, ListTree, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RulesSection } from '~/content/rules/types';
import { useDismissibleDetails } from '~/shared/chrome/use-dismissible-details';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AnchorLink } from './prose-text';

type ContentsProps = { sections: readonly RulesSection[] };

/** The table of contents: a column beside the text, or a sticky bar on a phone. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <ContentsBar sections={sections} />
      <ContentsColumn sections={sections} />
    </>
  );
}

function ContentsBar({ sections }: ContentsProps) {
  const { t } = useTranslation('rules');
  const details = useDismissibleDetails();
  return (
    <details
      ref={details}
      className="rules-bar group sticky top-18 z-20 mb-8 -mx-gutter bg-paper px-gutter shadow-[inset_0_1px_var(--color-line),inset_0_-1px_var(--color-line)] lg:hidden noscript:static print:hidden"
    >
      <summary className="flex min-h-12 items-center gap-3 font-semibold">
        <ListTree className="size-5 text-mata-700" />
        {t('contents')}
        <ChevronDown className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={t('contents')} className="max-h-[60dvh] overflow-y-auto pb-4">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}

function ContentsColumn({ sections }: ContentsProps) {
  const { t } = useTranslation('rules');
  const inView = useSectionInView(sections);
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-2 pb-4 max-lg:hidden print:hidden"
    >
      <p className="mb-2 px-3 text-sm font-semibold text-muted">{t('contents')}</p>
      <ContentsList sections={sections} inView={inView} />
      <button
        type="button"
        onClick={() => window.print()}
        className="mt-4 flex min-h-11 items-center gap-2.5 rounded-xs px-3 text-sm font-semibold text-mata-700 hover:underline noscript:hidden"
      >
        <Printer className="size-4.5" />
        {t('print')}
      </button>
    </nav>
  );
}

function ContentsList({ sections, inView }: ContentsProps & { inView?: string }) {
  return (
    <ol className="text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <AnchorLink
            anchor={id}
            aria-current={id === inView ? 'location' : undefined}
            className="flex min-h-10 items-center rounded-xs border-l-3 border-transparent px-3 py-1.5 leading-snug transition-colors hover:bg-sand aria-[current=location]:border-mata-700 aria-[current=location]:bg-mata-50 aria-[current=location]:font-semibold aria-[current=location]:text-mata-800 max-lg:min-h-11"
          >
            {title}
          </AnchorLink>
        </li>
      ))}
    </ol>
  );
}

/** The `id` of the section in view: the last one that starts above the reading line. */
function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const findOut = () => {
      const line = window.innerHeight / 4;
      const begun = elements.filter((element) => element.getBoundingClientRect().top < line);
      setInView(begun.at(-1)?.id);
    };
    // The margin includes everything above the line, so that a jump from the end to the top is
    // detected.
    const observer = new IntersectionObserver(findOut, { rootMargin: '1000000px 0px -75% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);

  return inView;
}
