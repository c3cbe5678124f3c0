import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** The data of a new factor that an authenticator app needs. */
export type NewTotp = { qr_code: string; secret: string; uri: string };

/**
 * Creates a secret as text, as a URI and as a QR code (SVG) of that URI.
 * @param issuer the name of the service that the app shows
 * @param label the name of the account that the app shows
 */
export function createTotp(issuer: string, label: string): NewTotp {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { qr_code: renderSVG(uri, { ecc: 'M' }), secret: totp.secret.base32, uri };
}

/**
 * Returns the time step (30-second periods since 1970) of a code. It accepts the current step and
 * its neighbors, because clocks differ. Returns undefined for a wrong code.
 */
export function matchTotp(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
