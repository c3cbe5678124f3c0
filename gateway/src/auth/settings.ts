import type { AuthContext } from './context.ts';
import { otherProviders } from './disabled-providers.ts';

/**
 * Returns the public settings of the service, which list the available sign-in methods.
 * @see https://github.com/supabase/auth internal/api/settings.go
 */
export function settings({ config }: AuthContext) {
  return {
    external: {
      ...Object.fromEntries(otherProviders.map((name) => [name, false])),
      anonymous_users: false,
      email: config.email.enable_signup,
      phone: false,
    },
    disable_signup: !config.enable_signup,
    mailer_autoconfirm: !config.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  };
}
