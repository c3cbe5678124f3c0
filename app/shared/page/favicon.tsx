import favicon from '../../../public/favicon.svg?raw';

const written = favicon.trim().replaceAll('"', "'").replaceAll('#', '%23');

/**
 * The favicon. It is inline in the prerendered page, because browsers would request it twice before
 * the first paint; search engines need a URL.
 */
export function Favicon() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={`data:image/svg+xml,${written}`} type="image/svg+xml" />
    </>
  );
}
