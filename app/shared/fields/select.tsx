import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useField } from './field';

/** A native select, so that phones show their own picker. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useField()}
        {...props}
        className={clsx(
          'block min-h-12 w-full appearance-none truncate rounded-sm border border-control bg-white py-2.5 pr-11 pl-4 text-base text-ink',
          'transition-colors hover:border-muted',
          'focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0',
          'aria-invalid:border-danger-600 aria-invalid:focus-visible:outline-danger-600',
          'disabled:bg-sand disabled:text-muted',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted" />
    </span>
  );
}
