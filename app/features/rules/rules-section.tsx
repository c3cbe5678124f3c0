import type { RulesPart, RulesSection } from '~/content/rules/types';
import { Blocks } from './blocks/blocks';
import { SectionLink } from './section-link';

/** A section under its heading, with the parts it has. Each can be linked to. */
export function RulesSectionView({ section }: { section: RulesSection }) {
  const { parts = [] } = section;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="rules-section border-t border-line pt-8 pb-12 first:border-0 first:pt-0"
    >
      <Heading part={section} level="h2" />
      <Blocks blocks={section.blocks} />
      {parts.map((part) => (
        <div key={part.id} id={part.id} className="rules-part pt-8">
          <Heading part={part} level="h3" />
          <Blocks blocks={part.blocks} />
        </div>
      ))}
    </section>
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
