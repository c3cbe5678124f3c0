// `npm run secret-key`: shows the key with which code on other servers passes all row policies.
import { readEnvironment } from '../server/env.ts';
import { storedKeyIds } from '../server/security/encrypted-values.ts';
import { keyFor } from '../server/security/encryption-key.ts';
import { loadSecretKey } from '../server/security/secret-key.ts';
import { homeOf } from './lib/backup/versions.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { withDatabase, withOwner } from './lib/operator-database.ts';

await runCommand(async () => {
  const environment = readEnvironment();
  await withDatabase(environment, {}, (location) =>
    withOwner(location, async (owner) => {
      const ids = await storedKeyIds(owner);
      if ((await homeOf(owner)) !== 'machine' || ids.length === 0) {
        throw new CommandError('The database has no secret key yet: start the server once');
      }
      console.log(await loadSecretKey(owner, keyFor(environment, ids)));
    }),
  );
});
