import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { Vitals } from '../health/details.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { type ApiKeys, bearerToken, hasApiKey, isServiceCall } from '../security/api-key.ts';
import { isTooDeep } from '../security/json-depth.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { Backend } from './backend.ts';
import { functionEnvironment } from './environment.ts';
import { FunctionError } from './errors.ts';
import { type EdgeFunction, findFunctions } from './find-functions.ts';
import { DispatchLimits } from './limits.ts';
import type { RequestParts } from './messages.ts';
import { FunctionPool } from './pool.ts';
import { callRegularly } from './schedule.ts';
import { WebhookLane } from './webhook-lane.ts';

type Options = {
  config: Pick<ProjectConfig, 'functions'>;
  supabaseDir: string;
  /** The project folder whose functions run now. A version that the team publishes has its own. */
  newestDir?: () => string;
  apiKeys: ApiKeys;
  verifyAccessToken: VerifyAccessToken;
  siteUrl: string;
  /** Whether to call the functions with `run_every`, one process at a time. */
  schedules?: { pool: Database['authPool']; vitals: Vitals } | undefined;
  /** The response timeout of functions. The default is Supabase's own limit. */
  functionTimeLimitMs?: number;
};

/** The methods that a `Request` supports. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Serves the project's functions, each in its own process, as Supabase's runtime would run them.
 * Functions handle preflight requests themselves. A request needs a key and is counted by its
 * address before a process is started or a body is read.
 * @see https://supabase.com/docs/guides/functions
 */
export async function functionsService(app: FastifyInstance, options: Options) {
  const { config, supabaseDir, apiKeys, verifyAccessToken } = options;
  const { newestDir = () => supabaseDir, functionTimeLimitMs = 150_000 } = options;
  const functions = findFunctions(supabaseDir, config.functions);
  const backend = new Backend(app);
  const pool = new FunctionPool(app, () => functionEnvironment(app, backend.url, options));
  app.addHook('onReady', () => backend.listen());
  app.addHook('onClose', async () => {
    await pool.close();
    backend.close();
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof FunctionError) return sendError(reply, error);
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) return sendError(reply, new FunctionError('tooLarge'));
    if (statusCode && statusCode < 500) {
      return reply.code(statusCode).send({ code: 'BAD_REQUEST', message: 'Bad request' });
    }
    request.log.error({ err: error }, 'function request failed');
    return sendError(reply, new FunctionError('worker'));
  });

  if (options.schedules) {
    const call = (name: string) => ({
      url: `${backend.url}${app.prefix}/${name}`,
      key: apiKeys.secret,
    });
    callRegularly(app, functions.values(), {
      ...options.schedules,
      call,
      endIdle: (name) => pool.retire(name),
    });
  }

  let newest = { folder: supabaseDir, functions };
  const newestOf = (wanted: EdgeFunction) => {
    const folder = newestDir();
    if (folder !== newest.folder) {
      newest = { folder, functions: findFunctions(folder, config.functions) };
    }
    return newest.functions.get(wanted.name) ?? wanted;
  };

  const limits = new DispatchLimits();
  const admit =
    (wanted: EdgeFunction, lane: WebhookLane | undefined) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (lane) {
        const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve));
        await lane.enter(networkOf(request.ip), answered);
      } else if (!isServiceCall(request, apiKeys)) {
        const leave = limits.enter(networkOf(request.ip));
        reply.raw.once('close', leave);
      }
      if (request.method === 'OPTIONS') return;
      const isVerified = wanted.verifyJwt && (await requireToken(request, verifyAccessToken));
      if (wanted.verifyApiKey && !isVerified && !hasApiKey(request, apiKeys)) {
        throw new FunctionError('noApiKey');
      }
    };
  const handle =
    (wanted: EdgeFunction, lane: WebhookLane | undefined) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (Buffer.isBuffer(request.body) && isTooDeep(request.body))
        throw new FunctionError('tooDeep');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const instance = await pool.instanceOf(newestOf(wanted));
      const parts = requestParts(request, app.prefix);
      const answer = await instance.answer(parts, functionTimeLimitMs, gone.signal);
      if (answer.status >= 400 && answer.status < 500) await lane?.slowDown(networkOf(request.ip));
      for (const [header, value] of answer.headers) {
        if (!ofTheConnection.has(header)) reply.header(header, value);
      }
      return reply.code(answer.status).send(answer.body);
    };
  for (const wanted of functions.values()) {
    const { name, bodyLimit, isWebhook } = wanted;
    const lane = isWebhook ? new WebhookLane() : undefined;
    const config = { limitsItself: isWebhook };
    for (const url of [`/${name}`, `/${name}/*`]) {
      const route = { method: methods, url, bodyLimit, config };
      app.route({ ...route, onRequest: admit(wanted, lane), handler: handle(wanted, lane) });
    }
  }
  app.setNotFoundHandler((_request, reply) => sendError(reply, new FunctionError('notFound')));
}

async function requireToken(request: FastifyRequest, verify: VerifyAccessToken): Promise<true> {
  const token = bearerToken(request);
  if (!token) throw new FunctionError('noAuthHeader');
  await verify(token).catch(() => {
    throw new FunctionError('invalidJwt');
  });
  return true;
}

/** Headers that describe one connection and not the message. */
const ofTheConnection = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Headers in which a proxy names the client. The server sets them here itself. */
const ofTheProxy = new Set(['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip']);

function requestParts(request: FastifyRequest, prefix: string): RequestParts {
  const { method, headers, body } = request;
  const entries = Object.entries(headers).flatMap(([header, value]) =>
    value === undefined || ofTheConnection.has(header)
      ? []
      : [value].flat().map((one): [string, string] => [header, one]),
  );
  const told = entries.filter(([header]) => !ofTheProxy.has(header));
  const path = (request.raw.url ?? '/').slice(prefix.length);
  const bodyless = ['GET', 'HEAD', 'OPTIONS'].includes(method) || !Buffer.isBuffer(body);
  return {
    method,
    url: originOf(request) + path,
    headers: [...told, ['x-forwarded-for', request.ip]],
    body: bodyless ? null : new Uint8Array(body),
  };
}

/**
 * Returns the origin that a request names if it is valid. The client can put any text into both of
 * its parts.
 */
function originOf({ protocol, headers }: FastifyRequest): string {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${headers.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}

function sendError(reply: FastifyReply, { answer }: FunctionError) {
  const { status, code, message } = answer;
  return reply.code(status).header('sb-error-code', code).send({ code, message });
}
