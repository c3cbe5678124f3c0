import type { Setting } from '../schema/schema-cache.ts';
import type { Statement } from '../sql/parameters.ts';
import type { ResponseShape } from '../sql/response.ts';

/** All database statements for one request. */
export type PlannedStatement = {
  main: Statement;
  /**
   * Gets the planner's estimate of the number of rows, for `count=planned` and `count=estimated`.
   */
  explain: Statement | null;
  readOnly: boolean;
  /**
   * Creates the response of a call that may change data, from the rows that `main` returned. It
   * runs after the call is committed, so that no error in the response can undo the call.
   */
  shapeCommitted?: (returnedRows: string) => Statement;
  shape: ResponseShape;
  /** Whether `resolution` had an effect. Without a key, no row is a duplicate of another. */
  resolvesDuplicates?: boolean;
  /** The first line of a CSV response. */
  csvHeader: string | null;
  /** Settings of the called function that apply to its transaction. */
  settings: Setting[];
};
