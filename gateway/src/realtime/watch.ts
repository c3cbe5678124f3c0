import type { FastifyBaseLogger } from 'fastify';
import { sessionEnded, tokenExpired } from './access/caller.ts';
import type { Channel } from './channels/channel.ts';
import { type Connection, closeCodes } from './channels/connection.ts';
import { applyRights, recheckRights } from './channels/rights.ts';
import type { RealtimeContext } from './context.ts';
import { limits } from './limits.ts';

/** The pause between two rounds, in milliseconds. A lost right closes a channel within 5 seconds. */
const every = 3_000;

/** Without a check for so long, in milliseconds, all channels close: their rights are unknown. */
const longestUnchecked = 15_000;

type Options = { context: RealtimeContext; connections: Set<Connection>; log: FastifyBaseLogger };

/**
 * Closes the channels of callers whose token expired, whose session ended, or who lost a right, and
 * the sockets that are silent.
 * @returns a function that stops it
 */
export function watchChannels({ context, connections, log }: Options): () => void {
  let checkedAt = performance.now();
  let isRunning = false;

  const check = async () => {
    closeExpired(context);
    closeSilent(connections);
    context.usages.addresses.sweep();
    context.usages.accounts.sweep();
    if (context.hub.isEmpty) {
      checkedAt = performance.now();
      return;
    }
    const beat = context.listener.beat();
    await closeEnded(context);
    await closeForbidden(context);
    checkedAt = performance.now();
    await context.presence.removeDead();
    await beat;
  };

  const round = () => {
    closeUnused(connections);
    if (performance.now() - checkedAt > longestUnchecked) {
      for (const channel of [...context.hub.channels()]) channel.fail(context);
    }
    if (isRunning) return;
    isRunning = true;
    check()
      .catch((error: unknown) => log.error({ err: error }, 'realtime channels were not checked'))
      .finally(() => {
        isRunning = false;
      });
  };

  const timer = setInterval(round, every);
  timer.unref();
  return () => clearInterval(timer);
}

function closeExpired(context: RealtimeContext) {
  const now = Date.now();
  for (const channel of [...context.hub.channels()]) {
    if (channel.caller.expiresAt <= now) {
      end(context, channel, tokenExpired(channel.caller).message);
    }
  }
}

/** Closes the channels of users who signed out, or were banned or deleted. */
async function closeEnded(context: RealtimeContext) {
  const channels = [...context.hub.channels()].filter(({ caller }) => caller.sessionId);
  const ids = new Set(channels.map(({ caller }) => caller.sessionId ?? ''));
  if (ids.size === 0) return;
  const open = await context.sessions.open([...ids]);
  for (const channel of channels) {
    const { sessionId = '' } = channel.caller;
    // A channel whose token was renewed during the query may belong to another session.
    if (ids.has(sessionId) && !open.has(sessionId)) {
      end(context, channel, sessionEnded().message);
    }
  }
}

/** Closes the private channels that the policies no longer permit. */
async function closeForbidden(context: RealtimeContext) {
  const channels = [...context.hub.channels()].filter(({ rights }) => rights);
  await Promise.all(channels.map((channel) => checkRights(context, channel)));
}

async function checkRights(context: RealtimeContext, channel: Channel) {
  const { caller } = channel;
  const rights = await recheckRights(context, channel);
  if (channel.caller !== caller) return;
  applyRights(context, channel, rights);
  if (channel.isClosed) channel.connection.closeIfEmpty('Access ended');
}

/** Closes a channel, and its socket if that was the last one. */
function end(context: RealtimeContext, channel: Channel, reason: string) {
  channel.shutDown(context, reason);
  channel.connection.closeIfEmpty('Access ended');
}

function closeSilent(connections: Set<Connection>) {
  const now = performance.now();
  for (const connection of connections) {
    if (now - connection.heardAt > limits.silenceMs) connection.terminate();
  }
}

/** Closes the sockets that lost all their channels, and those that never joined one. */
function closeUnused(connections: Set<Connection>) {
  const now = performance.now();
  for (const connection of connections) {
    if (connection.channelCount > 0) connection.usedAt = now;
    else if (now - connection.usedAt > limits.emptyMs) connection.close(closeCodes.normal);
  }
}
