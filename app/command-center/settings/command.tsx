import { isOnStaticHost } from './organization-state';

/** The command that builds the newest version. */
export function Command() {
  return (
    <code className="mt-1 block rounded-sm bg-white/70 px-3 py-2 font-mono text-xs wrap-anywhere select-all">
      {isOnStaticHost && 'DATABASE_URL=… '}npm run organization:publish
    </code>
  );
}
