import { columnOf, normalizeWord } from '~/command-center/kit/import/csv-columns';
import { jsonEntry, localEntry } from '~/shared/browser/storage';
import { derivedTitles, type ImportColumn, isImportColumn, memberColumns } from './import-columns';
import type { Mapping } from './read-dates';

/** The chosen column of each title, or an empty text for one that is not imported. */
type Choices = Record<string, ImportColumn | ''>;

/** Other files of other systems rarely come back after so many. */
const mostRemembered = 20;

/**
 * The columns of these titles: as an admin chose them for the same titles in this browser, or as
 * their names suggest. Of two titles for the same column, the first one has it.
 */
export function suggestMapping(adminId: string, titles: readonly string[]): Mapping {
  const choices = storedChoices(adminId).read()?.[keyOf(titles)];
  const found = titles.map((title) => {
    const chosen = choices?.[normalizeWord(title)];
    return chosen === undefined ? columnOf(memberColumns, title) : chosen || undefined;
  });
  return found.map((column, place) => (found.indexOf(column) === place ? column : undefined));
}

/** Remembers the columns of these titles. No cell of the file is stored. */
export function rememberMapping(adminId: string, titles: readonly string[], mapping: Mapping) {
  const entry = storedChoices(adminId);
  const key = keyOf(titles);
  const { [key]: _, ...others } = entry.read() ?? {};
  const choices: Choices = {};
  for (const [place, title] of titles.entries()) {
    const name = normalizeWord(title);
    choices[name] ||= mapping[place] ?? '';
  }
  const latest = Object.entries(others).slice(-(mostRemembered - 1));
  entry.write({ ...Object.fromEntries(latest), [key]: choices });
}

/** Titles that nothing is known about: neither a column, nor derived, nor chosen before. */
export function unknownTitles(adminId: string, titles: readonly string[]): string[] {
  if (storedChoices(adminId).read()?.[keyOf(titles)]) return [];
  return titles.filter((title) => {
    const name = normalizeWord(title);
    return name !== '' && !derivedTitles.includes(name) && !columnOf(memberColumns, title);
  });
}

/** The set of titles. The file of lines to fix has the same set, and one more title. */
function keyOf(titles: readonly string[]): string {
  const names = titles.map(normalizeWord).filter((name) => !derivedTitles.includes(name));
  return [...new Set(names)].toSorted().join(' ');
}

function storedChoices(adminId: string) {
  return jsonEntry(localEntry(`admin-import-columns:${adminId}`), isChoices);
}

function isChoices(value: unknown): value is Record<string, Choices> {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (choices) =>
        isRecord(choices) &&
        Object.values(choices).every((column) => column === '' || isImportColumn(column)),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
