// Stands in for Node's `module` in the browser: email-reply-parser tries to load a native package with it,
// and does without when that throws.
export function createRequire() {
  return (name: string): never => {
    throw new Error(`${name} does not exist in a browser`);
  };
}
