import type { Language } from '~/i18n/language';
import { callFunction } from '~/lib/command-center/call-function';

type Decision = { memberId?: string | null; isMailed?: boolean };

/**
 * Approves an application, which makes the member and mails the welcome, or declines it.
 * @throws AppError, whose `refusalCode` is the database's: `'already_decided'`
 */
export function decideApplication(
  applicationId: string,
  approve: boolean,
  language: Language,
): Promise<Decision> {
  return callFunction<Decision>('decide-application', { applicationId, approve, language });
}
