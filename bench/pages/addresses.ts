import { englishHomePath, paths, plainPath } from '../../app/paths.ts';
import { prerenderedPaths } from '../../app/prerendered-paths.ts';

/** A prerendered page: its name for `--only`, its file, and its address. */
export type PrerenderedPage = { name: string; address: string; file: string; visit: string };

const notFound = 'notFound';

/** The query or fragment of an emailed link, which the page needs. */
const links: Record<string, string> = { resetPassword: '?email=ana%40example.com&token=123456' };

/** Every prerendered page in both languages. */
export const prerenderedPages: PrerenderedPage[] = prerenderedPaths.map((address) => {
  const name = nameOf(address);
  const file = `${address.slice(1)}/index.html`.replace(/^\//, '');
  return { name, address, file, visit: address + (links[name] ?? '') };
});

/**
 * The selected prerendered pages; all pages by default.
 * @param wanted addresses, or names as in `app/paths.ts`, which select both languages
 * @throws for an unknown name
 */
export function selectPages(wanted: readonly string[]): PrerenderedPage[] {
  // The root path has the same page as its language's address; missing pages have no score.
  const all = prerenderedPages.filter(
    ({ name, address }) => address !== paths.home && name !== notFound,
  );
  const unknown = wanted.filter((word) => !all.some((page) => isCalled(page, word)));
  if (unknown.length > 0) throw new Error(`There is no prerendered page ${unknown.join(', ')}.`);
  if (wanted.length === 0) return all;
  return all.filter((page) => wanted.some((word) => isCalled(page, word)));
}

function isCalled({ name, address }: PrerenderedPage, word: string): boolean {
  return name === word || address === word;
}

function nameOf(address: string): string {
  const plain = address === englishHomePath ? paths.home : plainPath(address);
  const [name] = Object.entries(paths).find(([, path]) => path === plain) ?? [notFound];
  return name;
}
