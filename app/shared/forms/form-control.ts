import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { formSchema } from './form-schema';

/**
 * The form's checks, fetched when somebody begins to fill it in.
 * @param answers what stands in the inputs by then.
 * @param isVisitor asked at each check: a session can end meanwhile.
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

/** Where no radio button is chosen, their value is null. */
function withoutNull(values: FormAnswers): FormAnswers {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}
