import { join } from 'node:path';
import { runnerImport } from 'vite';

type Modules = {
  'email-files.ts': typeof import('../../emails/output/email-files.ts');
  'email-texts.ts': typeof import('../../emails/output/email-texts.ts');
};

/** Imports a module of emails/output, which Node cannot load because it uses JSX. */
export async function importEmails<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  const root = join(import.meta.dirname, '../..');
  const { module } = await runnerImport<Modules[Name]>(join(root, 'emails/output', name), {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return module;
}
