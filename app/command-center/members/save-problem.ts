import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import type { EditedTable } from '~/command-center/kit/editor/change-row';
import { errorMessageKey } from '~/shared/backend/app-error';

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
