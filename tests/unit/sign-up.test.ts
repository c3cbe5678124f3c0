import { describe, expect, test } from 'vitest';
import { consentVersion } from '../../app/content/legal/versions.ts';
import { applicationSchema } from '../../app/site/join/application.ts';

const rita = {
  firstName: 'Rita',
  lastName: 'Nogueira',
  email: 'RITA@example.com ',
  phone: '(561) 555-0142',
  state: 'FL',
  dateOfBirth: '1992-02-29',
  password: 'mandacaru',
  confirmPassword: 'mandacaru',
  consent: true,
};

const issues = (change: Partial<typeof rita>) =>
  applicationSchema.safeParse({ ...rita, ...change }).error?.issues.map(({ message }) => message);

describe('An application', () => {
  test('has its email as the database stores it', () => {
    expect(applicationSchema.parse(rita).email).toBe('rita@example.com');
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'tooLong'],
    [{ email: 'rita' }, 'emailInvalid'],
    [{ phone: '555' }, 'phoneInvalid'],
    [{ phone: '11 98765' }, 'phoneInvalid'],
    [{ state: '' }, 'state'],
    [{ state: 'SP' }, 'state'],
    [{ dateOfBirth: '1991-02-29' }, 'dateOfBirthInvalid'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirthInvalid'],
    [{ dateOfBirth: '1850-01-01' }, 'dateOfBirthInvalid'],
    [{ dateOfBirth: `${new Date().getFullYear() - 17}-01-01` }, 'underAge'],
    [{ password: 'abc', confirmPassword: 'abc' }, 'passwordShort'],
    [{ confirmPassword: 'other-one' }, 'passwordsDiffer'],
    [{ consent: false }, 'consent'],
    [{ consent: undefined }, 'consent'],
  ])('with %o is refused: %s', (change, issue) => {
    expect(issues(change)).toContain(issue);
  });

  test('reports all errors of its passwords at once', () => {
    expect(issues({ password: 'abc', confirmPassword: 'abd' })).toEqual([
      'passwordShort',
      'passwordsDiffer',
    ]);
  });
});

test('The consent names the editions of rules and terms in the format of the database', () => {
  expect(consentVersion).toMatch(/^rules \d+, terms \d{4}-\d{2}-\d{2}$/);
  expect(consentVersion.length).toBeLessThanOrEqual(80);
});
