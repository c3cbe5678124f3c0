import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './smile.svg?no-inline';

/** A contented molar, and the toothbrush that keeps it so; wide, for a panel to cut. */
export function Smile(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} width={640} />;
}
