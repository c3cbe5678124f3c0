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

/** A placeholder for an id. It wraps like an id, so it has as many lines. */
export function IdSkeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('animate-pulse rounded-xs text-transparent select-none', className)}
    >
      00000000-0000-4000-8000-000000000000
    </span>
  );
}
