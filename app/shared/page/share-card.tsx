import { indexedPages } from '~/indexed-pages';
import { sharePicture } from '~/share-picture';
import { siteUrl } from '~/shared/backend/env';
import { brand } from '~/shared/brand/brand';
import { type Language, languages } from '~/shared/i18n/language';
import type { PageData } from '~/shared/i18n/page-data';

type ShareCardProps = Pick<PageData, 'language' | 'page' | 'text'>;

const territory: Record<Language, string> = { en: 'en_US', 'pt-BR': 'pt_BR' };

/**
 * Metadata for link previews in messengers and social networks, and for installing the site on a
 * phone.
 */
export function ShareCard({ language, page, text }: ShareCardProps) {
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
