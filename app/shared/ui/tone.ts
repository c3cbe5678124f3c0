/** What a message is about: notices, badges and dialogs share these. */
export type Tone = 'success' | 'info' | 'warning' | 'danger';
