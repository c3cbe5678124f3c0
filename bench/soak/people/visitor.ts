import { randomUUID } from 'node:crypto';
import { newMarker } from '../markers.ts';
import { repeat, rest } from '../pace.ts';
import { outcomeOf, sendRequest } from '../send-request.ts';
import type { World } from '../world.ts';

const pages = ['/', '/en', '/BR', '/about', '/rules', '/contact', '/show', '/locales/none.json'];

/** Reads the site's pages and the episodes without a session. */
export async function reader(world: World) {
  await repeat(world.end, 250, async () => {
    const page = pages[Math.floor(Math.random() * pages.length)] ?? '/';
    const { status, text } = await sendRequest(world, { mine: [] }, page);
    if (status === 200 && page !== '/locales/none.json' && !text.includes('</html>')) {
      world.ledger.broken.push(`${page} came in half`);
    }
    await sendRequest(world, { mine: [] }, '/rest/v1/episodes?select=id,title&limit=5');
    // Closed to visitors.
    await sendRequest(world, { mine: [] }, '/rest/v1/members?select=*');
  });
}

/** Writes to the team. Most retry until the message is acknowledged, like the site. */
export async function writer(world: World) {
  await repeat(world.end, 600, () => writeMessage(world, Math.random() < 0.7 ? 60 : 1));
}

async function writeMessage(world: World, tries: number) {
  const marker = newMarker();
  const id = randomUUID();
  const email = `${marker}@example.com`;
  const operation = world.ledger.begin('message', marker);
  for (let attempt = 1; attempt <= tries && operation.outcome === 'uncertain'; attempt += 1) {
    const answer = await sendRequest(world, { mine: [] }, '/rest/v1/rpc/submit_form', {
      body: {
        submission_id: id,
        form_slug: 'contact',
        language: 'en',
        answers: { name: 'Soak Visitor', email, subject: 'A question', message: marker },
        seconds_taken: 20,
      },
    });
    operation.outcome = outcomeOf(answer);
    if (operation.outcome === 'uncertain') await rest(world.end, 500);
  }
  if (operation.outcome === 'acknowledged') world.inbox.push({ id, email });
}
