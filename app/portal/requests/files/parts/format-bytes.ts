import type { Language } from '~/shared/i18n/language';

/** A file's size in the language: 640 kB, 1.2 MB. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
