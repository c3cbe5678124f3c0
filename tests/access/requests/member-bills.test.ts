import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { answers } from '../../../supabase/contracts/answers.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let otavio: Client;
let number: string;

/** Ana's request for Theo's arm, with a bill and a letter (supabase/seed.sql). */
const requestId = '5a000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  otavio = await server.admin(cast.otavio.email);
  number = await numberOf(requestId);
});

async function numberOf(id: string): Promise<string> {
  const { rows } = await server.owner.query('select number from sharing_requests where id = $1', [
    id,
  ]);
  return rows[0].number;
}

async function billsIn(request_number: string, admin = otavio) {
  const { data, error } = await callGuarded(admin, 'open_request', { request_number });
  expect(error).toBeNull();
  return answers.open_request.parse(data).member_bills;
}

/** A request of Ana that is not sent, with one bill. */
async function draftWithBill(more: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const begun = await ana.from('sharing_requests').insert({
    ...{ id, kind: 'illness', care_stage: 'happened', service_date: '2026-09-01' },
    ...{ what_happened: 'Febre alta', had_before: 'no', provider: 'Memorial Hospital' },
    ...{ other_payer: 'no', payment: 'unpaid' },
  });
  expect(begun.error).toBeNull();
  const billId = crypto.randomUUID();
  const { error } = await ana.from('member_bills').insert({
    ...{ id: billId, request_id: id, sender: 'office', amount_cents: 12000 },
    ...{ billed_on: '2026-09-10', ...more },
  });
  expect(error).toBeNull();
  return { id, billId };
}

async function submit(id: string): Promise<string> {
  const { error } = await ana.rpc('submit_request', { request_id: id, is_truthful: true });
  expect(error).toBeNull();
  return numberOf(id);
}

async function withPermissions<Value>(permissions: string, work: (admin: Client) => Value) {
  const set = (value: string) =>
    server.owner.query('update admins set permissions = $2::text[] where id = $1', [
      cast.gabriela.adminId,
      value,
    ]);
  await set(permissions);
  try {
    return await work(await server.admin(cast.gabriela.email));
  } finally {
    await set('{blog,shows}');
  }
}

describe('The bills of a member', () => {
  test('are in the request that the team opens, with their letters and without the text of these', async () => {
    const [bill, ...others] = await billsIn(number);
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      sender: 'hospital',
      amount_cents: 485_000,
      due_on: null,
      payment: 'partly',
      answers: { asksForMoney: 'yes', mine: 'yes', itemized: 'no' },
      provider: 'Joe DiMaggio Children’s Hospital',
      account: '7734-0192',
      letters: [
        {
          ...{ letter: 'itemizedBill', sent_by: 'email', answered_on: null },
          ...{ result: null, new_amount_cents: null },
        },
      ],
    });
    expect(bill?.letters[0]).not.toHaveProperty('contents');
  });

  test('have the oldest bill and the oldest letter first, and what came of a letter', async () => {
    const { id, billId } = await draftWithBill({ letter_fields: { provider: '  ' } });
    const added = await ana.from('member_bills').insert({
      ...{ request_id: id, sender: 'collector', amount_cents: 900 },
      ...{ billed_on: '2026-10-01', due_on: '2026-10-31', payment: 'paid' },
    });
    expect(added.error).toBeNull();
    const letter = (name: string, written_on: string) =>
      ana
        .from('bill_letters')
        .insert({ bill_id: billId, letter: name, written_on, contents: { letter: {} } });
    expect((await letter('discount', '2026-10-02')).error).toBeNull();
    expect((await letter('correction', '2026-10-01')).error).toBeNull();
    const answered = await ana
      .from('bill_letters')
      .update({
        ...{ sent_on: '2026-10-03', sent_by: 'portal', answered_on: '2026-10-20' },
        ...{ result: 'partly', new_amount_cents: 8000 },
      })
      .eq('bill_id', billId)
      .eq('letter', 'discount');
    expect(answered.error).toBeNull();

    const [first, second] = await billsIn(await submit(id));
    expect(first).toMatchObject({ id: billId, provider: null, account: null });
    expect(first?.letters).toMatchObject([
      { letter: 'correction', sent_on: null },
      { letter: 'discount', sent_on: '2026-10-03', result: 'partly', new_amount_cents: 8000 },
    ]);
    expect(second).toMatchObject({ sender: 'collector', due_on: '2026-10-31', letters: [] });
  });

  test('stay with the member until the request is sent', async () => {
    const { id, billId } = await draftWithBill();
    expect((await billsIn(number)).map((bill) => bill.id)).not.toContain(billId);
    const { rows } = await server.owner.query('select private.member_bills_json($1) as bills', [
      id,
    ]);
    expect(rows[0].bills).toEqual([]);
    expect(await billsIn(await submit(id))).toMatchObject([{ id: billId }]);
  });

  test('keep a request open for the team if an answer is no answer', async () => {
    const notice = '2026-99-99';
    const { id } = await draftWithBill({ answers: { collector: 'yes', notice, paid: 5 } });
    const [bill] = await billsIn(await submit(id));
    expect(bill?.answers).toEqual({ collector: 'yes', paid: 5 });
  });

  test('are for admins who may read requests: auditors, not those for contacts or none', async () => {
    const open = (admin: Client) =>
      callGuarded(admin, 'open_request', { request_number: number }) as Promise<{
        data: unknown;
        error: { code?: string } | null;
      }>;
    for (const permissions of ['{contacts}', '{}']) {
      const { data, error } = await withPermissions(permissions, open);
      expect([data, error?.code]).toEqual([null, 'permission_denied']);
    }
    const seen = await withPermissions('{requests_read}', (auditor) => billsIn(number, auditor));
    expect(seen).toHaveLength(1);
    const direct = await otavio.from('member_bills').select('id');
    expect(direct.data ?? []).toEqual([]);
  });
});
