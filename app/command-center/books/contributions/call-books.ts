import { adminRequestError, refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Database } from '../../../../supabase/contracts/database';

type Functions = Database['public']['Functions'];

/** The database functions that record contributions. */
type BooksCall =
  | 'add_contribution'
  | 'reverse_contribution'
  | 'move_contribution'
  | 'set_administration_rate';

/** @throws AppError */
export async function callBooks<Name extends BooksCall>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc(name as 'add_contribution', args as never);
  if (error) throw adminRequestError(error, status);
}

/** The message of a refusal by these functions. */
export function useBooksProblem(): (error: unknown) => string {
  const { t, exists } = useTranslation(['manageContributions', 'errors']);
  return (error) => {
    const code = refusalCode(error);
    if (code && exists(`manageContributions:problems.${code}`)) {
      return t(`manageContributions:problems.${code as 'same_payment'}`);
    }
    return t(`errors:${errorMessageKey(error)}`);
  };
}

/** The root of the query keys of contributions. */
export const contributionsKey = ['contributions'] as const;
