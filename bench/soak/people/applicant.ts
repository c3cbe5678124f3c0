import { newMarker } from '../markers.ts';
import { repeat, rest } from '../pace.ts';
import { readable } from '../post-office.ts';
import { outcomeOf, sendRequest } from '../send-request.ts';
import type { World } from '../world.ts';

const password = 'soak-of-the-community';
/** The server sends at most 100 account emails per hour. */
const mostMails = 90;

/** People who sign up and confirm their email address, which sends their application. */
export async function applicants(world: World, minutes: number) {
  const pause = Math.max(4_000, (minutes * 60_000) / mostMails);
  let left = mostMails;
  await repeat(world.end, pause, async () => {
    left -= 1;
    if (left >= 0) await apply(world);
  });
}

/** The email of an applicant. */
export function applicantEmail(marker: string): string {
  return `${marker}@example.com`;
}

async function apply(world: World) {
  const marker = newMarker();
  const email = applicantEmail(marker);
  const asker = { mine: [marker] };
  const operation = world.ledger.begin('sign-up', marker);
  const data = {
    application: true,
    consent: 'rules 1, terms 1',
    first_name: 'Soak',
    last_name: 'Applicant',
    phone_number: '+1 305 555 0100',
    date_of_birth: '1990-01-31',
    us_state: 'SC',
    language: 'en',
  };
  const answer = await sendRequest(world, asker, '/auth/v1/signup', {
    body: { email, password, data },
  });
  operation.outcome = outcomeOf(answer);
  if (operation.outcome !== 'acknowledged') return;
  // The next one signs up concurrently, because the email may be late.
  void confirm(world, marker);
}

/** Clicks the button of the page that the emailed link opens: the page posts the token. */
async function confirm(world: World, marker: string) {
  const asker = { mine: [marker] };
  const mail = await world.post.mailTo(applicantEmail(marker), 60_000);
  const body = mail && tokenIn(readable(mail));
  if (!body || world.end.aborted) return;
  const operation = world.ledger.begin('application', marker);
  const answer = await sendRequest(world, asker, '/auth/v1/verify', { body });
  // Applicants are not members yet and get no session; the address is confirmed all the same.
  const isConfirmed = /Access denied: Only .*members/.test(answer.text);
  operation.outcome = isConfirmed ? 'acknowledged' : outcomeOf(answer);
  // The page then triggers the email about the application.
  await rest(world.end, 200);
  await sendRequest(world, { mine: [] }, '/functions/v1/send-application-emails', { body: {} });
}

/** What the link of an email posts: its address is `/confirm#token_hash=…&type=signup&email=…`. */
function tokenIn(mail: string): { token_hash: string; type: string } | undefined {
  const [, fragment] = /\/confirm#(\S+?)["<\s]/.exec(mail.replaceAll('&amp;', '&')) ?? [];
  const link = new URLSearchParams(fragment);
  const token_hash = link.get('token_hash');
  return token_hash ? { token_hash, type: link.get('type') ?? '' } : undefined;
}
