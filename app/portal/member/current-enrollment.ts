/** The current enrollment of a member is the latest one with one of these statuses. */
export const currentEnrollmentStatuses = ['Active', 'Future Active', 'Pending'];
