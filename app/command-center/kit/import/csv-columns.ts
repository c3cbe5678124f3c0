/** The columns of a CSV file that is imported, with alternative titles. */
export type CsvColumns<Column extends string> = {
  titles: Record<Column, readonly string[]>;
  /** A file without them is refused. */
  required: readonly Column[];
};

/** A title or a word without accents, capitals and spaces. */
export function normalizeWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** The column of a title, ignoring accents, capitals and spaces. */
export function columnOf<Column extends string>(
  { titles }: Pick<CsvColumns<Column>, 'titles'>,
  title: string,
): Column | undefined {
  const plain = normalizeWord(title);
  const names = Object.keys(titles) as Column[];
  return names.find((name) => name === plain || titles[name].includes(plain));
}
