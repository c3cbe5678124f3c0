const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as text, such as `1.2 GB`. */
export function formatBytes(bytes: number, language: string): string {
  const exponent = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[exponent] ?? 'byte',
    maximumFractionDigits: exponent < 2 ? 0 : 1,
  }).format(bytes / 1000 ** exponent);
}
