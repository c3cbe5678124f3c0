import { DrawingFile } from './drawing-file';
import file from './glasses.svg?no-inline';
import type { IllustrationProps } from './illustration';

/** A pair of glasses, and in each lens the same hills, clear at last; wide, for a panel to cut. */
export function Glasses(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} width={640} />;
}
