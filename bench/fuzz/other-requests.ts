import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { cast } from '../../tests/cast.ts';
import { bodyOf, mostly, objectWith } from './hostile.ts';
import { encode, moreHeaders, queryOf, type RequestDraft } from './http.ts';
import { mostlyMethods } from './table-requests.ts';

const uuid = fc.oneof(fc.uuid(), fc.constantFrom(cast.ana.userId, cast.bruno.userId));
const segment = fc.oneof(
  uuid,
  fc.constantFrom('known-user', 'known-user', 'known-factor', 'known-factor'),
  mostly('me', '1').map(encode),
);

const anyMethod = mostlyMethods(
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PATCH',
);

/** The endpoints of the auth service, as `METHOD path`. */
const authPlaces = fc.oneof(
  fc.constantFrom(
    ...['POST token?grant_type=password', 'POST token?grant_type=refresh_token', 'POST token'],
    ...['POST token?grant_type=pkce', 'POST token?grant_type=id_token', 'POST signup', 'POST otp'],
    ...['POST magiclink', 'POST verify', 'GET verify', 'POST resend', 'POST recover', 'POST sso'],
    ...[
      'GET reauthenticate',
      'GET user',
      'PUT user',
      'POST logout',
      'GET authorize',
      'POST factors',
    ],
    ...['GET callback', 'GET settings', 'GET health', 'POST invite', 'GET .well-known/jwks.json'],
    ...['GET admin/users', 'POST admin/users', 'POST admin/generate_link', 'GET admin/audit'],
    ...['GET user/identities/authorize', 'POST nothing'],
  ),
  fc
    .tuple(
      fc.constantFrom(
        ...['DELETE factors/:id', 'POST factors/:id/challenge', 'POST factors/:id/verify'],
        ...['DELETE user/identities/:id', 'GET admin/users/:id', 'PUT admin/users/:id'],
        ...['DELETE admin/users/:id', 'GET admin/users/:id/factors'],
        'DELETE admin/users/:id/factors/known-factor',
      ),
      segment,
    )
    .map(([place, id]) => place.replace(':id', id)),
);

const authQuery = fc.oneof(
  fc.tuple(
    fc.constant('redirect_to'),
    mostly(
      'http://127.0.0.1/x',
      'https://evil.example',
      '//evil.example',
      'http://127.0.0.1@evil.example',
      'http://localhost:3000/\r\nSet-Cookie: a=b',
      'javascript:alert(1)//127.0.0.1',
    ),
  ),
  fc.tuple(
    fc.constant('type'),
    mostly('signup', 'recovery', 'magiclink', 'email_change', 'invite', 'email'),
  ),
  fc.tuple(
    fc.constantFrom(
      'token',
      'token_hash',
      'scope',
      'provider',
      'page',
      'per_page',
      'filter',
      'apikey',
    ),
    mostly('local', 'others', '1', '0', 'known-link', 'pkce_known-link', '999999999', '-1', '1e9'),
  ),
);

const authBody = objectWith({
  email: fc.oneof(fc.emailAddress(), fc.constantFrom(cast.ana.email, cast.clara.email)),
  password: fc.constantFrom('a long passphrase', 'wrong', ''),
  refresh_token: fc.oneof(fc.constant('known-refresh'), fc.string()),
  auth_code: uuid,
  code_verifier: fc.string(),
  code_challenge: fc.string({ minLength: 43, maxLength: 43 }),
  code_challenge_method: fc.constantFrom('s256', 'plain'),
  type: fc.constantFrom('signup', 'recovery', 'email_change', 'email', 'magiclink'),
  token: fc.constantFrom('123456', 'known-otp'),
  token_hash: fc.oneof(fc.constant('known-link'), fc.string()),
  nonce: fc.string(),
  factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
  friendly_name: fc.string(),
  challenge_id: fc.oneof(fc.constant('known-challenge'), uuid),
  code: fc.constant('123456'),
  phone: fc.constant('+15555550100'),
  channel: fc.constant('email'),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
  create_user: fc.boolean(),
  new_email: fc.emailAddress(),
  redirect_to: fc.constantFrom('http://127.0.0.1/x', 'https://evil.example'),
  user_metadata: fc.dictionary(fc.string(), fc.jsonValue()),
  app_metadata: fc.constantFrom({ provider: 'x', providers: [] }, { role: 'service_role' }),
  ban_duration: fc.constantFrom('24h', 'none', '1h30m', '0', '9999999999999999h'),
  role: fc.constantFrom('authenticated', 'service_role', 'anon'),
  email_confirm: fc.boolean(),
  password_hash: fc.constantFrom(
    '$2a$10$',
    '$2b$99$eoZKtMzZaE9wzj9Vtc2RR.W1Ac9xRU4VPkYcTRuyWwbhZ6Wd5xvsO',
    '$argon2id$v=19$m=99999999,t=99,p=99$c29tZXNhbHQ$aGFzaA',
    '$argon2id$x',
  ),
  should_soft_delete: fc.boolean(),
  gotrue_meta_security: fc.constant({ captcha_token: 'x' }),
});

/** Requests to the auth service, mostly with the method of the path. */
export const authRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    place: authPlaces,
    method: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, anyMethod),
    query: queryOf(fc.array(authQuery, { maxLength: 2 })),
    headers: moreHeaders,
    body: bodyOf(authBody),
  })
  .map(({ place, method: other, query, headers, body }) => {
    const [usual = '', path = ''] = place.split(' ');
    const method = other ?? usual;
    const more = path.includes('?') ? query.replace('?', '&') : query;
    return {
      service: 'auth',
      method,
      path: `/auth/v1/${path}${more}`,
      headers,
      body: withBody(method, body),
    };
  });

const functions = join(import.meta.dirname, '..', '..', 'supabase', 'functions');
const functionNames = readdirSync(functions).filter((name) => /^[a-z-]+$/.test(name));

const functionBody = objectWith({
  email: fc.constantFrom(cast.ana.email, cast.clara.email, 'nobody@example.com'),
  resetUrl: fc.constantFrom(
    'http://127.0.0.1/reset-password',
    'https://evil.example/reset-password',
  ),
  token: fc.oneof(fc.constant('known-reset'), fc.string()),
  newPassword: fc.oneof(fc.constantFrom('a long passphrase', '123456'), fc.string()),
  to: fc.constantFrom(cast.ana.email, 'a@b.c\r\nBcc: d@e.f', 'Ana <ana@example.com>'),
  subject: fc.constantFrom('Hello', 'a\r\nBcc: d@e.f'),
  html: fc.string(),
  text: fc.string(),
  kind: fc.string(),
  messageId: uuid,
  applicationId: uuid,
  approve: fc.boolean(),
  body: fc.string(),
  language: fc.constantFrom('en', 'pt-BR'),
});

/** Requests to the functions and to the email queue. */
export const functionRequests = requests(
  'functions',
  fc.oneof(
    {
      weight: 6,
      arbitrary: mostly(...functionNames).map((name) => `/functions/v1/${encode(name)}`),
    },
    { weight: 1, arbitrary: fc.constant('/mail/v1/messages') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['/functions/v1/reset-password/more', '/functions/v1/', '/functions/v1/_shared'],
        ...['/functions/v1/nothing', '/functions/v1/..%2f..%2fserver', '/mail/v1'],
      ),
    },
  ),
  queryOf(fc.constant([])),
  bodyOf(functionBody),
  mostlyMethods('POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'GET', 'OPTIONS', 'PUT', 'DELETE'),
);

/** Requests to all other addresses: pages, files, the health check. */
export const pageRequests = requests(
  'pages',
  fc.oneof(
    mostly(
      '',
      'BR',
      'about',
      'BR/my-account',
      'member-portal',
      'assets',
      'robots.txt',
      'index.html',
    ).map((path) => `/${encode(path)}`),
    fc.constantFrom(
      ...[
        '/health',
        '/outbox',
        '/outbox/1',
        '//',
        '//evil.example',
        '/..%2f..%2fpackage.json',
        '/../../etc/passwd',
      ],
      ...[
        '/%',
        '/%00',
        '/%ff',
        '/assets/../../server.json',
        '/.env',
        '/locales/en/translation.json',
        `/${'a/'.repeat(4_000)}`,
      ],
      ...[
        '*',
        'http://evil.example/',
        '/rest/v1',
        '/auth/v1',
        '/functions/v1',
        `/${'%41'.repeat(9_000)}`,
        '/?x',
      ],
    ),
  ),
  queryOf(fc.array(fc.tuple(mostly('email', 'token'), mostly('a')), { maxLength: 2 })),
  bodyOf(functionBody),
  mostlyMethods('GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
);

function requests(
  service: string,
  path: fc.Arbitrary<string>,
  query: fc.Arbitrary<string>,
  body: fc.Arbitrary<Buffer>,
  methods = anyMethod,
): fc.Arbitrary<RequestDraft> {
  return fc.record({ method: methods, path, query, headers: moreHeaders, body }).map((asked) => ({
    service,
    method: asked.method,
    path: asked.path + asked.query,
    headers: asked.headers,
    body: withBody(asked.method, asked.body),
  }));
}

function withBody(method: string, body: Buffer): Buffer {
  return /GET|HEAD|OPTIONS/.test(method) ? Buffer.alloc(0) : body;
}
