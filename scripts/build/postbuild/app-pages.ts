import type { Page } from '../../../app/paths.ts';

type AppPage = {
  page: Page;
  /** The route's module. For a page of the portal also `app/portal/layout.tsx`. */
  modules: readonly string[];
  /** Folders with the modules that it imports on demand, whichever chunk does. */
  parts: readonly string[];
  /** What it loads as messages, beyond `common`. */
  namespaces: readonly string[];
};

/**
 * The pages that an installed app can open and use without a connection, also if they were never
 * opened before (docs/decisions/077). A page of the portal loads its own data.
 */
export const appPages: readonly AppPage[] = [
  {
    page: 'billHelp',
    modules: ['app/site/bill-help/page.tsx'],
    parts: ['app/shared/bill-help/', 'app/shared/documents/'],
    namespaces: ['pages', 'billHelp', 'billLetters'],
  },
];
