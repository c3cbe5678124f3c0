import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useField } from './field';

/** The look of all text inputs. The font size is at least 16 px, because iOS zooms in otherwise. */
export const inputClass = clsx(
  'block min-h-12 w-full rounded-sm border border-control bg-white px-4 py-2.5 text-base text-ink',
  'transition-colors placeholder:text-muted hover:border-muted',
  'focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0',
  'aria-invalid:border-danger-600 aria-invalid:focus-visible:outline-danger-600',
  'disabled:bg-sand disabled:text-muted read-only:bg-sand/60',
);

/** A single-line input. A surrounding `Field` labels and describes it. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...props} className={clsx(inputClass, className)} />;
}

/** An email input, with the email keyboard, and without autocapitalization and spell check. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
