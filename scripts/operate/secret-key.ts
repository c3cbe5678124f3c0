// `npm run operate -- secret-key`: prints the key that lets code on other servers bypass all row policies.
import { readEnvironment } from 'supabase-gateway/env';
import { storedKeyIds } from 'supabase-gateway/security/encrypted-values';
import { keyFor } from 'supabase-gateway/security/encryption-key';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { databaseKind } from './backup/versions.ts';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';

await runCommand(async () => {
  const environment = readEnvironment();
  await withDatabase(environment, {}, (location) =>
    withOwner(location, async (owner) => {
      const ids = await storedKeyIds(owner);
      if ((await databaseKind(owner)) !== 'machine' || ids.length === 0) {
        throw new CommandError('The database has no secret key yet: start the server once');
      }
      console.log(await loadSecretKey(owner, keyFor(environment, ids)));
    }),
  );
});
