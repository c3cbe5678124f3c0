import { z } from 'zod/mini';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { type StateRow, stateStatuses } from './fetch-states';

const issue = issuesOf('manageStates');

/** The limits of the database, in characters. */
const limits = { notice: 3000, text: 1000 };

const text = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, issue('textRequired')),
    z.maxLength(limits.text, issue('tooLong')),
  );
const optional = z.string().check(z.trim(), z.maxLength(limits.text, issue('tooLong')));
const notice = z.string().check(z.trim(), z.maxLength(limits.notice, issue('tooLong')));
const isNotice = (words: string) => words.trim().length >= 20;

export const stateSchema = z
  .object({
    status: z.enum(stateStatuses),
    effective_on: z.string().check(
      z.minLength(1, issue('dateRequired')),
      z.refine((day) => day >= dayInBocaRaton(), issue('datePast')),
    ),
    notice_en: notice,
    notice_pt: notice,
    source: optional,
    examined_on: z.string().check(z.refine((day) => day <= dayInBocaRaton(), issue('dateFuture'))),
    finding: optional,
    is_confirmed: z.enum(['true', 'false']),
    reason: text,
  })
  .check(
    z.refine(({ status, notice_en }) => status !== 'notice' || isNotice(notice_en), {
      ...issue('noticeRequired'),
      path: ['notice_en'],
    }),
    z.refine(({ status, notice_pt }) => status !== 'notice' || isNotice(notice_pt), {
      ...issue('noticeRequired'),
      path: ['notice_pt'],
    }),
    // A source that nobody has read is none.
    z.refine(({ source, ...form }) => source.trim() !== '' || isNotExamined({ source, ...form }), {
      ...issue('examinationWhole'),
      path: ['source'],
    }),
    z.refine(
      ({ finding, ...form }) => finding.trim() !== '' || isNotExamined({ finding, ...form }),
      {
        ...issue('examinationWhole'),
        path: ['finding'],
      },
    ),
    z.refine(
      ({ examined_on: on, ...form }) => on !== '' || isNotExamined({ examined_on: on, ...form }),
      {
        ...issue('examinationWhole'),
        path: ['examined_on'],
      },
    ),
  );

function isNotExamined(form: { source: string; examined_on: string; finding: string }) {
  return [form.source, form.examined_on, form.finding].every((value) => value.trim() === '');
}

export type StateForm = z.infer<typeof stateSchema>;

/** The initial values: the rule of today, from today on. The database compares with its own day. */
export function stateForm(state: StateRow): StateForm {
  return {
    status: state.status,
    effective_on: dayInBocaRaton(),
    notice_en: state.notice_en ?? '',
    notice_pt: state.notice_pt ?? '',
    source: state.source ?? '',
    examined_on: state.examined_on ?? '',
    finding: state.finding ?? '',
    is_confirmed: state.is_confirmed ? 'true' : 'false',
    reason: '',
  };
}

/**
 * Writes a new rule of a state.
 * @throws AppError also if someone else has changed the state since it was read
 */
export async function changeState(state: StateRow, form: StateForm): Promise<void> {
  await callDatabase('change_state_rule', {
    rule: { ...form, us_state: state.id, is_confirmed: form.is_confirmed === 'true' },
    seen_rule: state.written_last as string,
  });
}
