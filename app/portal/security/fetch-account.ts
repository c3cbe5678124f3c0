import { queryOptions } from '@tanstack/react-query';
import { requestError } from '~/shared/backend/request-error';
import { authRefusal } from '~/shared/backend/security-refusal';
import { loadSupabase } from '~/shared/backend/supabase';
import { verifiedFactorOf } from '~/shared/second-factor/second-factor';
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
  const { user } = account.data;
  const { email = '', new_email } = user;
  return {
    email,
    /** The address that waits to be confirmed. */
    newEmail: new_email || undefined,
    /** The authenticator app, once a code of it has been shown. */
    factorId: verifiedFactorOf(user),
    recoveryCodesLeft: codes.data,
  };
}

/** The member's login account, as a query that the cache keeps. */
export function accountQuery() {
  return queryOptions({ queryKey: securityKeys.account, queryFn: fetchAccount });
}
