import { useInsertionEffect } from 'react';
import appStyles from './app.css?inline';
import fontUrl from './fonts/bricolage-grotesque-latin.woff2?url';

const developmentHref = import.meta.env.DEV ? (await import('./app.css?url')).default : undefined;

const elementId = 'page-styles';

/**
 * The page's own styles. The text is in the server's build alone; the browser's takes it from
 * the page, so that hydration finds what it expects and a page drawn anew keeps its styles.
 */
const pageStyles = import.meta.env.SSR
  ? appStyles
  : (document.getElementById(elementId)?.textContent ?? '');

/**
 * In production the styles stand inside every page, so that the first paint needs one file.
 * In development they are a link, so that changes appear at once.
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
 * A finished page holds the styles of what stands in it, and names the sheet of all, which its scripts
 * may need. Every element is looked at again when it comes: that waits until the page is taken over.
 */
function addSharedStyles() {
  const sheet = document.getElementById(elementId)?.dataset.sheet;
  if (!sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}
