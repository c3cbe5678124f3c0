import type { ReactNode } from 'react';

export type IllustrationProps = {
  /** Sets the size; the drawing keeps its proportions. */
  className?: string;
};

type SheetProps = IllustrationProps & {
  width?: number;
  height?: number;
  children: ReactNode;
};

/** The frame of an illustration, 320 by 240 units by default. Screen readers skip it. */
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
