import type { Caller } from '../access/caller.ts';
import type { Rights } from '../access/rights.ts';
import type { RealtimeContext } from '../context.ts';
import type { Channel } from './channel.ts';

/** Asks the policies again what was asked before, for the caller of the channel or another one. */
export function recheckRights(
  { askRights }: RealtimeContext,
  channel: Channel,
  caller: Caller = channel.caller,
): Promise<Rights> {
  return askRights(channel.rightsRequest(channel.rights?.broadcastWrite != null, caller));
}

/** Replaces the rights of a channel. Without a right to receive that it had, the channel closes. */
export function applyRights(context: RealtimeContext, channel: Channel, rights: Rights) {
  const previous = channel.rights;
  if (!previous || channel.isClosed) return;
  channel.rights = rights;
  const isLost =
    (previous.broadcastRead && !rights.broadcastRead) ||
    (previous.presenceRead === true && rights.presenceRead !== true);
  if (!isLost) return;
  channel.shutDown(
    context,
    `You no longer have permission to read from this Channel topic: ${channel.subTopic}`,
  );
}
