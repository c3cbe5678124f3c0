import type { ComponentProps } from 'react';
import { TextInput } from './text-input';

/** An email input, with the email keyboard, and without autocapitalization and spell check. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
