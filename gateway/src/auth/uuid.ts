const format = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL takes it as a uuid, in the usual writing. */
export function isUuid(written: unknown): written is string {
  return typeof written === 'string' && format.test(written);
}
