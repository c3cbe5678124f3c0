/** The fields of a package in a lockfile (version 3). */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** Whether it is a link to a workspace of this repository. */
  link?: boolean;
  /** npm skips the package if it does not fit the machine, such as a build for another platform. */
  optional?: boolean;
};

/**
 * The lockfile's packages from a registry. The root, the workspaces and the links to them are
 * excluded.
 */
export function installedPackages(
  packages: Record<string, LockedPackage>,
): [path: string, LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
}

/**
 * The licenses of a lockfile's packages, as SPDX expressions, each with its packages. `part`
 * selects the shipped packages or the development tools. Builds for other platforms name no
 * license, because each has the license of its main package.
 */
export function licensesOf(
  packages: Record<string, LockedPackage>,
  part: 'shipped' | 'tools',
): Map<string, string[]> {
  const licenses = new Map<string, string[]>();
  for (const [path, locked] of installedPackages(packages)) {
    const { version, license, dev = false, optional } = locked;
    if (dev !== (part === 'tools') || (optional && !license)) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`;
    const key = license ?? 'none named';
    licenses.set(key, [...(licenses.get(key) ?? []), name]);
  }
  return new Map([...licenses].toSorted(([, a], [, b]) => b.length - a.length));
}
