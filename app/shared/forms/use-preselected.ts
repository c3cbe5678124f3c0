import { type RefObject, useEffect } from 'react';
import type { FormDefinition } from '~/content/forms/field';

/**
 * Selects the options that the address names, such as `?change=add-person`. Call it before
 * `useFormDraft`, so that a stored draft does not replace them.
 */
export function usePreselected(
  form: RefObject<HTMLFormElement | null>,
  definition: FormDefinition,
): void {
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = Object.hasOwn(definition, name) ? definition[name] : undefined;
      const input = form.current?.elements.namedItem(name);
      if (field?.kind !== 'choice' || !field.options.includes(value)) continue;
      // Input from before hydration is newer.
      if (input && 'value' in input && !input.value) input.value = value;
    }
  }, [form, definition]);
}
