import { clsx } from 'clsx';
import { BadgeCheck, HeartHandshake, Lightbulb } from 'lucide-react';
import { continuesName } from '~/content/rules/plain-text';
import type { Block, Box, Prose, Term } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';
import { YearsChart } from './years-chart';

/** The content blocks of a section. */
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

/** Numbered steps. */
function Steps({ items }: { items: readonly Term[] }) {
  return (
    <ol className="grid max-w-prose gap-5">
      {items.map((item, place) => (
        <li key={item.name} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-mata-100 font-semibold text-mata-700"
          >
            {place + 1}
          </span>
          <p className="pt-1">
            <b className={continuesName(item) ? undefined : 'block'}>
              <ProseText>{item.name}</ProseText>
            </b>{' '}
            <span className="text-muted">
              <ProseText>{item.text}</ProseText>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Terms on the left, their descriptions on the right. */
function Terms({ items }: { items: readonly Term[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {items.map(({ name, text }) => (
        <div
          key={name}
          className="grid break-inside-avoid gap-x-8 gap-y-1 py-4 md:grid-cols-[15rem_1fr]"
        >
          <dt className="font-semibold">
            <ProseText>{name}</ProseText>
          </dt>
          <dd className="max-w-prose text-muted">
            <ProseText>{text}</ProseText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Cards with one amount each: limits or options. */
function Boxes({ items }: { items: readonly Box[] }) {
  return (
    <ul className={clsx('grid gap-3', items.length % 2 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
      {items.map(({ id, title, limit, text, tag }) => (
        <li
          key={id}
          id={id}
          className="rules-box relative grid content-start gap-1.5 rounded-md bg-white p-5 shadow-raised"
        >
          <h3 className="text-sm font-medium text-muted outline-none">
            {title}
            {tag && (
              <span className="absolute -top-2.5 right-4 rounded-full bg-barro-100 px-2.5 py-0.5 text-xs font-semibold text-barro-700">
                {tag}
              </span>
            )}
          </h3>
          <p className="text-heading font-semibold text-mata-700">
            <ProseText>{limit}</ProseText>
          </p>
          {text && (
            <p className="text-sm text-muted">
              <ProseText>{text}</ProseText>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Note = Extract<Block, { kind: 'note' }>;

const looks = {
  care: { icon: HeartHandshake, className: 'bg-barro-100', iconClass: 'text-barro-700' },
  good: { icon: BadgeCheck, className: 'bg-mata-100', iconClass: 'text-mata-700' },
  info: { icon: Lightbulb, className: 'bg-white ring-1 ring-line', iconClass: 'text-muted' },
} satisfies Record<Note['tone'], unknown>;

/** A highlighted note: an exception, an emergency, or a hint. */
function RulesNote({ note: { tone, title, text } }: { note: Note }) {
  const { icon: Icon, className, iconClass } = looks[tone];
  return (
    <div className={`rules-note flex gap-4 rounded-md p-5 ${className}`}>
      <Icon className={`mt-0.5 size-6 shrink-0 ${iconClass}`} strokeWidth={1.75} />
      <div className="grid max-w-prose gap-1">
        {title && (
          <p className="font-semibold">
            <ProseText>{title}</ProseText>
          </p>
        )}
        <p>
          <ProseText>{text}</ProseText>
        </p>
      </div>
    </div>
  );
}
