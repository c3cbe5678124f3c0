/** What an authenticator app reads from the picture: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function appAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
