import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from './members-key';

/**
 * The choices for a member: plans, initial unshareable amounts and advisors.
 * @throws AppError
 */
async function fetchChoices(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const [plans, amounts, advisors] = await Promise.all([
    backend
      .from('products')
      .select('id,label,retired_at')
      .order('position')
      .order('label')
      .abortSignal(signal),
    backend.from('product_iua').select('id,amount,retired_at').order('amount').abortSignal(signal),
    backend
      .from('agents')
      .select('id,first_name,last_name,email,phone,enrollment_code,status')
      .order('search_name')
      .abortSignal(signal),
  ]);
  for (const { error, status } of [plans, amounts, advisors]) {
    if (error) throw adminRequestError(error, status);
  }
  return {
    plans: plans.data ?? [],
    amounts: amounts.data ?? [],
    advisors: advisors.data ?? [],
  };
}

export type Choices = Awaited<ReturnType<typeof fetchChoices>>;

/** Those that can be chosen: what is not retired, and what the record has. */
export function offered<Choice extends { id: string; retired_at: string | null }>(
  choices: readonly Choice[] = [],
  saved = '',
): Choice[] {
  return choices.filter(({ id, retired_at }) => retired_at === null || id === saved);
}

export function choicesQuery() {
  return queryOptions({
    queryKey: [...membersKey, 'choices'],
    queryFn: ({ signal }) => fetchChoices(signal),
  });
}
