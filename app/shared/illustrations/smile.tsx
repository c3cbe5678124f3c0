import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './smile.svg?no-inline';

/** A smiling molar and a toothbrush. It is wide, and a panel crops it. */
export function Smile(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} width={640} />;
}
