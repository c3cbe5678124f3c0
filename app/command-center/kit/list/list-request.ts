/** The valid sorts and filters of a list; any other value in the address is ignored. */
export type ListDefinition = {
  /** The sortable columns. Each needs an index that ends with `id`. */
  sorts: readonly string[];
  /** A column. A leading `-` means descending order. */
  defaultSort: string;
  /** The values of each filter by name, or a pattern if they cannot be listed. */
  filters: Readonly<Record<string, readonly string[] | RegExp>>;
};

export type ListRequest = {
  search: string;
  sort: string;
  /** The page number, starting at 1. */
  page: number;
  size: number;
  /** The chosen values by the filter's name; empty for all. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Exports read rows after this id, in id order, instead of a page; `null` is the start. */
  after?: string | number | null;
};

export const pageSizes = [25, 50, 100] as const;

const longestSearch = 100;

/** The largest offset. A larger one is slow in PostgreSQL, and a search or a filter is faster. */
const deepest = 10_000;

/** The last page that any list shows. */
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

/** Writes a change of the request to an address, without default values. */
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
export function isFiltered({ search, filters }: ListRequest): boolean {
  return search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);
}

/**
 * The patterns that a search column must match, one for each word. They have no accents, like the
 * column that `private.searchable` writes.
 */
export function searchPatterns(search: string): string[] {
  if (isPhone(search)) return [`%${search.replace(/\D/g, '')}%`];
  const words = plainText(search).split(/\s+/).filter(Boolean);
  // `*` matches any text in patterns of the table API, and cannot be escaped.
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`);
}

/** A text without accents, in lower case. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** A phone number in any notation, of which the search uses only the digits. */
function isPhone(search: string): boolean {
  return /^[\s\d().+/-]+$/.test(search) && search.replace(/\D/g, '').length >= 7;
}
