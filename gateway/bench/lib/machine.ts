import { cpus, totalmem } from 'node:os';

/** A one-line description of the machine that runs the benchmark. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
}
