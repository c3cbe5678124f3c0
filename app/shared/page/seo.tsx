import { useLocation } from 'react-router';
import { indexedPages } from '~/indexed-pages';
import { pathFor, paths } from '~/paths';
import { sharePicture } from '~/share-picture';
import { siteUrl } from '~/shared/backend/env';
import { brand } from '~/shared/brand/brand';
import { type Language, languages } from '~/shared/i18n/language';
import type { PageData } from '~/shared/i18n/page-data';

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

type ShareCardProps = Pick<PageData, 'language' | 'page' | 'text'>;

const territory: Record<Language, string> = { en: 'en_US', 'pt-BR': 'pt_BR' };

/**
 * Metadata for link previews in messengers and social networks, and for installing the site on a
 * phone.
 */
function ShareCard({ language, page, text }: ShareCardProps) {
  const pictured = page !== 'notFound' && indexedPages.includes(page) ? page : 'home';
  const other = languages.filter((one) => one !== language);
  return (
    <>
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:locale" content={territory[language]} />
      {other.map((one) => (
        <meta key={one} property="og:locale:alternate" content={territory[one]} />
      ))}
      <meta property="og:image" content={siteUrl + sharePicture.path(pictured, language)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={text.heading} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
      <link rel="apple-touch-icon" href="/media/icons/apple-touch-icon.png" />
    </>
  );
}
