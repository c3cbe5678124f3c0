import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast, password } from '../cast.ts';
import { adminSession, bearer, callerLogin } from './admin-session.ts';
import type { TestServer } from './server.ts';

type Client = SupabaseClient<Database>;

/** An admin who works on requests: with the session, and as the project's functions call for them. */
export type Reviewer = { id: string; client: Client; service: Client };

/** Signs in as an admin, by default with the cast's password. */
export async function reviewer(
  server: TestServer,
  { email, adminId }: { email: string; adminId: string },
  user_password: string = password,
): Promise<Reviewer> {
  const asService = (headers: Record<string, string>) =>
    createClient<Database>(server.url, server.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
    });
  const token = await adminSession(server, email, user_password);
  return {
    id: adminId,
    client: server.anonymous(bearer(token)),
    service: asService(callerLogin(token)),
  };
}

/** Gives an inactive admin of the cast the permissions, and signs in as them. */
export async function thirdReviewer(server: TestServer, permissions = '{requests}') {
  await server.owner.query("update admins set status = 'active', permissions = $2 where id = $1", [
    cast.igor.adminId,
    permissions,
  ]);
  return reviewer(server, cast.igor);
}

/** A request of Ana, or of another member, that the team is reading. */
export async function requestInReview(
  server: Pick<TestServer, 'owner'>,
  { memberId = cast.ana.memberId, personId = null, state = 'in_review' } = {} as {
    memberId?: string;
    personId?: string | null;
    state?: string;
  },
): Promise<{ id: string; number: string }> {
  const { rows } = await server.owner.query<{ id: string; number: string }>(
    `insert into sharing_requests (
       member_id, person_id, state, number, submitted_at, received_on, kind, care_stage, service_date, what_happened, provider,
       other_payer, payment
     ) values ($1, $2, $3, private.next_request_number(), now(), private.local_today(), 'illness', 'happened', '2026-05-04', 'Dor.', 'Memorial Hospital',
       'no', 'unpaid')
     returning id, number`,
    [memberId, personId, state],
  );
  return rows[0] as { id: string; number: string };
}

/** A need as the reviewer saves it. */
export function needOf(requestId: string, more: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    request_id: requestId,
    title: 'Apendicite',
    kind: 'illness',
    pre_existing: 'no',
    is_cancer: false,
    is_chronic: false,
    other_signs: [],
    due_on: null,
    iua_paid_on: [],
    iua_reduction_cents: 0,
    iua_reduction_reason: null,
    ...more,
  };
}

/** A line of a bill as the reviewer saves it. */
export function lineOf(charge_cents: number, more: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    service_date: '2026-05-04',
    description: 'Emergency department visit',
    care: 'general',
    charge_cents,
    discount_cents: 0,
    other_payer_cents: 0,
    other_payer: null,
    visits: null,
    ...more,
  };
}

/** A bill as the reviewer saves it, whose total is the sum of its lines. */
export function billOf(
  requestId: string,
  lines: ReturnType<typeof lineOf>[],
  more: Record<string, unknown> = {},
) {
  return {
    id: crypto.randomUUID(),
    request_id: requestId,
    provider: 'Memorial Hospital',
    bill_date: '2026-05-20',
    total_cents: lines.reduce((sum, line) => sum + line.charge_cents, 0),
    estimate_cents: null,
    file_id: null,
    seen_at: null,
    lines,
    ...more,
  };
}
