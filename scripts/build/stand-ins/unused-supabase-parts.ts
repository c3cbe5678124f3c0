/*
 * Replaces two packages of the Supabase client that this site does not use through it: channels and file storage.
 * The client constructs one of each when it starts, and passes new tokens to the channels. If a newer
 * version imports more, the build fails.
 */

export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}
