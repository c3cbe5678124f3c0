import type { AuthContext } from './context.ts';

/**
 * What a client may know of the service: which ways to sign in exist.
 * @see https://github.com/supabase/auth internal/api/settings.go
 */
export function settings({ config }: AuthContext) {
  return {
    external: { anonymous_users: false, email: config.email.enable_signup, phone: false },
    disable_signup: !config.enable_signup,
    mailer_autoconfirm: !config.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
