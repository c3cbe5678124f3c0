import { DrawingFile } from './drawing-file';
import file from './glasses.svg?no-inline';
import type { IllustrationProps } from './illustration';

/** A pair of glasses with the same sharp hills in each lens. It is wide, and a panel crops it. */
export function Glasses(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} width={640} />;
}
