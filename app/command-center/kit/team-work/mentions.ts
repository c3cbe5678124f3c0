type Named = { id: string; name: string };

/** The team members whom a note names, as `@Fábio Teixeira`. */
export function mentionsOf<Person extends Named>(text: string, team: readonly Person[]): Person[] {
  return team.filter(({ name }) => text.includes(`@${name}`));
}

/** The start of a name that the admin is typing after `@`, at the end of the text. */
export function mentionedSoFar(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}]*(?: [\p{L}]*)?)$/u.exec(text)?.[1];
}

/** The text with the name that the admin has chosen, and a space after it. */
export function completeMention(text: string, name: string): string {
  const typed = mentionedSoFar(text) ?? '';
  return `${text.slice(0, text.length - typed.length)}${name} `;
}

/** A note in parts, so that names can be highlighted. */
export function splitMentions(
  text: string,
  team: readonly Named[],
): { text: string; isMention: boolean }[] {
  const names = team.map(({ name }) => `@${name}`).toSorted((one, two) => two.length - one.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(`(${names.map(quote).join('|')})`, 'g');
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, isMention: names.includes(part) }));
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
