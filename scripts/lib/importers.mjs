import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/**
 * Reads which files of the site import each other. An import of a type alone does not count: the type
 * checker tests it.
 * @returns {(file: string) => string[]} all files that import a file, directly or through others, the
 * nearest first; paths from the root of the repository
 */
export function readImporters() {
  const files = new Set(globSync('{app,rules}/**/*.{ts,tsx,css,json,svg}'));
  const importers = new Map();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of importsOf(file)) {
      const imported = resolve(name, file, files);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (file) => {
    const found = new Set([file]);
    // Grows while it is read: breadth first.
    for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
    found.delete(file);
    return [...found];
  };
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const runs = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType);
  return [
    ...staticImports.filter(runs).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(runs)
      .flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter(Boolean);
}

function resolve(name, importer, files) {
  const bare = name.replace(/\?.*$/, '');
  const path = bare.startsWith('.')
    ? join(dirname(importer), bare)
    : bare.replace(/^~/, 'app').replace(/^#/, '');
  return ['', '.ts', '.tsx'].map((end) => path + end).find((file) => files.has(file));
}
