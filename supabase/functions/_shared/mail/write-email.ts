import type { Language } from '../language.ts';

/** An email, written out. */
export type WrittenEmail = { subject: string; html: string; text: string };

/** Writes an email in each language. */
export type EmailWriter<Values> = Record<Language, (values: Values) => WrittenEmail>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/** A value in HTML, between tags or in an attribute. Line breaks stay visible. */
export function html(value: string): string {
  return value
    .replace(/[&<>"']/g, (character) => entities[character] as string)
    .replace(/\r?\n/g, '<br />');
}

/** A value in a subject, which is one line. */
export function line(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** A value in the plain text, marked as quoted on each of its lines. */
export function quoted(value: string): string {
  return value.replace(/\r?\n/g, '\n> ');
}
