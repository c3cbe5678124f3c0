import { callDatabase } from '~/command-center/kit/backend/backend';
import type { CsvSheet, FileProblem } from '~/command-center/kit/import/read-csv';
import { findDuplicates } from '~/command-center/members/duplicates/find-duplicates';
import { type ImportLine, isReadable } from './import-columns';
import { candidatesOf, type LeaveOut, leaveOut, withResemblances } from './import-duplicates';
import { combineResults, countResults, type ImportAnswer, type Results } from './import-results';
import type { DateOrder, Mapping } from './read-dates';

/** A file whose columns are known, or suggested. */
export type OpenedFile = { name: string; sheet: CsvSheet; mapping: Mapping };

/** The preview of an import. */
export type Check = Results & { file: OpenedFile; order: DateOrder | undefined };

/** Reads a file, or names why it cannot be read. */
export async function openFile(
  file: File,
  mappingOf: (titles: readonly string[]) => Mapping,
): Promise<OpenedFile | FileProblem> {
  const { openSheet } = await import('~/command-center/kit/import/read-csv');
  const sheet = await openSheet(file);
  return 'code' in sheet ? sheet : { name: file.name, sheet, mapping: mappingOf(sheet.titles) };
}

/**
 * Lets the database preview the import of a file. Nothing is stored.
 * @throws AppError
 */
export async function checkFile(file: OpenedFile, order: DateOrder | undefined): Promise<Check> {
  const { readLines } = await import('./read-cells');
  const lines = readLines(file.sheet, file.mapping, order);
  const readable = lines.filter(isReadable);
  const answer = readable.length > 0 ? await importMembers(readable, false) : undefined;
  const results = combineResults(lines, answer);
  const duplicates = await findDuplicates(candidatesOf(results.lines));
  return { file, order, ...results, lines: withResemblances(results.lines, duplicates) };
}

/**
 * Imports the lines of a preview that have no mistake and are not left out: all of them, or none if
 * one is wrong by now.
 * @throws AppError
 */
export async function keepLines({
  check,
  left,
}: {
  check: Check;
  left: LeaveOut;
}): Promise<Check & { isKept: boolean }> {
  const chosen = leaveOut(check.lines, left);
  const right = chosen.filter(({ outcome }) => outcome !== 'wrong' && outcome !== 'left');
  const answer = await importMembers(right, true);
  const now = new Map(combineResults(right, answer).lines.map((line) => [line.row, line]));
  // Plans or advisors may have changed since the preview, so a new preview is shown.
  const lines = (answer.kept ? chosen : check.lines).map((line) => now.get(line.row) ?? line);
  return { ...check, ...countResults(lines), isKept: answer.kept };
}

async function importMembers(lines: readonly ImportLine[], keep: boolean): Promise<ImportAnswer> {
  return callDatabase('import_members', {
    lines: lines.map(({ values }) => values),
    keep,
  });
}
