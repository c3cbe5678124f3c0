import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { Version } from '~/command-center/kit/editor/change-row';
import { AppError } from '~/shared/backend/app-error';

/**
 * Deletes a rule or a macro.
 * @throws AppError `conflict` if another admin changed it
 */
export async function deleteRow(
  table: 'document_rules' | 'request_macros',
  seen: Version,
): Promise<void> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from(table)
    .delete()
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
}
