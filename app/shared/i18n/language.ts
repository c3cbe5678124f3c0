/** The two languages of the site. Portuguese is the default and the fallback. */
export const languages = ['en', 'pt-BR'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt-BR';

/** URLs with this prefix are Portuguese, regardless of the stored preference. */
export const portuguesePrefix = '/BR';

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'pt-BR';
}

/** Whether the path is `/BR` or below it. `/BRAZIL` is not. */
function isPortuguesePath(pathname: string): boolean {
  return pathname === portuguesePrefix || pathname.startsWith(`${portuguesePrefix}/`);
}

/** The language of a path, or `null` for the root path, where the stored preference decides. */
export function languageOfPath(pathname: string): Language | null {
  if (isPortuguesePath(pathname)) return 'pt-BR';
  return pathname === '/' ? null : 'en';
}
