// `npm run secret-key`: shows the key with which code on other servers passes all row policies.
import { readEnvironment } from '../../gateway/src/env.ts';
import { storedKeyIds } from '../../gateway/src/security/encrypted-values.ts';
import { keyFor } from '../../gateway/src/security/encryption-key.ts';
import { loadSecretKey } from '../../gateway/src/security/secret-key.ts';
import { homeOf } from './backup/versions.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

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
