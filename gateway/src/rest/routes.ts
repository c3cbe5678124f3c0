import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { NoSlotError } from '../security/fair-slots.ts';
import { waitBeforeRefusing } from '../security/slow-refusals.ts';
import { describeResource } from './describe.ts';
import { RestError } from './errors.ts';
import { execute, type RequestSession } from './execute.ts';
import { requestLimits } from './limits.ts';
import type { PoolShares } from './pool-shares.ts';
import { fromPostgresError } from './postgres-errors.ts';
import { type ApiRequest, readApiRequest } from './request/api-request.ts';
import { refuseCostly } from './request/cost.ts';
import type { Preferences } from './request/preferences.ts';
import { CostlyRequestError, invalidBody, poolTimedOut } from './request-errors.ts';
import { headersJson } from './request-headers.ts';
import type { RestResponse } from './response.ts';
import { anonymousRole } from './roles.ts';
import type { SchemaCacheHolder } from './schema/load-schema-cache.ts';

export type RestDependencies = {
  /** Logs in as a role that may assume the roles of the tokens. Its clients use pipelining. */
  pool: pg.Pool;
  /** The exposed schemas. The first is the default. */
  schemas: string[];
  extraSearchPath: string[];
  /** The maximum number of rows in any response. */
  maxRows: number;
  schemaCache: SchemaCacheHolder;
  /** Prevents one client from using the whole pool. */
  shares: PoolShares;
  /** Identifies the caller. @throws an error with `code`, `message` and `status` */
  authenticate(request: FastifyRequest): Promise<{ role: string; claimsJson: string }>;
  clientAddress(request: FastifyRequest): string;
};

/** Registers the table API, which is PostgREST's protocol for everything in the exposed schemas. */
export function restRoutes(dependencies: RestDependencies): FastifyPluginAsync {
  return async (app) => {
    keepBodiesRaw(app);
    // Responses contain data that only one user may read. A function may override this for its own.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.setErrorHandler((error, _request, reply) => sendError(error, anonymousRole, reply));
    for (const path of ['/', '/*']) {
      app.all(path, { bodyLimit: requestLimits.bodyBytes }, (request, reply) =>
        handle(dependencies, app.prefix, request, reply),
      );
    }
  };
}

/** Keeps bodies unparsed, because JSON bodies are sent to PostgreSQL unchanged. */
function keepBodiesRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

async function handle(
  dependencies: RestDependencies,
  prefix: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let role = anonymousRole;
  try {
    const identity = await dependencies.authenticate(request);
    role = identity.role;
    const address = dependencies.clientAddress(request);
    const asker = { role, claimsJson: identity.claimsJson, address };
    const answer = await dependencies.shares.run(asker, () =>
      // No one reads the response if the client disconnected while it waited.
      reply.raw.destroyed ? gone() : answerTo(dependencies, prefix, request, asker),
    );
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .send(answer.body ?? undefined);
  } catch (error) {
    if (error instanceof CostlyRequestError) await waitBeforeRefusing();
    return sendError(error, role, reply);
  }
}

/**
 * The planner's estimate includes hidden rows. Anonymous callers therefore get an exact count of
 * the rows that they may read.
 */
function neverEstimate(preferences: Preferences): void {
  if (preferences.count !== null) preferences.count = 'exact';
}

async function gone(): Promise<RestResponse> {
  return { status: 499, headers: {}, body: null };
}

async function answerTo(
  dependencies: RestDependencies,
  prefix: string,
  request: FastifyRequest,
  { role, claimsJson, address }: { role: string; claimsJson: string; address: string },
): Promise<RestResponse> {
  const { schemas, extraSearchPath, schemaCache, pool } = dependencies;
  const cache = schemaCache.current;
  const maxRows = cache.settings.maxRows ?? dependencies.maxRows;
  const asked = understand(request, prefix, schemas, cache.settings.plans);
  const isAnonymous = role === anonymousRole;
  refuseCostly(asked.query, isAnonymous);
  if (isAnonymous) neverEstimate(asked.preferences);
  if (asked.action === 'describe') {
    return { status: 200, headers: { allow: describeResource(asked, cache) }, body: null };
  }
  const asker: RequestSession = {
    role,
    claimsJson,
    headersJson: headersJson(request, address),
    searchPath: [asked.schema, ...extraSearchPath],
  };
  const answer = await execute({ pool, cache, maxRows }, asked, asker);
  if (schemas.length > 1) answer.headers['content-profile'] = asked.schema;
  return answer;
}

function understand(
  request: FastifyRequest,
  prefix: string,
  schemas: string[],
  plans: boolean,
): ApiRequest {
  const body = Buffer.isBuffer(request.body) ? request.body : undefined;
  return readApiRequest(
    {
      method: request.method,
      url: (request.raw.url ?? '').slice(prefix.length),
      headers: request.headers,
      body,
    },
    schemas,
    plans,
  );
}

function sendError(error: unknown, role: string, reply: FastifyReply): FastifyReply {
  const refusal = toRestError(error, role);
  if (!refusal) {
    reply.log.error({ err: error }, 'table request failed');
    return sendError(
      new RestError({ status: 500, code: 'PGRSTX00', message: 'Internal error' }),
      role,
      reply,
    );
  }
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .header('proxy-status', `PostgREST; error=${refusal.code}`)
    .send(refusal.payload);
}

function toRestError(error: unknown, role: string): RestError | null {
  if (error instanceof RestError) return error;
  if (error instanceof NoSlotError) return poolTimedOut();
  return fromPostgresError(error, role) ?? fromFramework(error);
}

/** Handles refused tokens and the framework's own errors, such as a body that is too large. */
function fromFramework(error: unknown): RestError | null {
  if (!(error instanceof Error)) return null;
  const { code, status, statusCode } = error as Error & Record<string, unknown>;
  if (typeof code !== 'string') return null;
  if (code.startsWith('FST_')) {
    const refused = typeof statusCode === 'number' && statusCode < 500 ? statusCode : null;
    return refused === null ? null : invalidBody(error.message, refused);
  }
  if (typeof status !== 'number') return null;
  const challenge = `Bearer error="invalid_token", error_description="${error.message}"`;
  const headers = status === 401 ? { 'www-authenticate': challenge } : undefined;
  return new RestError({ status, code, message: error.message, ...(headers && { headers }) });
}
