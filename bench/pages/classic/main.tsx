// The same pages as a classic single-page application: an empty document, one bundle with every public
// page and the backend's client, the texts over HTTP, everything drawn in the browser. What the pages
// themselves load on demand stays on demand.
import '~/shared/styles/app.css';
import '@supabase/supabase-js';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import App from '~/root';
import routes from '~/routes';
import { translations } from '~/shared/i18n/instance';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { usePageData } from '~/shared/i18n/page-data';
import { LanguageContext } from '~/shared/i18n/use-language';
import { TranslationsContext } from '~/shared/i18n/use-translation';

type RouteModule = { default: ComponentType; clientLoader?: LoaderFunction };
type Entry = { id?: string; path?: string; file: string; children?: Entry[] };

const modules = import.meta.glob<RouteModule>('/app/{site,account}/**/{page,*-page,layout}.tsx', {
  eager: true,
});

function Root() {
  const data = usePageData();
  const language = data?.language ?? languageOfPath(location.pathname) ?? defaultLanguage;
  return (
    <LanguageContext value={language}>
      <TranslationsContext value={translations(language, data?.messages)}>
        <App />
      </TranslationsContext>
    </LanguageContext>
  );
}

/** The site's own table of routes, as far as it is public. */
function routeOf({ id, path, file, children }: Entry): RouteObject[] {
  const module = modules[`/app/${file}`];
  if (!module) return [];
  const { default: Component, clientLoader } = module;
  return [{ id, path, Component, loader: clientLoader, children: children?.flatMap(routeOf) }];
}

const router = createBrowserRouter([
  { Component: Root, children: (routes as Entry[]).flatMap(routeOf) },
]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
