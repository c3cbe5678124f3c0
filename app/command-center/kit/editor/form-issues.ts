import type { Messages } from '~/shared/i18n/catalog';

/** Namespaces with a `validation` part, which contains the errors of a form's fields. */
export type FormNamespace = {
  [N in keyof Messages]: Messages[N] extends { validation: Record<string, string> } ? N : never;
}[keyof Messages];

/** The keys of a namespace's `validation` part. */
export type IssueOf<N extends FormNamespace> = keyof Messages[N]['validation'] & string;

/** The message key of a field's error. */
export type IssueKey = {
  [N in FormNamespace]: `${N}:validation.${IssueOf<N>}`;
}[FormNamespace];

/**
 * Names the errors of a form schema by their message keys, which `useFieldError` translates.
 * A check never aborts, because that would skip the checks that compare fields: an admin sees all
 * errors at once, and the first one of each field.
 * Usage: `const issue = issuesOf('manageShows')`, then `z.minLength(1, issue('titleRequired'))`.
 */
export function issuesOf<N extends FormNamespace>(namespace: N) {
  return (key: IssueOf<N>) => ({ error: `${namespace}:validation.${key}` });
}
