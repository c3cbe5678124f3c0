import { documentName, type NamedDocument } from '~/command-center/kit/request-choices';
import { formatDate } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';

/** The placeholders of macros, in the order in which the editor lists them. */
export const placeholders = ['first_name', 'number', 'documents', 'due_date', 'admin'] as const;

export type PlaceholderValues = Record<(typeof placeholders)[number], string>;

type Message = {
  firstName: string;
  number: string;
  kinds: readonly string[];
  dueOn: string;
  admin: string;
  /** The member's language, which may differ from that of the page. */
  language: Language;
  documents: readonly NamedDocument[];
};

/** What the placeholders of a message stand for, in the member's language. */
export function placeholderValues(message: Message): PlaceholderValues {
  const { kinds, documents, language } = message;
  const names = kinds.map((kind) => documentName(documents, kind, language));
  return {
    first_name: message.firstName,
    number: message.number,
    documents: new Intl.ListFormat(language).format(names),
    due_date: message.dueOn && formatDate(message.dueOn, language),
    admin: message.admin,
  };
}

/** Fills placeholders. One without a value, and braces with other words, stay as they are. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof PlaceholderValues] || whole : whole,
  );
}
