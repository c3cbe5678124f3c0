import { messageKeyOf } from './admin-request-error';

const refusals = {
  not_independent: 'commandCenter:controls.not_independent',
  not_counted: 'commandCenter:controls.not_counted',
  same_person: 'commandCenter:controls.same_person',
} as const;

/** The message key of a failed change that needs a second super admin. */
export function controlProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
