/**
 * What verifiers of tokens look up: who issues them and where the keys are. The addresses of a
 * sign-in for other sites are in it, as on Supabase where that is switched off too.
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
