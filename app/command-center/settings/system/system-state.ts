import { queryOptions } from '@tanstack/react-query';
import { callDatabase, callFunction } from '~/command-center/kit/backend/backend';
import type { Answer } from '../../../../supabase/contracts/answers';
import type { ServerDetails } from '../../../../supabase/contracts/system';

export type SystemState = Answer<'system_state'>;
export type { ServerDetails };

export const systemKey = ['system'] as const;

/** In milliseconds. */
const refetchInterval = 30_000;

/** What the database knows. */
export const systemQuery = queryOptions({
  queryKey: [...systemKey, 'database'],
  queryFn: ({ signal }) => callDatabase('system_state', {}, signal),
  staleTime: 0,
  refetchInterval,
});

type ServerAnswer = { details: ServerDetails | null; takes_email: boolean };

const serverAnswer = {
  queryKey: [...systemKey, 'server'],
  queryFn: () => callFunction<ServerAnswer>('system', {}),
  staleTime: 0,
  refetchInterval,
};

/** What the server knows. Null on Supabase, whose dashboard shows it. */
export const serverQuery = queryOptions({
  ...serverAnswer,
  select: ({ details }: ServerAnswer) => details,
});

/** Whether replies to emails arrive here. */
export const inboundQuery = queryOptions({
  ...serverAnswer,
  select: ({ takes_email }: ServerAnswer) => takes_email,
});

/** Tries to send all emails that wait. Returns after the attempt. @throws AppError */
export function sendEmails(): Promise<void> {
  return callFunction('system', { action: 'send' });
}

export type Problem =
  | { kind: 'jobsFailed'; jobs: string[] }
  | { kind: 'emailsFailed'; count: number }
  | { kind: 'mailServerFails'; code: string }
  | { kind: 'diskLow'; reserved: number }
  | { kind: 'jobsLate' | 'mailServerMissing' | 'backupMissing' | 'backupLate' };

/** What someone has to look at, the most urgent first. */
export function problemsOf(
  { jobs, emails, backup }: SystemState,
  server: ServerDetails | null | undefined,
): Problem[] {
  const failedJobs = jobs.filter(({ has_failed }) => has_failed).map(({ name }) => name);
  const failedEmails = emails.reduce((sum, { failed }) => sum + failed, 0);
  const { disk, mail } = server ?? {};
  const problems: (Problem | false | null | undefined | '')[] = [
    disk && isDiskLow(disk) && { kind: 'diskLow', reserved: disk.reserved_bytes },
    // Jobs that no one needed yet have not run: all of them are late, or the schedule runs.
    jobs.length > 0 && jobs.every(({ is_late }) => is_late) && { kind: 'jobsLate' },
    failedJobs.length > 0 && { kind: 'jobsFailed', jobs: failedJobs },
    mail?.has_server === false && { kind: 'mailServerMissing' },
    mail?.has_server && mail.last_error && { kind: 'mailServerFails', code: mail.last_error },
    failedEmails > 0 && { kind: 'emailsFailed', count: failedEmails },
    // Without a server of its own, Supabase makes the backups.
    server && backup.made_at === null && { kind: 'backupMissing' },
    server && backup.made_at !== null && !backup.is_recent && { kind: 'backupLate' },
  ];
  return problems.filter((problem) => !!problem);
}

/** Whether files are refused now or soon. */
export function isDiskLow({ free_bytes, reserved_bytes }: NonNullable<ServerDetails['disk']>) {
  return free_bytes < 2 * reserved_bytes;
}

/** How long ago a moment was, such as `5 hours ago`. */
export function formatAgo(moment: string, language: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(moment)) / 60_000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}
