import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { cast } from '../../cast.ts';
import { adminHeaders } from './sessions.ts';

export type Row = Record<string, unknown>;
type Headers = Record<string, string>;
export type Login = { email: string; password: string };

/** What the team decides by itself, and why. */
export const judgment = 'A capa evita trocar o gesso, que custaria mais.';

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A line of a bill, of medical care unless `more` says otherwise. */
export const line = (description: string, charge_cents: number, more: Row = {}) => ({
  id: randomUUID(),
  service_date: day(5),
  description,
  care: 'general',
  charge_cents,
  discount_cents: 0,
  other_payer_cents: 0,
  other_payer: null,
  visits: null,
  ...more,
});

/**
 * A request of a member that Otávio has decided and that waits for a second person: of $6,573.00,
 * a discount takes $1,000.00, $2,548.00 can be shared, and $3,025.00 is the member's.
 */
export class DecidedRequest {
  readonly number: string;
  readonly #request: APIRequestContext;
  readonly #id: string;
  readonly #decision: string;

  private constructor(
    request: APIRequestContext,
    own: Record<'id' | 'number' | 'decision', string>,
  ) {
    this.#request = request;
    this.number = own.number;
    this.#id = own.id;
    this.#decision = own.decision;
  }

  static async begin(request: APIRequestContext, member: Login): Promise<DecidedRequest> {
    const { id, number } = await send(request, member);
    const headers = await adminHeaders({ request }, cast.otavio.email);
    const call = (name: string, data: Row) => post(request, `/rest/v1/rpc/${name}`, headers, data);
    const cover = line('Waterproof cast cover', 4800, { care: 'supplies', service_date: day(3) });
    const lines = [
      line('Emergency department visit', 400_000, { discount_cents: 100_000 }),
      line('X-ray of the forearm', 250_000),
      line('Late payment fee', 2500, { care: 'fees' }),
      cover,
    ];
    await call('move_request', { request_id: id, to_state: 'in_review' });
    await call('save_bill', { bill: billOf(id, lines) });
    await call('save_need', { need: needOf(id) });
    const proposal = await post(request, '/functions/v1/propose-decision', headers, {
      request_id: id,
      language: 'pt-BR',
    });
    const shared = { kind: 'shareable', amount: 4800, rule: 'instructions#how-it-works' };
    const decision = await call('decide_request', {
      proposal_id: (proposal.proposal as Row).id,
      changes: [{ line_id: cover.id, parts: [shared], reason: judgment }],
    });
    expect(decision.status).toBe('pending');
    return new DecidedRequest(request, { id, number, decision: String(decision.id) });
  }

  /** Fábio, who was not involved, agrees. */
  async confirm(): Promise<void> {
    const headers = await adminHeaders({ request: this.#request }, cast.fabio.email);
    const data = { decision_id: this.#decision, agrees: true };
    await post(this.#request, '/rest/v1/rpc/confirm_decision', headers, data);
  }

  /** Otávio moves it on by hand. */
  async move(...states: string[]): Promise<void> {
    const headers = await adminHeaders({ request: this.#request }, cast.otavio.email);
    for (const to_state of states) {
      const data = { request_id: this.#id, to_state };
      await post(this.#request, '/rest/v1/rpc/move_request', headers, data);
    }
  }
}

/** The member sends a request. @returns its id and number, and the member's headers */
export async function send(request: APIRequestContext, { email, password }: Login) {
  const apikey = 'sb_publishable_local';
  const login = await post(
    request,
    '/auth/v1/token?grant_type=password',
    { apikey },
    {
      email,
      password,
    },
  );
  const headers = { apikey, authorization: `Bearer ${login.access_token}` };
  const id = randomUUID();
  const begun = await request.post('/rest/v1/sharing_requests', {
    headers,
    data: {
      id,
      kind: 'accident',
      accident_kind: 'other',
      care_stage: 'happened',
      service_date: day(5),
      what_happened: 'Queda de bicicleta.',
      provider: 'Memorial Hospital',
      had_before: 'no',
      other_payer: 'no',
      payment: 'unpaid',
    },
  });
  expect(begun.status()).toBe(201);
  const data = { request_id: id, is_truthful: true };
  const sent = await post(request, '/rest/v1/rpc/submit_request', headers, data);
  return { id, number: String(sent.number), headers };
}

/** A bill of lines, whose total is their sum. */
export function billOf(request_id: string, lines: ReturnType<typeof line>[]) {
  return {
    id: randomUUID(),
    request_id,
    provider: 'Memorial Hospital',
    bill_date: day(2),
    total_cents: lines.reduce((sum, { charge_cents }) => sum + charge_cents, 0),
    estimate_cents: null,
    file_id: null,
    seen_at: null,
    lines,
  };
}

/** The need of an accident. */
export function needOf(request_id: string, more: Row = {}) {
  return {
    id: randomUUID(),
    request_id,
    title: 'Fratura do antebraço',
    kind: 'accident',
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

/** Posts JSON, which must succeed. */
export async function post(request: APIRequestContext, path: string, headers: Headers, data: Row) {
  const answer = await request.post(path, { headers, data });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return (text === '' ? {} : JSON.parse(text)) as Row;
}
