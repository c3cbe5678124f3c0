/** Whether a URL's host name is the machine itself. The gateway has the same rule. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
