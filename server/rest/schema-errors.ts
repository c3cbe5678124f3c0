import { RestError } from './errors.ts';
import type { RawBody, RequestBody } from './request/body.ts';
import type { Relationship } from './schema/relationships.ts';
import type { DatabaseFunction, Relation, SchemaCache } from './schema/schema-cache.ts';
import { mostSimilar } from './schema/similar.ts';

/** Group PGRST2xx: the request names something that the schema does not have. */

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

/** In a body or `columns`. */
export function bodyColumnNotFound(relation: Relation, column: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
  });
}

/** In `select`, a filter or `order`: the answer that PostgreSQL itself would give. */
export function columnNotFound(label: string, column: string): RestError {
  return new RestError({
    status: 400,
    code: '42703',
    message: `column ${label}.${column} does not exist`,
  });
}

/** In a cast: the answer that PostgreSQL itself would give. */
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

/** What a call came with: names of arguments, or a body as a whole. */
type Given = { argumentNames: string[]; body: RequestBody | null };

export function functionNotFound(
  schema: string,
  name: string,
  { argumentNames, body }: Given,
  cache: SchemaCache,
): RestError {
  if (body && 'bytes' in body) return functionForBodyNotFound(schema, name, body);
  const overloads = cache.functions.get(schema)?.get(name) ?? [];
  const sorted = argumentNames.toSorted();
  const list = sorted.join(', ');
  const given = sorted.length === 0 ? ' without parameters' : `(${list})`;
  const searched =
    sorted.length === 0
      ? ' without parameters'
      : ` with parameter${sorted.length > 1 ? 's' : ''} ${list}`;
  const orBody = body && 'text' in body ? ' or with a single unnamed json/jsonb parameter' : '';
  return new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name}${given} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}${orBody}, but no matches were found in the schema cache.`,
    hint: functionHint(schema, name, `(${list})`, overloads, cache),
  });
}

const parameterOfBody = {
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};

function functionForBodyNotFound(schema: string, name: string, body: RawBody): RestError {
  const type = parameterOfBody[body.contentType];
  return new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name} in the schema cache`,
    details: `Searched for the function ${schema}.${name} with a single unnamed ${type} parameter, but no matches were found in the schema cache.`,
  });
}

export function functionAmbiguous(candidates: DatabaseFunction[]): RestError {
  const signatures = candidates.map(({ schema, name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `${schema}.${name}(${list.join(', ')})`;
  });
  return new RestError({
    status: 300,
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

const LOOSE = 0.33;

function functionHint(
  schema: string,
  name: string,
  given: string,
  overloads: DatabaseFunction[],
  cache: SchemaCache,
): string | null {
  const prefix = `Perhaps you meant to call the function ${schema}.`;
  if (overloads.length === 0) {
    const similar = mostSimilar(name, [...(cache.functions.get(schema)?.keys() ?? [])]);
    return similar === null ? null : prefix + similar;
  }
  const signatures = overloads.map(({ parameters }) => {
    const names = parameters.map((parameter) => parameter.name).toSorted();
    return `(${names.join(', ')})`;
  });
  const similar = mostSimilar(given, signatures, LOOSE);
  return similar === null ? null : prefix + name + similar;
}

const KINDS: Relationship['kind'][] = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many'];

function inOrder(a: Relationship, b: Relationship): number {
  return a.to.name.localeCompare(b.to.name) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
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
