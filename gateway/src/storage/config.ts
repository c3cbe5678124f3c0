import { z } from 'zod';

const units: Record<string, number> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
};

/** Bytes of a size such as `50MiB` or `1.5mb`, or null. */
export function parseSize(text: string): number | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([kmg]?i?b)$/i.exec(text) ?? [];
  const factor = units[unit?.toLowerCase() ?? ''];
  return amount === undefined || factor === undefined ? null : Math.floor(Number(amount) * factor);
}

const size = z.union([z.number().int().positive(), z.string()]).transform((value, context) => {
  const bytes = typeof value === 'number' ? value : parseSize(value);
  if (bytes === null)
    context.addIssue({ code: 'custom', message: 'expected a size such as 50MiB' });
  return bytes ?? 0;
});

/** What config.toml says under `[storage]`. */
export const storageConfig = z.object({
  /** The most bytes of one file, whatever its bucket allows. */
  file_size_limit: size.prefault('50MiB'),
});

export type StorageConfig = z.infer<typeof storageConfig>;
