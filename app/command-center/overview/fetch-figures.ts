import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/** The age of a request, as up to a day, three days, a week, or older. */
export const ages = ['day', 'days', 'week', 'older'] as const;

/** The figures of the overview. A figure that an admin may not see is absent, not zero. */
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
  /** Memberships whose status, enrollment, schedule and payments contradict each other. */
  contradictions?: number;
  /** Sharing requests that wait for the team, those past their time, and the admin's own. */
  sharing?: { waiting_for_us: number; overdue: number; mine: number };
  /** The work that a clock starts, for super admins. */
  jobs?: { ran_at: string | null; is_late: boolean; failed: string[] };
  /** What waits for a second super admin, for super admins. */
  controls?: WaitingControl[];
};

/** An account, a document rule, or the amount above which a second person confirms. */
export type WaitingControl = {
  kind: 'admin' | 'rule' | 'limit';
  /** Of the admin or the rule. */
  id: string | null;
  /** The admin's name, the document's kind, or the cents. */
  name: string;
  asked_by: string | null;
  asked_at: string;
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
