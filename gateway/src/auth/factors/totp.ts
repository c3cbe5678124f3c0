import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What an authenticator app needs to know of a new factor. */
export type TotpEnrolment = { qr_code: string; secret: string; uri: string };

/**
 * Makes a secret, as text, as an address and as a picture (SVG) of that address.
 * @param issuer who the app says that the codes are for
 * @param label whose account
 */
export function makeTotp(issuer: string, label: string): TotpEnrolment {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { qr_code: renderSVG(uri, { ecc: 'M' }), secret: totp.secret.base32, uri };
}

/**
 * The period (number of half minutes since 1970) that a code belongs to: this one or a neighbour,
 * as clocks differ. Undefined for a wrong code.
 */
export function matchTotp(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
