import { DrawingFile } from './drawing-file';
import type { IllustrationProps } from './illustration';
import file from './long-table.svg?no-inline';

/** Neighbors at one long table, under paper flags. */
export function LongTable(props: IllustrationProps) {
  return <DrawingFile {...props} src={file} />;
}
