import { errorMessageKey } from '~/lib/app-error';
import { refusalCode } from '~/lib/command-center/admin-request-error';
import type { EditedTable } from '~/lib/command-center/change-row';

/** The key of what to tell when saving did not work. */
export function saveProblem(error: unknown, table: EditedTable | undefined) {
  if (refusalCode(error) === '23505') {
    if (table === 'members') return 'manageMembers:refusals.emailTaken';
    if (table === 'agents') {
      const isCode = error instanceof Error && error.message.includes('enrollment_code');
      return isCode
        ? 'manageMembers:refusals.codeTaken'
        : 'manageMembers:refusals.advisorEmailTaken';
    }
  }
  return `errors:${errorMessageKey(error)}` as const;
}
