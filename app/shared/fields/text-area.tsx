import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useField } from './field';
import { inputClass } from './text-input';

/** An input of several lines, which grows with what is typed where the browser can. */
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
