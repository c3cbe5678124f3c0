import { AuthError } from './errors.ts';

/**
 * Bytes of JSON. Every access token contains the metadata, and request headers are limited to 16 kB
 * in total.
 */
const maxBytes = 4096;

/**
 * Refuses user-chosen metadata that exceeds the size limit.
 * @throws AuthError 400 `validation_failed`
 */
export function checkMetadataSize(data: Record<string, unknown> | null | undefined) {
  if (!data || Buffer.byteLength(JSON.stringify(data)) <= maxBytes) return;
  throw new AuthError(400, 'validation_failed', `User metadata must not exceed ${maxBytes} bytes`);
}
