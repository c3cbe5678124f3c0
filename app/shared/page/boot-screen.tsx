import { brand } from '~/shared/brand/brand';
import { Logo } from '~/shared/chrome/logo';
import { bootMessages } from '~/shared/i18n/boot-messages';
import { languages } from '~/shared/i18n/language';

/** Shows a text only where the document's own language is its own. */
const inOwnLanguage = '[:root:lang(en)_&:lang(pt)]:hidden [:root:lang(pt)_&:lang(en)]:hidden';

/**
 * Shown while portal or admin load. One file serves both languages, so both stand in it; the
 * script in `<head>` gives the document the language of the address.
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
          {bootMessages[language].loading}
        </p>
      ))}
      <noscript className="grid max-w-md gap-4">
        {languages.map((language) => (
          <p key={language} lang={language}>
            {bootMessages[language].needsScript}
          </p>
        ))}
      </noscript>
    </main>
  );
}
