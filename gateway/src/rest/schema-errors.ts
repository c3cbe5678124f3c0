import { RestError } from './errors.ts';
import type { Relation, Relationship, SchemaCache } from './schema/schema-cache.ts';
import { mostSimilar } from './schema/similar.ts';

/** Errors of group PGRST2xx. The request names something that the schema does not contain. */

export function tableNotFound(schema: string, name: string, cache: SchemaCache): RestError {
  const known = [...(cache.relations.get(schema)?.keys() ?? [])];
  const similar = mostSimilar(name, known);
  return new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: similar === null ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  });
}

/** For a column in a body or in `columns`. */
export function bodyColumnNotFound(relation: Relation, column: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
  });
}

/** For a column in `select`, a filter or `order`. The error is the same as PostgreSQL's own. */
export function columnNotFound(label: string, column: string): RestError {
  return new RestError({
    status: 400,
    code: '42703',
    message: `column ${label}.${column} does not exist`,
  });
}

/** For a type in a cast. The error is the same as PostgreSQL's own. */
export function typeNotFound(name: string): RestError {
  return new RestError({ status: 400, code: '42704', message: `type "${name}" does not exist` });
}

export function relationshipNotFound(
  origin: Relation | null,
  originName: string,
  target: string,
  hint: string | null,
  schema: string,
): RestError {
  const known = origin?.relationships.map(({ to }) => to.name) ?? [];
  const similar = known.includes(target) ? null : mostSimilar(target, known);
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new RestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${originName}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${originName}' and '${target}'${using} in the schema '${schema}', but no matches were found.`,
    hint: similar === null ? null : `Perhaps you meant '${similar}' instead of '${target}'.`,
  });
}

export function relationshipAmbiguous(
  origin: string,
  target: string,
  candidates: Relationship[],
): RestError {
  const sorted = candidates.toSorted(inOrder);
  const choices = sorted.map((candidate) => `'${candidate.to.name}!${hintFor(candidate)}'`);
  return new RestError({
    status: 300,
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    details: sorted.map(describe),
    hint: `Try changing '${target}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

const kindNames: Relationship['kind'][] = [
  'one-to-many',
  'many-to-one',
  'one-to-one',
  'many-to-many',
];

function inOrder(a: Relationship, b: Relationship): number {
  return (
    a.to.name.localeCompare(b.to.name) || kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind)
  );
}

function hintFor(relationship: Relationship): string {
  if (relationship.kind === 'many-to-many') return relationship.junction.name;
  return relationship.kind === 'computed' ? relationship.name : relationship.constraint;
}

function describe(relationship: Relationship): Record<string, string> {
  const embedding = `${relationship.from.name} with ${relationship.to.name}`;
  if (relationship.kind === 'computed') return { embedding, relationship: relationship.name };
  if (relationship.kind === 'many-to-many') {
    const [first, second] = relationship.constraints;
    const from = relationship.fromColumns.map(([, column]) => column).join(', ');
    const to = relationship.toColumns.map(([, column]) => column).join(', ');
    return {
      cardinality: relationship.kind,
      embedding,
      relationship: `${relationship.junction.name} using ${first}(${from}) and ${second}(${to})`,
    };
  }
  const own = relationship.columns.map(([column]) => column).join(', ');
  const foreign = relationship.columns.map(([, column]) => column).join(', ');
  return {
    cardinality: relationship.kind,
    embedding,
    relationship: `${relationship.constraint} using ${relationship.from.name}(${own}) and ${relationship.to.name}(${foreign})`,
  };
}
