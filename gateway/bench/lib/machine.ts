import { cpus, totalmem } from 'node:os';

/** One line that describes the machine of the measurement. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
}
