import { figures } from '~/content/figures';

/** The person who needed care, as far as warnings depend on it. */
type Person = {
  date_of_birth: string;
  start_date: string | null;
  end_date?: string | null;
  relationship?: string;
};

export type Care = { care_stage: string; service_date: string };

/** A key of `requestForm:warnings`. A warning never stops the member. */
export type Warning =
  | 'inFuture'
  | 'isPast'
  | 'afterDeadline'
  | 'beforeStart'
  | 'afterEnd'
  | 'ageLimit';

const ageLimit = 26;

/**
 * The last day on which a request arrives in time. The database computes the same
 * (`private.request_deadline`).
 */
export function deadlineOf({ care_stage, service_date }: Care): string {
  if (care_stage === 'planned') return addDays(service_date, -figures.plannedCareNotice.value);
  return addMonths(service_date, figures.requestDeadline.value);
}

/** What the member should know about a date of care and a person. All dates are `YYYY-MM-DD`. */
export function warningsOf(care: Care, person: Person | undefined, today: string): Warning[] {
  const { care_stage, service_date } = care;
  const isPlanned = care_stage === 'planned';
  const { start_date, end_date, relationship, date_of_birth = service_date } = person ?? {};
  const is: Record<Warning, boolean> = {
    inFuture: !isPlanned && service_date > today,
    isPast: isPlanned && service_date < today,
    afterDeadline: today > deadlineOf(care) && !(isPlanned && service_date < today),
    beforeStart: Boolean(start_date) && service_date < String(start_date),
    afterEnd: Boolean(end_date) && service_date > String(end_date),
    ageLimit: relationship === 'child' && ageOn(service_date, date_of_birth) >= ageLimit,
  };
  return (Object.keys(is) as Warning[]).filter((warning) => is[warning]);
}

/** The age on a day. Someone born on February 29 is a year older on March 1 of other years. */
function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Like PostgreSQL: a day that the month lacks is its last day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
