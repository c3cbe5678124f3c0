import type { Page } from '../paths.ts';

/** The pages that search engines may list; they make up the site map. */
export const indexedPages: readonly Page[] = ['home'];
