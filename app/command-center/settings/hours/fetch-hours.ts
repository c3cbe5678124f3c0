import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { choicesKey, type OfficeHours } from '~/command-center/kit/request-choices';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { dayInBocaRaton } from '~/shared/format/office-clock';

async function fetchHours(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const [hours, days] = await Promise.all([
    backend
      .from('office_hours')
      .select('id,starts_on,opens,closes,updated_at')
      .order('starts_on', { ascending: false })
      .limit(1)
      .abortSignal(signal),
    backend
      .from('closed_days')
      .select('id,day,name_pt,name_en,source,is_open,updated_at')
      .gte('day', dayInBocaRaton())
      .order('day')
      .abortSignal(signal),
  ]);
  if (hours.error) throw adminRequestError(hours.error, hours.status);
  if (days.error) throw adminRequestError(days.error, days.status);
  const [latest] = hours.data;
  return { latest: latest as StoredHours | undefined, days: days.data };
}

/** Hours as they are stored. A time is null on a day on which the office is closed. */
export type StoredHours = OfficeHours & { id: string; updated_at: string };
export type ClosedDay = Awaited<ReturnType<typeof fetchHours>>['days'][number];

/** The hours that count from their first day on, and the closed days from today on. */
export const hoursQuery = queryOptions({
  queryKey: [...choicesKey, 'hours'],
  queryFn: ({ signal }) => fetchHours(signal),
  staleTime: 0,
});

export type HoursDraft = FunctionArguments<'save_office_hours'>[0]['draft'];

export type DayDraft = FunctionArguments<'save_closed_day'>[0]['draft'];

/**
 * What new hours change. Only with `keep` they are saved.
 * @throws AppError
 */
export function sendHours(draft: HoursDraft, keep: boolean) {
  return callDatabase('save_office_hours', { draft, keep });
}

/**
 * What a closed day, or its opening, changes. Only with `keep` it is saved.
 * @throws AppError
 */
export function sendDay(draft: DayDraft, keep: boolean) {
  return callDatabase('save_closed_day', { draft, keep });
}
