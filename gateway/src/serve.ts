import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { type ChosenPort, choosePort, listenOnHeldPort } from './choose-port.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './env.ts';
import { readProjectConfig } from './project/config.ts';
import { listenOnInheritedSocket } from './service-manager/inherited-socket.ts';
import { notifyServiceManager } from './service-manager/notify.ts';
import { closeServer, shutDownOnSignal } from './shutdown.ts';
import { claimCurrentBuild } from './static/current-build.ts';
import { isDemonstration } from './static/demonstration.ts';
import { ServedVersion } from './static/served-version.ts';
import { reportToSupervisor } from './supervisor.ts';
import { handleUnexpectedErrors } from './unexpected.ts';
import { printClosed, printSiteUrl } from './welcome.ts';

/** Opens the database of a Supabase project folder and serves it. The default is SUPABASE_DIR. */
export async function serve(environment: Environment, projectFolder?: string): Promise<void> {
  const { demo, siteBuild, inheritedSocket, serviceManager } = environment;
  const supabaseDir = projectFolder ? resolve(projectFolder) : environment.supabaseDir;
  const project = { ...environment, supabaseDir };
  const siteDir = siteBuild && join(claimCurrentBuild(siteBuild), 'client');
  const config = readProjectConfig(supabaseDir);
  const chosen: ChosenPort = inheritedSocket ? environment : await choosePort(environment);
  const { port, holder } = chosen;
  const siteUrl = environment.siteUrl ?? `http://localhost:${port}`;

  const database = await openDatabase(project, config);
  try {
    const served = new ServedVersion(
      { siteDir, supabaseDir, config },
      join(environment.dataDir, 'site'),
    );
    const app = await createApp({ ...project, database, config, siteUrl, siteDir, served });
    handleUnexpectedErrors(app);
    shutDownOnSignal(async () => {
      await closeServer(app);
      await database.close();
    });
    database.keepRunning(app.log);
    if (inheritedSocket) listenOnInheritedSocket(app, inheritedSocket);
    if (holder) listenOnHeldPort(app, holder);
    await app.listen({ host: inheritedSocket ? '127.0.0.1' : environment.host, port });
    reportToSupervisor(app);
    if (serviceManager) notifyServiceManager(serviceManager);
    printSiteUrl(siteUrl, demo, supabaseDir);
    const { site } = served.current;
    if (site && !isDemonstration(siteUrl, demo)) printClosed(site.table);
    if (!siteDir)
      console.log('No site build found, so only the API is served: set SITE_DIR to serve a site.');
  } catch (error) {
    await database.close();
    throw error;
  }
}
