import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { billOf, lineOf, needOf, requestInReview } from '../../tests/support/reviewed-request.ts';
import {
  type Answer,
  addMember,
  adminCaller,
  type Call,
  countOne,
  forgetLimits,
  isDone,
  parsed,
} from './callers.ts';
import { hostile, hostileValue, objectWith } from './hostile.ts';
import type { People } from './people.ts';

type Part = { kind: string; amount: number; rule: string };
type Proposed = { lineId: string; parts: Part[] };

const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('shareable') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['discount', 'otherPayer', 'notEligible', 'iua', 'belowMinimum', 'aboveLimit'],
    ),
  },
  { weight: 1, arbitrary: fc.constant('undecided') },
);
const rule = rarely('procedures#self-pay', 'exclusions#cosmetic-surgery', 'instructions#no-such');
const reason = rarely('O laudo confirma o acidente.', '12345', 'x');
const line = fc.nat(2);
const cents = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 600_000 }));

/** The first value, and now and then one of the others. */
function rarely<Value>(...[usual, ...others]: [Value, ...Value[]]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

/** A line is divided into new parts; the sum is sometimes wrong. */
const divided = fc.record({
  line,
  reason,
  weights: fc.array(fc.record({ kind, rule, weight: fc.nat(100) }), { minLength: 1, maxLength: 5 }),
  offBy: rarely(0, 1, -1),
});

/** Cents of the proposal move from one kind of part to another. */
const moved = fc.record({ line, reason, cents, from: kind, to: kind, rule });

/** Parts with wrong types, and fields that no one asked for. */
const spoilt = fc.record({
  line,
  change: objectWith({
    reason,
    parts: fc.array(
      objectWith({ kind, rule, amount: fc.oneof(cents, fc.constantFrom(0, -1, 0.5, 1e15, '1')) }),
      { maxLength: 22 },
    ),
  }),
});

const change = fc.oneof(
  { weight: 4, arbitrary: divided },
  { weight: 8, arbitrary: moved },
  { weight: 1, arbitrary: spoilt },
);

const changes = fc.oneof(
  { weight: 20, arbitrary: fc.array(change, { maxLength: 2 }) },
  { weight: 1, arbitrary: hostileValue },
);

const admin = fc.constantFrom('otavio', 'otavio', 'otavio', 'fabio');

const cases = fc.record({
  charges: fc.array(
    fc.record({
      charge: fc.oneof(
        fc.constantFrom(1, 300_000, 800_000, 800_001),
        fc.integer({ min: 300_000, max: 900_000 }),
      ),
      discount: rarely(0, 0.1, 1),
      care: rarely('general', 'unclear', 'unclear', 'cosmetic', 'dental'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  need: fc.record({
    kind: fc.constantFrom('illness', 'accident'),
    pre_existing: rarely('no', 'yes', 'unknown'),
    is_chronic: fc.boolean(),
  }),
  ...{ billed: admin, proposed: admin, decided: admin },
  attempts: fc.array(
    fc.record({
      ...{ changes, note: fc.option(hostile, { freq: 20 }), isRepeated: rarely(false, true) },
      // The same number for PostgreSQL, and another text.
      numeral: rarely('', '.0', 'e0'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  confirmations: fc.array(
    fc.record({ admin: fc.constantFrom('otavio', 'fabio'), agrees: fc.boolean() }),
    { maxLength: 4 },
  ),
});

/**
 * Decides requests with arbitrary parts, and confirms the decisions. One that gives the member less than
 * the proposal, by whatever part, or more than the limit, takes effect only with a second person.
 * @returns the number of decisions by what became of them
 */
export async function decideAnything(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<string, number>> {
  await forgetLimits(owner);
  const team: Record<string, Call> = {
    otavio: await adminCaller(port, people, cast.otavio),
    fabio: await adminCaller(port, people, cast.fabio),
  };
  const counts = new Map<string, number>();
  const count = (name: string) => countOne(counts, name);
  await fc.assert(
    fc.asyncProperty(cases, async ({ charges, need, attempts, confirmations, ...who }) => {
      await forgetLimits(owner);
      const [bills, proposes, decides] = [who.billed, who.proposed, who.decided].map(
        (name) => team[name] as Call,
      ) as [Call, Call, Call];
      const { id: memberId } = await addMember(owner);
      const request = await requestInReview({ owner }, { memberId });
      const lines = charges.map(({ charge, discount, care }) =>
        lineOf(charge, { care, discount_cents: Math.floor(charge * discount) }),
      );
      parsed(await bills('/rest/v1/rpc/save_bill', { bill: billOf(request.id, lines) }));
      parsed(await bills('/rest/v1/rpc/save_need', { need: needOf(request.id, need) }));
      const answer = await proposes('/functions/v1/propose-decision', { request_id: request.id });
      const { proposal } = parsed<{ proposal: { id: string; lines: Proposed[] } }>(answer);
      for (const attempt of attempts) {
        const body = JSON.stringify({
          proposal_id: proposal.id,
          changes: changesOf(attempt.changes, proposal.lines),
          ...(attempt.note !== null && { note: attempt.note }),
        });
        const deciders = attempt.isRepeated ? Object.values(team) : [decides];
        const answers = await Promise.all(
          deciders.map((decide) =>
            decide('/rest/v1/rpc/decide_request', respelled(body, attempt.numeral)),
          ),
        );
        for (const one of answers) count(isDone(one) ? effectOf(one) : 'refused');
        await checkDecisions(owner, request.id);
      }
      const { rows } = await owner.query<{ id: string }>(
        'select id from decisions where request_id = $1',
        [request.id],
      );
      for (const { id } of rows) {
        for (const { admin: name, agrees } of confirmations) {
          const asked = { decision_id: id, agrees, reason: 'O laudo diz outra coisa.' };
          const confirmed = await (team[name] as Call)('/rest/v1/rpc/confirm_decision', asked);
          count(isDone(confirmed) ? `confirmed: ${agrees}` : 'not confirmed');
          await checkDecisions(owner, request.id);
        }
      }
    }),
    { numRuns: 60, seed },
  );
  for (const name of ['effective', 'pending', 'refused']) {
    if (!counts.has(name)) throw new Error(`No decision was ${name}.`);
  }
  return counts;
}

function respelled(body: string, numeral: string): string {
  return body.replaceAll(/"amount":([0-9]+)(?=[,}])/g, `"amount":$1${numeral}`);
}

function effectOf(answer: Answer): string {
  return parsed<{ status: string }>(answer).status;
}

/** The changes as JSON, with the ids and charges of the proposed lines. */
function changesOf(drafts: unknown, lines: Proposed[]): unknown {
  if (!Array.isArray(drafts)) return drafts;
  return drafts.map((draft) => {
    if (typeof draft !== 'object' || draft === null || !('line' in draft)) return draft;
    const proposed = lines[Number(draft.line) % lines.length] as Proposed;
    const line_id = proposed.lineId;
    if ('change' in draft) return { line_id, ...(draft.change as object) };
    const parts =
      'weights' in draft ? divide(draft as Divided, proposed) : move(draft as Moved, proposed);
    return { line_id, reason: (draft as Moved).reason, parts };
  });
}

type Divided = typeof divided extends fc.Arbitrary<infer Value> ? Value : never;
type Moved = typeof moved extends fc.Arbitrary<infer Value> ? Value : never;

function divide({ weights, offBy }: Divided, { parts }: Proposed): Part[] {
  const charge = parts.reduce((sum, { amount }) => sum + amount, 0);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shares = weights.map(({ weight, ...part }) => ({
    ...part,
    amount: Math.floor((charge * weight) / total),
  }));
  const given = shares.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...others] = shares as [Part, ...Part[]];
  const rest = { ...first, amount: first.amount + charge - given + offBy };
  return [rest, ...others].filter(({ amount }) => amount !== 0);
}

function move({ from, to, cents: wanted, rule: section }: Moved, { parts }: Proposed): Part[] {
  const source = parts.find((part) => part.kind === from) ?? parts[0];
  if (!source) return [];
  const amount = Math.min(wanted, source.amount);
  return [
    ...parts.map((part) => (part === source ? { ...part, amount: part.amount - amount } : part)),
    { kind: to, amount, rule: section },
  ].filter((part) => part.amount !== 0);
}

/** Written without the functions of the product, which it checks. */
const violations = `
  with decided as (
    select decisions.*, proposals.result, not decisions.needs_confirmation or exists (
      select from decision_confirmations as second where second.decision_id = decisions.id and second.agrees
    ) as is_effective
    from decisions join decision_proposals as proposals on proposals.id = decisions.proposal_id
    where decisions.request_id = $1
  ), lines as (
    select
      decided.id as decision_id, billed.charge_cents, stored.charge_cents as stored_charge_cents,
      stored.shared_cents as stored_shared_cents, parts.*, (
        select sum((part ->> 'amount')::numeric)
        from jsonb_path_query(decided.result, '$.needs[*].lines[*]') as line, jsonb_array_elements(line -> 'parts') as part
        where line ->> 'lineId' = billed.id::text and part ->> 'kind' in ('shareable', 'undecided')
      ) as proposed_cents
    from decided
    join bills on bills.request_id = decided.request_id
    join bill_lines as billed on billed.bill_id = bills.id
    left join decision_lines as stored on stored.decision_id = decided.id and stored.line ->> 'line_id' = billed.id::text
    left join lateral (
      select
        sum(amount) as cents, coalesce(sum(amount) filter (where kind = 'shareable'), 0) as shared_cents,
        bool_and(amount > 0 and amount % 1 = 0 and kind <> 'undecided') as is_plausible
      from jsonb_array_elements(stored.parts) as part,
        lateral (select (part ->> 'amount')::numeric as amount, part ->> 'kind' as kind) as named
    ) as parts on true
  ), sums as (
    select
      decision_id, sum(charge_cents) as charge_cents, sum(shared_cents) as shared_cents,
      coalesce(sum(proposed_cents), 0) as proposed_cents,
      bool_or(shared_cents < coalesce(proposed_cents, 0)) as takes_away,
      bool_and(
        charge_cents = cents and charge_cents = stored_charge_cents and shared_cents = stored_shared_cents and is_plausible
      ) as adds_up
    from lines group by decision_id
  ), workers as (
    select admin_id from decisions where request_id = $1
    union select admin_id from decision_proposals where request_id = $1
    union select created_by from bills where request_id = $1
    union select admin_id from request_events
      where request_id = $1 and kind in ('bill_saved', 'bill_deleted', 'need_saved')
  )
  select 'less than proposed, alone' as violation from decided join sums on sums.decision_id = decided.id
    where not needs_confirmation and (takes_away or sums.shared_cents < sums.proposed_cents)
  union all select 'above the limit, alone' from decided, decision_settings
    where not needs_confirmation and shared_cents > confirm_above_cents
  union all select 'something refused, alone' from decided
    where not needs_confirmation and (outcome <> 'shared' or not_eligible_cents + below_minimum_cents + above_limit_cents > 0)
  union all select 'parts do not add up' from decided left join sums on sums.decision_id = decided.id
    where adds_up is not true or sums.charge_cents <> decided.charge_cents or sums.shared_cents <> decided.shared_cents
  union all select 'confirmed by someone who worked on it' from decided
    join decision_confirmations as second on second.decision_id = decided.id
    where second.admin_id in (select admin_id from workers)
  union all select 'two decisions of one proposal' from decided group by proposal_id having count(*) > 1
  union all select 'state ' || state from sharing_requests as requests
    where id = $1 and (state = 'answered') <> exists (select from decided where is_effective)
  union all select 'outcome ' || coalesce(outcome, 'none') from sharing_requests as requests
    where id = $1 and outcome is distinct from (select decided.outcome from decided where is_effective)`;

async function checkDecisions(owner: pg.Client, requestId: string) {
  const { rows } = await owner.query<{ violation: string }>(violations, [requestId]);
  if (rows.length > 0) throw new Error(`Decided: ${rows.map(({ violation }) => violation)}`);
}
