import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { adminSession } from '../../support/admin-session.ts';
import {
  decisionSteps,
  type Json,
  type Part,
  type Readable,
  resultOf,
} from '../../support/decision-steps.ts';
import {
  billOf,
  lineOf,
  type Reviewer,
  requestInReview,
  reviewer,
  thirdReviewer,
} from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';
import { claimsJsonOf } from '../../support/session-id.ts';

const server = testServer();
let otavio: Reviewer;
let fabio: Reviewer;
let igor: Reviewer;

beforeAll(async () => {
  otavio = await reviewer(server, cast.otavio);
  fabio = await reviewer(server, cast.fabio);
  igor = await thirdReviewer(server);
});

beforeEach(async () => {
  await server.owner.query('delete from private.rate_limits');
});

const { readable, proposing, proposed, deciding, confirming, decided } = decisionSteps(
  server,
  () => otavio,
);

const rule = 'instructions#iua';

async function stateOf(id: string) {
  const { rows } = await server.owner.query(
    'select state, outcome from sharing_requests where id = $1',
    [id],
  );
  return rows[0];
}

async function letterOf(number: string, email: string = cast.ana.email) {
  const member = await server.signedIn(email);
  const { data, error, status } = await member.rpc('read_decision', { request_number: number });
  return { data: data as Json, error, status };
}

const refused = (amount: number): Part[] => [
  { kind: 'notEligible', amount, rule: 'exclusions#cosmetic-surgery' },
];

describe('A proposal', () => {
  test('is stored with its facts once, also if it is asked for twice', async () => {
    const request = await readable([100_000, 5000]);
    const first = await proposed(request);
    expect(first).toMatchObject({ position: 1, edition: 1, admin_name: 'Otávio Reis' });
    expect(first.totals).toMatchObject({ shareable: 105_000, iua: 0 });
    expect(first.lines.map((line: Json) => line.lineId)).toEqual(request.lines.map(({ id }) => id));
    expect((await proposed(request)).id).toBe(first.id);
    expect(await proposed(request, [], fabio)).toMatchObject({ position: 2 });
  });

  test.each([
    [
      'parts that do not add up',
      [[{ kind: 'shareable', amount: 99_999, rule }]],
      'parts_wrong_sum',
    ],
    ['a negative part', [[{ kind: 'shareable', amount: -100_000, rule }]], 'amount_invalid'],
    ['a part that is none', [[{ kind: 'gift', amount: 100_000, rule }]], 'parts_invalid'],
    [
      'a part without a rule',
      [[{ kind: 'shareable', amount: 100_000, rule: 'x' }]],
      'rule_unknown',
    ],
  ])('with %s is refused', async (_, parts, code) => {
    const { error } = await proposing(await readable(), parts);
    expect(error?.code).toBe(code);
  });

  test('is refused without each line, a need, or bills, and with old facts', async () => {
    const request = await readable();
    const save = async (result: unknown, facts_hash: string, id = request.id) => {
      const args = { request_id: id, facts_hash, result: result as never };
      return (await otavio.service.rpc('save_proposal', args)).error?.code;
    };
    const hashOf = async (id: string) => {
      const { data } = await callGuarded(otavio.client, 'request_facts', { request_id: id });
      return data as Json;
    };
    const { facts_hash } = await hashOf(request.id);
    for (const result of [
      null,
      5,
      [],
      {},
      { needs: {} },
      { needs: [] },
      { needs: [{ lines: 5 }] },
    ]) {
      expect(await save(result, facts_hash)).toBe('result_invalid');
    }
    expect(await save(resultOf(request), 'old')).toBe('facts_changed');
    const empty = await requestInReview(server);
    const facts = await hashOf(empty.id);
    expect(facts.facts_missing).toBe('need_missing');
    expect(await save({ needs: [] }, facts.facts_hash, empty.id)).toBe('need_missing');
  });

  test('cannot be written by a browser, nor for a request that is not being read', async () => {
    const request = await readable();
    const args = { request_id: request.id, facts_hash: 'x', result: {} };
    expect((await otavio.client.rpc('save_proposal', args)).error?.code).toBe('42501');
    expect((await otavio.service.from('decision_proposals').insert({} as never)).error?.code).toBe(
      '42501',
    );
    await otavio.client.rpc('move_request', {
      request_id: request.id,
      to_state: 'waiting_provider',
    });
    expect((await proposing(request)).error?.code).toBe('request_moved');
  });
});

describe('A decision', () => {
  test('that shares everything takes effect at once, and is the member’s letter', async () => {
    const request = await readable([100_000]);
    const decision = await decided(request);
    expect(decision).toMatchObject({
      outcome: 'shared',
      needs_confirmation: false,
      status: 'effective',
    });
    expect(await stateOf(request.id)).toEqual({ state: 'answered', outcome: 'shared' });
    const { data } = await letterOf(request.number);
    expect(data).toMatchObject({
      id: request.id,
      number: request.number,
      shared_cents: 100_000,
      paid_cents: 0,
      can_disagree: true,
      editions: [{ number: 1, effective_on: '2026-01-01' }],
      decision: {
        outcome: 'shared',
        person: 'Ana',
        lines: [{ charge_cents: 100_000, reason: null }],
      },
      earlier: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/Ot.vio|admin|"note"|Apendicite/);
    const none = await letterOf('R-26-999999-9');
    const brunos = await letterOf(request.number, cast.bruno.email);
    expect(none.status).toBe(404);
    expect(brunos).toEqual(none);
    const asTeam = { request_number: request.number };
    expect((await callGuarded(otavio.client, 'open_decision', asTeam)).data).toEqual(data);
    const gabriela = await server.admin(cast.gabriela.email);
    const opened = await callGuarded(gabriela, 'open_decision', asTeam);
    expect(opened.error?.code).toBe('permission_denied');
  });

  test('is read as a letter before it is made, and that decides nothing', async () => {
    const request = await readable([100_000]);
    const proposal = await proposed(request);
    const words = { proposal_id: proposal.id, message: ' Guarde o recibo. ' };
    const { data: preview } = await callGuarded(otavio.client, 'preview_decision', words);
    expect((await stateOf(request.id)).state).toBe('in_review');
    expect((await letterOf(request.number)).status).toBe(404);
    const gabriela = await server.admin(cast.gabriela.email);
    const refusal = await callGuarded(gabriela, 'preview_decision', words);
    expect(refusal.error?.code).toBe('permission_denied');
    const wrong = { ...words, changes: [{ line_id: request.lines[0]?.id, parts: [], reason: '' }] };
    const mistake = await callGuarded(otavio.client, 'preview_decision', wrong);
    expect(mistake.status).toBe(422);

    await otavio.client.rpc('decide_request', words);
    const { data: letter } = await letterOf(request.number);
    const sent = { id: expect.any(String), effective_at: expect.any(String) };
    expect(preview).toEqual({ ...letter, decision: { ...letter.decision, ...sent } });
    expect(letter.decision.message).toBe('Guarde o recibo.');
  });

  test('waits for no letter that is read before it, nor does the letter fail', async () => {
    const request = await readable([100_000]);
    const { id } = await proposed(request);
    const token = await adminSession(server, cast.otavio.email);
    await server.owner.query('begin');
    await server.owner.query('select from sharing_requests where id = $1 for update', [request.id]);
    const preview = callGuarded(otavio.client, 'preview_decision', { proposal_id: id });
    await expect
      .poll(async () => {
        const { rows } = await server.owner.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBe(1);
    await server.owner.query(
      "select set_config('request.jwt.claims', $1, true), public.decide_request($2)",
      [claimsJsonOf(token), id],
    );
    await server.owner.query('commit');
    expect((await preview).data).toMatchObject({ number: request.number });
    expect((await stateOf(request.id)).state).toBe('answered');
  });

  test('that refuses something, or is large, waits for someone else, and the member does not see it', async () => {
    const part = [{ kind: 'shareable', amount: 60_000, rule }, ...refused(40_000)];
    for (const [charges, parts, outcome] of [
      [[100_000], [refused(100_000)], 'not_shared'],
      [[100_000], [part], 'partly_shared'],
      [[500_001], [], 'shared'],
    ] as [number[], Part[][], string][]) {
      const request = await readable(charges);
      const decision = await decided(request, parts);
      expect(decision).toMatchObject({ outcome, needs_confirmation: true, status: 'pending' });
      const coming = { request_number: request.number, decision_id: decision.id };
      const { data: letter } = await callGuarded(fabio.client, 'open_decision', coming);
      expect(letter).toMatchObject({
        ...{ state: 'answered', earlier: [], can_disagree: true },
        decision: { id: decision.id, outcome, message: decision.message },
      });
      expect(letter?.editions).toHaveLength(1);
      expect((await stateOf(request.id)).state).toBe('in_review');
      expect((await letterOf(request.number)).status).toBe(404);
      expect((await confirming(decision.id, otavio)).code).toBe('same_person');
      expect((await confirming(decision.id, fabio)).data).toMatchObject({
        status: 'effective',
        confirmation: { agrees: true, admin_name: 'Fábio Teixeira' },
      });
      expect(await stateOf(request.id)).toEqual({ state: 'answered', outcome });
      expect((await confirming(decision.id, igor)).code).toBe('confirmed_meanwhile');
    }
  });

  test.each(['discount', 'iua', 'otherPayer'])(
    'that shares less than was proposed, as %s, waits for someone else',
    async (kind) => {
      const request = await readable([100_000, 50_000]);
      const proposal = await proposed(request);
      const { data } = await deciding(proposal.id, otavio, {
        changes: [
          {
            line_id: request.lines[0]?.id,
            reason: 'A smaller share',
            parts: [
              { kind, amount: 99_999, rule: 'procedures#self-pay' },
              { kind: 'shareable', amount: 1, rule: 'procedures#self-pay' },
            ],
          },
        ],
      });
      expect(data).toMatchObject({ outcome: 'shared', needs_confirmation: true });
      expect((await stateOf(request.id)).state).toBe('in_review');
    },
  );

  test('that decides a doubt against the member waits for someone else', async () => {
    const request = await readable([100_000]);
    const doubt = [
      { kind: 'undecided', amount: 40_000, rule },
      { kind: 'shareable', amount: 60_000, rule },
    ];
    const proposal = await proposed(request, [doubt]);
    const change = ({ lines }: Readable, amount: number) => ({
      changes: [
        {
          line_id: lines[0]?.id,
          reason: 'A doubt decided',
          parts: [
            ...(amount > 0 ? [{ kind: 'discount', amount, rule: 'procedures#self-pay' }] : []),
            { kind: 'shareable', amount: 100_000 - amount, rule: 'procedures#self-pay' },
          ],
        },
      ],
    });
    const { data } = await deciding(proposal.id, otavio, change(request, 40_000));
    expect(data).toMatchObject({ outcome: 'shared', needs_confirmation: true });
    const other = await readable([100_000]);
    const again = await proposed(other, [doubt]);
    expect((await deciding(again.id, otavio, change(other, 0))).data).toMatchObject({
      needs_confirmation: false,
    });
  });

  test('is not confirmed by someone who proposed or entered its bills, or depends on them', async () => {
    const request = await readable([900_000]);
    await proposed(request, [], fabio);
    const decision = await decided(request);
    expect((await confirming(decision.id, fabio)).code).toBe('same_person');
    const change = { first_name: 'Igor' };
    await server.owner.query(
      `select private.log_activity('admin', $1, 'admins.update', 'admins', $2, $3)`,
      [cast.otavio.adminId, cast.igor.adminId, change],
    );
    expect((await confirming(decision.id, igor)).code).toBe('not_independent');
    await server.owner.query('set session_replication_role = replica');
    await server.owner.query(
      `update activity_log set created_at = created_at - interval '25 hours'
       where action = 'admins.update' and subject_id = $1`,
      [cast.igor.adminId],
    );
    await server.owner.query('set session_replication_role = default');
    expect((await confirming(decision.id, igor)).data).toMatchObject({ status: 'effective' });
  });

  test('of exactly the amount needs no one else', async () => {
    expect(await decided(await readable([500_000]))).toMatchObject({ needs_confirmation: false });
  });

  test('that is not confirmed is void, with the reason; bills can change again', async () => {
    const request = await readable();
    const decision = await decided(request, [refused(100_000)]);
    const change = billOf(request.id, [lineOf(50)]) as never;
    expect((await otavio.client.rpc('save_bill', { bill: change })).error?.code).toBe(
      'decision_pending',
    );
    expect((await proposing(request)).error?.code).toBe('decision_pending');
    expect((await confirming(decision.id, fabio, false)).code).toBe('reason_missing');
    const no = await confirming(decision.id, fabio, false, 'O laudo diz outra coisa.');
    expect(no.data).toMatchObject({ status: 'refused' });
    expect((await stateOf(request.id)).state).toBe('in_review');
    expect((await otavio.client.rpc('save_bill', { bill: change })).error).toBeNull();
  });

  test('is refused if the bills have changed since the proposal', async () => {
    const request = await readable();
    const { id } = await proposed(request);
    // Another request of the household counts, too.
    const other = await readable();
    expect(await deciding(id)).toMatchObject({ status: 409, code: 'facts_changed' });
    expect(other.id).not.toBe(request.id);
  });

  test('is refused at its confirmation if the bills of the household have changed', async () => {
    const request = await readable();
    const decision = await decided(request, [refused(100_000)]);
    await readable();
    expect((await confirming(decision.id, fabio)).code).toBe('facts_changed');
    expect(
      (await confirming(decision.id, fabio, false, 'Outra conta chegou.')).code,
    ).toBeUndefined();
  });

  test('of two admins at once is one: the other gets 409', async () => {
    const request = await readable();
    const one = await proposed(request);
    const two = await proposed(request, [], fabio);
    const answers = await Promise.all([deciding(one.id), deciding(two.id, fabio)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(({ code }) => code)).toContain('decided_meanwhile');
    const { rows } = await server.owner.query(
      'select count(*)::int from decisions where request_id = $1',
      [request.id],
    );
    expect(rows[0].count).toBe(1);
  });

  test('that changes a line can name the limit that the rules engine named for it', async () => {
    const request = await readable([100_000]);
    const limit = 'exclusions#limit-allergy';
    const { id } = await proposed(request, [
      [
        { kind: 'undecided', amount: 40_000, rule },
        { kind: 'shareable', amount: 60_000, rule: limit },
      ],
    ]);
    const parts = [
      { kind: 'shareable', amount: 90_000, rule: limit },
      { kind: 'aboveLimit', amount: 10_000, rule: limit },
    ];
    const change = { line_id: request.lines[0]?.id, parts, reason: 'O laudo confirma.' };
    expect(await deciding(id, otavio, { changes: [change] })).toMatchObject({
      data: { totals: { shareable: 90_000, aboveLimit: 10_000 } },
    });
  });

  test('changes lines with a reason; the parts still add up', async () => {
    const request = await readable([100_000, 5000]);
    const [first] = request.lines;
    const open = [{ kind: 'undecided', amount: 100_000, rule }];
    const { id } = await proposed(request, [open]);
    expect(await deciding(id)).toMatchObject({
      status: 422,
      code: 'undecided_left',
      hint: first?.id,
    });
    const change = (
      parts: unknown,
      reason: unknown = 'O laudo confirma o acidente.',
      line_id: unknown = first?.id,
    ) => deciding(id, otavio, { changes: [{ line_id, parts, reason }] });
    const good = [{ kind: 'shareable', amount: 100_000, rule: 'procedures#self-pay' }];
    expect(await change([{ ...good[0], amount: 99_999 }])).toMatchObject({
      code: 'parts_wrong_sum',
    });
    expect(await change([{ ...good[0], amount: 1.5 }])).toMatchObject({ code: 'amount_invalid' });
    expect(await change([{ ...good[0], amount: '100000' }])).toMatchObject({
      code: 'amount_invalid',
    });
    // It has the form of a section, and is in no edition.
    expect(await change([{ ...good[0], rule: 'procedures#no-such-section' }])).toMatchObject({
      code: 'rule_unknown',
    });
    expect(await change([{ ...good[0], rule: 'exclusions#limit-allergy' }])).toMatchObject({
      code: 'rule_unknown',
    });
    expect(await change([{ ...good[0], rule: 'javascript:x' }])).toMatchObject({
      code: 'rule_unknown',
    });
    expect(await change([{ ...good[0], kind: 'undecided' }])).toMatchObject({
      code: 'undecided_left',
    });
    expect(await change('x')).toMatchObject({ code: 'parts_invalid' });
    expect(await change([null, 5])).toMatchObject({ code: 'parts_invalid' });
    expect(await change(good, 'no')).toMatchObject({ code: 'reason_missing' });
    expect(await change(good, 5)).toMatchObject({ code: 'reason_missing' });
    expect(await change(good, 'Outra pessoa.', crypto.randomUUID())).toMatchObject({
      code: 'line_unknown',
    });
    expect(await change(good, 'Outra pessoa.', null)).toMatchObject({ code: 'line_unknown' });
    expect(await deciding(id, otavio, { changes: {} })).toMatchObject({ code: 'changes_invalid' });
    expect(await deciding(id, otavio, { changes: [5] })).toMatchObject({ code: 'line_unknown' });
    expect(await deciding(id, otavio, { message: 'x'.repeat(4001) })).toMatchObject({
      code: 'undecided_left',
    });
    const { data } = await change(good);
    expect(data.lines[0]).toMatchObject({
      line_id: first?.id,
      parts: [{ ...good[0], reason: 'decided' }],
      reason: 'O laudo confirma o acidente.',
    });
    expect(data.lines[1].reason).toBeNull();
  });

  test('is for admins for requests only', async () => {
    const request = await readable();
    const { id } = await proposed(request);
    const auditor = await thirdReviewer(server, '{requests_read}');
    expect((await deciding(id, auditor)).code).toBe('permission_denied');
    await thirdReviewer(server);
    const ana = await server.signedIn(cast.ana.email);
    expect((await ana.rpc('decide_request', { proposal_id: id })).error?.code).toBe('42501');
    const visitor = server.anonymous();
    expect((await visitor.rpc('decide_request', { proposal_id: id })).error?.code).toBe('42501');
    expect((await deciding(crypto.randomUUID())).code).toBe('not_found');
  });

  test('is the only way to an answer', async () => {
    const request = await readable();
    const move = async (to_state: string) =>
      (await otavio.client.rpc('move_request', { request_id: request.id, to_state })).error?.code;
    expect(await move('answered')).toBe('decision_missing');
    await decided(request);
    // A correction is a new decision; the old one counts until then.
    expect(await move('in_review')).toBeUndefined();
    expect((await letterOf(request.number)).data.decision.position).toBe(1);
    const bill = {
      ...request.bill,
      seen_at: null,
      id: crypto.randomUUID(),
      lines: [lineOf(2000)],
      total_cents: 2000,
    };
    const saved = await otavio.client.rpc('save_bill', { bill: bill as never });
    expect(saved.error).toBeNull();
    const corrected = { ...request, lines: [...request.lines, ...bill.lines] };
    expect(await decided(corrected)).toMatchObject({ position: 2, status: 'effective' });
    const { data } = await letterOf(request.number);
    expect(data).toMatchObject({
      shared_cents: 102_000,
      earlier: [{ position: 1, shared_cents: 100_000 }],
    });
    const changed = await otavio.client.rpc('save_bill', {
      bill: billOf(request.id, [lineOf(1)]) as never,
    });
    expect(changed.error?.code).toBe('request_decided');
  });
});

describe('A second reading', () => {
  test('is by someone who did not propose, decide or confirm before', async () => {
    const request = await readable();
    const first = await decided(request, [refused(100_000)]);
    await confirming(first.id, fabio);
    const ana = await server.signedIn(cast.ana.email);
    const asked = await ana.rpc('ask_second_reading', {
      request_id: request.id,
      message_id: crypto.randomUUID(),
      body: 'Não concordo.',
    });
    expect(asked.error).toBeNull();
    const { data: letter } = await letterOf(request.number);
    expect(letter.second_reading_due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const who of [otavio, fabio]) {
      expect((await proposing(request, [], who)).error?.code).toBe('was_involved');
      const work = await callGuarded(who.client, 'request_bills', {
        request_number: request.number,
      });
      expect((work.data as Json).viewer.was_involved).toBe(true);
    }
    const moved = await fabio.client.rpc('move_request', {
      request_id: request.id,
      to_state: 'answered',
    });
    expect(moved.error?.code).toBe('decision_missing');
    const second = await decided(request, [refused(100_000)], igor);
    expect(second).toMatchObject({ is_second_reading: true, status: 'pending' });
    for (const who of [otavio, fabio]) {
      expect((await confirming(second.id, who)).code).toBe('was_involved');
    }
    // Not even with a connection of its own does the database accept it.
    const direct = server.owner.query(
      'insert into decision_confirmations (decision_id, agrees, admin_id) values ($1, true, $2)',
      [second.id, cast.fabio.adminId],
    );
    await expect(direct).rejects.toThrow(/was_involved/);
    const self = server.owner.query(
      'insert into decision_confirmations (decision_id, agrees, admin_id) values ($1, true, $2)',
      [second.id, cast.igor.adminId],
    );
    await expect(self).rejects.toThrow(/same_person/);
  });
});

describe('Payments', () => {
  const paymentOf = (
    requestId: string,
    amount_cents: number,
    more: Record<string, unknown> = {},
  ) => ({
    id: crypto.randomUUID(),
    request_id: requestId,
    payee_kind: 'member',
    payee_name: 'Ana Souza',
    method: 'direct_member',
    paid_on: '2026-11-01',
    reference: 'ACH 091000019284756',
    amount_cents,
    ...more,
  });
  const pay = async (payment: unknown, who = otavio) => {
    const { data, error, status } = await who.client.rpc('record_payment', {
      payment: payment as never,
    });
    return { data: data as Json, code: error?.code, hint: error?.hint, status };
  };
  const reverse = async (id: string, reason: string | null, reversalId = crypto.randomUUID()) => {
    const args = { payment_id: id, reversal_id: reversalId, reason: reason as string };
    const { data, error } = await otavio.client.rpc('reverse_payment', args);
    return { data: data as Json, code: error?.code };
  };

  test('are never more than what is shared, and reconcile to the cent', async () => {
    const request = await readable();
    expect((await pay(paymentOf(request.id, 1))).code).toBe('nothing_to_pay');
    await decided(request);
    const first = paymentOf(request.id, 60_000);
    expect((await pay(first)).code).toBeUndefined();
    expect((await pay(first)).data.amount_cents).toBe(60_000);
    expect((await pay({ ...first, amount_cents: 5 })).code).toBe('payment_exists');
    expect((await stateOf(request.id)).state).toBe('paying');
    const move = async (to_state: string) =>
      (await otavio.client.rpc('move_request', { request_id: request.id, to_state })).error?.code;
    expect(await move('paid')).toBe('payments_open');
    expect(await move('withdrawn')).toBe('payments_recorded');
    expect(await pay(paymentOf(request.id, 40_001))).toMatchObject({
      status: 409,
      code: 'above_shared',
      hint: '40000',
    });
    const last = paymentOf(request.id, 40_000, {
      payee_kind: 'provider',
      method: 'direct_provider',
    });
    expect((await pay(last)).code).toBeUndefined();
    expect((await stateOf(request.id)).state).toBe('paid');
    expect((await reverse(last.id, ' ')).code).toBe('reason_missing');
    const reversalId = crypto.randomUUID();
    expect((await reverse(last.id, 'Conta errada', reversalId)).data).toMatchObject({
      amount_cents: -40_000,
      reverses: last.id,
    });
    expect((await reverse(last.id, 'Conta errada', reversalId)).data.id).toBe(reversalId);
    expect((await reverse(last.id, 'De novo')).code).toBe('reversed_before');
    expect((await reverse(reversalId, 'De novo')).code).toBe('reversed_before');
    expect((await stateOf(request.id)).state).toBe('paying');
    const { data } = await letterOf(request.number);
    expect(data.paid_cents).toBe(60_000);
    expect(data.payments.map((payment: Json) => payment.amount_cents)).toEqual([
      60_000, 40_000, -40_000,
    ]);
  });

  test('at the same time are not too many', async () => {
    const request = await readable();
    await decided(request);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pay(paymentOf(request.id, 30_000))),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'above_shared')).toHaveLength(2);
  });

  test.each([
    ['of nothing', { amount_cents: 0 }, 'amount_invalid', 'amount_cents'],
    ['of 11 digits', { amount_cents: 10_000_000_000 }, 'amount_invalid', 'amount_cents'],
    ['of less than nothing', { amount_cents: -5 }, 'amount_invalid', 'amount_cents'],
    ['to no one', { payee_kind: 'lawyer' }, 'payee_unknown', 'payee_kind'],
    ['without a name', { payee_name: '' }, 'payee_length', 'payee_name'],
    ['in cash', { method: 'cash' }, 'method_unknown', 'method'],
    ['in the future', { paid_on: '2099-01-01' }, 'date_invalid', 'paid_on'],
    ['on no day', { paid_on: null }, 'date_invalid', 'paid_on'],
    [
      'with a card in the reference',
      { reference: 'Visa 4111 1111-1111 1111 ok' },
      'card_number',
      'reference',
    ],
    ['with a card as the name', { payee_name: '378282246310005' }, 'card_number', 'payee_name'],
    ['with a long reference', { reference: 'x'.repeat(101) }, 'reference_length', 'reference'],
    ['without an id', { id: null }, 'payment_invalid', 'id'],
  ])('%s are refused, with the field', async (_, wrong, code, hint) => {
    const request = await requestInReview(server);
    expect(await pay({ ...paymentOf(request.id, 1), ...wrong })).toMatchObject({
      status: 422,
      code,
      hint,
    });
  });

  test('that are no object are refused, and so are those of others', async () => {
    for (const payment of [null, 5, [], 'x']) {
      expect(await pay(payment)).toMatchObject({ status: 422, code: 'payment_invalid' });
    }
    expect((await pay(paymentOf(crypto.randomUUID(), 1))).code).toBe('not_found');
    expect((await reverse(crypto.randomUUID(), 'Erro')).code).toBe('not_found');
    const auditor = await thirdReviewer(server, '{requests_read}');
    expect((await pay(paymentOf(crypto.randomUUID(), 1), auditor)).code).toBe('permission_denied');
    await thirdReviewer(server);
  });
});

describe('What was decided and paid', () => {
  let request: Readable;
  beforeAll(async () => {
    request = await readable();
    const decision = await decided(request, [
      [{ kind: 'shareable', amount: 60_000, rule }, ...refused(40_000)],
    ]);
    await confirming(decision.id, fabio, true, 'De acordo.');
    const payment = {
      id: crypto.randomUUID(),
      request_id: request.id,
      payee_kind: 'member',
      payee_name: 'Ana Souza',
      method: 'direct_member',
      paid_on: '2026-11-01',
      reference: 'A1',
      amount_cents: 60_000,
    };
    await otavio.client.rpc('record_payment', { payment });
  });

  const tables = [
    ['decision_proposals', 'edition = edition'],
    ['decisions', "note = 'x'"],
    ['decision_lines', 'shared_cents = 1'],
    ['decision_confirmations', 'agrees = not agrees'],
    ['sharing_payments', 'amount_cents = amount_cents + 1'],
  ] as const;

  test.each(tables)('cannot be changed, deleted or emptied by anyone: %s', async (table, set) => {
    for (const statement of [
      `update ${table} set ${set}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `set private.erasing = 'on'; update ${table} set ${set}`,
      `set private.erasing = 'on'; delete from ${table}`,
    ]) {
      await expect(server.owner.query(statement), statement).rejects.toThrow(
        /never changed or deleted/,
      );
    }
    await server.owner.query('reset private.erasing');
    const asService = otavio.service.from(table);
    expect((await asService.delete().not('id', 'is', null)).error?.code).toBe('42501');
  });

  test('keeps amounts, and nothing about health, when the person is erased', async () => {
    const sums = `select (select sum(shared_cents) from decisions)::int as shared,
      (select sum(amount_cents) from sharing_payments)::int as paid, (select count(*) from decisions)::int as count`;
    const before = (await server.owner.query(sums)).rows[0];
    await server.owner.query('begin');
    await server.owner.query("set local storage.allow_delete_query = 'true'");
    await server.owner.query('delete from members where id = $1', [cast.ana.memberId]);
    expect((await server.owner.query(sums)).rows[0]).toEqual(before);
    const { rows } = await server.owner.query(
      `select count(*) filter (where request_id is not null or member_id is not null or message is not null or note is not null)::int as decisions,
         (select count(*)::int from decision_lines where line is not null or parts is not null or reason is not null) as lines,
         (select count(*)::int from decision_proposals where facts is not null or result is not null) as proposals,
         (select count(*)::int from decision_confirmations where reason is not null) as confirmations,
         (select count(*)::int from sharing_payments where payee_name is not null or reference is not null) as payments
       from decisions`,
    );
    expect(rows[0]).toEqual({
      decisions: 0,
      lines: 0,
      proposals: 0,
      confirmations: 0,
      payments: 0,
    });
    await server.owner.query('rollback');
  });
});

test('Settings are changed by super admins: a lower amount needs someone else earlier', async () => {
  const change = (who: Reviewer) =>
    who.client
      .from('decision_settings')
      .update({ confirm_above_cents: 99_999 })
      .eq('only_row', true)
      .select();
  expect((await change(otavio)).data).toEqual([]);
  expect((await change(fabio)).data).toHaveLength(1);
  expect(await decided(await readable())).toMatchObject({ needs_confirmation: true });
});

test('A higher amount waits for a second super admin, and never applies to a request in review', async () => {
  const raise = (client: Reviewer['client'], cents: number) =>
    client
      .from('decision_settings')
      .update({ confirm_above_cents: cents })
      .eq('only_row', true)
      .select('confirm_above_cents, wanted_cents')
      .single();
  const before = await readable([200_000]);
  expect((await raise(fabio.client, 700_000)).data).toMatchObject({ wanted_cents: 700_000 });
  // Saying it again does not make one person two.
  expect((await raise(fabio.client, 700_000)).data).toMatchObject({ wanted_cents: 700_000 });
  expect(await decided(await readable([200_000]))).toMatchObject({ needs_confirmation: true });
  await server.owner.query(
    "update decision_settings set wanted_at = wanted_at - interval '25 hours'",
  );
  await server.owner.query("update admins set role = 'super_admin' where id = $1", [
    cast.gabriela.adminId,
  ]);
  expect((await raise(fabio.client, 700_000)).data).toMatchObject({ wanted_cents: 700_000 });
  // A new role ends the sessions.
  const gabriela = await server.admin(cast.gabriela.email);
  const agreed = await raise(gabriela, 700_000);
  expect(agreed.data).toEqual({
    confirm_above_cents: 700_000,
    wanted_cents: null,
  });
  expect(await decided(await readable([200_000]))).toMatchObject({ needs_confirmation: false });
  expect(await decided(before)).toMatchObject({ needs_confirmation: true });
});
