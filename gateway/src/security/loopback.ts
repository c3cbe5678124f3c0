/** Whether a host name or address means this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || isLoopbackAddress(host);
}

/** Whether a connection's address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
