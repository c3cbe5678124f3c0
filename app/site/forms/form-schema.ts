import { z } from 'zod/mini';
import { type FormDefinition, type FormField, limits } from '~/content/forms/field';
import { today } from '~/shared/format/dates';
import { isPhone } from '~/shared/format/phone';
import type { Messages } from '~/shared/i18n/catalog';

/** The problems of an answer, as keys of `forms:issues`. */
export type FormIssue = keyof Messages['forms']['issues'];

const zipCode = /^\d{5}(-\d{4})?$/;

/** The schema of a form's answers. Members do not enter their name and contact data. */
export function formSchema(definition: FormDefinition, isVisitor: boolean) {
  const asked = Object.entries(definition).filter(([, field]) => isVisitor || !field.isForVisitors);
  const fields = Object.fromEntries(asked.map(([name, field]) => [name, fieldSchema(field)]));
  return z.object(fields).check(...asked.flatMap(([name, field]) => dayChecks(name, field)));
}

/** A date that must be in the future or in the past, depending on another answer. */
function dayChecks(name: string, field: FormField) {
  if (field.kind !== 'date' || !field.aheadIf) return [];
  const [question, answer] = field.aheadIf;
  const check = (issue: FormIssue, accepts: (day: string, isAhead: boolean) => boolean) =>
    z.refine<Record<string, unknown>>(
      (answers) => accepts(String(answers[name]), answers[question] === answer),
      {
        error: issue,
        path: [name],
        // The check also runs if another answer is missing, but only for a valid date.
        when: ({ value }) => isAnswered(value, question) && isPlausibleDate(dayIn(value, name)),
      },
    );
  return [
    check('dateAhead', (day, isAhead) => isAhead || day <= today()),
    check('datePast', (day, isAhead) => !isAhead || day >= today()),
  ];
}

function isAnswered(answers: unknown, question: string): boolean {
  return Boolean((answers as Record<string, unknown>)[question]);
}

function dayIn(answers: unknown, name: string): string {
  return String((answers as Record<string, unknown>)[name] ?? '');
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
        z.maxLength(longest(field), { error: 'tooLong' satisfies FormIssue }),
        accept(...format(field.kind)),
        accept('dateFar', (text) => field.kind !== 'date' || text === '' || isNear(text)),
      );
  }
}

function longest(field: Extract<FormField, { kind: 'text' | 'long-text' | keyof typeof limits }>) {
  return 'max' in field ? field.max : limits[field.kind];
}

function format(kind: 'text' | 'long-text' | keyof typeof limits): [FormIssue, Test<string>] {
  const orEmpty = (test: Test<string>) => (text: string) => text === '' || test(text);
  if (kind === 'email') return ['email', orEmpty((text) => z.regexes.email.test(text))];
  if (kind === 'phone') return ['phone', orEmpty((text) => isPhone(text))];
  if (kind === 'zip') return ['zip', orEmpty((text) => zipCode.test(text))];
  if (kind === 'date') return ['date', orEmpty(isPlausibleDate)];
  return ['required', () => true];
}

type Test<Value> = (value: Value) => boolean;

function accept<Value>(issue: FormIssue, test: Test<Value>) {
  // An aborting check would skip the comparison of dates with other answers.
  return z.refine<Value>(test, { error: issue });
}

/** A date that exists in the calendar. */
function isPlausibleDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` converts February 30 to March 2.
  return /^(19|20)/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

/** Within ten years before and two years after today, as in the database. */
function isNear(text: string): boolean {
  const [year, ...rest] = today().split('-');
  const inYears = (years: number) => [Number(year) + years, ...rest].join('-');
  return text >= inYears(-10) && text <= inYears(2);
}
