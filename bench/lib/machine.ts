import { cpus, totalmem } from 'node:os';

/** One line that says what the numbers were measured on. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
}
