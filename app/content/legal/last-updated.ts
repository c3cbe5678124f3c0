/** The day on which terms and privacy policy were last changed, in both languages. */
export const lastUpdated = '2025-01-20';
