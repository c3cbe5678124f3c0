import { isObject } from '../../is-object.ts';

/** The settings of a join, as a client requests them. */
export type JoinPayload = {
  accessToken: string | undefined;
  isPrivate: boolean;
  self: boolean;
  ack: boolean;
  presence: { enabled: boolean; key: string };
  /** Whether the client wants changes of tables. */
  wantsChanges: boolean;
  /** Whether the client wants to know when messages of the database arrive. */
  wantsReady: boolean;
  replay: { since: number; limit: number } | 'invalid' | undefined;
};

/**
 * Reads the payload of a join. Settings of the wrong type count as missing, as on Supabase.
 * @see https://github.com/supabase/realtime lib/realtime_web/channels/payloads
 */
export function readJoinPayload(payload: unknown): JoinPayload {
  const { access_token, user_token, config } = objectOf(payload);
  const { broadcast, presence, private: isPrivate, postgres_changes } = objectOf(config);
  const { self, ack, replication_ready, replay } = objectOf(broadcast);
  const { enabled, key } = objectOf(presence);
  return {
    accessToken: [user_token, access_token].find((token) => typeof token === 'string'),
    isPrivate: isTrue(isPrivate),
    self: isTrue(self),
    ack: isTrue(ack),
    presence: { enabled: isTrue(enabled), key: typeof key === 'string' ? key : '' },
    wantsChanges: Array.isArray(postgres_changes) && postgres_changes.some((one) => one !== null),
    wantsReady: isTrue(replication_ready),
    replay: replay === undefined || replay === null ? undefined : readReplay(replay),
  };
}

function readReplay(replay: unknown): JoinPayload['replay'] {
  const { since, limit = 25 } = objectOf(replay);
  if (!isWhole(since) || !isWhole(limit)) return 'invalid';
  return { since, limit: Math.min(Math.max(limit, 1), 25) };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 8.64e15;
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
