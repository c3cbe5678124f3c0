/** Where what is known about payments stands in the query cache. */
export const billingKeys = {
  all: ['billing'] as const,
  overview: (userId: string) => [...billingKeys.all, userId, 'overview'] as const,
  older: (memberId: string) => [...billingKeys.all, memberId, 'older'] as const,
};
