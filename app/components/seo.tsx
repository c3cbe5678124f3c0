import { useLocation } from 'react-router';
import { brand } from '~/config/brand';
import { indexedPages } from '~/config/indexed-pages';
import { type Language, languages } from '~/i18n/language';
import type { PageData } from '~/i18n/page-data';
import { siteUrl } from '~/lib/env';
import { pathFor, paths } from '~/paths';

/** The page's title, description, own address and addresses in the other language. */
export function Seo({ language, page, text }: PageData) {
  const { pathname } = useLocation();
  const isIndexed = page !== 'notFound' && indexedPages.includes(page);
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {page !== 'notFound' && <Addresses page={page} language={language} pathname={pathname} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:image" content={`${siteUrl}/media/hero-poster.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type AddressesProps = {
  page: Exclude<PageData['page'], 'notFound'>;
  language: Language;
  pathname: string;
};

function Addresses({ page, language, pathname }: AddressesProps) {
  // The root path is a page of its own: it speaks the visitor's language.
  const own = page === 'home' && pathname === paths.home ? paths.home : pathFor(page, language);
  return (
    <>
      <link rel="canonical" href={siteUrl + own} />
      <meta property="og:url" content={siteUrl + own} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={siteUrl + pathFor(page, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + paths[page]} />
    </>
  );
}
