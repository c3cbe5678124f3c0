import { execFileSync } from 'node:child_process';
import { supabaseCli } from './supabase-cli.ts';

/**
 * The row types of the exposed schema, as the Supabase CLI generates them, formatted like our code.
 */
export async function generateTypes(address: string): Promise<string> {
  const types = await supabaseCli('gen', 'types', '--schema', 'public', '--remote', address);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.ts'];
  return execFileSync(process.execPath, biome, { input: types, encoding: 'utf8' });
}
