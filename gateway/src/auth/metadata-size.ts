import { AuthError } from './errors.ts';

/** Bytes of JSON. Metadata travel in every access token, and a request's headers hold 16 kB in all. */
const most = 4096;

/**
 * Lets metadata pass that a user chose, as long as they are small.
 * @throws AuthError 400 `validation_failed`
 */
export function checkMetadataSize(data: Record<string, unknown> | null | undefined) {
  if (!data || Buffer.byteLength(JSON.stringify(data)) <= most) return;
  throw new AuthError(400, 'validation_failed', `User metadata must not exceed ${most} bytes`);
}
