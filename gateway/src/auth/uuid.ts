const format = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts the value as a UUID in the usual format. */
export function isUuid(written: unknown): written is string {
  return typeof written === 'string' && format.test(written);
}
