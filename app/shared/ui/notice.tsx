import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusOnMount } from './focus-on-mount';

/** The tone of a message, shared by notices, badges and dialogs. */
export type Tone = 'success' | 'info' | 'warning' | 'danger';

const looks = {
  success: { icon: CircleCheck, className: 'bg-mata-100 text-mata-800' },
  info: { icon: Info, className: 'bg-info-100 text-info-700' },
  warning: { icon: TriangleAlert, className: 'bg-warning-100 text-warning-700' },
  danger: { icon: CircleAlert, className: 'bg-danger-100 text-danger-700' },
} satisfies Record<Tone, unknown>;

type NoticeProps = {
  tone?: Tone;
  title?: string;
  /** How screen readers announce it. `alert` is at once (an error), `status` at the next pause. */
  live?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

/** A message that belongs to the page or the form around it. */
export function Notice({ tone = 'info', title, live, className, children }: NoticeProps) {
  const { icon: Icon, className: look } = looks[tone];
  return (
    <div role={live} className={clsx('flex gap-3 rounded-md p-4 text-sm', look, className)}>
      <Icon className="mt-px size-5 shrink-0" />
      <div className="grid gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

type FailureNoticeProps = {
  /** The failure. Each new one moves the focus to the notice again. */
  reason: unknown;
  title?: string | undefined;
  children?: ReactNode;
};

/** States why a form was not sent, and takes the focus that its disabled button lost. */
export function FailureNotice({ reason, title, children }: FailureNoticeProps) {
  return (
    <FocusOnMount reason={reason}>
      <Notice tone="danger" live="alert" {...(title && { title })}>
        {children}
      </Notice>
    </FocusOnMount>
  );
}
