#!/usr/bin/env node
// `supabase-gateway [project folder]` serves a Supabase project folder. The default is SUPABASE_DIR.
import { join, resolve } from 'node:path';
import { createApp } from './app.ts';
import { type ChosenPort, choosePort, listenOnHeldPort } from './choose-port.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './env.ts';
import { readProjectConfig } from './project/config.ts';
import { listenOnInheritedSocket } from './service-manager/inherited-socket.ts';
import { notifyServiceManager } from './service-manager/notify.ts';
import { closeServer, shutDownOnSignal } from './shutdown.ts';
import { StartupError } from './startup-error.ts';
import { claimCurrentBuild } from './static/current-build.ts';
import { reportToSupervisor } from './supervisor.ts';
import { handleUnexpectedErrors } from './unexpected.ts';
import { printSiteUrl } from './welcome.ts';

async function main() {
  const environment = readEnvironment();
  const { demo, siteBuild, inheritedSocket, serviceManager } = environment;
  const [projectFolder] = process.argv.slice(2);
  const supabaseDir = projectFolder ? resolve(projectFolder) : environment.supabaseDir;
  const project = { ...environment, supabaseDir };
  const siteDir = siteBuild && join(claimCurrentBuild(siteBuild), 'client');
  const config = readProjectConfig(supabaseDir);
  const chosen: ChosenPort = inheritedSocket ? environment : await choosePort(environment);
  const { port, holder } = chosen;
  const siteUrl = environment.siteUrl ?? `http://localhost:${port}`;

  const database = await openDatabase(project, config);
  try {
    const app = await createApp({ ...project, database, config, siteUrl, siteDir });
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
    if (!siteDir)
      console.log('No site build found, so only the API is served: set SITE_DIR to serve a site.');
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  // Only the stack of an unexpected error is printed. Its other fields may contain a connection's
  // secrets.
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  console.error(text);
  process.exit(1);
});
