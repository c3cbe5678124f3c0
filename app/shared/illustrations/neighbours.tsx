import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './neighbours.svg?no-inline';

/** Three neighbours, arm in arm, before the sun. */
export function Neighbours(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
