import type { Plugin } from 'vite';

const files = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/;
const nameForTools = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;
const component = /(?<= = )React\$1\.forwardRef\(/g;

/**
 * Lets the bundler leave out the router's components that no page uses: its forms with all that
 * submits them, and its second kind of link. The names that it gives them for the developer tools
 * count as a use.
 */
export function unnamedRouterParts(): Plugin {
  let found = 0;
  return {
    name: 'unnamed-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files, code: nameForTools },
      handler(code) {
        found += code.match(component)?.length ?? 0;
        const unnamed = code.replaceAll(nameForTools, '');
        return { code: unnamed.replaceAll(component, '/* @__PURE__ */ $&'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found === 0) this.error('The router makes its components in a new way.');
    },
  };
}
