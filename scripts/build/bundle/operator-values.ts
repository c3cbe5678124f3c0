import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const modules = /[\\/]app[\\/]shared[\\/]brand[\\/][a-z-]+\.ts$/;

/**
 * Runs the modules of `app/shared/brand` while the site is built, and puts their exports into the
 * pages as constants. The browser gets neither the description of the organization nor its schema.
 */
export function operatorValues(): Plugin {
  return {
    name: 'operator-values',
    enforce: 'pre',
    load: {
      filter: { id: modules },
      async handler(id) {
        const exports: Record<string, unknown> = await import(pathToFileURL(id).href);
        const lines = Object.entries(exports).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
