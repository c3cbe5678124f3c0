import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/database.types.ts';
import { cast } from '../cast.ts';
import type { TestServer } from '../support/server.ts';

/** Everybody who asks the table API for something, in the order of the columns of the matrix. */
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
 * Opens the door that each person has: none for a visitor, a session for members, and for the
 * stranger and Clara, who are refused at sign-in, a token from before.
 */
export async function openDoors(
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
