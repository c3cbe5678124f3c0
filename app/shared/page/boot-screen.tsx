import { brand } from '~/shared/brand/brand';
import { Logo } from '~/shared/chrome/logo';
import { fallbackMessages } from '~/shared/i18n/fallback-messages';
import { languages } from '~/shared/i18n/language';

/** Shows a text only if it is in the document's language. */
const inOwnLanguage = '[:root:lang(en)_&:lang(pt)]:hidden [:root:lang(pt)_&:lang(en)]:hidden';

/**
 * Shown while the portal or the Command Center loads. One file serves both languages and contains
 * both texts; the script in `<head>` sets the document's language from the URL.
 */
export function BootScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <title>{brand.name}</title>
      <meta name="robots" content="noindex" />
      <Logo className="animate-pulse" />
      {languages.map((language) => (
        <p
          key={language}
          lang={language}
          role="status"
          className={`${inOwnLanguage} noscript:hidden`}
        >
          {fallbackMessages[language].loading}
        </p>
      ))}
      <noscript className="grid max-w-md gap-4">
        {languages.map((language) => (
          <p key={language} lang={language}>
            {fallbackMessages[language].needsScript}
          </p>
        ))}
      </noscript>
    </main>
  );
}
