import { isObject } from '../../is-object.ts';
import type { RealtimeContext } from '../context.ts';
import type { Incoming } from '../protocol/messages.ts';
import { Refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';
import { isKeyOfClients, tooManySockets } from './join.ts';
import { applyRights, recheckRights } from './rights.ts';

/**
 * Replaces the token of a channel, and asks the policies again. A channel that the new token does
 * not permit is closed.
 */
export async function renewToken(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  const { access_token: token } = isObject(message.payload) ? message.payload : {};
  if (typeof token !== 'string' || isKeyOfClients(token, context.apiKeys)) return;
  if (token === channel.caller.token) return;
  try {
    const caller = await context.identify(token);
    const rights = channel.rights && (await recheckRights(context, channel, caller));
    if (channel.isClosed) return;
    if (!channel.connection.belongsTo(caller.userId)) throw tooManySockets();
    channel.caller = caller;
    if (rights) applyRights(context, channel, rights);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      context.log.error({ err: error }, 'a token could not be renewed');
    }
    channel.shutDown(
      context,
      error instanceof Refusal
        ? error.message
        : 'Realtime was unable to connect to the project database',
    );
  }
}
