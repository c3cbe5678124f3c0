import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** `radio` for a single choice, `checkbox` for several. */
  type: 'radio' | 'checkbox';
  children: ReactNode;
};

/** A choice with a large touch target. */
export function Choice({ children, className, ...props }: ChoiceProps) {
  return (
    <label
      className={clsx(
        'flex min-h-12 cursor-pointer items-start gap-3 rounded-sm border border-control bg-white px-4 py-2.5 transition-colors',
        'hover:border-muted has-checked:border-mata-700 has-checked:bg-mata-50 has-disabled:cursor-default has-aria-invalid:border-danger-600',
        'has-focus-visible:outline-3 has-focus-visible:outline-mata-700',
        className,
      )}
    >
      {/* With the margin, the focus scrolls the text into view too. */}
      <input
        {...props}
        className="mt-[0.2rem] size-5 shrink-0 scroll-mb-24 accent-mata-700 outline-none"
      />
      <span>{children}</span>
    </label>
  );
}
