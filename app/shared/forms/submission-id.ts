/** A random UUID, also where a page is open without TLS, as on one's own network. */
export function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const template = '10000000-1000-4000-8000-100000000000';
  return template.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = (crypto as Crypto).getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
