import { describeError } from './describe-error.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Makes the globals that Supabase's runtime has and Node has not: the parts of `Deno` that functions
 * use, and `EdgeRuntime`.
 * @param onServe is told the handler that the function gives to `Deno.serve`
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
    /** Work that goes on after the answer. */
    waitUntil(work: Promise<unknown>) {
      work.catch((error: unknown) => console.error(describeError(error)));
      return work;
    },
  };
  Object.assign(globalThis, { Deno, EdgeRuntime });
}
