import { addDays, addMonths } from '#rules/engine/days';
import { figures } from '#rules/figures';

/** The person who needed care, as far as warnings depend on it. */
type Person = {
  date_of_birth: string;
  start_date: string | null;
  end_date?: string | null;
  relationship?: string;
};

export type Care = { kind: string; care_stage: string; service_date: string };

/** A key of `requestForm:warnings`. A warning never stops the member. */
export type Warning =
  | 'inFuture'
  | 'isPast'
  | 'afterDeadline'
  | 'beforeStart'
  | 'afterEnd'
  | 'ageLimit';

/**
 * The last day on which a request arrives in time, by the rules of this release; `undefined` for
 * maternity care that is not planned, because there each bill has a day of its own, and for a death,
 * for which the rules name no day. The database computes the one that counts, by the edition on the
 * day of care (`private.request_deadline`).
 */
export function deadlineOf({ kind, care_stage, service_date }: Care): string | undefined {
  const isMaternity = kind === 'maternity';
  const { maternityNotice, plannedCareNotice, requestDeadline } = figures;
  if (kind === 'death') return undefined;
  if (care_stage === 'planned') {
    return addDays(service_date, -(isMaternity ? maternityNotice : plannedCareNotice).value);
  }
  return isMaternity ? undefined : addMonths(service_date, requestDeadline.value);
}

/** What the member should know about a date of care and a person. All dates are `YYYY-MM-DD`. */
export function warningsOf(care: Care, person: Person | undefined, today: string): Warning[] {
  const { kind, care_stage, service_date } = care;
  const isPlanned = care_stage === 'planned' && kind !== 'death';
  const { start_date, end_date, relationship, date_of_birth } = person ?? {};
  const deadline = deadlineOf(care);
  const is: Record<Warning, boolean> = {
    inFuture: !isPlanned && service_date > today,
    isPast: isPlanned && service_date < today,
    afterDeadline:
      deadline !== undefined && today > deadline && !(isPlanned && service_date < today),
    beforeStart: Boolean(start_date) && service_date < String(start_date),
    afterEnd: Boolean(end_date) && service_date > String(end_date),
    ageLimit:
      relationship === 'child' &&
      Boolean(date_of_birth) &&
      service_date >= addMonths(String(date_of_birth), 12 * figures.childAge.value),
  };
  return (Object.keys(is) as Warning[]).filter((warning) => is[warning]);
}
