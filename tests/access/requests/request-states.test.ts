import { expect, test } from 'vitest';
import { requestStates, states, statesIn } from '../../../supabase/contracts/request-states.ts';
import { requestInReview } from '../../support/reviewed-request.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

test('the states of the database are those that pages and contracts know, in the same order', async () => {
  const { rows } = await server.owner.query(
    "select state, turn, stage from request_states where state <> 'draft' order by position",
  );
  expect(rows).toEqual(states.map((state) => ({ state, ...requestStates[state] })));
});

test('questions are open as long as documents can be sent', async () => {
  const asking: string[] = [];
  for (const state of states) {
    const { id } = await requestInReview(server, { state });
    const { rows } = await server.owner.query<{ count: number }>(
      'update sharing_requests set provider = null where id = $1 returning cardinality(open_questions) as count',
      [id],
    );
    if (rows[0]?.count) asking.push(state);
  }
  expect(asking).toEqual(statesIn('documents', 'review'));
});
