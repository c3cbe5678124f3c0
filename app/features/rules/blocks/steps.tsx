import type { Term } from '~/content/rules/types';
import { ProseText } from '../prose-text';

/** What follows on what, numbered. */
export function Steps({ items }: { items: readonly Term[] }) {
  return (
    <ol className="grid max-w-prose gap-5">
      {items.map(({ name, text }, place) => (
        <li key={name} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-mata-100 font-semibold text-mata-700"
          >
            {place + 1}
          </span>
          <p className="pt-1">
            <b>
              <ProseText>{name}</ProseText>
            </b>{' '}
            <span className="text-muted">
              <ProseText>{text}</ProseText>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
