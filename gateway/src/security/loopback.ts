/** Whether a host name or address refers to this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || isLoopbackAddress(host);
}

/** Whether a connection's address belongs to this machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
