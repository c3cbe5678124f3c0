import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { formSchema } from './form-schema';

/**
 * The form's validation, loaded when the visitor begins to fill in the form.
 * @param answers the current input.
 * @param isVisitor called at each validation, because a session can end.
 */
export function formControl(
  definition: FormDefinition,
  answers: FormAnswers,
  isVisitor: () => boolean,
) {
  const resolver: Resolver<FormAnswers> = (values, context, options) => {
    const schema = formSchema(definition, isVisitor());
    return zodResolver(schema)(withoutNull(values), context, options);
  };
  return createFormControl<FormAnswers>({ resolver, defaultValues: answers });
}

/** The value of a radio group is null if no button is selected. */
function withoutNull(values: FormAnswers): FormAnswers {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}
