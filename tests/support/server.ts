import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AppOptions } from 'supabase-gateway/app';
import {
  newAddress,
  type ProjectServer,
  projectServer,
  publishableKey,
} from 'supabase-gateway/testing/project-server';
import type { Database } from '../../supabase/database.types.ts';
import { password } from '../cast.ts';
import { template } from './cluster.ts';

export { publishableKey };

export type TestServer = ProjectServer<Database> & {
  /** An admin with a session of the Command Center that has opened all lists, or none. */
  admin(email: string, lists?: 'open' | 'closed'): Promise<SupabaseClient<Database>>;
};

/**
 * Serves the product over HTTP for one test file, on its own copy of the cast's database.
 * @param settings options to change; called when the test's database exists.
 */
export function testServer(settings?: () => Partial<AppOptions>): TestServer {
  const project = { supabaseDir: 'supabase', template, password };
  const server = projectServer<Database>(project, settings);
  return Object.assign(server, {
    async admin(email: string, lists: 'open' | 'closed' = 'open') {
      const { data, error } = await asService(server)
        .rpc('authenticate_admin', { user_email: email, user_password: password })
        .single();
      if (error) throw error;
      if (lists === 'open') await server.owner.query(openAllLists, [data.session_token]);
      return server.anonymous({ 'x-admin-session': data.session_token });
    },
  });
}

/** A client with the secret key that calls for a visitor at a new address, as the function rpc does. */
function asService({ url, secretKey }: ProjectServer<Database>): SupabaseClient<Database> {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-caller-address': newAddress() } },
  });
}

/** Opens the lists without log entries, which most tests do not expect. */
const openAllLists = `
  insert into private.open_lists (session_id, list, open_until)
  select sessions.id, list, now() + interval '1 day'
  from public.admin_sessions as sessions, unnest(array[
    'members', 'membership_applications', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins',
    'sharing_requests',
    'activity_log', 'advisor_notes', 'contributions'
  ]) as list
  where sessions.token_hash = private.hash_token($1)`;
