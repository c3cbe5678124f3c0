import { BadgeCheck, HeartHandshake, Lightbulb } from 'lucide-react';
import type { Block } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';

type Note = Extract<Block, { kind: 'note' }>;

const looks = {
  care: { icon: HeartHandshake, className: 'bg-barro-100', iconClass: 'text-barro-700' },
  good: { icon: BadgeCheck, className: 'bg-mata-100', iconClass: 'text-mata-700' },
  info: { icon: Lightbulb, className: 'bg-white ring-1 ring-line', iconClass: 'text-muted' },
} satisfies Record<Note['tone'], unknown>;

/** A highlighted note: an exception, an emergency, or a hint. */
export function RulesNote({ note: { tone, title, text } }: { note: Note }) {
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
