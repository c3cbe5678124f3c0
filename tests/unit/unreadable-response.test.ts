import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asActivationError } from '~/account/activation/activation-error';
import { createAccount as activate } from '~/account/activation/create-account';
import { requestReset } from '~/account/recovery/password-reset';
import { checkPassword } from '~/account/sign-in/pending-sign-in';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { authenticateAdmin } from '~/command-center/kit/backend/authenticate-admin';
import { loginProblem } from '~/command-center/sign-in/login-error';
import { changeEmail, changePassword } from '~/portal/security/account';
import { errorDescription } from '~/portal/security/security-error';
import { errorMessageKey } from '~/shared/backend/app-error';
import { requestError, sentenceOf } from '~/shared/backend/request-error';
import type { Application } from '~/site/join/application';
import { createAccount as signUp } from '~/site/join/create-account';
import { asSignUpError } from '~/site/join/sign-up-error';

/** What a proxy, a captive portal or a broken backend can respond. */
const unreadable = {
  'a page': () => new Response('<html>Sign in to the Wi-Fi</html>', html(200)),
  'a page that refuses': () => new Response('<html>Blocked</html>', html(403)),
  nothing: () => new Response('', html(200)),
  'half an object': () => new Response('{"user":', json(200)),
  'an empty object': () => new Response('{}', json(200)),
  null: () => new Response('null', json(200)),
};

/** A refusal of the backend that states no reason. */
const silent = () => new Response('{}', json(400));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const html = (status: number) => ({ status, headers: { 'content-type': 'text/html' } });
const json = (status: number) => ({ status, headers: { 'content-type': 'application/json' } });

/** The steps before the request under test, which succeed. */
const steps: Record<string, unknown> = {
  sign_up_rule: { status: 'open' },
  member_sign_in_status: { status: 'not_member' },
  release_activation_login: null,
};

const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'rita' },
};

function respond(answer: () => Response | Promise<Response>) {
  const storage = new Map([['member-session', JSON.stringify(session)]]);
  const area = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
  const location = { origin: 'https://example.org' };
  vi.stubGlobal('window', { location, localStorage: area, sessionStorage: area });
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const step = Object.keys(steps).find((name) => String(url).includes(name));
    return step ? Response.json(steps[step]) : answer();
  });
}

const application = {
  email: 'rita@example.com',
  password: 'mandacaru',
  state: 'FL',
} as Application;
const account = {
  email: application.email,
  password: 'mandacaru',
  token: 't',
  language: 'en',
} as const;

/** The message key of each screen's failure; undefined for the screen's own sentence. */
const screens: Record<string, () => Promise<unknown>> = {
  'sign-in': () =>
    checkPassword(account.email, account.password).catch((error) => asSignInError(error).code),
  'sign-up': () => signUp(application, 'en', '', false).catch((error) => asSignUpError(error).code),
  activation: () =>
    activate(account).catch((error) => asActivationError(error, 'activate_unexpected').code),
  'forgotten password': () => requestReset(account.email, '/').catch(errorMessageKey),
  'change of email': () => changeEmail(account.email).catch(errorDescription),
  'change of password': () => changePassword('old', 'mandacaru').catch(errorDescription),
  'login of an admin': () => authenticateAdmin(account.email, 'x').catch(loginProblem),
};

const loginError = (name: string) => ({ key: `commandCenter:login.errors.${name}` });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // The language of emails is not updated either, which must not matter.
  vi.spyOn(console, 'info').mockReturnValue();
});
afterAll(() => void vi.unstubAllGlobals());

describe.each(Object.entries(unreadable))(
  'After %s, the screen shows its own sentence',
  (kind, answer) => {
    test.each([
      ['sign-in', 'unexpected'],
      ['sign-up', 'unexpected'],
      ['activation', 'activate_unexpected'],
      ['forgotten password', 'unexpected'],
      ['change of email', {}],
      ['change of password', {}],
      // Null is the backend's answer to a wrong password.
      ['login of an admin', loginError(kind === 'null' ? 'invalid' : 'unexpected')],
    ])('%s', async (screen, shown) => {
      respond(answer);
      expect(await screens[screen]?.()).toEqual(shown);
    });
  },
);

test.each([
  ['sign-in', 'refused'],
  ['sign-up', 'unexpected'],
  ['activation', 'create_failed'],
  ['forgotten password', 'unexpected'],
  ['change of email', {}],
  ['change of password', {}],
  ['login of an admin', loginError('failed')],
])('A refusal without a reason is not shown as {}: %s', async (screen, shown) => {
  respond(silent);
  expect(await screens[screen]?.()).toEqual(shown);
});

test.each([
  ['sign-in', 'network_failed'],
  ['sign-up', 'network_failed'],
  ['activation', 'network_failed'],
  ['forgotten password', 'networkFailed'],
  ['change of email', { key: 'errors:networkFailed' }],
  ['change of password', { key: 'errors:networkFailed' }],
  ['login of an admin', { key: 'errors:networkFailed' }],
])('Only a missing response blames the connection: %s', async (screen, shown) => {
  respond(offline);
  expect(await screens[screen]?.()).toEqual(shown);
});

test('A page of a proxy that is busy or down keeps the meaning of its status', () => {
  expect(requestError({ message: '<html>' }, 429).code).toBe('rate_limited');
  expect(requestError({ message: '<html>' }, 503).code).toBe('unavailable');
  expect(requestError({ message: '<html>' }, 401).code).toBe('unexpected');
});

test('A refusal of the database that mentions JSON is not unreadable', () => {
  const refusal = { message: 'JWSError (JSONDecodeError "Not valid base64url")', code: 'PGRST301' };
  expect(requestError(refusal, 401).code).toBe('session_expired');
});

test('Only the backend’s own sentence is shown', () => {
  expect(sentenceOf({ message: 'User is banned' })).toBe('User is banned');
  for (const message of ['', '{}', 'null', '[]', '"x"', '<html>']) {
    expect(sentenceOf({ message }), message).toBeUndefined();
  }
});

test('The error of a HEAD request, which has no body, has a message in the log', () => {
  expect(requestError({ message: '' }, 400).message).toBe('unexpected');
});
