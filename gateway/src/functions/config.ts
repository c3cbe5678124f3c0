import { z } from 'zod';
import { parseDuration } from '../auth/go-duration.ts';

const units = { B: 1, KB: 1_000, KiB: 1_024, MB: 1_000_000, MiB: 1_048_576 };

/** A size in the format that config.toml uses elsewhere, such as `50MiB`. */
const size = z
  .string()
  .regex(/^\d{1,6}(B|KB|KiB|MB|MiB)$/, 'expected a size such as 64KiB or 2MiB')
  .transform((text) => {
    const [, amount, unit] = /^(\d+)(\w+)$/.exec(text) ?? [];
    return Number(amount) * units[unit as keyof typeof units];
  });

/** A duration of at least a second, in milliseconds. */
const duration = z
  .string()
  .transform((text) => (parseDuration(text) ?? 0) * 1_000)
  .refine((ms) => ms >= 1_000 && ms <= 86_400_000, 'expected a duration from 1s to 24h');

/** The sections `[functions.<name>]` of config.toml. Paths are relative to the project folder. */
export const functionsConfig = z
  .record(
    z.string(),
    z.strictObject({
      enabled: z.boolean().default(true),
      verify_jwt: z.boolean().default(true),
      import_map: z.string().optional(),
      entrypoint: z.string().optional(),
      /** For Supabase's bundler: here, a function reads its files where they are. */
      static_files: z.array(z.string()).optional(),
      /**
       * The maximum size of a request body. Supabase's CLI ignores this setting, `verify_api_key`,
       * `webhook` and `run_every`, which are the gateway's own.
       */
      body_size_limit: size.optional(),
      /** Whether a request needs one of the keys. A webhook of another service has none. */
      verify_api_key: z.boolean().default(true),
      /**
       * Whether another service calls the function and signs its requests, which the function
       * verifies. No rate limit refuses them; they wait for their turn.
       */
      webhook: z.boolean().default(false),
      /** How often the gateway calls the function itself, with the secret key. */
      run_every: duration.optional(),
    }),
  )
  .default({});

export type FunctionsConfig = z.infer<typeof functionsConfig>;
