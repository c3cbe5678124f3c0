import type { ReactNode } from 'react';
import { FocusOnMount } from './focus-on-mount';
import { Notice } from './notice';

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
