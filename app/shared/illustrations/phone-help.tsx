import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './phone-help.svg?no-inline';

/** A hand holds a phone; on it, someone who listens and answers. */
export function PhoneHelp(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
