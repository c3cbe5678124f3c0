/**
 * Escapes the percent signs of a URL whose path is not valid percent-encoded text. A mistyped URL
 * then reaches its route instead of failing before.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (isEncoded(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
