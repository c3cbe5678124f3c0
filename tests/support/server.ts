import type { SupabaseClient } from '@supabase/supabase-js';
import type { AppOptions } from 'supabase-gateway/app';
import {
  type ProjectServer,
  projectServer,
  publishableKey,
} from 'supabase-gateway/testing/project-server';
import type { Database } from '../../supabase/contracts/database.ts';
import { password } from '../cast.ts';
import { bearer, signInAsAdmin } from './admin-session.ts';
import { template } from './cluster.ts';
import { sessionIdOf } from './session-id.ts';

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
      const token = await signInAsAdmin(server, email);
      if (lists === 'open') await server.owner.query(openAllLists, [sessionIdOf(token)]);
      return server.anonymous(bearer(token));
    },
  });
}

/** Opens the lists without log entries, which most tests do not expect. */
const openAllLists = `
  insert into private.open_lists (session_id, list, open_until)
  select $1, list, now() + interval '1 day'
  from unnest(array[
    'members', 'membership_applications', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins',
    'sharing_requests',
    'activity_log', 'advisor_notes', 'contributions'
  ]) as list`;
