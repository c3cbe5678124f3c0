import { z } from 'zod';
import { isBucketName, mimeType } from './names.ts';

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

const bucket = z.strictObject({
  public: z.boolean().optional(),
  /** The default is the limit of all files. */
  file_size_limit: size.optional(),
  allowed_mime_types: z
    .array(z.string().regex(mimeType, 'expected types such as image/*'))
    .optional(),
  /** How long a signed URL of the bucket works at most, in seconds. */
  longest_signed_url: z.number().int().positive().optional(),
  objects_path: z
    .literal('', { error: 'not supported: upload the files with the client library' })
    .optional(),
});

const buckets = z.record(z.string(), bucket).superRefine((named, context) => {
  for (const name of Object.keys(named).filter((one) => !isBucketName(one))) {
    context.addIssue({ code: 'custom', path: [name], message: 'expected the name of a bucket' });
  }
});

/**
 * The section `[storage]` of config.toml.
 * @see https://supabase.com/docs/guides/local-development/cli/config
 */
export const storageConfig = z.strictObject({
  enabled: z.boolean().default(true),
  /** The maximum size of a file in bytes, even if its bucket allows more. */
  file_size_limit: size.prefault('50MiB'),
  buckets: buckets.default({}),
});

export type StorageConfig = z.infer<typeof storageConfig>;
