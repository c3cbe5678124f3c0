/** The households that a plan is for. */
export const planTypes = ['individual', 'couple', 'single_parent', 'family'] as const;

export type PlanType = (typeof planTypes)[number];
