// A function's own process: gives the file what Supabase's runtime would, then answers requests.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Boot, FromWorker, RequestParts, ToWorker } from '../messages.ts';
import { describeError } from './describe-error.ts';
import { type Handler, installGlobals } from './globals.ts';
import { readImportMap, resolver } from './resolve.ts';

if (!process.send) throw new Error('expected to be started by the server');
const { entry, importMaps } = JSON.parse(process.argv[2] ?? '') as Boot;
// A message that cannot be sent has no receiver any more.
const say = (message: FromWorker) => process.send?.(message, () => undefined);

// The server is gone: nobody reads the answers.
process.once('disconnect', () => process.exit());
// Ctrl-C and a stop of the service are the server's to handle.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
offerToSystem();

type Answer = { reader: ReadableStreamDefaultReader<Uint8Array> | undefined };
const answers = new Map<number, Answer>();
const underWay = new Map<number, AbortController>();
let handler: Handler | undefined;

try {
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
    // As Deno answers for a handler that throws.
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
  // Whoever cancels a stream that is broken already has nothing to learn from it.
  answers
    .get(id)
    ?.reader?.cancel()
    .catch(() => undefined);
  answers.delete(id);
}

/** Where memory runs out, Linux ends this process before the server or PostgreSQL. */
function offerToSystem() {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not permitted in this container: the system chooses.
  }
}
