import type { EdgeFunction } from './find-functions.ts';

/** What a function's process is started with. */
export type Boot = Pick<EdgeFunction, 'entry' | 'importMaps'>;

export type RequestParts = {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array | null;
};

/** From the server to a function's process. A body is sent piece by piece, each when it is requested. */
export type ToWorker =
  | { type: 'request'; id: number; request: RequestParts }
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'ping' };

/** From a function's process to the server. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'boot-failed'; error: string }
  | { type: 'head'; id: number; status: number; headers: [string, string][] }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }
  | { type: 'pong' };
