import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { FunctionError } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import type { Boot, FromWorker } from './messages.ts';

const bootTime = 10_000;
const heapMb = 128;

/** Starts a function's thread, with nothing in its environment but `env`. What it says is logged. */
export function startThread(
  { name, entry, importMaps }: EdgeFunction,
  env: Record<string, string>,
  log: FastifyBaseLogger,
): Worker {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), {
    workerData: { entry, importMaps } satisfies Boot,
    env,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    name,
  });
  const logLines = (level: 'info' | 'error') => (chunk: Buffer) => {
    for (const output of chunk.toString().trimEnd().split('\n')) {
      log[level]({ function: name, output });
    }
  };
  worker.stdout.on('data', logLines('info'));
  worker.stderr.on('data', logLines('error'));
  worker.on('error', (error) => log.error({ function: name, err: error }, 'function ended'));
  return worker;
}

/** Resolves when a thread's function is there to answer. @throws FunctionError `BOOT_ERROR` */
export function whenReady(worker: Worker, name: string, log: FastifyBaseLogger): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      reject(new FunctionError('boot'));
      void worker.terminate();
    };
    const timer = setTimeout(() => {
      log.error({ function: name }, 'function did not start in time');
      refuse();
    }, bootTime);
    worker.once('message', (message: FromWorker) => {
      if (message.type === 'boot-failed') {
        log.error({ function: name, output: message.error }, 'function failed to start');
        refuse();
      } else {
        clearTimeout(timer);
        resolve();
      }
    });
    worker.once('exit', refuse);
  });
}
