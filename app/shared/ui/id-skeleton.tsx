import { clsx } from 'clsx';

/** The grey place of an id. An id breaks where another breaks, so its place has as many lines. */
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
