import type { Language } from '../language.ts';

/** A rendered email. */
export type WrittenEmail = { subject: string; html: string; text: string };

/** Renders an email in each language. */
export type EmailWriter<Values> = Record<Language, (values: Values) => WrittenEmail>;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/** Escapes a value for HTML text or an attribute, and keeps its line breaks. */
export function html(value: string): string {
  return value
    .replace(/[&<>"']/g, (character) => entities[character] as string)
    .replace(/\r?\n/g, '<br />');
}

/** A value for a subject, which is one line. */
export function line(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** A value for the plain text, with each line marked as quoted. */
export function quoted(value: string): string {
  return value.replace(/\r?\n/g, '\n> ');
}
