import type pg from 'pg';

/** The origin of a view's column, which is a column of a table or of another view. */
export type ColumnOrigin = {
  position: number;
  originTable: number;
  originColumn: number;
};

const viewsQuery = `
  select c.oid::int8::float8 as oid, r.ev_action::text as action
  from pg_class c
  join pg_rewrite r on r.ev_class = c.oid and r.ev_type = '1'
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Reads the origins of each view's columns, keyed by the view's oid. */
export async function loadViewColumns(client: pg.PoolClient): Promise<Map<number, ColumnOrigin[]>> {
  const { rows } = await client.query<{ oid: number; action: string }>(viewsQuery);
  return new Map(rows.map(({ oid, action }) => [oid, columnOrigins(action)]));
}

/**
 * Nodes of a view's query tree are in braces. The query is the first level, and its targets are the
 * second.
 */
const targetLevel = 2;
const targetPattern = 'TARGETENTRY ';

/**
 * Finds the origins in the text of a pg_node_tree, such as
 * `({QUERY … :targetList ({TARGETENTRY :expr {VAR …} :resno 1 … :resorigtbl 16385 :resorigcol 1 …}) …})`.
 * The catalog stores them nowhere else.
 */
export function columnOrigins(nodeTree: string): ColumnOrigin[] {
  const origins: ColumnOrigin[] = [];
  let level = 0;
  let ownText = '';
  for (let index = 0; index < nodeTree.length; index += 1) {
    const character = nodeTree[index];
    if (character === '\\') {
      index += 1;
    } else if (character === '{') {
      level += 1;
      if (level === targetLevel) ownText = '';
    } else if (character === '}') {
      if (level === targetLevel && ownText.startsWith(targetPattern)) {
        const origin = readOrigin(ownText);
        if (origin) origins.push(origin);
      }
      level -= 1;
    } else if (level === targetLevel) {
      ownText += character;
    }
  }
  return origins;
}

function readOrigin(target: string): ColumnOrigin | null {
  const position = Number(/:resno (\d+)/.exec(target)?.[1]);
  const originTable = Number(/:resorigtbl (\d+)/.exec(target)?.[1]);
  const originColumn = Number(/:resorigcol (\d+)/.exec(target)?.[1]);
  if (!position || !originTable || !originColumn || target.includes(':resjunk true')) return null;
  return { position, originTable, originColumn };
}
