import type { ReactNode } from 'react';
import type { CsvColumn } from './csv';

/** A column of a list: in the table, on a phone's cards and in the exported file. */
export type ListColumn<Row> = {
  id: string;
  header: string;
  /** None where the column is only exported. */
  cell?: (row: Row) => ReactNode;
  /** Names the row. It stands first, is the row's link and a card's heading. One a list. */
  isMain?: boolean;
  /** The database's column to sort by; it must be one of the list's `sorts`. */
  sort?: string;
  /** What stands in the exported file. None where the column is only shown. */
  csv?: CsvColumn<Row>['value'];
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** The least width in the table, in rem, padding included. 8 if none is given. */
  width?: number;
  /** Stays in the table longer than the others, which fold below the row's name. */
  foldsLast?: boolean;
  /** Needs no label where it folds: an email, a phone, a badge. */
  isPlain?: boolean;
};
