import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import './shared/browser/left-release';
import { earlySubmitScript } from './shared/fields/early-submit';
import { translations } from './shared/i18n/instance';
import { defaultLanguage, languageOfPath } from './shared/i18n/language';
import { languageScript } from './shared/i18n/language-script';
import { usePageData } from './shared/i18n/page-data';
import { LanguageContext } from './shared/i18n/use-language';
import { TranslationsContext } from './shared/i18n/use-translation';
import { BootScreen } from './shared/page/boot-screen';
import { ErrorPage } from './shared/page/error-page';
import { Favicon } from './shared/page/favicon';
import { Seo } from './shared/page/seo';
import { PageStyles } from './shared/styles/page-styles';

export default function App() {
  const data = usePageData();
  return (
    <>
      {data && <Seo {...data} />}
      <Outlet />
      <PageAnnouncer title={data?.text.title ?? ''} />
    </>
  );
}

/** The document. Its language is that of the page's data or, before it has loaded, of the URL. */
export function Layout({ children }: { children: ReactNode }) {
  const data = usePageData();
  const { pathname } = useLocation();
  const language = data?.language ?? languageOfPath(pathname) ?? defaultLanguage;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning>{languageScript + earlySubmitScript}</script>
        <PageStyles />
        {import.meta.env.SSR && <Favicon />}
        <meta name="theme-color" content="#FBF7F0" />
      </head>
      <body>
        <LanguageContext value={language}>
          <TranslationsContext value={translations(language, data?.messages)}>
            {children}
          </TranslationsContext>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <BootScreen />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isNotLoaded = error instanceof Error && 'isNotLoaded' in error;
  return <ErrorPage isNotLoaded={isNotLoaded} />;
}

/** Announces the page's title to screen readers after a navigation, not on the first page. */
function PageAnnouncer({ title }: { title: string }) {
  const lastTitle = useRef(title);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (title === lastTitle.current) return;
    lastTitle.current = title;
    setAnnouncement(title);
  }, [title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
