import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { amountSchema } from '~/command-center/requests/bills/amount-schema';
import { parseDay, typedDay } from '~/command-center/requests/bills/typed-day';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Need } from '~/command-center/requests/review/review-types';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';

const issue = issuesOf('reviewRequests');

export const needKinds = ['illness', 'accident', 'maternity', 'death'] as const;
export const preExisting = ['no', 'yes', 'unknown'] as const;

/** The choice of a need that does not exist yet. */
export const newNeed = 'new';

const day = z
  .string()
  .check(z.refine((value) => value === '' || isDay(value), issue('dateInvalid')));

/** @param own the need that the form can change; another one is only assigned. */
export function needSchema(own: string, language: Language) {
  const isOwn = ({ choice }: { choice: string }) => choice === own || choice === newNeed;
  const days = z
    .string()
    .check(z.refine((text) => readDays(text, language) !== undefined, issue('datesInvalid')));
  return z
    .object({
      choice: z.string(),
      title: z.string().check(z.trim(), z.maxLength(100, issue('titleTooLong'))),
      kind: z.enum(needKinds),
      pre_existing: z.enum(preExisting),
      is_cancer: z.boolean(),
      is_chronic: z.boolean(),
      other_signs: days,
      due_on: day,
      iua_paid_on: days,
      reduction: amountSchema({ isRequired: false }),
      reason: z.string().check(z.trim(), z.maxLength(1000, issue('reasonTooLong'))),
    })
    .check(
      z.refine((form) => !isOwn(form) || form.title !== '', {
        ...issue('titleRequired'),
        path: ['title'],
      }),
      z.refine((form) => !isOwn(form) || !centsOf(form.reduction) || form.reason !== '', {
        ...issue('reasonRequired'),
        path: ['reason'],
      }),
    );
}

export type NeedForm = z.infer<ReturnType<typeof needSchema>>;

/** The values of a need; of a new one, what the member told about the request. */
export function needForm(
  need: Need | null,
  { request }: Pick<OpenRequest, 'request'>,
  language: Language,
): NeedForm {
  const typed = (days: readonly string[] = []) =>
    days.map((one) => typedDay(one, language)).join(', ');
  const told = { no: 'no', yes: 'yes', unsure: 'unknown' } as const;
  const kind = needKinds.find((known) => known === request.kind) ?? 'illness';
  const hadBefore = request.had_before as keyof typeof told | null;
  return {
    choice: need?.id ?? newNeed,
    title: need?.title ?? '',
    kind: need?.kind ?? kind,
    pre_existing: need?.pre_existing ?? (hadBefore ? told[hadBefore] : 'unknown'),
    is_cancer: need?.is_cancer ?? false,
    is_chronic: need?.is_chronic ?? false,
    other_signs: typed(need?.other_signs),
    due_on: need?.due_on ?? '',
    iua_paid_on: typed(need?.iua_paid_on),
    reduction: need?.iua_reduction_cents ? typedAmount(need.iua_reduction_cents, language) : '',
    reason: need?.iua_reduction_reason ?? '',
  };
}

/**
 * The form as the database stores it. An existing need of another request is only assigned.
 * @param newId the id of a new need, which is stored once.
 */
export function needRow(form: NeedForm, own: Need | null, newId: string, language: Language) {
  if (form.choice !== newNeed && form.choice !== own?.id) return { id: form.choice };
  const isChange = own !== null && form.choice === own.id;
  const about = {
    ...(isChange ? { id: own.id, seen_at: own.updated_at } : { id: newId }),
    title: form.title,
    kind: form.kind,
  };
  // No care, and no IUA.
  if (form.kind === 'death') return { ...about, pre_existing: 'no' };
  return {
    ...about,
    pre_existing: form.pre_existing,
    is_cancer: form.is_cancer,
    is_chronic: form.is_chronic,
    other_signs: readDays(form.other_signs, language) ?? [],
    due_on: form.kind === 'maternity' ? form.due_on : null,
    iua_paid_on: readDays(form.iua_paid_on, language) ?? [],
    iua_reduction_cents: centsOf(form.reduction),
    iua_reduction_reason: centsOf(form.reduction) > 0 ? form.reason : null,
  };
}

/** @returns the days of a list, or undefined if one is not a day. */
function readDays(text: string, language: Language): string[] | undefined {
  const typed = text.split(/[,;\n]/).flatMap((one) => one.trim() || []);
  const days = typed.flatMap((one) => parseDay(one, language, today()) ?? []);
  return days.length === typed.length && days.length <= 100 ? [...new Set(days)] : undefined;
}

function isDay(value: string): boolean {
  return /^(19[5-9]|20)\d/.test(value) && !Number.isNaN(Date.parse(value));
}
