import { z } from 'zod/mini';
import { type FormDefinition, type FormField, limits } from '~/content/forms/field';
import type { Messages } from '~/i18n/catalogue';

/** What can be wrong with an answer: keys of `forms:issues`. */
export type FormIssue = keyof Messages['forms']['issues'];

const phone = /^[+(]?\d[\d ().-]{5,}\d$/;

/** The schema of a form's answers. Members are not asked who they are. */
export function formSchema(definition: FormDefinition, isVisitor: boolean) {
  const asked = Object.entries(definition).filter(([, field]) => isVisitor || !field.isForVisitors);
  return z.object(Object.fromEntries(asked.map(([name, field]) => [name, fieldSchema(field)])));
}

function fieldSchema(field: FormField) {
  const isOptional = !field.isRequired;
  switch (field.kind) {
    case 'consent':
      return z.boolean().check(accept('consent', (isTicked: boolean) => isTicked || isOptional));
    case 'choices':
      return z
        .array(z.string())
        .check(accept('choose', (chosen: string[]) => chosen.length > 0 || isOptional));
    case 'choice':
      return z.string().check(accept('choose', (chosen) => chosen !== '' || isOptional));
    default:
      return z.string().check(
        z.trim(),
        ...(field.kind === 'email' ? [z.toLowerCase()] : []),
        accept('required', (text) => text !== '' || isOptional),
        z.maxLength(longest(field), { error: 'tooLong' satisfies FormIssue, abort: true }),
        accept(...format(field.kind)),
      );
  }
}

function longest(field: Extract<FormField, { kind: 'text' | 'long-text' | keyof typeof limits }>) {
  return 'max' in field ? field.max : limits[field.kind];
}

function format(kind: 'text' | 'long-text' | keyof typeof limits): [FormIssue, Test<string>] {
  const orEmpty = (test: Test<string>) => (text: string) => text === '' || test(text);
  if (kind === 'email') return ['email', orEmpty((text) => z.regexes.email.test(text))];
  if (kind === 'phone') return ['phone', orEmpty((text) => phone.test(text))];
  if (kind === 'date') return ['date', orEmpty(isPlausibleDate)];
  return ['required', () => true];
}

type Test<Value> = (value: Value) => boolean;

function accept<Value>(issue: FormIssue, test: Test<Value>) {
  return z.refine<Value>(test, { error: issue, abort: true });
}

/** Within a lifetime before and a few years after today; browsers take a year of five digits. */
function isPlausibleDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // The 30th of February becomes the 2nd of March.
  return /^(19|20)/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}
