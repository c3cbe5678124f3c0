/** The owner of a password, with the data that others know and thus try first. */
export type Owner = {
  email?: string | null | undefined;
  /** The login's metadata, in which the project stores names. */
  data?: Record<string, unknown> | null | undefined;
};

const nameKeys = ['first_name', 'last_name', 'given_name', 'family_name', 'full_name', 'name'];

/** Whether a password is one or two characters repeated, such as `aaaaaa` or `ababab`. */
export function isRepeated(password: string): boolean {
  return new Set(password.toLowerCase()).size <= 2;
}

/**
 * Whether a password is its owner's email or name, with only digits and symbols around it:
 * `maria-souza2024` for Maria Souza. A longer password may contain a name.
 */
export function isOwn(password: string, { email, data }: Owner): boolean {
  const [mailbox = '', domain = ''] = (email ?? '').split('@');
  const names = nameKeys.map((key) => data?.[key]).filter((name) => typeof name === 'string');
  const known = new Set<string>();
  for (const part of [mailbox, `${mailbox}@${domain}`, ...names]) known.add(letters(part));
  const first = letters(String(data?.first_name ?? ''));
  const last = letters(String(data?.last_name ?? ''));
  for (const name of [first + last, last + first]) known.add(name);
  for (const word of names.flatMap((name) => name.split(/\s+/))) known.add(letters(word));
  known.delete('');
  if (password.toLowerCase() === mailbox.toLowerCase() && mailbox !== '') return true;
  return known.has(letters(password));
}

/** Converts text to lower case and removes accents, digits and symbols. */
function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
