import { queryOptions } from '@tanstack/react-query';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { authRefusal } from './security-error';
import { securityKeys } from './security-keys';

/**
 * The login account as the backend has it now.
 * @throws AppError, SecurityRefusal
 */
async function fetchAccount() {
  const supabase = await loadSupabase();
  const [account, codes] = await Promise.all([
    supabase.auth.getUser(),
    supabase.rpc('count_recovery_codes'),
  ]);
  if (account.error) throw authRefusal(account.error);
  if (codes.error) throw requestError(codes.error, codes.status);
  const { email = '', new_email, factors = [] } = account.data.user;
  const apps = factors.filter(({ factor_type }) => factor_type === 'totp');
  return {
    email,
    /** The address that waits to be confirmed. */
    newEmail: new_email || undefined,
    /** The authenticator app, once a code of it has been shown. */
    factorId: apps.find(({ status }) => status === 'verified')?.id,
    recoveryCodesLeft: codes.data,
  };
}

/** The member's login account, as a query that the cache keeps. */
export function accountQuery() {
  return queryOptions({ queryKey: securityKeys.account, queryFn: fetchAccount });
}
