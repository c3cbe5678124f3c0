import type { APIRequestContext } from '@playwright/test';
import { cast } from '../../cast.ts';
import { type Login, post, type Row } from './decided-request.ts';
import { proposedRequest } from './proposed-request.ts';
import { adminHeaders } from './sessions.ts';

/** Why the first decision shared nothing. */
export const refusal = 'Falta a anotação da consulta.';

/** What the team took off the IUA at first, and later. */
const reductions = {
  first: { iua_reduction_cents: 20_000, iua_reduction_reason: 'Você negociou.' },
  later: { iua_reduction_cents: 10_000, iua_reduction_reason: 'Só a consulta.' },
};

/**
 * A request of a member about $3,700.00 that Otávio refused, and to which Fábio agreed.
 * @returns its number, a function by which the member disagrees, and one by which Fábio takes less off
 * the IUA
 */
export async function refusedRequest(request: APIRequestContext, member: Login) {
  const charge = { cents: 370_000, need: reductions.first };
  const own = await proposedRequest(request, member, charge);
  const { id, number, need, call } = own;
  const fabio = await adminHeaders({ request }, cast.fabio.email);
  const part = { kind: 'notEligible', amount: charge.cents, rule: 'instructions#how-it-works' };
  const decision = await call('decide_request', {
    proposal_id: own.proposalId,
    changes: [{ line_id: own.lineId, parts: [part], reason: refusal }],
  });
  await call('confirm_decision', { decision_id: decision.id, agrees: true }, fabio);
  return {
    number,
    async disagree() {
      const message = { request_id: id, message_id: crypto.randomUUID(), body: 'Não concordo.' };
      await call('ask_second_reading', message, own.ofMember);
    },
    async reduceLess() {
      const path = '/functions/v1/rpc/request_bills';
      const { need: saved } = await post(request, path, fabio, { request_number: number });
      const { updated_at: seen_at } = saved as Row;
      await call('save_need', { need: { ...need, ...reductions.later, seen_at } }, fabio);
    },
  };
}
