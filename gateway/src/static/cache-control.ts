/**
 * How long a file may be kept: for ever where its name holds its hash, an hour for films and
 * pictures, and pages only as long as the server confirms them.
 */
export function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (file.startsWith('media/')) return 'public, max-age=3600';
  return 'no-cache';
}
