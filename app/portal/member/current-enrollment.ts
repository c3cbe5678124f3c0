/** An enrollment in one of these statuses is a member's current one; of several, the latest. */
export const currentEnrollmentStatuses = ['Active', 'Future Active', 'Pending'];
