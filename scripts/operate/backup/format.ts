/** First and last line of a backup. Without the last line, the backup is incomplete. */
export const firstLine = '-- Backup, format 1';
export const lastLine = '-- End of backup';
