import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/** How long a request has waited: a day, three days, a week, longer. */
export const ages = ['day', 'days', 'week', 'older'] as const;

/** What the overview counts. What an admin may not see is absent, and no zero. */
export type Figures = {
  requests?: Record<(typeof ages)[number], number>;
  oldest?: {
    id: string;
    kind: string;
    type: string;
    name: string;
    subject: string;
    created_at: string;
  } | null;
  failed_payments?: number;
  active_members?: number;
  applications?: number;
};

/**
 * The overview's figures, in one request.
 * @throws AppError
 */
export async function fetchFigures(signal: AbortSignal): Promise<Figures> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('overview_figures').abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data as Figures;
}
