/** What a lockfile (version 3) says of a package. */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** Left out where it does not fit, as builds for other platforms are. */
  optional?: boolean;
};

/**
 * The licences of a lockfile's packages, as SPDX expressions, and who has them: of what the product
 * ships, or of the tools that it is made with. The builds for other platforms name none; each has
 * that of the package it is a build of.
 */
export function licensesOf(
  packages: Record<string, LockedPackage>,
  part: 'shipped' | 'tools',
): Map<string, string[]> {
  const licenses = new Map<string, string[]>();
  for (const [path, { version, license, dev = false, optional }] of Object.entries(packages)) {
    const isOfThisPart = path !== '' && dev === (part === 'tools');
    if (!isOfThisPart || (optional && !license)) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`;
    const key = license ?? 'none named';
    licenses.set(key, [...(licenses.get(key) ?? []), name]);
  }
  return new Map([...licenses].toSorted(([, a], [, b]) => b.length - a.length));
}
