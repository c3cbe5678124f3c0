import { expect, test } from 'vitest';
import { credentialsSchema } from '~/account/sign-in/credentials';

/** The first issue of each field, as the form displays it. */
function issues(email: string, password: string) {
  const { error } = credentialsSchema.safeParse({ email, password });
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
}

test('an email is compared as the database stores it', () => {
  expect(credentialsSchema.parse({ email: '  Ana@Example.COM ', password: ' x ' })).toEqual({
    email: 'ana@example.com',
    password: ' x ',
  });
});

test('both fields are required', () => {
  expect(issues('', '')).toEqual({ email: 'emailRequired', password: 'passwordRequired' });
  expect(issues('   ', 'x')).toEqual({ email: 'emailRequired' });
});

test('an email must be valid', () => {
  expect(issues('ana', 'x')).toEqual({ email: 'emailInvalid' });
  expect(issues('ana@example', 'x')).toEqual({ email: 'emailInvalid' });
});
