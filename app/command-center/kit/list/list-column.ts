import type { ReactNode } from 'react';
import type { CsvColumn } from '~/shared/format/csv';
import type { RecordAddress } from './row-link';
import type { List } from './use-list';

/** A column of a list, in the table, on a phone's cards and in the exported file. */
export type ListColumn<Row> = {
  id: string;
  header: string;
  /** Renders the cell; none if the column is only exported. */
  cell?: (row: Row) => ReactNode;
  /** The first column, which names the row in its link and the card's heading. A list has one. */
  isMain?: boolean;
  /** The database's column to sort by; it must be one of the list's `sorts`. */
  sort?: string;
  /** The value in the exported file. None if the column is only shown. */
  csv?: CsvColumn<Row>['value'];
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** The usual width in the table, in rem, with padding. 8 if none is given. */
  width?: number;
  /** Is never narrower than its width, such as a date, a number or a badge. */
  isFixed?: boolean;
  /** Leaves a table without room after the other columns, and is first on a card. */
  isImportant?: boolean;
  /** Is beside the name on a card, where nothing cuts it off but the end of the line. */
  isBesideName?: boolean;
  /** Only shown where the admin chooses it. */
  isExtra?: boolean;
  /** Needs no label outside the table, such as an email, a phone number or a badge. */
  isPlain?: boolean;
};

/** The rows of a list, for a table or cards. */
export type RowsProps<Row> = {
  /** The list in the storage of the browser, which keeps the columns that the admin chose. */
  name: string;
  /** Names the table for screen readers. */
  label: string;
  list: List;
  columns: readonly ListColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** Opens the row's record; none if rows do not open. */
  record?: RecordAddress | undefined;
};
