import { rmSync } from 'node:fs';
import { startCluster } from 'supabase-gateway/database/embedded/cluster';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';

/** Runs a benchmark on its own PostgreSQL, which is always removed afterwards. */
export async function withCluster(name: string, work: (socketFolder: string) => Promise<void>) {
  const folder = temporaryFolder(name);
  const cluster = await startCluster(folder);
  try {
    await work(cluster.socketFolder);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
