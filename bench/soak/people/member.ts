import { randomUUID } from 'node:crypto';
import { newMarker } from '../markers.ts';
import { repeat, rest } from '../pace.ts';
import { outcomeOf } from '../send-request.ts';
import type { World } from '../world.ts';
import type { Person } from './population.ts';
import type { UserSession } from './user-session.ts';

/** Requests without filters, so that only the row policies select rows. */
const reads = [
  '/rest/v1/members?select=*,enrollments(*),billing(*)',
  '/rest/v1/billing?select=*&order=due_date.desc',
  '/rest/v1/form_submissions?select=id,name,email',
  '/auth/v1/user',
];

/** Reads the portal, changes the phone number, sends forms, stays signed in. */
export async function member(world: World, person: Person, session: UserSession) {
  let turn = Math.floor(Math.random() * 200);
  await repeat(world.end, 350, async () => {
    turn += 1;
    const answer = await session.sendRequest(reads[turn % reads.length] ?? '/auth/v1/user');
    if (answer.status === 200 && turn % reads.length === 0)
      expectOwnRow(world, person, answer.text);
    if (turn % 7 === 0) await changePhone(world, person, session);
    if (turn % 50 === 0) await session.refresh();
    // In ten minutes, fewer than the limit of 20 per member and hour.
    if (turn % 120 === 0) await sendForm(world, session);
  });
}

/** Checks that the member sees exactly their own row. */
function expectOwnRow({ ledger }: World, { memberId, email }: Person, text: string) {
  const rows = JSON.parse(text) as { id: string }[];
  if (rows.length !== 1 || rows[0]?.id !== memberId) {
    ledger.broken.push(`${email} sees ${rows.length} members`);
  }
}

/** Changes the phone number, each time to a new value: the activity log counts changes. */
async function changePhone(world: World, { memberId }: Person, session: UserSession) {
  const phone = `+1 ${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`;
  const operation = world.ledger.begin('phone', phone, memberId);
  const answer = await session.sendRequest(`/rest/v1/members?id=eq.${memberId}`, {
    method: 'PATCH',
    body: { phone_number: phone },
  });
  operation.outcome = outcomeOf(answer);
}

async function sendForm(world: World, session: UserSession) {
  const marker = newMarker();
  const id = randomUUID();
  const operation = world.ledger.begin('form', marker);
  for (let attempt = 1; attempt <= 60 && operation.outcome === 'uncertain'; attempt += 1) {
    const answer = await session.sendRequest('/rest/v1/rpc/submit_form', {
      body: {
        submission_id: id,
        form_slug: 'plan-updates',
        language: 'pt-BR',
        answers: { change: 'iua', message: marker, answerBy: 'email', confirmed: true },
        seconds_taken: 20,
      },
    });
    operation.outcome = outcomeOf(answer);
    if (operation.outcome === 'uncertain') await rest(world.end, 500);
  }
}
