import { continuesName } from '~/content/rules/plain-text';
import type { Term } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';

/** What follows on what, numbered. */
export function Steps({ items }: { items: readonly Term[] }) {
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
