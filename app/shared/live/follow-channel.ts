import { backend } from '~/shared/backend/env';
import { reportLive } from './live-state';

/** How often the data is read, and the channel opened, while there is none. In milliseconds. */
const lookAgainAfter = 30_000;

type FollowedChannel = Omit<Channel, 'topic' | 'onJoined' | 'onInterrupted'> & {
  /** Asks for the topic. May fail. */
  topic: () => Promise<string>;
  /** Reads the data again: after each join, because messages were missed, and while there is no channel. */
  refresh: () => void;
  /** Whether pages need not say that there is no channel. */
  isQuiet?: boolean;
};

/**
 * Keeps data current: through a channel, and without one by reading it regularly.
 * @returns the function that stops it.
 */
export function followChannel({
  topic,
  refresh,
  isQuiet = false,
  ...channel
}: FollowedChannel): () => void {
  let isOver = false;
  let isJoined = false;
  let leaving: Promise<() => void> | undefined;

  const report = (isLive: boolean) => {
    if (isOver) return;
    isJoined = isLive;
    if (!isQuiet) reportLive(isLive);
  };
  const join = async () =>
    joinChannel({
      ...channel,
      topic: await topic(),
      onJoined: () => {
        report(true);
        refresh();
      },
      onInterrupted: () => report(false),
    });
  const open = () => {
    leaving = join();
    leaving.catch((error: unknown) => {
      console.info('Live updates:', error);
      leaving = undefined;
      report(false);
    });
  };
  const lookAgain = () => {
    if (isJoined || document.visibilityState === 'hidden') return;
    refresh();
    if (!leaving) open();
  };
  const timer = setInterval(lookAgain, lookAgainAfter);
  open();
  return () => {
    isOver = true;
    clearInterval(timer);
    if (!isQuiet) reportLive(true);
    leaving?.then(
      (leave) => leave(),
      () => undefined,
    );
  };
}

type Channel = {
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
async function joinChannel({
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
