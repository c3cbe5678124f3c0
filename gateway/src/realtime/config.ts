import { z } from 'zod';

/** The settings of config.toml under `[realtime]`. */
export const realtimeConfig = z.strictObject({
  enabled: z.boolean().default(true),
  /** Supabase has this as a switch in its dashboard ("Allow public access") and management API. */
  private_only: z.boolean().default(false),
});

export type RealtimeConfig = z.infer<typeof realtimeConfig>;
