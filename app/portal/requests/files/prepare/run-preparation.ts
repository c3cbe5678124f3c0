import type { Preparation, PreparationJob } from './preparation-job';

/** Longer than the largest photo takes on a slow phone. */
const timeoutMs = 45_000;

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Starts the worker, so that photos can be prepared when the connection is lost. */
export function warmUp(): void {
  if (canDrawInWorker()) worker ??= startWorker();
  else void loadJob();
}

/** Prepares a file. One at a time: a decoded photo takes 50 MB and more. */
export function runPreparation(job: PreparationJob): Promise<Preparation> {
  const result = last.then(() => measured(job));
  last = result;
  return result;
}

/** `npm run bench -- photos` reads the measures. */
async function measured(job: PreparationJob): Promise<Preparation> {
  const start = performance.now();
  const result = await (canDrawInWorker() ? inWorker(job) : onPage(job));
  performance.measure('prepare-page', { start });
  return result;
}

function inWorker(job: PreparationJob): Promise<Preparation> {
  worker ??= startWorker();
  const current = worker;
  return new Promise((resolve) => {
    const end = (result: Preparation) => {
      clearTimeout(timer);
      resolve(result);
    };
    // A crash for lack of memory has no other sign.
    const fail = () => {
      current.terminate();
      worker = undefined;
      end({ refused: 'unreadable' });
    };
    const timer = setTimeout(fail, timeoutMs);
    current.onmessage = ({ data }: MessageEvent<Preparation>) => end(data);
    current.onerror = fail;
    current.postMessage(job);
  });
}

async function onPage(job: PreparationJob): Promise<Preparation> {
  const { answer } = await loadJob();
  return answer(job);
}

const loadJob = () => import('./preparation-job');

function startWorker(): Worker {
  return new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' });
}

/** Safari before 16.4 has no OffscreenCanvas; pages are then prepared on the page. */
function canDrawInWorker(): boolean {
  return typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';
}
