/** Where what is known about the member's own account stands in the query cache. */
export const securityKeys = {
  account: ['security', 'account'] as const,
  sessions: ['security', 'sessions'] as const,
};
