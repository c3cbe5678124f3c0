import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast } from '../cast.ts';
import type { TestServer } from '../support/server.ts';

/** The callers of the table API, in the order of the matrix columns. */
export const people = [
  'A visitor',
  'The stranger',
  'Clara',
  'Ana',
  'Bruno',
  'Helena',
  'Gabriela',
  'Otávio',
  'Fábio',
] as const;

export type Person = (typeof people)[number];

/**
 * A client for each caller. The visitor has no session. The stranger and Clara may not sign in, so
 * each has a token from an earlier session.
 */
export async function signInEveryone(
  server: TestServer,
): Promise<Record<Person, SupabaseClient<Database>>> {
  return {
    'A visitor': server.anonymous(),
    'The stranger': await server.withOldToken(cast.stranger.userId),
    Clara: await server.withOldToken(cast.clara.userId),
    Ana: await server.signedIn(cast.ana.email),
    Bruno: await server.signedIn(cast.bruno.email),
    Helena: await server.signedIn(cast.helena.email),
    Gabriela: await server.admin(cast.gabriela.email),
    Otávio: await server.admin(cast.otavio.email),
    Fábio: await server.admin(cast.fabio.email),
  };
}
