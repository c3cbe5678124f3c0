import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

type TypedCorrection = {
  id: string;
  month: string;
  /** Null for the whole month. */
  figure: string | null;
  reason_pt: string;
  reason_en: string;
};

/** Publishes a text about a month. The same id twice publishes it once. @throws AppError */
export async function addCorrection(correction: TypedCorrection): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc('add_statement_correction', { correction });
  if (error) throw adminRequestError(error, status);
}
