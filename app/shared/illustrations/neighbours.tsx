import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './neighbours.svg?no-inline';

/** Three neighbors, arm in arm, in front of the sun. */
export function Neighbours(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
