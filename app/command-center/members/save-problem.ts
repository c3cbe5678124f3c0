import { messageKeyOf, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import type { EditedTable } from '~/command-center/kit/editor/change-row';

/** The message key of a failed save, with the unique columns of the table. */
export function saveProblem(error: unknown, table: EditedTable | undefined) {
  if (refusalCode(error) === '23505') {
    if (table === 'members') return 'manageMembers:refusals.emailTaken';
    if (table === 'household_people') {
      const isSpouse = error instanceof Error && error.message.includes('spouse');
      return isSpouse ? 'manageMembers:refusals.spouseTaken' : 'manageMembers:refusals.personTaken';
    }
    if (table === 'agents') {
      const isCode = error instanceof Error && error.message.includes('enrollment_code');
      return isCode
        ? 'manageMembers:refusals.codeTaken'
        : 'manageMembers:refusals.advisorEmailTaken';
    }
  }
  return messageKeyOf(error, {
    advisor_email_is_login: 'manageMembers:refusals.advisorEmailIsLogin',
    iua_changed: 'manageMembers:refusals.iuaChanged',
  } as const);
}
