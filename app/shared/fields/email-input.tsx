import type { ComponentProps } from 'react';
import { TextInput } from './text-input';

/** An input for an e-mail address: no capital by itself, nothing underlined, the right keyboard. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
