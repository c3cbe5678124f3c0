import { z } from 'zod';

const template = z.object({
  subject: z.string().optional(),
  /** A file in Go's template language. */
  content_path: z.string().optional(),
});

/** The emails that config.toml describes in `auth.email`. */
export const mailConfig = {
  /**
   * The reply-to address of all emails. The setting is the gateway's own because Supabase sends
   * from a single address.
   */
  reply_to: z.email().optional(),
  template: z.record(z.string(), template).default({}),
  /** Notification emails about changes. Each is sent only if it is enabled. */
  notification: z
    .record(z.string(), template.extend({ enabled: z.boolean().default(false) }))
    .default({}),
};
