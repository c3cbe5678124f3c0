import { describeError } from './describe-error.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Creates the globals that Supabase's runtime provides and Node does not: `EdgeRuntime` and the
 * parts of `Deno` that functions use.
 * @param onServe receives the handler that the function passes to `Deno.serve`
 */
export function installGlobals(onServe: (handler: Handler) => void) {
  const { env } = globalThis.process;
  const Deno = {
    env: {
      get: (name: string) => env[name],
      has: (name: string) => env[name] !== undefined,
      set: (name: string, value: string) => {
        env[name] = value;
      },
      delete: (name: string) => {
        delete env[name];
      },
      toObject: () => ({ ...env }),
    },
    serve(...given: unknown[]) {
      const options = given.find((value) => typeof value === 'object') as
        | { handler?: Handler }
        | undefined;
      const handler = given.find((value) => typeof value === 'function') ?? options?.handler;
      if (!handler) throw new TypeError('Deno.serve: expected a handler');
      onServe(handler as Handler);
      return { finished: new Promise<void>(() => undefined), shutdown: async () => undefined };
    },
  };
  const EdgeRuntime = {
    /** Keeps work running after the response. */
    waitUntil(work: Promise<unknown>) {
      work.catch((error: unknown) => console.error(describeError(error)));
      return work;
    },
  };
  Object.assign(globalThis, { Deno, EdgeRuntime });
}
