import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './phone-help.svg?no-inline';

/** A hand holds a phone that shows a support agent. */
export function PhoneHelp(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
