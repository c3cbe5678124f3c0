import type { RawSocket } from 'supabase-gateway/testing/raw-socket';

/** The events of the broadcasts that a socket has received. */
export function broadcastsTo({ binary }: RawSocket): string[] {
  return binary.map((frame) => {
    const [, topicLength = 0, eventLength = 0] = frame;
    return frame.subarray(5 + topicLength, 5 + topicLength + eventLength).toString();
  });
}
