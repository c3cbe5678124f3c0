import { type Plugin, perEnvironmentPlugin } from 'vite';

/** A library's own file, by the end of its path, and the file of ours that takes its place. */
type StandIn = { of: string; instead: string };

/**
 * Puts small files of ours in the place of libraries' own, in the builds that are named. What ours
 * lack and the library asks for stops the build; and so does a file that nothing imports any more,
 * as may happen with a new version.
 */
export function standIns(environments: readonly string[], list: readonly StandIn[]): Plugin {
  const plugin = perEnvironmentPlugin(
    'stand-ins',
    ({ name }) => environments.includes(name) && standInsOf(list),
  );
  return { ...plugin, apply: 'build', enforce: 'pre' };
}

function standInsOf(list: readonly StandIn[]): Plugin {
  const unmet = new Set(list);
  return {
    name: 'stand-ins',
    resolveId: {
      filter: { id: list.map(({ of }) => endOf(of)) },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const standIn = list.find(({ of }) => found?.id.replaceAll('\\', '/').endsWith(of));
        if (!standIn) return found;
        unmet.delete(standIn);
        return standIn.instead;
      },
    },
    buildEnd(error) {
      if (error || unmet.size === 0) return;
      const files = [...unmet].map(({ of }) => of).join(', ');
      this.error(`Nothing imports ${files} any more: is the stand-in still needed?`);
    },
  };
}

/** Its name, wherever it is imported from. */
function endOf(path: string): RegExp {
  const name = path.split('/').at(-1) ?? path;
  return new RegExp(`(^|/)${name.replaceAll('.', String.raw`\.`)}$`);
}
