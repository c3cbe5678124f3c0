import { englishHomePath, paths, plainPath } from '../../app/paths.ts';
import { prerenderedPaths } from '../../app/prerendered-paths.ts';

/** A finished page, by the name that `--only` knows it by, and where it is. */
export type FinishedPage = { name: string; address: string; file: string };

/** Every finished page in both languages. */
export const finishedPages: FinishedPage[] = prerenderedPaths.map((address) => ({
  name: nameOf(address),
  address,
  file: `${address.slice(1)}/index.html`.replace(/^\//, ''),
}));

/**
 * The pages of some names, in both languages; all of them without any.
 * @param names as in `app/paths.ts`, and `notFound`, separated by commas.
 * @throws on a name that no finished page has.
 */
export function pagesNamed(names: string | undefined): FinishedPage[] {
  // The root path shows what the language's own address shows.
  const all = finishedPages.filter(({ address }) => address !== paths.home);
  if (!names) return all;
  const wanted = names.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !all.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`There is no finished page ${unknown.join(', ')}`);
  return all.filter(({ name }) => wanted.includes(name));
}

function nameOf(address: string): string {
  const plain = address === englishHomePath ? paths.home : plainPath(address);
  const [name] = Object.entries(paths).find(([, path]) => path === plain) ?? ['notFound'];
  return name;
}
