import type { ReactNode } from 'react';

export type IllustrationProps = {
  /** Sizes the drawing; it keeps its proportions. */
  className?: string;
  /** Says what is drawn, where the drawing itself tells something. Without it, readers skip it. */
  label?: string;
};

type FrameProps = IllustrationProps & {
  width?: number;
  height?: number;
  children: ReactNode;
};

/** The sheet that a drawing is laid on: 320 by 240 units unless told. */
export function Illustration({
  className,
  label,
  width = 320,
  height = 240,
  children,
}: FrameProps) {
  const told = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      focusable="false"
      {...told}
    >
      {children}
    </svg>
  );
}
