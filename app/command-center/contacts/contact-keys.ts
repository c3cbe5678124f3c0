/** The query keys of messages and forms; `all` is the prefix of those that a change refetches. */
export const contactKeys = {
  all: ['contacts'],
  newest: ['contacts', 'newest'],
  thread: (id: string) => ['contacts', 'thread', id],
  templates: ['reply-templates'],
} as const;
