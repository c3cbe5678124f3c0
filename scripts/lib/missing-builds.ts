type LockedPackage = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};

/** The fields of package-lock.json that this module reads. */
export type Lockfile = { packages: Record<string, LockedPackage> };

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32'];
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
];

/** Entries for the optional builds that a lockfile's packages name but the lockfile lacks. */
export function missingBuilds({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const isThere = packages[place] ?? packages[`${path}/${place}`];
      // A range does not name one version, and npm resolves ranges itself.
      if (isThere || !/^\d+\.\d+\.\d+/.test(version)) continue;
      missing[place] = { version, ...platformOf(name), optional: true };
    }
  }
  return missing;
}

/** Names of platform packages contain their platform: `-linux-x64-musl`. */
function platformOf(name: string) {
  const words = name.split(/[-/]/).map((word) => (word === 'windows' ? 'win32' : word));
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}
