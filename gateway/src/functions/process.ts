import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { compiledCodeFolder } from '../compiled-code.ts';
import { FunctionError } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import type { FromWorker, StartOptions } from './messages.ts';
import { killWithServer } from './reaper.ts';

const bootTime = 10_000;
const heapMb = 128;
/** The heap limit is small because most functions are idle most of the time. */
const youngHeapMb = 2;
/**
 * The maximum length of a log line. Longer lines are a mistake or an attack, and neither may fill
 * the log.
 */
const longestOutput = 10_000;

const program = fileURLToPath(new URL('./worker/main.ts', import.meta.url));

/**
 * Starts the process of a function with only `env` as its environment, and logs its output. The
 * process has its own process group, so that Ctrl-C in a terminal ends the server first, in the
 * correct order.
 */
export function startProcess(
  { name, entry, importMaps }: EdgeFunction,
  env: Record<string, string>,
  log: FastifyBaseLogger,
): ChildProcess {
  const boot: StartOptions = { entry, importMaps, compiledCode: compiledCodeFolder() };
  const child = fork(program, [JSON.stringify(boot)], {
    env,
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngHeapMb}`],
    // The advanced serialization transfers bodies as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  killWithServer(child);
  const logLines = (level: 'info' | 'error') => (chunk: Buffer) => {
    for (const output of chunk.toString().slice(0, longestOutput).trimEnd().split('\n')) {
      log[level]({ function: name, output });
    }
  };
  child.stdout?.on('data', logLines('info'));
  child.stderr?.on('data', logLines('error'));
  for (const stream of [child.stdout, child.stderr]) stream?.on('error', () => undefined);
  // The process cannot be started or no longer be reached. Both cases also emit `exit` or `close`.
  child.on('error', (error) =>
    log.error({ function: name, err: error }, 'function process failed'),
  );
  return child;
}

/** Resolves when the function is ready to handle requests. @throws FunctionError `BOOT_ERROR` */
export function whenReady(
  child: ChildProcess,
  name: string,
  log: FastifyBaseLogger,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      reject(new FunctionError('boot'));
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => {
      log.error({ function: name }, 'function did not start in time');
      refuse();
    }, bootTime);
    child.once('message', (message: FromWorker) => {
      if (message.type === 'boot-failed') {
        log.error({ function: name, output: message.error }, 'function failed to start');
        refuse();
      } else {
        clearTimeout(timer);
        resolve();
      }
    });
    child.once('error', refuse);
    child.once('exit', refuse);
  });
}
