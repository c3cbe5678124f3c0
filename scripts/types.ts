// `npm run types`: writes supabase/database.types.ts from the schemas, in a separate database.
import { rmSync, writeFileSync } from 'node:fs';
import { databaseName } from 'supabase-gateway/database/connections';
import { startCluster } from 'supabase-gateway/database/embedded/cluster';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { generateTypes } from './lib/generate-types.ts';
import { cliAddress } from './lib/supabase-cli.ts';

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
