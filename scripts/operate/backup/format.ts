/** First and last line of a backup; without the last one it is not whole. */
export const firstLine = '-- Backup, format 1';
export const lastLine = '-- End of backup';
