import { expect } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { billOf, lineOf, needOf, type Reviewer, requestInReview } from './reviewed-request.ts';
import type { TestServer } from './server.ts';

// The payloads are JSON of the database.
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type Json = any;
export type Part = { kind: string; amount: number; rule: string; reason?: string };

const rule = 'instructions#iua';

/** A request with one need and one bill, ready for a proposal. */
export type Readable = {
  id: string;
  number: string;
  bill: ReturnType<typeof billOf>;
  lines: ReturnType<typeof lineOf>[];
};

/** What the engine could answer: each line shared as a whole, or with the parts. */
export function resultOf({ lines }: Pick<Readable, 'lines'>, parts: Part[][] = []) {
  const divided = lines.map(({ id, charge_cents: amount }, index) => ({
    lineId: id,
    edition: 1,
    parts: (parts[index] ?? [{ kind: 'shareable', amount, rule }]).map((part) => ({
      reason: 'test',
      ...part,
    })),
  }));
  return {
    needs: [
      {
        conditionId: 'x',
        startsOn: '2026-05-04',
        iua: { amount: 0, reason: 'iua', rule },
        lines: divided,
      },
    ],
  };
}

/**
 * The way of a request from its bill to its decision.
 * @param first enters the bills, and proposes and decides if nobody else is named.
 */
export function decisionSteps(server: TestServer, first: () => Reviewer) {
  async function readable(
    charges = [100_000],
    more: Parameters<typeof requestInReview>[1] = {},
  ): Promise<Readable> {
    const request = await requestInReview(server, more);
    const lines = charges.map((charge) => lineOf(charge));
    const bill = billOf(request.id, lines);
    const { client } = first();
    const saved = await client.rpc('save_bill', { bill: bill as never });
    const need = await client.rpc('save_need', { need: needOf(request.id) as never });
    expect([saved.error, need.error]).toEqual([null, null]);
    return { ...request, bill, lines };
  }

  async function proposing(request: Readable, parts: Part[][] = [], who = first()) {
    const facts = await callGuarded(who.client, 'request_facts', { request_id: request.id });
    return who.service.rpc('save_proposal', {
      request_id: request.id,
      facts_hash: (facts.data as Json).facts_hash,
      result: resultOf(request, parts) as never,
    });
  }

  async function proposed(request: Readable, parts: Part[][] = [], who = first()) {
    const { data, error } = await proposing(request, parts, who);
    expect(error).toBeNull();
    return data as Json;
  }

  async function deciding(proposalId: string, who = first(), more: Record<string, unknown> = {}) {
    const { data, error, status } = await who.client.rpc('decide_request', {
      proposal_id: proposalId,
      ...(more as object),
    });
    return { data: data as Json, code: error?.code, hint: error?.hint, status };
  }

  async function confirming(id: string, who: Reviewer, agrees = true, reason?: string) {
    const args = { decision_id: id, agrees, ...(reason !== undefined && { reason }) };
    const { data, error, status } = await who.client.rpc('confirm_decision', args);
    return { data: data as Json, code: error?.code, status };
  }

  async function decided(request: Readable, parts: Part[][] = [], who = first()) {
    const { data, code } = await deciding((await proposed(request, parts, who)).id, who);
    expect(code).toBeUndefined();
    return data;
  }

  return { readable, proposing, proposed, deciding, confirming, decided };
}
