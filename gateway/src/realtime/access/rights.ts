import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inBatches } from '../in-batches.ts';
import type { Caller } from './caller.ts';

/** The permissions in a private channel. A value is null until it is needed. */
export type Rights = {
  broadcastRead: boolean;
  presenceRead: boolean | null;
  broadcastWrite: boolean | null;
  presenceWrite: boolean | null;
};

/** A question to the policies: what may this caller do in this channel? */
export type RightsRequest = {
  topic: string;
  caller: Pick<Caller, 'role' | 'claimsJson'>;
  headersJson: string;
  /** Whether to ask about presence too. */
  presence: boolean;
  /** Whether to ask about sending too. */
  writes: boolean;
};

export type AskRights = (request: RightsRequest) => Promise<Rights>;

/** The questions in one query. Each takes well below a millisecond. */
const maxRequests = 200;

const settings = "begin; select set_config('statement_timeout', '5s', true)";

/**
 * Evaluates the policies on realtime.messages, as Supabase does: in a transaction that is rolled
 * back, with the caller's role, claims and headers. The caller may receive if a row of the topic is
 * visible, and may send if a row can be inserted.
 * @see https://github.com/supabase/realtime lib/realtime/tenants/authorization.ex
 */
export function rightsIn(pool: pg.Pool): AskRights {
  return inBatches(maxRequests, async (requests: RightsRequest[]) => {
    try {
      return await ask(pool, requests);
    } catch (error) {
      // One slow policy must not decide about the other callers.
      if (requests.length === 1) throw error;
      const results: Rights[] = [];
      for (const request of requests) {
        results.push(...(await ask(pool, [request]).catch(() => [nothing])));
      }
      return results;
    }
  });
}

const nothing: Rights = {
  broadcastRead: false,
  presenceRead: false,
  broadcastWrite: false,
  presenceWrite: false,
};

type Row = {
  broadcast_read: boolean;
  presence_read: boolean;
  broadcast_write: boolean;
  presence_write: boolean;
};

async function ask(pool: pg.Pool, requests: RightsRequest[]): Promise<Rights[]> {
  // PostgreSQL plans a policy again whenever the role changes, so equal roles follow each other.
  const sorted = requests
    .map((request, index) => ({ ...request, index }))
    .sort((a, b) => a.caller.role.localeCompare(b.caller.role));
  const broadcasts = new Map(sorted.map(({ topic }) => [topic, randomUUID()]));
  const presences = new Map(
    sorted.flatMap(({ topic, presence }) => (presence ? [[topic, randomUUID()] as const] : [])),
  );
  const client = await pool.connect();
  try {
    const [, { rows }] = await Promise.all([
      client.query(settings),
      client.query<Row>({
        name: 'realtime_channel_rights',
        text: 'select * from gateway.channel_rights($1, $2, $3, $4, $5, $6, $7)',
        values: [
          sorted.map(({ topic }) => topic),
          sorted.map(({ caller }) => caller.role),
          sorted.map(({ caller }) => caller.claimsJson),
          sorted.map(({ headersJson }) => headersJson),
          sorted.map(({ topic }) => broadcasts.get(topic)),
          sorted.map(({ topic }) => presences.get(topic) ?? null),
          sorted.map(({ writes }) => writes),
        ],
      }),
    ]);
    const results: Rights[] = [];
    for (const [place, request] of sorted.entries()) {
      results[request.index] = rightsOf(rows[place], request);
    }
    return results;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

function rightsOf(row: Row | undefined, { presence, writes }: RightsRequest): Rights {
  if (!row) return nothing;
  return {
    broadcastRead: row.broadcast_read,
    presenceRead: presence ? row.presence_read : null,
    broadcastWrite: writes ? row.broadcast_write : null,
    presenceWrite: writes ? row.presence_write : null,
  };
}
