import { randomBytes } from 'node:crypto';

/** A text that occurs in exactly one write. */
export function newMarker(): string {
  return `soak-${randomBytes(6).toString('hex')}`;
}

const markers = /soak-[0-9a-f]{12}|soakp\d\dx|50a4b000-0000-4000-8000-0000000000\d\d/g;

/** All markers in a text, of writes and of people. */
export function markersIn(text: string): string[] {
  return text.match(markers) ?? [];
}

/** A member of the load, by number: the name in all of their data, and the id of the row. */
export function memberMarkers(number: number) {
  const digits = String(number).padStart(2, '0');
  return { name: `soakp${digits}x`, memberId: `50a4b000-0000-4000-8000-0000000000${digits}` };
}
