import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './mailbox.svg?no-inline';

/** An open, empty mailbox by the road, and a bird that waits on it. */
export function Mailbox(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
