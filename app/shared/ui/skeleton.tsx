import { clsx } from 'clsx';

/** The grey place of something that is still loading; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-sm bg-line/70', className ?? 'h-5 w-full')}
    />
  );
}
