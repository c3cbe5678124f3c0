/*
 * Stands in, in the browser's bundle, for the parts of the client library that this site never
 * uses: channels, file storage, passkeys and crypto wallets (20 kB that every sign-in and every
 * portal page would wait for). The library makes some of them as soon as it starts, and hands new
 * tokens to the channels. What a newer version asks for and does not find here stops the build.
 */

export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}

export class WebAuthnApi {}

export const webAuthnAbortService = {};

function notHere(): never {
  throw new Error('This part of the client library is not in the bundle: see vite.config.ts.');
}

export {
  notHere as browserSupportsWebAuthn,
  notHere as createCredential,
  notHere as createSiweMessage,
  notHere as deserializeCredentialCreationOptions,
  notHere as deserializeCredentialRequestOptions,
  notHere as fromHex,
  notHere as getAddress,
  notHere as getCredential,
  notHere as serializeCredentialCreationResponse,
  notHere as serializeCredentialRequestResponse,
  notHere as toHex,
};
