/**
 * A request's address with every percent sign that does not begin an encoded character written
 * out, so that a mistyped address reaches those who answer for it instead of failing before.
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
