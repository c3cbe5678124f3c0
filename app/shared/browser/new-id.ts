/** A random UUID, also on a page without TLS, for example in a local network. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const template = '10000000-1000-4000-8000-100000000000';
  return template.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = (crypto as Crypto).getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
