// `npm run types`: writes supabase/database.types.ts from the migrations, on a database of its own.
import { rmSync, writeFileSync } from 'node:fs';
import { databaseName } from '../gateway/src/database/connections.ts';
import { startCluster } from '../gateway/src/database/embedded/cluster.ts';
import { prepareDatabase } from '../gateway/src/database/open-database.ts';
import { readProjectConfig } from '../gateway/src/project/config.ts';
import { generateTypes } from './lib/generate-types.ts';
import { cliAddress } from './lib/supabase-cli.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

const folder = temporaryFolder('types');
const cluster = await startCluster(folder);
try {
  await prepareDatabase(
    { socketFolder: cluster.socketFolder, name: databaseName },
    { supabaseDir: 'supabase', demo: false },
    readProjectConfig('supabase'),
    { encryptionKey: undefined, dataDir: folder, databaseUrl: undefined },
  );
  const address = cliAddress(cluster.socketFolder, databaseName);
  writeFileSync('supabase/database.types.ts', await generateTypes(address));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
