import { useInsertionEffect } from 'react';
import appStyles from './app.css?inline';
import fontUrl from './fonts/bricolage-grotesque-latin.woff2?url';

const developmentHref = import.meta.env.DEV ? (await import('./app.css?url')).default : undefined;

const elementId = 'page-styles';

/**
 * The page's styles. Only the server build contains the text. The browser reads it from the page,
 * so that hydration matches and a rerendered page keeps its styles.
 */
const pageStyles = import.meta.env.SSR
  ? appStyles
  : (document.getElementById(elementId)?.textContent ?? '');

/**
 * In production the styles are inline in every page, so that the first paint needs one file. In
 * development they are a link, so that changes appear at once.
 */
export function PageStyles() {
  useInsertionEffect(addSharedStyles, []);
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
      {developmentHref ? (
        <link rel="stylesheet" href={developmentHref} />
      ) : (
        <style id={elementId}>{pageStyles}</style>
      )}
    </>
  );
}

/**
 * A prerendered page contains only its own styles, and names the full style sheet for its scripts.
 * Loading it restyles every element, so it waits until hydration.
 */
function addSharedStyles() {
  const sheet = document.getElementById(elementId)?.dataset.sheet;
  if (!sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}
