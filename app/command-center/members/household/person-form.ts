import { z } from 'zod/mini';
import {
  issue,
  optionalDate,
  orNull,
  requiredDate,
  requiredText,
} from '~/command-center/members/field-schemas';
import type { Person } from '~/command-center/members/record/fetch-member-record';
import { birthSchema } from '~/command-center/members/record/member-form';

/** The people whom a membership can include besides the member (app/content/rules). */
export const relationships = ['spouse', 'child'] as const;

export const personSchema = z
  .object({
    first_name: requiredText(100, 'firstNameRequired'),
    last_name: requiredText(100, 'lastNameRequired'),
    date_of_birth: birthSchema,
    relationship: z.string(),
    start_date: requiredDate,
    end_date: optionalDate,
  })
  .check(
    z.refine(({ date_of_birth: birth, start_date: start }) => !birth || !start || start >= birth, {
      ...issue('startsBeforeBirth'),
      path: ['start_date'],
    }),
    z.refine(({ start_date: start, end_date: end }) => !start || !end || end >= start, {
      ...issue('endsBeforeStart'),
      path: ['end_date'],
    }),
  );

export type PersonForm = z.infer<typeof personSchema>;

export function personForm(person?: Person): PersonForm {
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    date_of_birth: person?.date_of_birth ?? '',
    relationship: person?.relationship ?? 'child',
    start_date: person?.start_date ?? '',
    end_date: person?.end_date ?? '',
  };
}

/** The form as the database stores it. */
export function personRow(form: PersonForm) {
  return { ...form, end_date: orNull(form.end_date) };
}
