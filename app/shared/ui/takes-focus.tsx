import { type ReactNode, useLayoutEffect, useRef } from 'react';

type TakesFocusProps = {
  /** Each new one takes the focus again. */
  reason: unknown;
  children: ReactNode;
};

/**
 * What has the focus from the moment it is seen: the refusal of a form, whose button lost the
 * focus while the form was closed. Whoever goes on at once must not lose it a frame later.
 */
export function TakesFocus({ reason, children }: TakesFocusProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be said again
  useLayoutEffect(() => ref.current?.focus(), [reason]);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-md">
      {children}
    </div>
  );
}
