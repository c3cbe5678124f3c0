import { z } from 'zod';
import { mailConfig } from '../mail/config.ts';
import { only } from '../project/only.ts';
import { parseDuration } from './go-duration.ts';

/** A hook in the format of config.toml: `pg-functions://postgres/<schema>/<function>`. */
const postgresHook = z
  .object({
    enabled: z.boolean().default(false),
    uri: z
      .string()
      .regex(
        /^pg-functions:\/\/[^/]+\/\w+\/\w+$/,
        'expected pg-functions://postgres/schema/function',
      ),
  })
  .transform(({ enabled, uri }) => {
    const [schema = '', name = ''] = uri.split('/').slice(3);
    return enabled ? { uri, schema, name } : undefined;
  });

const seconds = z.string().transform((written, context) => {
  const value = parseDuration(written);
  if (value !== undefined) return value;
  context.addIssue({ code: 'custom', message: 'expected a duration such as 60s or 1h30m' });
  return z.NEVER;
});

/** What would be less strict without it may be described, but not switched on. */
const notEnabled = z.object({ enabled: only(false) });

const count = z.number().int().min(0);

/** The section `[auth]` of config.toml, with the defaults of the Supabase CLI. */
export const authConfig = z.strictObject({
  enabled: only(true),
  captcha: notEnabled.optional(),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.number().int().min(60).max(604_800).default(3600),
  enable_refresh_token_rotation: z.boolean().default(true),
  refresh_token_reuse_interval: count.default(10),
  enable_signup: z.boolean().default(true),
  enable_manual_linking: z.boolean().default(false),
  minimum_password_length: z.number().int().min(6).default(6),
  password_requirements: z
    .enum([
      '',
      'letters_digits',
      'lower_upper_letters_digits',
      'lower_upper_letters_digits_symbols',
    ])
    .default(''),
  sessions: z
    .strictObject({
      // 0 means no limit.
      timebox: seconds.default(0),
      inactivity_timeout: seconds.default(0),
      // A setting of ours, not of Supabase. It is the time after a sign-in in which a session may
      // change email, password and factors, or end other sessions.
      reauthenticate_after: seconds.default(0),
    })
    .prefault({}),
  rate_limit: z
    .strictObject({
      email_sent: count.default(2),
      sign_in_sign_ups: count.default(30),
      token_refresh: count.default(150),
      token_verifications: count.default(30),
    })
    .prefault({}),
  email: z
    .strictObject({
      // The CLI's name since version 3, and the one before.
      enabled: z.boolean().default(true),
      enable_signup: z.boolean().default(true),
      enable_confirmations: z.boolean().default(false),
      double_confirm_changes: z.boolean().default(true),
      secure_password_change: z.boolean().default(false),
      // A setting of ours. Supabase has it (UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD), but its CLI
      // has no key for it yet.
      require_current_password: z.boolean().default(false),
      // A setting of ours, not of Supabase. It is the time after which an unconfirmed login is
      // deleted; 0 means never.
      unconfirmed_expiry: seconds.default(0),
      max_frequency: seconds.default(1),
      otp_length: z.number().int().min(6).max(10).default(6),
      otp_expiry: z.number().int().min(1).max(86_400).default(3600),
      ...mailConfig,
    })
    .transform(({ enabled, ...email }) => ({
      ...email,
      enable_signup: enabled && email.enable_signup,
    }))
    .prefault({}),
  mfa: z
    .strictObject({
      max_enrolled_factors: count.default(10),
      totp: z
        .strictObject({
          enroll_enabled: z.boolean().default(false),
          verify_enabled: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
  hook: z
    .strictObject({
      before_user_created: postgresHook.optional(),
      custom_access_token: postgresHook.optional(),
      mfa_verification_attempt: notEnabled.optional(),
      password_verification_attempt: notEnabled.optional(),
      send_email: notEnabled.optional(),
      send_sms: notEnabled.optional(),
    })
    .prefault({}),
});

export type AuthConfig = z.infer<typeof authConfig>;
