import type { ReactNode } from 'react';

export type IllustrationProps = {
  /** Sizes the drawing; it keeps its proportions. */
  className?: string;
};

type SheetProps = IllustrationProps & {
  width?: number;
  height?: number;
  children: ReactNode;
};

/** The sheet that a drawing is laid on: 320 by 240 units unless told. Screen readers skip it. */
export function Illustration({ className, width = 320, height = 240, children }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
