import { invalidRange } from '../errors.ts';

/** Bytes from one position to before another. */
export type Range = { from: number; to: number };

/**
 * The part of a file that a `Range` header asks for, or null for all of it: without a header, and
 * for several ranges at once.
 * @throws StorageError `InvalidRange` when the file has no such bytes
 */
export function readRange(header: string | undefined, size: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const range =
    first === ''
      ? { from: Math.max(0, size - Number(last)), to: size }
      : { from: Number(first), to: last === '' ? size : Math.min(size, Number(last) + 1) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  if (range.from >= range.to) throw invalidRange();
  return range;
}
