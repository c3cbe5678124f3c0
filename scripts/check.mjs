// `npm run check`: formats, then checks lint, types and unused code. After a small change it takes
// a few seconds. `npm test` runs the same checks and changes no file.
import { checkTypes, checkUnusedCode } from './lib/checks.mjs';
import { run } from './lib/install.mjs';

const isFormatted = await run('biome', ['check', '--write', '--error-on-warnings', '.']);
const results = await Promise.all([checkTypes(), checkUnusedCode()]);
process.exit(isFormatted && results.every(Boolean) ? 0 : 1);
