import type { WithContracts } from '../../../supabase/contracts/arguments';
import type { Database } from '../../../supabase/contracts/database';
import type { GuardedName } from '../../../supabase/functions/rpc/guarded';
import { type FunctionRefusal, invoke } from './invoke';
import type { Backend } from './supabase';

type Functions = Database['public']['Functions'];
type NoArguments = Record<PropertyKey, never>;

export type FunctionName = keyof Functions;
export type FunctionReturns<Name extends FunctionName> = Functions[Name]['Returns'];
/** What a call of a database function takes after its name. */
export type FunctionArguments<Name extends FunctionName> =
  Functions[Name]['Args'] extends NoArguments
    ? [args?: NoArguments, signal?: AbortSignal]
    : [args: WithContracts<Name, Functions[Name]['Args']>, signal?: AbortSignal];

type Answer<Name extends GuardedName> =
  | { data: FunctionReturns<Name>; error: null; status: number }
  | { data: null; error: FunctionRefusal; status: number };

/**
 * Calls a database function that counts, locks or logs, through the function `rpc`.
 * @returns the result of `client.rpc()`. Its status is 0 if no response was read.
 */
export function callGuarded<Name extends GuardedName>(
  client: Pick<Backend, 'functions'>,
  name: Name,
  ...[args, signal]: FunctionArguments<Name>
): Promise<Answer<Name>> {
  return invoke(client, `rpc/${name}`, args ?? {}, signal);
}
