import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import type pg from 'pg';

/** The row types of the exposed schema, as Supabase's own tool writes them. */
export async function generateTypes(owner: pg.Pool): Promise<string> {
  const metadata = await introspect(owner, { includedSchemas: ['public'] });
  return generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '13' });
}
