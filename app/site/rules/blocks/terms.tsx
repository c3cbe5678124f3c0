import type { Term } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';

/** Names on the left, what the rules say of each on the right. */
export function Terms({ items }: { items: readonly Term[] }) {
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
