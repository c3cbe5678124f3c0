#!/usr/bin/env node
// `supabase-gateway [project folder]` serves a Supabase project folder. The default is SUPABASE_DIR.
import { keepCompiledCode } from './compiled-code.ts';
import { readEnvironment } from './env.ts';
import { StartupError } from './startup-error.ts';

async function main() {
  const environment = readEnvironment();
  keepCompiledCode(environment.dataDir);
  // Only what is imported from here on is kept.
  const { serve } = await import('./serve.ts');
  const [projectFolder] = process.argv.slice(2);
  await serve(environment, projectFolder);
}

main().catch((error: unknown) => {
  // Only the stack of an unexpected error is printed. Its other fields may contain a connection's
  // secrets.
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  console.error(text);
  process.exit(1);
});
