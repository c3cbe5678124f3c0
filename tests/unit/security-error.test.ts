import { expect, test } from 'vitest';
import { errorDescription, passwordRefusal } from '~/portal/security/security-error';
import { authRefusal } from '~/shared/backend/security-refusal';

const refused = (code: string, status: number) => Object.assign(new Error(code), { code, status });

test('A password above the limit of the auth service is too long, not an invalid email', () => {
  const told = errorDescription(passwordRefusal(refused('validation_failed', 400)));
  expect(told).toEqual({ key: 'security:errors.passwordTooLong' });
});

test('Any other refusal of a password keeps its own message', () => {
  const told = errorDescription(passwordRefusal(refused('weak_password', 422)));
  expect(told).toEqual({ key: 'security:errors.weakPassword' });
});

test('A malformed email is an invalid email', () => {
  const told = errorDescription(authRefusal(refused('validation_failed', 400)));
  expect(told).toEqual({ key: 'security:issues.emailInvalid' });
});

test('A second email within a minute is too soon, and no attempt too many', () => {
  const told = errorDescription(authRefusal(refused('over_email_send_rate_limit', 429)));
  expect(told).toEqual({ key: 'security:errors.emailTooSoon' });
  const general = errorDescription(authRefusal(refused('over_request_rate_limit', 429)));
  expect(general).toEqual({ key: 'errors:rateLimited' });
});
