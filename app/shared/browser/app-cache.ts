/** The start of the name of the cache with the pages of the installed app. The rest is a hash. */
export const appCachePrefix = 'app-pages-';

/** Asks the worker of the public pages to fill this cache. Its other messages are paths. */
export const appMessage = 'app';
