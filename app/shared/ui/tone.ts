/** The tone of a message, shared by notices, badges and dialogs. */
export type Tone = 'success' | 'info' | 'warning' | 'danger';
