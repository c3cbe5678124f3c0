import type { Condition } from '../plan/read-plan.ts';
import type { JsonBody } from '../request/body.ts';
import type { Column, Relation } from '../schema/schema-cache.ts';
import { bodyRows } from './body-rows.ts';
import { conditionSql } from './conditions.ts';
import { bodyAlias, bodyName, column, qualified, quote } from './identifiers.ts';
import type { Parameters } from './parameters.ts';
import { insertedSetting } from './response.ts';

/** The alias of the written table. It is the same as the alias of a read's root. */
const targetPattern = 't0';

export type Written = {
  body: JsonBody;
  columns: Column[];
  applyDefaults: boolean;
  /** Conditions that the first row must meet to be written. No other row is written. */
  only?: Condition[];
};

export type OnConflict = {
  columns: string[];
  merge: boolean;
};

export type ReturnedColumns = {
  columns: string[] | '*';
  computed: string[];
};

/** Inserts the rows of a body. */
export function insertSql(
  relation: Relation,
  written: Written,
  conflict: OnConflict | null,
  returning: ReturnedColumns,
  parameters: Parameters,
): string {
  const { body, columns, applyDefaults } = written;
  const names = columns.map(({ name }) => quote(name));
  const target = `${qualified(relation)} as ${quote(targetPattern)}${names.length ? ` (${names.join(', ')})` : ''}`;
  const values = names.map((name) => `${bodyAlias}.${name}`).join(', ');
  const onlyFirst = written.only !== undefined;
  const rows = bodyRows(body, columns, parameters, { applyDefaults, onlyFirst });
  const tests = (written.only ?? []).map((each) => conditionSql(bodyName, each, parameters));
  if (conflict?.merge) tests.push(countInserted(1));
  const where = tests.length === 0 ? '' : ` where ${tests.join(' and ')}`;
  const onConflict = conflict ? conflictSql(conflict, names) : '';
  return `insert into ${target} select ${values} from ${rows}${where}${onConflict} ${returningSql(returning)}`;
}

function conflictSql({ columns, merge }: OnConflict, names: string[]): string {
  if (columns.length === 0) return '';
  const target = ` on conflict (${columns.map(quote).join(', ')})`;
  if (!merge || names.length === 0) return `${target} do nothing`;
  const changes = names.map((name) => `${name} = excluded.${name}`).join(', ');
  return `${target} do update set ${changes} where ${countInserted(-1)}`;
}

/**
 * Counts a row by a side effect, because no clause reports which rows an upsert added. The
 * expression is always true.
 */
function countInserted(step: 1 | -1): string {
  const current = `coalesce(nullif(current_setting('${insertedSetting}', true), ''), '0')::int`;
  return `set_config('${insertedSetting}', (${current} + ${step})::text, true) is not null`;
}

/** Updates the rows that meet the conditions. Without columns, no row is updated. */
export function updateSql(
  relation: Relation,
  written: Written,
  conditions: Condition[],
  returning: ReturnedColumns,
  parameters: Parameters,
): string {
  const { body, columns, applyDefaults } = written;
  if (columns.length === 0) {
    const outputs = returnedList(returning);
    return `select ${outputs} from ${qualified(relation)} as ${quote(targetPattern)} where false`;
  }
  const changes = columns
    .map(({ name }) => `${quote(name)} = ${bodyAlias}.${quote(name)}`)
    .join(', ');
  const rows = bodyRows(body, columns, parameters, { applyDefaults, onlyFirst: true });
  const where = whereSql(conditions, parameters);
  return `update ${qualified(relation)} as ${quote(targetPattern)} set ${changes} from ${rows}${where} ${returningSql(returning)}`;
}

/** Deletes the rows that meet the conditions. */
export function deleteSql(
  relation: Relation,
  conditions: Condition[],
  returning: ReturnedColumns,
  parameters: Parameters,
): string {
  const where = whereSql(conditions, parameters);
  return `delete from ${qualified(relation)} as ${quote(targetPattern)}${where} ${returningSql(returning)}`;
}

function whereSql(conditions: Condition[], parameters: Parameters): string {
  if (conditions.length === 0) return '';
  const tests = conditions.map((condition) => conditionSql(targetPattern, condition, parameters));
  return ` where ${tests.join(' and ')}`;
}

function returningSql(returning: ReturnedColumns): string {
  return `returning ${returnedList(returning)}`;
}

/** Without columns, each changed row still returns one row, so that it can be counted. */
function returnedList({ columns, computed }: ReturnedColumns): string {
  const stored =
    columns === '*'
      ? [`${quote(targetPattern)}.*`]
      : columns.map((name) => column(targetPattern, name));
  const list = [...stored, ...computed.map((name) => column(targetPattern, name))];
  return list.length === 0 ? '1' : list.join(', ');
}
