import { limits } from '../limits.ts';

/** Whether a topic, event or key can be stored by PostgreSQL and sent in a binary frame. */
export function isName(text: string): boolean {
  return (
    text !== '' &&
    text.isWellFormed() &&
    !text.includes('\0') &&
    Buffer.byteLength(text) <= limits.name
  );
}
