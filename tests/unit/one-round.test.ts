import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { needSchema, newNeed } from '~/command-center/requests/needs/need-form';
import { episodeForm, episodeSchema } from '~/command-center/shows/episode-form';
import { userForm, userSchema } from '~/command-center/team/user-form';
import { passwordSchema } from '~/portal/security/schemas';
import { newPasswordSchema } from '~/shared/session/set-password-schema';

/** The first issue of each field, as the form displays it. */
function issues(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
}

describe('A form reports the errors of its fields and of their combination at once:', () => {
  test('Add User', () => {
    const passwords = { entry: 'password', password: 'short', confirmPassword: 'other' };
    expect(issues(userSchema, { ...userForm(), email: 'otavio', ...passwords })).toEqual({
      first_name: 'manageUsers:validation.firstNameRequired',
      email: 'manageUsers:validation.emailInvalid',
      password: 'manageUsers:validation.passwordTooShort',
      confirmPassword: 'manageUsers:validation.passwordsDiffer',
    });
    expect(issues(userSchema, { ...userForm(), first_name: 'Otávio', last_name: '' })).toEqual({
      email: 'manageUsers:validation.emailRequired',
    });
  });

  test('an episode', () => {
    expect(issues(episodeSchema, { ...episodeForm(), status: 'Scheduled' })).toEqual({
      title: 'manageShows:validation.titleRequired',
      category: 'manageShows:validation.categoryRequired',
      video_url: 'manageShows:validation.videoRequired',
      duration: 'manageShows:validation.durationInvalid',
      publish_date: 'manageShows:validation.dateRequired',
    });
  });

  test('a need, with an amount that is not one', () => {
    const need = {
      choice: newNeed,
      title: '',
      kind: 'maternity',
      pre_existing: 'no',
      is_cancer: false,
      is_chronic: false,
      other_signs: 'May',
      due_on: '',
      iua_paid_on: '',
      reduction: 'ten',
      reason: '',
    };
    expect(issues(needSchema('', 'en'), need)).toEqual({
      title: 'reviewRequests:validation.titleRequired',
      other_signs: 'reviewRequests:validation.datesInvalid',
      reduction: 'reviewRequests:validation.amountInvalid',
    });
  });

  test('a new password', () => {
    expect(issues(newPasswordSchema(true), { password: 'abc', confirmation: 'abd' })).toEqual({
      password: 'short',
      confirmation: 'differ',
    });
  });

  test('the change of a password', () => {
    expect(issues(passwordSchema, { current: '', password: 'abc', confirmation: 'abd' })).toEqual({
      root: 'fieldsMissing',
      password: 'passwordShort',
      confirmation: 'passwordsDiffer',
    });
    expect(issues(passwordSchema, { current: '', password: '', confirmation: '' })).toEqual({
      root: 'fieldsMissing',
    });
  });
});
