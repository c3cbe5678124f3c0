import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TextInput } from '~/shared/fields/text-input';

type CodeInputProps = ComponentProps<'input'> & {
  /** `app` accepts six digits; `any` also accepts a recovery code. */
  kind: 'app' | 'any';
};

/** An input for a code of the authenticator app or a recovery code. */
export function CodeInput({ kind, className, ...props }: CodeInputProps) {
  return (
    <TextInput
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...props}
      className={clsx('tracking-[0.15em] tabular-nums', className)}
    />
  );
}
