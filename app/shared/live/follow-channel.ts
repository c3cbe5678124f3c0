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
  let leave: (() => void) | undefined;
  let isOpening = false;

  const report = (isLive: boolean) => {
    if (isOver) return;
    isJoined = isLive;
    reportLive(isLive);
  };
  const open = async () => {
    isOpening = true;
    try {
      const left = await joinChannel({
        ...channel,
        topic: await topic(),
        onJoined: () => {
          report(true);
          refresh();
        },
        onInterrupted: () => report(false),
      });
      if (isOver) left();
      else leave = left;
    } catch (error) {
      console.info('Live updates:', error);
      report(false);
    }
    isOpening = false;
  };
  const lookAgain = () => {
    if (isJoined || document.visibilityState === 'hidden') return;
    refresh();
    if (!leave && !isOpening) void open();
  };
  const timer = setInterval(lookAgain, lookAgainAfter);
  void open();
  return () => {
    isOver = true;
    clearInterval(timer);
    reportLive(true);
    leave?.();
  };
}
