import type { ComponentProps } from 'react';
import { TextInput } from './text-input';

/** An email input: no automatic capital letters, no spell check, the email keyboard. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
