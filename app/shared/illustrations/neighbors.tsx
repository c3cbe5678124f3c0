import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './neighbors.svg?no-inline';

/** Three neighbors, arm in arm, in front of the sun. */
export function Neighbors(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
