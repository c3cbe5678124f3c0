import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useField } from './field';
import { inputClass } from './text-input';

/** A multiline input that grows with its text where the browser supports it. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      {...useField()}
      {...props}
      className={clsx(inputClass, 'field-sizing-content max-h-96 min-h-28 resize-y', className)}
    />
  );
}
