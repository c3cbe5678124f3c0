import { clsx } from 'clsx';
import type { Box } from '~/content/rules/types';
import { ProseText } from '~/site/rules/prose-text';

/** Cards with one amount each: limits or options. */
export function Boxes({ items }: { items: readonly Box[] }) {
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
