import type { EdgeFunction } from './find-functions.ts';

/** The start options of a function's process. */
export type StartOptions = Pick<EdgeFunction, 'entry' | 'importMaps'> & {
  compiledCode: string | undefined;
};

export type RequestParts = {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array | null;
};

/** A message from the server to a function's process. A body is sent in chunks, each on request. */
export type ToWorker =
  | { type: 'request'; id: number; request: RequestParts }
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'ping' };

/** A message from a function's process to the server. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'boot-failed'; error: string }
  | { type: 'head'; id: number; status: number; headers: [string, string][] }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }
  | { type: 'pong' };
