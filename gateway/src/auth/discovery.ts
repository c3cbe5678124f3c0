/**
 * Returns the discovery document for token verifiers: the issuer and the URL of its keys. It
 * includes the OAuth server URLs, because Supabase includes them even if that server is disabled.
 * @see https://github.com/supabase/auth internal/api/jwks.go (WellKnownOpenID)
 */
export function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    scopes_supported: ['openid', 'profile', 'email', 'phone', 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    claims_supported: ['sub', 'aud', 'iss', 'exp', 'iat', 'email', 'phone'],
    code_challenge_methods_supported: ['S256', 'plain'],
  };
}
