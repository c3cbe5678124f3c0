import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProjectServer } from 'supabase-gateway/testing/project-server';
import { z } from 'zod';
import { invoke } from '../../app/shared/backend/invoke.ts';
import type { Database } from '../../supabase/contracts/database.ts';
import { password } from '../cast.ts';
import { claimsJsonOf, sessionIdOf } from './session-id.ts';

/** A row of `authenticate_admin`. While a second factor is due, the record is withheld. */
const signInAnswer = z.array(
  z.object({
    id: z.uuid().optional(),
    email: z.string().optional(),
    role: z.string().optional(),
    factor_id: z.uuid().nullable().optional(),
    session_id: z.uuid().optional(),
    session_expires_at: z.string().optional(),
    access_token: z.string(),
    refresh_token: z.string(),
  }),
);

/** Calls SPEC.md's `authenticate_admin`, like the Command Center. */
export async function authenticateAdmin(
  client: Pick<SupabaseClient<Database>, 'functions'>,
  user_email: string,
  user_password = password,
) {
  const call = { user_email, user_password };
  const answer = await invoke<unknown>(client, 'rpc/authenticate_admin', call);
  return { ...answer, rows: signInAnswer.parse(answer.data ?? []) };
}

/** Signs an admin in. @returns the access token, which is empty if the sign-in was refused */
export async function adminSession(
  server: Pick<ProjectServer<Database>, 'anonymous'>,
  email: string,
  user_password = password,
): Promise<string> {
  const { rows } = await authenticateAdmin(server.anonymous(), email, user_password);
  return rows[0]?.access_token ?? '';
}

/**
 * Signs an admin in as the function does, but without its process, which saves time where the sign-in
 * itself is not tested. @returns the access token
 */
export async function signInAsAdmin(
  server: Pick<ProjectServer<Database>, 'owner' | 'signedIn'>,
  email: string,
): Promise<string> {
  const { auth } = await server.signedIn(email);
  const { session } = (await auth.getSession()).data;
  const opened = await server.owner.query<{ record: unknown }>(
    'select public.open_admin_session($1, $2) as record',
    [session?.user.id, sessionIdOf(session?.access_token ?? '')],
  );
  const { data } = await auth.refreshSession();
  if (!opened.rows[0]?.record || !data.session) throw new Error(`${email} is no active admin.`);
  return data.session.access_token;
}

/**
 * Signs an admin in as the Command Center does. The client has the session itself, so it can sign out,
 * refresh its token and use a second factor.
 */
export async function enterAsAdmin(
  server: Pick<ProjectServer<Database>, 'anonymous'>,
  email: string,
  user_password = password,
): Promise<SupabaseClient<Database>> {
  const client = server.anonymous();
  const { rows } = await authenticateAdmin(client, email, user_password);
  if (!rows[0]) throw new Error(`${email} was refused.`);
  const { error } = await client.auth.setSession(rows[0]);
  if (error) throw error;
  return client;
}

/** The header of a request with an access token. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** The header with which the project's own functions identify their caller, beside the secret key. */
export function callerLogin(token: string): { 'x-caller-login': string } {
  return { 'x-caller-login': claimsJsonOf(token) };
}
