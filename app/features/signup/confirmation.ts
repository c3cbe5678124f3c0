/**
 * What a link of a confirmation mail came to. The auth service tells it in the fragment: an
 * applicant's e-mail is confirmed, and then no session is opened, because they are no member yet.
 */
export type Confirmation = 'confirmed' | 'expired' | 'signed-in' | 'unknown';

/** Reads the fragment of the address that the link led to. */
export function readConfirmation(hash: string): Confirmation {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  if (told.has('access_token')) return 'signed-in';
  if (!told.has('error') && !told.has('error_code')) return 'unknown';
  const isRefusal = /^Access denied: Only|^Account access restricted/.test(
    told.get('error_description') ?? '',
  );
  return isRefusal ? 'confirmed' : 'expired';
}
