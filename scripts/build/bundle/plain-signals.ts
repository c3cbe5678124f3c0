import type { Plugin } from 'vite';

const file = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const signal =
  /(?<=^\s*(?:var )?\w+ = )Error\((?<message>formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * React throws a few errors to itself, by which it knows what to do next. It makes them when its one
 * large function first runs. Where tools look on (Lighthouse, developer tools), the list of calls that
 * each of them carries has that function read a second time: 12 to 18 ms, 70 on a slow phone, which
 * visitors do not pay and measurements count. Nobody reads those lists: the errors go without.
 */
export function plainSignals(): Plugin {
  let found = 0;
  return {
    name: 'plain-signals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        found += code.match(signal)?.length ?? 0;
        const plain = '{ __proto__: Error.prototype, message: $<message> }';
        return { code: code.replaceAll(signal, plain), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found !== 5) this.error(`React makes ${found} errors ahead, and not five.`);
    },
  };
}
