import { z } from 'zod';

/** The sections `[functions.<name>]` of config.toml. Paths count from the project's folder. */
export const functionsConfig = z
  .record(
    z.string(),
    z.object({
      enabled: z.boolean().default(true),
      verify_jwt: z.boolean().default(true),
      import_map: z.string().optional(),
      entrypoint: z.string().optional(),
    }),
  )
  .default({});

export type FunctionsConfig = z.infer<typeof functionsConfig>;
