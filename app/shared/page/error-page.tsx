import { useEffect } from 'react';
import { pathFor } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { useOnline } from '~/shared/browser/use-online';
import { Logo } from '~/shared/chrome/logo';
import { fallbackMessages } from '~/shared/i18n/fallback-messages';
import { useLanguage } from '~/shared/i18n/use-language';
import { whatsAppLink } from '~/shared/page/destinations';
import { Button } from '~/shared/ui/button';

type ErrorPageProps = {
  /** The file of the page did not arrive. */
  isNotLoaded?: boolean;
};

/** The page for unexpected errors. It offers a reload. */
export function ErrorPage({ isNotLoaded = false }: ErrorPageProps) {
  const { language } = useLanguage();
  const isOnline = useOnline();
  const { error: text, notLoaded, offline } = fallbackMessages[language];
  const { title, text: explanation } = isOnline ? (isNotLoaded ? notLoaded : text) : offline;

  // After a failure without a connection, the page reloads when the connection is back.
  useEffect(() => {
    if (isOnline) return;
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOnline]);

  return (
    <main className="page flex min-h-dvh flex-col justify-center py-16">
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid max-w-xl justify-items-start gap-6">
        <Logo />
        <h1 className="mt-6 text-title">{title}</h1>
        <p className="text-lead text-muted">{explanation}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button onClick={() => location.reload()}>{text.retry}</Button>
          <a className="link" href={pathFor('home', language)}>
            {text.home}
          </a>
          <a className="link" href={whatsAppLink()} rel="noopener">
            {text.whatsapp}
          </a>
        </div>
      </div>
    </main>
  );
}
