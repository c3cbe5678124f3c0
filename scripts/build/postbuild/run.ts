import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionFile } from '../../../app/shared/brand/description/read-description.ts';
import { siteUrl } from '../settings.ts';
import { addStructuredData } from './add-structured-data.ts';
import { checkBudgets } from './budgets/budgets.ts';
import { takeManifest } from './built-files.ts';
import { compressFiles } from './compress-files.ts';
import { delayScripts, fallbackFile } from './delay-scripts.ts';
import { extractPageData } from './extract-page-data.ts';
import { collectPolicies } from './inline-policies.ts';
import { refuseCopies } from './refuse-copies.ts';
import { trimStyles } from './trim-styles.ts';
import { closeStaticPages, writeClosedPage } from './write-closed-page.ts';
import { writeManifests } from './write-manifests.ts';
import { pagesWorkerFile, writePagesWorker } from './write-pages-worker.ts';
import { writePictures } from './write-pictures.ts';
import { writeSearchFiles } from './write-search-files.ts';
import { serviceWorkerFile, writeServiceWorker } from './write-service-worker.ts';
import { writeSiteTable } from './write-site-table.ts';
import { writeTranslations } from './write-translations.ts';

const buildFolder = join(import.meta.dirname, '../../..', process.env.BUILD_DIR || 'build');
const clientFolder = join(buildFolder, 'client');

await refuseCopies(clientFolder);
// The order matters. Hashes are computed after all changes to the pages. Compression runs after
// that, and the budgets check its results.
await trimStyles(clientFolder, fallbackFile);
await extractPageData(clientFolder, fallbackFile);
await delayScripts(clientFolder);
await addStructuredData(clientFolder, siteUrl());
const manifest = await takeManifest(clientFolder);
await writeServiceWorker(clientFolder, fallbackFile, manifest);
await writePagesWorker(clientFolder, manifest);
await writeClosedPage(clientFolder);
const policies = await collectPolicies(clientFolder);
// The service workers run only their own file and fetch only from this site.
policies[serviceWorkerFile] = { script: [], style: [] };
policies[pagesWorkerFile] = { script: [], style: [] };
await writeTranslations(clientFolder);
await writeSearchFiles(clientFolder, siteUrl());
await writeManifests(clientFolder);
await writePictures(clientFolder);
await writeSiteTable(clientFolder, join(buildFolder, 'site.json'), policies, siteUrl());
// Tells what the build states about the organization (scripts/operate/organization-publish.ts).
copyFileSync(descriptionFile(), join(buildFolder, 'organization.json'));
await compressFiles(clientFolder);
await checkBudgets(clientFolder);
await closeStaticPages(clientFolder, fallbackFile);
