import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';

export type Guideline = TableRow<'poverty_guidelines'>;
export type Rule = TableRow<'assistance_rules'>;

async function fetchRegister(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const [guidelines, rules] = await Promise.all([
    backend
      .from('poverty_guidelines')
      .select('*')
      .order('year', { ascending: false })
      .order('area')
      .abortSignal(signal),
    backend
      .from('assistance_rules')
      .select('*')
      .order('kind', { ascending: false })
      .order('us_state')
      .order('name')
      .abortSignal(signal),
  ]);
  if (guidelines.error) throw adminRequestError(guidelines.error, guidelines.status);
  if (rules.error) throw adminRequestError(rules.error, rules.status);
  return { guidelines: guidelines.data, rules: rules.data };
}

export const registerKey = ['bill-help-register'] as const;

/** The poverty guidelines, the newest first; the rules of states, then those of hospitals. */
export const registerQuery = queryOptions({
  queryKey: registerKey,
  queryFn: ({ signal }) => fetchRegister(signal),
  staleTime: 0,
});
