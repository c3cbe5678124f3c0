import { backend } from '~/shared/backend/env';

export type Channel = {
  topic: string;
  event: string;
  /** The access token of the login; null after a sign-out. */
  accessToken: () => Promise<string | null>;
  onMessage: (payload: Record<string, unknown>) => void;
  /** Runs after each join. Messages from before it may be lost, so read the data again. */
  onJoined: () => void;
  /** Runs when the channel could not be joined, or is interrupted. The library tries again. */
  onInterrupted: () => void;
};

/**
 * Joins a private channel. The library is a separate file, which is loaded here, and rejoins by itself
 * after an interruption.
 * @returns the function that leaves the channel and closes the socket.
 */
export async function joinChannel({
  topic,
  event,
  accessToken,
  onMessage,
  onJoined,
  onInterrupted,
}: Channel): Promise<() => void> {
  // The package itself is replaced by a stand-in for the Supabase client (vite.config.ts).
  const { RealtimeClient } = await import('@supabase/realtime-js/dist/module/index.js');
  const { url, publishableKey } = backend();
  const address = new URL('/realtime/v1', url);
  address.protocol = address.protocol.replace('http', 'ws');
  const client = new RealtimeClient(address.href, {
    params: { apikey: publishableKey },
    accessToken: async () => (await accessToken()) ?? publishableKey,
  });
  client
    .channel(topic, { config: { private: true } })
    .on('broadcast', { event }, ({ payload }) => onMessage(payload as Record<string, unknown>))
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') onJoined();
      // Closed is only a channel that was left.
      else if (status !== 'CLOSED') onInterrupted();
    });
  const leave = () => {
    // Browsers report an error if a socket is closed while it is connecting.
    if (client.isConnecting()) {
      setTimeout(leave, 250);
      return;
    }
    void client.removeAllChannels();
    void client.disconnect();
  };
  return leave;
}
