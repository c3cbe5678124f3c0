import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { amountProblem } from '~/command-center/kit/typed-amount';

const issue = issuesOf('reviewRequests');

/** A typed amount in a form, which says what is wrong with it in the words of the form for bills. */
export function amountSchema({ isRequired }: { isRequired: boolean }) {
  return z.string().check(
    z.check(({ value, issues }) => {
      const problem = amountProblem(value, isRequired);
      if (!problem) return;
      const { error: message } = issue(problem);
      issues.push({ code: 'custom', input: value, message, continue: true });
    }),
  );
}
