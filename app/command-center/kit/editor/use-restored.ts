import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts what was being typed when the session ended back into the form, as not saved yet. */
export function useRestored<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset'>,
  draft: Values | undefined,
): void {
  const { reset } = form;
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
}
