import { clsx } from 'clsx';

/** A placeholder for content that is loading. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-sm bg-line/70', className ?? 'h-5 w-full')}
    />
  );
}
