import type { Setting } from '../schema/schema-cache.ts';
import type { AnswerShape } from '../sql/answer.ts';
import type { Statement } from '../sql/parameters.ts';

/** Everything that the database is asked for one request. */
export type PlannedStatement = {
  main: Statement;
  /** Asks the planner how many rows there are, for `count=planned` and `count=estimated`. */
  explain: Statement | null;
  readOnly: boolean;
  /**
   * Shapes the answer of a call that may change something, from the rows that `main` returned. It
   * runs after the call is committed, so that no error of the answer can undo the call.
   */
  shapeCommitted?: (returnedRows: string) => Statement;
  shape: AnswerShape;
  /** Whether `resolution` was of use: without a key no row is another's duplicate. */
  resolvesDuplicates?: boolean;
  /** First line of a CSV answer. */
  csvHeader: string | null;
  /** Settings of the called function that hold for its transaction. */
  settings: Setting[];
};
