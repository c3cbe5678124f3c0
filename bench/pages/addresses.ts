import { englishHomePath, paths, plainPath } from '../../app/paths.ts';
import { prerenderedPaths } from '../../app/prerendered-paths.ts';

/** A finished page, by the name that `--only` knows it by, where it is, and how people open it. */
export type FinishedPage = { name: string; address: string; file: string; visit: string };

const notFound = 'notFound';

/** What a mailed link adds: without it the page says that there is none. */
const links: Record<string, string> = { resetPassword: '?email=ana%40example.com&token=123456' };

/** Every finished page in both languages. */
export const finishedPages: FinishedPage[] = prerenderedPaths.map((address) => {
  const name = nameOf(address);
  const file = `${address.slice(1)}/index.html`.replace(/^\//, '');
  return { name, address, file, visit: address + (links[name] ?? '') };
});

/**
 * Some finished pages; all of them if none is wanted.
 * @param wanted names as in `app/paths.ts`, which mean both languages, or addresses.
 * @throws on what no finished page is called.
 */
export function pagesCalled(wanted: readonly string[]): FinishedPage[] {
  // The root path shows what the language's own address shows; what is not found has no score.
  const all = finishedPages.filter(
    ({ name, address }) => address !== paths.home && name !== notFound,
  );
  const unknown = wanted.filter((word) => !all.some((page) => isCalled(page, word)));
  if (unknown.length > 0) throw new Error(`There is no finished page ${unknown.join(', ')}`);
  if (wanted.length === 0) return all;
  return all.filter((page) => wanted.some((word) => isCalled(page, word)));
}

function isCalled({ name, address }: FinishedPage, word: string): boolean {
  return name === word || address === word;
}

function nameOf(address: string): string {
  const plain = address === englishHomePath ? paths.home : plainPath(address);
  const [name] = Object.entries(paths).find(([, path]) => path === plain) ?? [notFound];
  return name;
}
