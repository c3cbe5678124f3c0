// The functions of the site's route table, for a build without the framework.
type Entry = { id?: string; path?: string; file: string; children?: Entry[] };

export const layout = (file: string, children: Entry[]): Entry => ({ file, children });

export const route = (path: string, file: string, options: { id?: string } = {}): Entry => ({
  path,
  file,
  ...options,
});
