import type { APIRequestContext } from '@playwright/test';
import { cast } from '../../cast.ts';
import { billOf, type Login, line, needOf, post, type Row, send } from './decided-request.ts';
import { adminHeaders } from './sessions.ts';

/** A request of a member with one charge in review, for which Otávio has a proposal. */
export async function proposedRequest(
  request: APIRequestContext,
  member: Login,
  { cents, need: more = {} }: { cents: number; need?: Row },
) {
  const { id, number, headers: ofMember } = await send(request, member);
  const otavio = await adminHeaders({ request }, cast.otavio.email);
  const call = (name: string, data: Row, headers = otavio) =>
    post(request, `/rest/v1/rpc/${name}`, headers, data);
  const charge = line('Emergency department visit', cents);
  const need = needOf(id, more);
  await call('move_request', { request_id: id, to_state: 'in_review' });
  await call('save_bill', { bill: billOf(id, [charge]) });
  await call('save_need', { need });
  const asked = { request_id: id, language: 'pt-BR' };
  const { proposal } = await post(request, '/functions/v1/propose-decision', otavio, asked);
  const proposalId = String((proposal as Row).id);
  return { id, number, need, lineId: charge.id, proposalId, ofMember, call };
}
