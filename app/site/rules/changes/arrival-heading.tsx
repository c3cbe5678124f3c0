import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A section's heading. A link to the section moves the focus here, also if it has loaded later. */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id, key]);
  return (
    <h2
      ref={heading}
      id={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-24 text-title outline-none"
    >
      {children}
    </h2>
  );
}
