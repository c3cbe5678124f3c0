// `npm run rules:first`: writes the SQL that publishes edition 1 of the rules.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstEditionFile, firstEditionSql } from './content/first-edition.ts';

writeFileSync(join(import.meta.dirname, '..', firstEditionFile), await firstEditionSql());
console.log(`${firstEditionFile} written`);
