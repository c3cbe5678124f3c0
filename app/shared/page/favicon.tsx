import favicon from '../../../public/favicon.svg?raw';

const written = favicon.trim().replaceAll('"', "'").replaceAll('#', '%23');

/**
 * The mark beside the page's name. It stands in the finished page, so that no visit fetches it (browsers
 * would, twice, while they fetch what is to be painted); search engines want an address.
 */
export function Favicon() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={`data:image/svg+xml,${written}`} type="image/svg+xml" />
    </>
  );
}
