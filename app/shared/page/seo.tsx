import { useLocation } from 'react-router';
import { indexedPages } from '~/indexed-pages';
import { pathFor, paths } from '~/paths';
import { siteUrl } from '~/shared/backend/env';
import { type Language, languages } from '~/shared/i18n/language';
import type { PageData } from '~/shared/i18n/page-data';
import { ShareCard } from './share-card';

/** The page's title, description, canonical URL and URLs in the other language. */
export function Seo({ language, page, text }: PageData) {
  const { pathname } = useLocation();
  // Forms are indexed with the page around them, not separately.
  const isOpen = page !== 'notFound' && indexedPages.includes(page);
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      {!isOpen && <meta name="robots" content="noindex" />}
      {page !== 'notFound' && !paths[page].includes(':') && (
        <Addresses page={page} language={language} pathname={pathname} />
      )}
      {/* This is for robots, which read the prerendered page; the browser bundle omits it. */}
      {import.meta.env.SSR && <ShareCard language={language} page={page} text={text} />}
    </>
  );
}

type AddressesProps = {
  page: Exclude<PageData['page'], 'notFound'>;
  language: Language;
  pathname: string;
};

function Addresses({ page, language, pathname }: AddressesProps) {
  // The root path is a separate page in the visitor's language.
  const own = page === 'home' && pathname === paths.home ? paths.home : pathFor(page, language);
  return (
    <>
      <link rel="canonical" href={siteUrl + own} />
      {import.meta.env.SSR && <meta property="og:url" content={siteUrl + own} />}
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={siteUrl + pathFor(page, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + paths[page]} />
    </>
  );
}
