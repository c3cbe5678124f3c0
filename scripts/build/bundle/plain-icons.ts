import type { Plugin } from 'vite';

const files = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const shape = /^const __iconData = \{/m;

/** A drawing's name, size and older names; the keys of its lines; and a line that does nothing. */
const notDrawn = /^ {2}(?:name|size|aliases): .*\n|,\s*key: "\w+"|^__iconData\.node;$/gm;

/** Leaves in the library's icons what is drawn: the rest is a third of their bytes. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: files, code: shape },
      handler(code) {
        const plain = code.replaceAll(notDrawn, '');
        if (plain === code) this.error('The icons are written in a new way.');
        return { code: plain, map: null };
      },
    },
  };
}
