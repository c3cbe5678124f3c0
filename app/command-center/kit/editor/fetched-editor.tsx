import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordLoading } from './record-loading';

type FetchedEditorProps<Row> = {
  title: string;
  query: UseQueryResult<Row>;
  onClose: () => void;
  /** The form, once there is what it edits. */
  children: (row: Row) => ReactNode;
};

/** The dialog of a form while what it edits is being fetched, or could not be. */
export function FetchedEditor<Row>({ title, query, onClose, children }: FetchedEditorProps<Row>) {
  // What was read earlier may be out of date: only the answer to this opening counts.
  if (query.data !== undefined && query.isFetchedAfterMount) return children(query.data);
  return <RecordLoading open title={title} query={query} onClose={onClose} />;
}
