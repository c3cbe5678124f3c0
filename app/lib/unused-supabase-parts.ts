/*
 * Stands in, in the browser's bundle, for the parts of the client library that this site never
 * uses: channels and file storage (18 kB that every sign-in would wait for). The library makes
 * both as soon as it starts, and hands new tokens to the channels.
 */

export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}
