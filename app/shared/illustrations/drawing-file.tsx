import { clsx } from 'clsx';
import type { IllustrationProps } from './illustration';

type DrawingFileProps = IllustrationProps & { src: string; width?: number; height?: number };

/** A drawing that is a file of its own, so that it costs a page no script; it comes when seen. */
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
