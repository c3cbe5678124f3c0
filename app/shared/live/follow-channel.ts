import { type Channel, joinChannel } from './join-channel';
import { reportLive } from './live-state';

/** How often the data is read, and the channel opened, while there is none. In milliseconds. */
const lookAgainAfter = 30_000;

type FollowedChannel = Omit<Channel, 'topic' | 'onJoined' | 'onInterrupted'> & {
  /** Asks for the topic. May fail. */
  topic: () => Promise<string>;
  /** Reads the data again: after each join, because messages were missed, and while there is no channel. */
  refresh: () => void;
};

/**
 * Keeps data current: through a channel, and without one by reading it regularly.
 * @returns the function that stops it.
 */
export function followChannel({ topic, refresh, ...channel }: FollowedChannel): () => void {
  let isOver = false;
  let isJoined = false;
  let leaving: Promise<() => void> | undefined;

  const report = (isLive: boolean) => {
    if (isOver) return;
    isJoined = isLive;
    reportLive(isLive);
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
    reportLive(true);
    leaving?.then(
      (leave) => leave(),
      () => undefined,
    );
  };
}
