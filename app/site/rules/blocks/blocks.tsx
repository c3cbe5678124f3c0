import type { Block, Prose } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';
import { Boxes } from './boxes';
import { RulesNote } from './rules-note';
import { Steps } from './steps';
import { Terms } from './terms';
import { YearsChart } from './years-chart';

/** What a section says, one block below the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="rules-blocks grid gap-5">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section's blocks never change their order
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <Paragraph>{block}</Paragraph>;
  switch (block.kind) {
    case 'list':
      return <List items={block.items} />;
    case 'names':
      return <Names items={block.items} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'terms':
      return <Terms items={block.items} />;
    case 'boxes':
      return <Boxes items={block.items} />;
    case 'note':
      return <RulesNote note={block} />;
    case 'yearsChart':
      return <YearsChart chart={block} />;
  }
}

function Paragraph({ children }: { children: Prose }) {
  return (
    <p className="max-w-prose">
      <ProseText>{children}</ProseText>
    </p>
  );
}

function List({ items }: { items: readonly Prose[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2.5 pl-6 marker:text-barro-500">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <ProseText>{item}</ProseText>
        </li>
      ))}
    </ul>
  );
}

function Names({ items }: { items: readonly Prose[] }) {
  return (
    <ul className="list-disc gap-x-8 rounded-md bg-sand p-6 pl-11 marker:text-barro-500 sm:columns-2 md:columns-3">
      {items.map((item) => (
        <li key={item} className="break-inside-avoid py-1.5 leading-snug">
          <ProseText>{item}</ProseText>
        </li>
      ))}
    </ul>
  );
}
