import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { headersJson } from '../rest/request-headers.ts';
import { sessionStatement } from '../rest/session-settings.ts';
import type { Caller } from './caller.ts';

/** Properties of a request that policies can read. */
export type Operation = {
  /** The name in the protocol, which `storage.operation()` returns. */
  name: string;
  method: string;
  path: string;
  headersJson: string;
};

export function operationOf(request: FastifyRequest, name: string): Operation {
  return {
    name,
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '',
    headersJson: headersJson(request, request.ip),
  };
}

/** How long one statement of a request may take, policies included. */
const longestStatement = '8s';

/** Sets a caller's role and claims for the rest of the transaction. */
export function become(client: pg.PoolClient, caller: Caller, operation: Operation) {
  return client.query(
    sessionStatement({
      role: caller.role,
      claimsJson: caller.claimsJson,
      headersJson: operation.headersJson,
      method: operation.method,
      path: operation.path,
      searchPath: ['storage', 'public', 'extensions'],
      readOnly: false,
      settings: [
        ['statement_timeout', longestStatement],
        // An acknowledged transaction is on the disk, together with everything written before it.
        ['synchronous_commit', 'on'],
        ['storage.operation', operation.name],
        ['storage.allow_delete_query', 'true'],
      ],
    }),
  );
}

/** Resets the role to that of the storage service for the rest of the transaction. */
export function becomeLoginRole(client: pg.PoolClient) {
  return client.query("select set_config('role', 'none', true)");
}

/** Bypasses the policies for the rest of the transaction. */
export function becomeService(client: pg.PoolClient) {
  return client.query("select set_config('role', 'service_role', true)");
}

/** Runs work in one transaction with a caller's role and claims. */
export function asCaller<Result>(
  pool: pg.Pool,
  caller: Caller,
  operation: Operation,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const [, result] = await Promise.all([become(client, caller, operation), work(client)]);
    return result;
  });
}

/** Ends a transaction that must have no effect. */
class RolledBack<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super();
    this.result = result;
  }
}

/**
 * Runs work like `asCaller` and rolls it back, to find out whether the caller may do it.
 * @throws the refusal
 */
export async function tryAsCaller<Result>(
  pool: pg.Pool,
  caller: Caller,
  operation: Operation,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await asCaller(pool, caller, operation, async (client) => {
      throw new RolledBack(await work(client));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
