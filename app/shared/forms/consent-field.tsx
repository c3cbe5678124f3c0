import { type ComponentProps, useId } from 'react';
import { Choice } from '~/shared/fields/choice';
import { FieldError } from '~/shared/fields/field-notes';

type ConsentFieldProps = {
  label: string;
  issue: string | undefined;
  input: Omit<ComponentProps<'input'>, 'type'>;
};

/** One sentence to agree to. */
export function ConsentField({ label, issue, input }: ConsentFieldProps) {
  const errorId = useId();
  return (
    <div className="grid gap-2">
      <Choice
        {...input}
        type="checkbox"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? errorId : undefined}
      >
        {label}
      </Choice>
      <FieldError id={errorId} error={issue} />
    </div>
  );
}
