// The process of one function. It loads the file with the globals of Supabase's runtime, then
// handles requests.
import { writeFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FromWorker, RequestParts, StartOptions, ToWorker } from '../messages.ts';
import { describeError } from './describe-error.ts';
import { type Handler, installGlobals } from './globals.ts';
import { readImportMap, resolver } from './resolve.ts';

if (!process.send) throw new Error('expected to be started by the server');
const { entry, importMaps, compiledCode } = JSON.parse(process.argv[2] ?? '') as StartOptions;
// A message that cannot be sent no longer has a receiver.
const say = (message: FromWorker) => process.send?.(message, () => undefined);

// The server has exited, so no process reads the responses.
process.once('disconnect', () => process.exit());
// The server handles Ctrl-C and the stop of the service.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
offerToSystem();

type Answer = { reader: ReadableStreamDefaultReader<Uint8Array> | undefined };
const answers = new Map<number, Answer>();
const underWay = new Map<number, AbortController>();
let handler: Handler | undefined;

try {
  if (compiledCode) enableCompileCache(compiledCode);
  installGlobals((given) => {
    handler = given;
  });
  registerHooks({ resolve: resolver(readImportMap(importMaps)) });
  const module = (await import(pathToFileURL(entry).href)) as {
    default?: { fetch?: Handler };
  };
  handler ??= module.default?.fetch?.bind(module.default);
  if (!handler) throw new Error('the file calls no Deno.serve and exports no fetch');
  say({ type: 'ready' });
  // Node would write it when the process exits, but functions are killed.
  if (compiledCode) flushCompileCache();
} catch (error) {
  say({ type: 'boot-failed', error: String((error as Error)?.stack ?? error) });
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'ping') say({ type: 'pong' });
  else if (message.type === 'request') void answer(message.id, message.request);
  else if (message.type === 'pull') void sendChunk(message.id);
  else cancel(message.id);
});

async function answer(id: number, parts: RequestParts) {
  const controller = new AbortController();
  underWay.set(id, controller);
  const response = await respond(parts, controller.signal);
  underWay.delete(id);
  if (controller.signal.aborted) return;
  answers.set(id, { reader: response.body?.getReader() });
  say({ type: 'head', id, status: response.status, headers: [...response.headers] });
}

async function respond(parts: RequestParts, signal: AbortSignal): Promise<Response> {
  try {
    const { method, url, headers, body } = parts;
    const request = new Request(url, { method, headers, body: body as BodyInit | null, signal });
    const response = await handler?.(request);
    if (response instanceof Response) return response;
    throw new TypeError('the handler returned no Response');
  } catch (error) {
    console.error(describeError(error));
    // Deno returns the same response for a handler that throws.
    return new Response('Internal Server Error', { status: 500 });
  }
}

async function sendChunk(id: number) {
  const { reader } = answers.get(id) ?? {};
  try {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (!done && value) return say({ type: 'chunk', id, bytes: value });
    answers.delete(id);
    say({ type: 'end', id });
  } catch (error) {
    console.error(describeError(error));
    answers.delete(id);
    say({ type: 'broken', id });
  }
}

function cancel(id: number) {
  underWay.get(id)?.abort();
  underWay.delete(id);
  // The stream may already be broken. An error from its cancellation adds no information.
  answers
    .get(id)
    ?.reader?.cancel()
    .catch(() => undefined);
  answers.delete(id);
}

/**
 * Makes Linux end this process before the server or PostgreSQL when the machine runs out of memory.
 */
function offerToSystem() {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The container does not permit this, so the system chooses the process to end.
  }
}
