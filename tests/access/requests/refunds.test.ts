import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { decisionSteps, type Json, type Readable } from '../../support/decision-steps.ts';
import { type Reviewer, reviewer } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Reviewer;
let fabio: Reviewer;
let ana: Awaited<ReturnType<typeof server.signedIn>>;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
  ana = await server.signedIn(cast.ana.email);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

const { readable, decided, confirming } = decisionSteps(server, () => otavio);

async function record(request_id: string, amount_cents: number, more: Json = {}, by?: Json) {
  const payment = {
    id: crypto.randomUUID(),
    request_id,
    amount_cents,
    payee_kind: 'provider',
    payee_name: 'Memorial Hospital',
    method: 'direct_provider',
    paid_on: '2026-06-01',
    reference: 'ACH 7',
    ...more,
  };
  const { data, error } = await (by ?? otavio.client).rpc('record_payment', { payment });
  return { data: data as Json, code: error?.code, hint: error?.hint };
}

const refund = (request_id: string, amount_cents: number, more: Json = {}, by?: Json) =>
  record(
    request_id,
    amount_cents,
    { is_refund: true, reason: 'O seguro do carro pagou.', ...more },
    by,
  );

const reverse = async (payment_id: string) => {
  const { error } = await otavio.client.rpc('reverse_payment', {
    payment_id,
    reversal_id: crypto.randomUUID(),
    reason: 'Conta errada',
  });
  return error?.code;
};

const stateOf = async (id: string) => {
  const { rows } = await server.owner.query('select state from sharing_requests where id = $1', [
    id,
  ]);
  return rows[0].state;
};

/** A request that was paid before car insurance paid $300 of its $1,000, and was answered again. */
async function paidTwice(): Promise<Readable & { paymentId: string }> {
  const request = await readable([100_000]);
  await decided(request);
  const { data } = await record(request.id, 100_000);
  expect(await stateOf(request.id)).toBe('paid');
  expect((await refund(request.id, 1)).code).toBe('above_return');
  await otavio.client.rpc('move_request', { request_id: request.id, to_state: 'in_review' });
  const rule = 'procedures#self-pay';
  await decided(request, [
    [
      { kind: 'otherPayer', amount: 30_000, rule },
      { kind: 'shareable', amount: 70_000, rule },
    ],
  ]);
  expect(await stateOf(request.id)).toBe('answered');
  return { ...request, paymentId: data.id };
}

async function letterOf(request: Readable) {
  const { data } = await ana.rpc('read_decision', { request_number: request.number });
  return data as Json;
}

describe('What was paid twice', () => {
  test('goes back to the community, to the cent, in the letter and in the books', async () => {
    const request = await paidTwice();
    expect(await letterOf(request)).toMatchObject({ shared_cents: 70_000, paid_cents: 100_000 });
    // Nothing more is paid, and no more comes back than is too much.
    expect(await record(request.id, 1)).toMatchObject({ code: 'above_shared', hint: '0' });
    expect(await refund(request.id, 30_001)).toMatchObject({ code: 'above_return', hint: '30000' });
    const first = await refund(request.id, 20_000);
    expect(first.data).toMatchObject({ amount_cents: -20_000, is_refund: true });
    expect(await stateOf(request.id)).toBe('paying');
    expect((await refund(request.id, 10_000)).code).toBeUndefined();
    expect(await stateOf(request.id)).toBe('paid');

    const letter = await letterOf(request);
    expect(letter.paid_cents).toBe(70_000);
    expect(
      letter.payments.map(({ amount_cents: cents, is_refund }: Json) => [cents, is_refund]),
    ).toEqual([
      [100_000, false],
      [-20_000, true],
      [-10_000, true],
    ]);
    expect(JSON.stringify(letter)).not.toContain('O seguro do carro');
    const { rows } = await server.owner.query(
      `select measure, sum(cents)::int as cents from private.book_entries
       where request_id = $1 and measure in ('shared', 'paid', 'paid_to_providers') group by 1 order by 1`,
      [request.id],
    );
    expect(rows).toEqual([
      { measure: 'paid', cents: 70_000 },
      { measure: 'paid_to_providers', cents: 70_000 },
      { measure: 'shared', cents: 70_000 },
    ]);
  });

  test('is recorded once, also if five people do it at the same time', async () => {
    const request = await paidTwice();
    const again = { id: crypto.randomUUID() };
    expect((await refund(request.id, 10_000, again)).code).toBeUndefined();
    expect((await refund(request.id, 10_000, again)).code).toBeUndefined();
    // The same id as a payment is another one.
    expect((await record(request.id, 10_000, again)).code).toBe('payment_exists');
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => refund(request.id, 9000)));
    expect(all.filter(({ code }) => code === undefined)).toHaveLength(2);
    expect(all.filter(({ code }) => code === 'above_return')).toHaveLength(3);
    expect((await letterOf(request)).paid_cents).toBe(72_000);
  });

  test('is reversed like a payment, which cannot be reversed while a part of it has come back', async () => {
    const request = await paidTwice();
    const { data } = await refund(request.id, 30_000);
    expect(await stateOf(request.id)).toBe('paid');
    expect(await reverse(request.paymentId)).toBe('refunded');
    expect(await reverse(data.id)).toBeUndefined();
    expect(await reverse(data.id)).toBe('reversed_before');
    expect(await stateOf(request.id)).toBe('paying');
    expect((await letterOf(request)).paid_cents).toBe(100_000);
    expect(await reverse(request.paymentId)).toBeUndefined();
    expect((await letterOf(request)).paid_cents).toBe(0);
  });

  test('comes back also when nothing is shared any more, and the request is not called paid', async () => {
    const request = await readable([100_000]);
    await decided(request);
    await record(request.id, 100_000);
    await otavio.client.rpc('move_request', { request_id: request.id, to_state: 'in_review' });
    const rule = 'procedures#self-pay';
    const again = await decided(request, [[{ kind: 'otherPayer', amount: 100_000, rule }]]);
    expect((await confirming(again.id, fabio)).code).toBeUndefined();
    expect((await refund(request.id, 100_000)).code).toBeUndefined();
    const letter = await letterOf(request);
    expect(letter).toMatchObject({ paid_cents: 0, decision: { outcome: 'within_iua' } });
    expect(await stateOf(request.id)).toBe('answered');
  });

  test.each([
    ['without a reason', { reason: ' ' }, 'reason_missing', 'reason'],
    ['with a card number', { reason: 'Cartão 4111 1111 1111 1111' }, 'card_number', 'reason'],
    ['in advance', { method: 'advance' }, 'method_unknown', 'method'],
    ['of nothing', { amount_cents: 0 }, 'amount_invalid', 'amount_cents'],
    ['below nothing', { amount_cents: -5 }, 'amount_invalid', 'amount_cents'],
    ['in the future', { paid_on: '2099-01-01' }, 'date_invalid', 'paid_on'],
  ])('is refused %s, with the field', async (_, wrong, code, hint) => {
    const request = await paidTwice();
    expect(await refund(request.id, 100, wrong)).toMatchObject({ code, hint });
  });

  test('is recorded by admins for requests only', async () => {
    const request = await paidTwice();
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await refund(request.id, 100, {}, gabriela)).code).toBe('permission_denied');
    expect((await refund(request.id, 100, {}, ana)).code).toBe('42501');
    expect((await letterOf(request)).paid_cents).toBe(100_000);
  });
});
