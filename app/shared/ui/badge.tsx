import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from './notice';

const tones: Record<Tone | 'neutral', string> = {
  success: 'bg-mata-100 text-mata-800',
  warning: 'bg-warning-100 text-warning-700',
  danger: 'bg-danger-100 text-danger-700',
  info: 'bg-info-100 text-info-700',
  neutral: 'bg-sand text-muted',
};

type BadgeProps = {
  tone?: Tone | 'neutral';
  /** A dot before the text, for states such as "Active". */
  dot?: boolean;
  className?: string;
  children: ReactNode;
};

/** A state in one or two words. */
export function Badge({ tone = 'neutral', dot, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-2 rounded-full px-3 py-1 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />}
      {/* Cut off only where its line must not wrap. */}
      <span className="min-w-0 overflow-hidden text-ellipsis">{children}</span>
    </span>
  );
}
