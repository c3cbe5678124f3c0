import { existsSync, readFileSync } from 'node:fs';
import type { RegisterHooksOptions } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type ResolveHook = NonNullable<RegisterHooksOptions['resolve']>;

/** The targets of import specifiers and of specifier prefixes. */
export type ImportMap = [from: string, to: string][];

/** Reads the first file that exists. It is an import map or a `deno.json` that contains one. */
export function readImportMap(files: string[]): ImportMap {
  const file = files.find((path) => existsSync(path));
  if (!file) return [];
  const { imports = {}, importMap } = JSON.parse(readFileSync(file, 'utf8')) as {
    imports?: Record<string, string>;
    importMap?: string;
  };
  if (importMap && basename(file) === 'deno.json') {
    return readImportMap([resolve(dirname(file), importMap)]);
  }
  const base = pathToFileURL(file);
  return Object.entries(imports).map(([from, to]) => [
    from,
    /^\.{0,2}\//.test(to) ? new URL(to, base).href : to,
  ]);
}

/**
 * Resolves Deno import specifiers to installed packages: `npm:name@version/path`,
 * `jsr:@scope/name`, and names in the import map. Versions are ignored because npm manages them.
 * Type-only imports resolve to an empty module, and network imports are rejected.
 */
export function resolver(importMap: ImportMap): ResolveHook {
  return (asked, context, next) => {
    const specifier = mapped(asked, importMap);
    if (specifier.endsWith('.d.ts')) return { url: 'data:text/javascript,', shortCircuit: true };
    if (/^https?:/.test(specifier)) {
      throw new Error(
        `${specifier}: network imports are not supported: install the package with npm`,
      );
    }
    const names = specifier.startsWith('npm:') ? fromNpm(specifier) : fromJsr(specifier);
    if (names.length === 0) {
      const found = next(specifier, context);
      return isFile.test(specifier) ? asModule(found) : found;
    }
    // A project in another location without its own packages uses the server's packages.
    const places = [context, { ...context, parentURL: import.meta.url }];
    return firstFound(places.flatMap((place) => names.map((name) => () => next(name, place))));
  };
}

const isFile = /^(\.{0,2}\/|file:)/;

/** @throws the first error, which names the expected package and location. */
function firstFound<Found>(attempts: (() => Found)[]): Found {
  const errors: unknown[] = [];
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      errors.push(error);
    }
  }
  throw errors[0];
}

function mapped(specifier: string, importMap: ImportMap): string {
  const exact = importMap.find(([from]) => from === specifier);
  if (exact) return exact[1];
  const prefix = importMap
    .filter(([from]) => from.endsWith('/') && specifier.startsWith(from))
    .sort(([a], [b]) => b.length - a.length)[0];
  return prefix ? prefix[1] + specifier.slice(prefix[0].length) : specifier;
}

function fromNpm(specifier: string): string[] {
  const [, name, path = ''] =
    /^npm:\/?((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?(\/.*)?$/.exec(specifier) ?? [];
  return name ? [name + path] : [];
}

/**
 * JSR packages are installed from npm under the first name. Many of them are also published on npm
 * under their own name.
 * @see https://jsr.io/docs/npm-compatibility
 */
function fromJsr(specifier: string): string[] {
  const [, scope, name, path = ''] =
    /^jsr:\/?@([^/@]+)\/([^/@]+)(?:@[^/]*)?(\/.*)?$/.exec(specifier) ?? [];
  return scope ? [`@jsr/${scope}__${name}${path}`, `@${scope}/${name}${path}`] : [];
}

/**
 * The project's own files are ES modules, as in Deno, regardless of a `package.json` above them.
 * Installed packages declare their own module type.
 */
function asModule(found: ReturnType<ResolveHook>): ReturnType<ResolveHook> {
  const [, extension] = /^file:(?!.*\/node_modules\/).*\.(ts|js)$/.exec(found.url) ?? [];
  return extension
    ? { ...found, format: extension === 'ts' ? 'module-typescript' : 'module' }
    : found;
}
