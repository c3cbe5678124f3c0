/** The root of the query keys of contributions. */
export const contributionsKey = ['contributions'] as const;
