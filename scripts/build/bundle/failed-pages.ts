import type { Plugin } from 'vite';

const reload = 'window.location.reload();\n\t\treturn new Promise(() => {});';

/**
 * When a page's file cannot be loaded, the router reloads the current page. Without a connection, and
 * even for a page that is only prefetched, this replaces it by the browser's own error page. With this
 * plugin, the router throws: our error page (`isNotLoaded`) appears after a click, and nothing happens after a prefetch.
 */
export function failedPages(): Plugin {
  return {
    name: 'failed-pages',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload)) {
          throw new Error('The router no longer reloads after a failure: change failed-pages.ts');
        }
        // The same event as Vite's own: a page of an old release is reloaded (left-release.ts).
        const report = "window.dispatchEvent(new Event('vite:preloadError'));";
        const refuse = 'throw Object.assign(error, { isNotLoaded: true });';
        return { code: code.replace(reload, `${report}\n\t\t${refuse}`), map: null };
      },
    },
  };
}
