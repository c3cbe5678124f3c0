import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';
import { compiledMessages } from './scripts/build/bundle/compiled-messages.ts';
import { failedPages } from './scripts/build/bundle/failed-pages.ts';
import { operatorValues } from './scripts/build/bundle/operator-values.ts';
import { isDemo, siteUrl } from './scripts/build/settings.ts';

/**
 * Groups shared code into few chunks that stay cached for long. The first match applies.
 * `app` is the code that every page needs, and small code that most pages need, because each extra
 * file costs a request.
 * `session` is the code that sign-in and the portal share. `portal`, `footer` and `chrome` are the
 * layouts.
 * Other code that a layout shares with pages must be listed above it, or those pages load the whole
 * layout.
 * All other code stays with its pages, or gets its own chunk if several pages share it. No page
 * loads code for others.
 */
const groups = [
  {
    name: 'supabase',
    test: inPackages(String.raw`@supabase[\\/](?:supabase|auth|postgrest|functions)-js`),
    priority: 7,
  },
  {
    name: 'vendor',
    test: inPackages('react', 'react-dom', 'scheduler', 'react-router', '@lingui'),
    priority: 6,
  },
  { name: 'forms', test: inPackages('react-hook-form', '@hookform', 'zod'), priority: 5 },
  {
    name: 'app',
    test: either(
      inApp(
        'root',
        'shared/page/(page-content|needs-script)',
        'shared/chrome/(language-menu|minimal-header|emergency-link|brand-icons|logo)',
        'shared/ui/link-button',
        'shared/browser/(storage|use-online|use-hydrated|use-page-settled|left-release|offline-pages|app-cache)',
        'shared/illustrations/(illustration|palette)',
      ),
      inIcons(
        'arrow-left',
        'arrow-right',
        'chevron-left',
        'chevron-right',
        'eye',
        'heart-handshake',
        'play',
        'siren',
      ),
    ),
    priority: 4,
  },
  {
    name: 'session',
    test: inApp(
      'shared/backend/(supabase|refused-refresh|request-error|app-error|coded-error|stored-session)',
      'shared/browser/form-drafts',
      'shared/session/(link-result|login-notice|return-path|idle/activity|sign-out)',
      'shared/ui/(notice|focus-on-mount)',
    ),
    priority: 3,
  },
  {
    name: 'offline',
    test: inApp('shared/(browser/(stored-card|unsent-files)|format/dates)'),
    priority: 3,
  },
  { name: 'portal', test: inApp('portal/(layout|frame/portal-loader)'), priority: 2 },
  // Code that both layouts share. Sign-in and sign-up load no navigation.
  { name: 'footer', test: inApp('account/layout', 'shared/page/use-cost-page'), priority: 1 },
  { name: 'chrome', test: inApp('site/layout'), priority: 1 },
  {
    // Small parts of most public pages. One file is smaller than ten.
    name: 'parts',
    test: inApp(
      'shared/ui/(section|icon-tile|external-link|card|badge)',
      'site/closing-call',
      'shared/illustrations/(drawing-file|long-table|neighbors|phone-help)',
    ),
    priority: 1,
  },
  {
    // Form fields, which the sign-in pages and the forms use.
    name: 'inputs',
    test: inApp(
      'shared/fields/(choice|field|text-input|password-input|submit-button|use-lazy-form)',
    ),
    priority: 1,
  },
  {
    // Two functions that return their argument.
    name: 'query-options',
    test: /[\\/]@tanstack[\\/]react-query[\\/].*[\\/](queryOptions|infiniteQueryOptions)\.js$/,
    priority: 1,
  },
  // One file of icons is smaller than one for each.
  {
    name: 'icons',
    test: inIcons('copy', 'credit-card', 'file-pen-line', 'message-circle-heart'),
    priority: 1,
  },
  { name: 'form', test: inApp('shared/fields/(select|text-area)'), priority: 1 },
  { name: 'pdf', test: inPackages('jspdf', 'fflate', 'fast-png'), priority: 0 },
];

/**
 * The address of a script. Groups, pages and parts that load on demand have a name. Other shared
 * files have a hash only: every page loads the list of all routes with the files they need, and
 * names are a fifth of that list.
 */
function scriptAddress({ name, isEntry, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  const isNamed = isEntry || isDynamicEntry || groups.some((group) => group.name === name);
  return `assets/${isNamed ? '[name]-' : ''}[hash:7].js`;
}

function inPackages(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
}

function inIcons(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]lucide-react[\\\\/].*[\\\\/](${names.join('|')})\\.mjs$`);
}

function either(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}

function inApp(...modules: string[]): RegExp {
  return new RegExp(`[\\\\/]app[\\\\/](${modules.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);
}

/**
 * Packages that the Supabase client and the PDF library import and that no page uses through them:
 * channels and file storage; HTML and SVG in documents. See docs/decisions/021. Live updates import
 * the file of channels by its path (app/shared/live). Also Node's `module`, with which the parser of
 * emails looks for a package.
 */
const unusedPackages = [
  {
    find: /^@supabase\/(realtime|storage)-js$/,
    replacement: inStandIns('unused-supabase-parts.ts'),
  },
  { find: /^(html2canvas|dompurify|canvg)$/, replacement: inStandIns('unused-pdf-parts.ts') },
  { find: /^module$/, replacement: inStandIns('no-modules.ts') },
];

function inStandIns(file: string): string {
  return fileURLToPath(new URL(`./scripts/build/stand-ins/${file}`, import.meta.url));
}

export default defineConfig({
  plugins: [failedPages(), operatorValues(), compiledMessages(), tailwindcss(), reactRouter()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl()),
    'import.meta.env.DEMO': JSON.stringify(isDemo()),
    // Uses a value of the build, or a page that was prerendered last year would not match its
    // script.
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
  },
  resolve: { tsconfigPaths: true, alias: unusedPackages },
  // `npm run dev` serves the pages. `npm run serve` runs concurrently as the backend.
  server: {
    proxy: {
      '^/(auth|rest|functions|storage|realtime)/v1/': { target: 'http://localhost:3000', ws: true },
    },
  },
  // The postbuild step reads the manifest to find the files that the membership card needs.
  build: { manifest: true },
  // Bundled for prerendering. As an external package, Node would read the files of all its icons.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            hashCharacters: 'base36',
            chunkFileNames: scriptAddress,
            entryFileNames: scriptAddress,
          },
        },
      },
    },
    // Its strings (the page's styles and small inline scripts) are part of every prerendered file.
    // With the client's letters, a file of both builds has one name.
    ssr: {
      build: {
        minify: true,
        cssMinify: true,
        rolldownOptions: { output: { hashCharacters: 'base36' } },
      },
    },
  },
});
