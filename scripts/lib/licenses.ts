/** What a lockfile (version 3) says of a package. */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** Whether it is a link to a workspace of this repository. */
  link?: boolean;
  /** Left out where it does not fit, as builds for other platforms are. */
  optional?: boolean;
};

/** The lockfile's packages from a registry: neither the root, nor a workspace, nor the link to one. */
export function installedPackages(
  packages: Record<string, LockedPackage>,
): [path: string, LockedPackage][] {
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
}

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
  for (const [path, locked] of installedPackages(packages)) {
    const { version, license, dev = false, optional } = locked;
    if (dev !== (part === 'tools') || (optional && !license)) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`;
    const key = license ?? 'none named';
    licenses.set(key, [...(licenses.get(key) ?? []), name]);
  }
  return new Map([...licenses].toSorted(([, a], [, b]) => b.length - a.length));
}
