import type { Database } from '../../../supabase/database.types';
import type { GuardedName } from '../../../supabase/functions/rpc/guarded';
import type { Backend } from './supabase';

type Functions = Database['public']['Functions'];
type NoArguments = Record<PropertyKey, never>;
type Arguments<Name extends GuardedName> = Functions[Name]['Args'] extends NoArguments
  ? [args?: NoArguments, signal?: AbortSignal]
  : [args: Functions[Name]['Args'], signal?: AbortSignal];
type Refusal = { message: string; code: string; details: string | null; hint: string | null };
type Answer<Name extends GuardedName> =
  | { data: Functions[Name]['Returns']; error: null; status: number }
  | { data: null; error: Refusal; status: number };

/**
 * Calls a database function that counts, locks or logs, through the function `rpc`.
 * @returns the result of `client.rpc()`. Its status is 0 without a response.
 */
export async function callGuarded<Name extends GuardedName>(
  client: Pick<Backend, 'functions'>,
  name: Name,
  ...[args, signal]: Arguments<Name>
): Promise<Answer<Name>> {
  const { data, error, response } = await client.functions.invoke(`rpc/${name}`, {
    body: args ?? {},
    ...(signal && { signal }),
  });
  if (!error) return { data, error: null, status: response?.status ?? 200 };
  return { data: null, error: await refusalOf(error, response), status: response?.status ?? 0 };
}

async function refusalOf(error: Error, response: Response | undefined): Promise<Refusal> {
  const unknown = { message: error.message, code: '', details: null, hint: null };
  try {
    return { ...unknown, ...((await response?.clone().json()) as Partial<Refusal> | undefined) };
  } catch {
    // The response is from neither the function nor the database.
    return unknown;
  }
}
