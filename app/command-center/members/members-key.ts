/** The prefix of all query keys of the Members tab. */
export const membersKey = ['members'] as const;
