/**
 * Connections by use. Posing as an anonymous caller costs nothing. Anonymous callers therefore never
 * take connections of signed-in users or of functions that act for everyone (`service`).
 */
export type ConnectionShares = {
  anonymous: number;
  signedIn: number;
  service: number;
  /** Reads the schema. */
  schema: number;
  auth: number;
  storage: number;
  realtime: number;
};

const usual: ConnectionShares = {
  anonymous: 8,
  signedIn: 10,
  service: 5,
  schema: 1,
  auth: 6,
  storage: 10,
  realtime: 5,
};

/** Connections that wait for notifications: emails, channels, the schema, and the published site. */
const listeners = 4;

/** The most connections of one process: `DATABASE_CONNECTIONS`. */
export const usualConnections = listeners + sumOf(usual);
export const fewestConnections = 20;

/** Divides the connections of a process in the usual proportions. */
export function divideConnections(connections: number): ConnectionShares {
  const factor = (connections - listeners) / sumOf(usual);
  const scale = (share: number) => Math.max(2, Math.floor(share * factor));
  return {
    anonymous: scale(usual.anonymous),
    signedIn: scale(usual.signedIn),
    service: scale(usual.service),
    schema: 1,
    auth: scale(usual.auth),
    storage: scale(usual.storage),
    realtime: scale(usual.realtime),
  };
}

function sumOf(shares: ConnectionShares): number {
  return Object.values(shares).reduce((sum, share) => sum + share, 0);
}
