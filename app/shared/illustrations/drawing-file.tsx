import { clsx } from 'clsx';
import type { IllustrationProps } from './illustration';

type DrawingFileProps = IllustrationProps & { src: string; width?: number; height?: number };

/**
 * An illustration in a separate file, which adds nothing to the scripts and loads when it is near
 * the viewport.
 */
export function DrawingFile({ className, width = 320, height = 240, ...props }: DrawingFileProps) {
  return (
    <img
      {...props}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={clsx('block', className)}
    />
  );
}
