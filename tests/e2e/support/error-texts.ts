import { textsOf } from './texts-of.ts';

/** What members read when an unexpected error occurs. */
export const errorTexts = textsOf({
  signInFailed: 'auth:errors.failed',
  signInUnexpected: 'auth:errors.unexpected',
  accountMismatch: 'auth:refusals.accountMismatch',
  activation: 'activation:errors.activateUnexpected',
  weakPassword: 'activation:errors.weakPassword',
  member: 'profile:errors.member',
  enrollment: 'profile:errors.enrollment',
  agent: 'profile:errors.agent',
});
