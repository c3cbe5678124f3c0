import { localEntry } from '~/shared/browser/storage';

const entry = localEntry('advisor-only');

/** Whether the signed-in account is an advisor's who is no member. Their home is the advisor portal. */
export function isAdvisorOnly(): boolean {
  return entry.read() !== undefined;
}

export function storeAdvisorOnly(isOnly: boolean): void {
  if (isOnly) entry.write('yes');
  else entry.remove();
}
