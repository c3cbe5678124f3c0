import pg from 'pg';
import type { Statement } from './sql/parameters.ts';

/** The rows of one statement. Each row is an array of the texts that PostgreSQL wrote. */
export type TextRows = (string | null)[][];

export type NamedStatement = Statement & {
  /** The name for preparing the statement, or an empty text. */
  name: string;
};

/** The names of the prepared statements on a connection. */
export type PreparedNames = {
  known: Set<string>;
  /**
   * Names in a failed batch. Some of them were prepared, but the protocol does not report which.
   */
  uncertain: Set<string>;
};

type Callback = (error: Error | null, results: TextRows[]) => void;

/**
 * Several statements that are sent together: one write, one response, one implicit transaction. The
 * first failure undoes the statements before it and skips those after it.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Batch extends pg.Query {
  readonly #statements: NamedStatement[];
  readonly #prepared: PreparedNames;
  readonly #results: TextRows[];
  #position = 0;
  /** The driver replaces the callback when a query has a timeout. */
  callback: Callback;

  constructor(statements: NamedStatement[], prepared: PreparedNames, callback: Callback) {
    super('');
    this.#statements = statements;
    this.#prepared = prepared;
    this.#results = statements.map(() => []);
    this.callback = callback;
  }

  override readonly submit = (connection: pg.Connection): void => {
    connection.stream.cork();
    for (const statement of this.#statements) {
      this.#prepare(connection, statement);
      const { name, values } = statement;
      connection.bind({ statement: name, values }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  };

  #prepare(connection: pg.Connection, { name, text }: NamedStatement): void {
    const { known, uncertain } = this.#prepared;
    if (name !== '' && known.has(name)) return;
    if (uncertain.delete(name)) connection.close({ type: 'S', name }, true);
    connection.parse({ name, text, types: [] }, true);
    if (name !== '') known.add(name);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#results[this.#position]?.push(fields);
  }

  handleCommandComplete(): void {
    this.#position += 1;
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#results);
  }

  handleError(error: Error): void {
    for (const { name } of this.#statements) {
      if (name !== '' && this.#prepared.known.delete(name)) this.#prepared.uncertain.add(name);
    }
    this.callback(error, []);
  }
}
