import { type ReactNode, useLayoutEffect, useRef } from 'react';

type FocusOnMountProps = {
  /** A new value moves the focus here again. */
  reason: unknown;
  children: ReactNode;
};

/**
 * Moves the focus to its content before the next paint. The content is the error of a form, whose
 * button lost the focus while the form was disabled.
 */
export function FocusOnMount({ reason, children }: FocusOnMountProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be said again
  useLayoutEffect(() => ref.current?.focus(), [reason]);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-md">
      {children}
    </div>
  );
}
