/** Identifies a channel. The private and the public channel of a topic are separate. */
export function channelKey(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}
