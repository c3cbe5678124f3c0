// `npm run check`: formats and writes the initial migration, then checks lint, types and unused code.
// After a small change it takes a few seconds. `npm test` runs the same checks and changes no file.
import { writeFileSync } from 'node:fs';
import { checkTypes, checkUnusedCode } from './lib/checks.mjs';
import { initialMigration, joinSchemas } from './lib/initial-migration.mjs';
import { run } from './lib/install.mjs';

writeFileSync(initialMigration, joinSchemas());

const isFormatted = await run('biome', ['check', '--write', '--error-on-warnings', '.']);
const results = await Promise.all([checkTypes(), checkUnusedCode()]);
process.exit(isFormatted && results.every(Boolean) ? 0 : 1);
