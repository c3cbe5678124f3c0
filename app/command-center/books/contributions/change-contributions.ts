import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { errorMessageKey } from '~/shared/backend/app-error';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Adds a contribution, a gift, or money of the excess sharing fund. @throws AppError */
export function addContribution(entry: FunctionArguments<'add_contribution'>[0]['entry']) {
  return callDatabase('add_contribution', { entry });
}

/** Takes back an entry or a part of it. @throws AppError */
export function reverseContribution(reversal: FunctionArguments<'reverse_contribution'>[0]) {
  return callDatabase('reverse_contribution', reversal);
}

/** Moves an entry or a part of it to another month. @throws AppError */
export function moveContribution(move: FunctionArguments<'move_contribution'>[0]) {
  return callDatabase('move_contribution', move);
}

/** Sets the share for administration from a day on. @throws AppError */
export function setAdministrationRate(rate: FunctionArguments<'set_administration_rate'>[0]) {
  return callDatabase('set_administration_rate', rate);
}

/** The message of a refusal by these functions. */
export function useBooksProblem(): (error: unknown) => string {
  const { t, exists } = useTranslation(['manageContributions', 'errors']);
  return (error) => {
    const code = refusalCode(error);
    if (code && exists(`manageContributions:problems.${code}`)) {
      return t(`manageContributions:problems.${code as 'same_payment'}`);
    }
    return t(`errors:${errorMessageKey(error)}`);
  };
}

/** The root of the query keys of contributions. */
export const contributionsKey = ['contributions'] as const;
