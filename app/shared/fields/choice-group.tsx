import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from './field';

type ChoiceGroupProps = {
  /** The question that the choices answer. */
  label: string;
  hint?: ReactNode;
  /** A translated message; if present, the group is invalid. */
  error?: string | undefined;
  aside?: ReactNode;
  /** The choices; each needs `aria-invalid` if there is an error. */
  children: ReactNode;
};

/** A question with several `Choice`s. */
export function ChoiceGroup({ label, hint, error, aside, children }: ChoiceGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        {aside}
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
