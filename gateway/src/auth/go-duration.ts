const units: Record<string, number> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/**
 * Parses a duration in the format of config.toml and the admin requests: `60s`, `1h30m`.
 * @returns seconds, or undefined for anything else.
 * @see https://pkg.go.dev/time#ParseDuration
 */
export function parseDuration(written: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(written)) return written === '0' ? 0 : undefined;
  const parts = written.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g);
  return [...parts].reduce((sum, [, n = '', unit = '']) => sum + Number(n) * (units[unit] ?? 0), 0);
}
