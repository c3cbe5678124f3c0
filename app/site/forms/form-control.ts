import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { formSchema } from './form-schema';

/**
 * The form's validation, loaded when the visitor begins to fill in the form.
 * @param form the form, whose current input becomes the first values.
 * @param isVisitor called at each validation, because a session can end.
 */
export function formControl(
  definition: FormDefinition,
  form: HTMLFormElement | null,
  isVisitor: () => boolean,
) {
  const resolver: Resolver<FormAnswers> = (values, context, options) => {
    const schema = formSchema(definition, isVisitor());
    return zodResolver(schema)(withoutNull(values), context, options);
  };
  const defaultValues = form ? readAnswers(form, definition) : {};
  return createFormControl<FormAnswers>({ resolver, defaultValues });
}

/** The value of a radio group is null if no button is selected. */
function withoutNull(values: FormAnswers): FormAnswers {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
}

/** The answers in a form's inputs. */
function readAnswers(form: HTMLFormElement, definition: FormDefinition): FormAnswers {
  const answers: FormAnswers = {};
  for (const [name, { kind }] of Object.entries(definition)) {
    const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const checked = inputs.filter((input) => isBox(input) && input.checked);
    const values = checked.map(({ value }) => value);
    const [first] = inputs;
    if (!first) continue;
    if (kind === 'consent') answers[name] = values.length > 0;
    else if (kind === 'choices') answers[name] = values;
    else answers[name] = isBox(first) ? (values[0] ?? '') : first.value;
  }
  return answers;
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}
