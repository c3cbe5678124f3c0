import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { billOf, lineOf, requestInReview } from '../../support/reviewed-request.ts';
import { publishableKey, testServer } from '../../support/server.ts';

const server = testServer();
let session: string;
let id: string;
let number: string;

beforeAll(async () => {
  session = await adminSession(server, cast.otavio.email);
  ({ id, number } = await requestInReview(server));
});

const nested = `${'['.repeat(60)}${']'.repeat(60)}`;

/** Values that a client never sends, as JSON texts. */
const junk = [
  'null',
  'true',
  '-1',
  '1e999',
  '99999999999999999999999999',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"x"',
  '"00000000-0000-0000-0000-000000000000"',
  '"infinity"',
  '"-infinity"',
  '[]',
  '{}',
  '[null]',
  '{"id": {}}',
];

const large = [nested, `"${'x'.repeat(100_000)}"`, `[${'{},'.repeat(20_000)}{}]`];

const lockTimeout = '"code":"55P03"';

type Answer = { status: number; text: string };

/** Calls a function; again if it waited too long for the others, because all change one request. */
async function send(
  name: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...bearer(session),
      ...headers,
    },
    body,
  });
  const { status } = response;
  const text = await response.text();
  return text.includes(lockTimeout) ? send(name, body, headers) : { status, text };
}

const byAdmin = {
  save_need: ['need'],
  save_bill: ['bill'],
  delete_bill: ['bill_id', 'seen_at'],
  decide_request: ['proposal_id', 'changes', 'message', 'note'],
  confirm_decision: ['decision_id', 'agrees', 'reason'],
  record_payment: ['payment'],
  reverse_payment: ['payment_id', 'reversal_id', 'reason'],
} as const;

const byService = {
  request_bills: ['request_number', 'is_update'],
  request_facts: ['request_id'],
  open_decision: ['request_number', 'decision_id'],
  preview_decision: ['proposal_id', 'changes', 'message'],
  save_proposal: ['request_id', 'facts_hash', 'result'],
  affected_answers: ['request_id', 'result'],
} as const;

async function expectNoFailures(
  calls: [name: string, body: string][],
  headers?: Record<string, string>,
): Promise<void> {
  const answers = await Promise.all(
    calls.map(async ([name, body]) => ({ body, ...(await send(name, body, headers)) })),
  );
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.map(({ body, text }) => [body.slice(0, 300), text.slice(0, 300)])).toEqual([]);
}

describe('No input makes the server fail', () => {
  test.each(Object.entries({ ...byAdmin, ...byService }))('%s', async (name, parameters) => {
    const asService = {
      apikey: Object.hasOwn(byService, name) ? server.secretKey : publishableKey,
    };
    for (const one of parameters) {
      const others = parameters
        .filter((parameter) => parameter !== one)
        .map((other) => `"${other}": ${other.endsWith('number') ? `"${number}"` : `"${id}"`}`);
      await expectNoFailures(
        [...junk, ...large].map((value) => [name, `{${[`"${one}": ${value}`, ...others].join()}}`]),
        asService,
      );
    }
  });

  test.each([
    ['save_bill', 'bill', () => billOf(id, [lineOf(100)])],
    [
      'save_need',
      'need',
      () => ({
        id: crypto.randomUUID(),
        request_id: id,
        title: 'x',
        kind: 'illness',
        other_signs: [],
      }),
    ],
    [
      'record_payment',
      'payment',
      () => ({
        id: crypto.randomUUID(),
        request_id: id,
        payee_kind: 'member',
        payee_name: 'x',
        method: 'advance',
        paid_on: '2026-01-01',
        reference: null,
        amount_cents: 1,
      }),
    ],
  ] as const)('each field of %s', async (name, parameter, valid) => {
    const fields = [
      ...Object.keys(valid()),
      'seen_at',
      'person_id',
      'currency',
      'pre_existing',
      'is_cancer',
      'due_on',
      'iua_paid_on',
      'iua_reduction_cents',
      'iua_reduction_reason',
    ];
    for (const field of fields) {
      const rest = Object.entries(valid()).filter(([key]) => key !== field);
      const members = rest.map(([key, one]) => `"${key}": ${JSON.stringify(one)}`);
      await expectNoFailures(
        junk.map((value) => [
          name,
          `{"${parameter}": {${[`"${field}": ${value}`, ...members].join()}}}`,
        ]),
      );
    }
  });
});

test('members, visitors and other admins reach none of it', async () => {
  const gabriela = await adminSession(server, cast.gabriela.email);
  const ana = await server.signedIn(cast.ana.email);
  const { data } = await ana.auth.getSession();
  const member = {
    authorization: `Bearer ${data.session?.access_token}`,
  };
  for (const name of Object.keys(byAdmin)) {
    const [first] = byAdmin[name as keyof typeof byAdmin];
    const asObject = ['need', 'bill', 'payment'].includes(first);
    const body = JSON.stringify({
      [first]: asObject ? { request_id: id, id } : id,
      ...(name === 'delete_bill' && { seen_at: '2026-01-01' }),
      ...(name === 'confirm_decision' && { agrees: true }),
      ...(name === 'reverse_payment' && { reversal_id: id, reason: 'x' }),
    });
    for (const headers of [member, bearer(publishableKey), bearer(gabriela)]) {
      const { status, text } = await send(name, body, headers);
      expect([401, 403], `${name}: ${text}`).toContain(status);
    }
  }
  const values = {
    request_number: number,
    request_id: id,
    facts_hash: 'x',
    result: {},
    is_update: true,
    decision_id: id,
    proposal_id: id,
    changes: [],
    message: '',
  };
  for (const [name, parameters] of Object.entries(byService)) {
    const body = JSON.stringify(Object.fromEntries(parameters.map((one) => [one, values[one]])));
    for (const headers of [member, bearer(session), bearer(gabriela)]) {
      const { status, text } = await send(name, body, headers);
      expect([401, 403], `${name}: ${text}`).toContain(status);
    }
  }
});
