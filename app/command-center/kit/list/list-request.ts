/** What a list of the Command Center can be asked for; everything else in an address is ignored. */
export type ListDefinition = {
  /** Columns that may be sorted by. Each needs an index that ends in `id`. */
  sorts: readonly string[];
  /** A column, with `-` before it to begin with the last. */
  defaultSort: string;
  /** By the filter's name: the values that it offers, or a pattern for those that no list can hold. */
  filters: Readonly<Record<string, readonly string[] | RegExp>>;
};

export type ListRequest = {
  search: string;
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** The values that were chosen, by the filter's name; none are all. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** For files: rows after this id in the order of ids, `null` from the first, instead of a page. */
  after?: string | number | null;
};

export const pageSizes = [25, 50, 100] as const;

const longestSearch = 100;

/** Beyond so many rows PostgreSQL would have to walk too far: a search or a filter gets there quicker. */
const deepest = 10_000;

/** The last page that a list of any length shows. */
export function lastPage(size: number): number {
  return deepest / size;
}

/** Reads `?q=ana&sort=-created_at&page=2&size=50&status=active&status=pending`. */
export function readListRequest(query: URLSearchParams, definition: ListDefinition): ListRequest {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page'));
  const size = Number(query.get('size'));
  const knownSize = pageSizes.find((one) => one === size) ?? pageSizes[0];
  const filters = Object.entries(definition.filters).map(([name, values]) => {
    const chosen = query.getAll(name);
    const known =
      values instanceof RegExp
        ? chosen.filter((value) => values.test(value))
        : values.filter((value) => chosen.includes(value));
    return [name, known] as const;
  });
  return {
    search: (query.get('q') ?? '').slice(0, longestSearch),
    sort: definition.sorts.includes(sort.replace(/^-/, '')) ? sort : definition.defaultSort,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage(knownSize)) : 1,
    size: knownSize,
    filters: Object.fromEntries(filters),
  };
}

/** Writes a change of the request into an address; what equals the default is left out. */
export function writeListRequest(
  query: URLSearchParams,
  definition: ListDefinition,
  change: Partial<ListRequest>,
): URLSearchParams {
  const request = { ...readListRequest(query, definition), page: 1, ...change };
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  put('q', request.search);
  put('sort', request.sort === definition.defaultSort ? undefined : request.sort);
  put('page', request.page === 1 ? undefined : String(request.page));
  put('size', request.size === pageSizes[0] ? undefined : String(request.size));
  for (const [name, values] of Object.entries(request.filters)) {
    next.delete(name);
    for (const value of values) next.append(name, value);
  }
  return next;
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed({ search, filters }: ListRequest): boolean {
  return search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);
}

/**
 * The patterns that a search column must all match: one a word, accents ignored, as
 * `private.searchable` writes the column.
 */
export function searchPatterns(search: string): string[] {
  if (isPhone(search)) return [`%${search.replace(/\D/g, '')}%`];
  const plain = search
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.split(/\s+/).filter(Boolean);
  // `*` stands for any text in the table API's patterns, and cannot be written otherwise.
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`);
}

/** A phone number in any notation: the lists search its digits. */
function isPhone(search: string): boolean {
  return /^[\s\d().+/-]+$/.test(search) && search.replace(/\D/g, '').length >= 7;
}
