/** Where what is known about members stands in the query cache. */
export const memberKeys = {
  all: ['members'] as const,
  profile: (userId: string) => [...memberKeys.all, userId, 'profile'] as const,
  overview: (userId: string) => [...memberKeys.all, userId, 'overview'] as const,
  agenda: (userId: string) => [...memberKeys.all, userId, 'agenda'] as const,
};
