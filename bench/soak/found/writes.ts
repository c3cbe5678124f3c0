import type pg from 'pg';
import type { Kind, Ledger, Operation } from '../ledger.ts';

/** The stored texts of each kind of write, one for each time that it was saved. */
const places: Record<Exclude<Kind, 'phone' | 'file'>, string> = {
  message: 'select message as text from public.contact_messages',
  form: "select answers ->> 'message' as text from public.form_submissions",
  note: 'select body as text from public.notes',
  reply: 'select body as text from public.message_replies',
  priority: `select subject_id::text as text from public.activity_log
    where action = 'contact_messages.update' and details -> 'columns' ? 'priority'`,
  'sign-up': "select split_part(email, '@', 1) as text from auth.users",
  application: "select split_part(email, '@', 1) as text from public.membership_applications",
  approval: "select split_part(email, '@', 1) as text from public.members",
  session: 'select id::text as text from auth.sessions',
  request: 'select what_happened as text from public.sharing_requests where number is not null',
  'request message': 'select body as text from public.request_messages',
};

export type Found = {
  kind: Kind;
  acknowledged: number;
  lost: string[];
  twice: string[];
  /** Writes whose response was lost, and how many of them were saved. */
  uncertain: number;
  kept: number;
  /** Writes that were refused and still saved. */
  refusedButThere: string[];
};

/** Compares the responses with the database. */
export async function findWrites(owner: pg.Client, { operations }: Ledger): Promise<Found[]> {
  const found: Found[] = [];
  for (const [kind, sql] of Object.entries(places) as [keyof typeof places, string][]) {
    const { rows } = await owner.query<{ text: string | null }>(sql);
    const mine = operations.filter((operation) => operation.kind === kind);
    const times = timesOf(rows.map(({ text }) => text ?? ''));
    found.push(compare(kind, mine, ({ marker }) => times.get(marker) ?? 0));
  }
  return found;
}

function compare(
  kind: Kind,
  operations: Operation[],
  timesOf: (operation: Operation) => number,
): Found {
  const those = (outcome: Operation['outcome']) =>
    operations.filter((operation) => operation.outcome === outcome);
  const names = (some: Operation[]) => some.map(({ marker }) => marker);
  const acknowledged = those('acknowledged');
  const uncertain = those('uncertain');
  return {
    kind,
    acknowledged: acknowledged.length,
    lost: names(acknowledged.filter((operation) => timesOf(operation) === 0)),
    twice: names(operations.filter((operation) => timesOf(operation) > 1)),
    uncertain: uncertain.length,
    kept: uncertain.filter((operation) => timesOf(operation) > 0).length,
    refusedButThere: names(those('refused').filter((operation) => timesOf(operation) > 0)),
  };
}

/** The number of occurrences of each marker in texts; a reply's is at the end of a sentence. */
function timesOf(texts: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) {
    const marker = text.split(' ').at(-1) ?? '';
    times.set(marker, (times.get(marker) ?? 0) + 1);
  }
  return times;
}
