import { z } from 'zod';

const template = z.object({
  subject: z.string().optional(),
  /** A file of Go's template language. */
  content_path: z.string().optional(),
});

/** The emails that config.toml describes in `auth.email`. */
export const mailConfig = {
  /** Where replies to any email go. The gateway's own: Supabase sends from a single address. */
  reply_to: z.email().optional(),
  template: z.record(z.string(), template).default({}),
  /** Mails that tell of a change; each is sent only where it is enabled. */
  notification: z
    .record(z.string(), template.extend({ enabled: z.boolean().default(false) }))
    .default({}),
};
