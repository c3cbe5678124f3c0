/**
 * Returns how long a file may be cached: forever if its name contains its hash, and an hour for
 * videos and images. Pages are revalidated with the server on every request.
 */
export function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (file.startsWith('media/')) return 'public, max-age=3600';
  return 'no-cache';
}
