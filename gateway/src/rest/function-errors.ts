import { RestError } from './errors.ts';
import type { RawBody, RequestBody } from './request/body.ts';
import type { DatabaseFunction, SchemaCache } from './schema/schema-cache.ts';
import { mostSimilar } from './schema/similar.ts';

/** Errors of group PGRST2xx. No function accepts these arguments, or several functions do. */

/** The arguments of a call, which are argument names or a whole body. */
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
  const mayBeWhole = body && 'text' in body && !body.isCsv;
  const orBody = mayBeWhole ? ' or with a single unnamed json/jsonb parameter' : '';
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
  const signatures = candidates.toSorted(inOrder).map(({ schema, name, parameters }) => {
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

/**
 * Sorts by the number of parameters, then by their names and types. The order of creation must not
 * be visible.
 */
function inOrder(a: DatabaseFunction, b: DatabaseFunction): number {
  const key = ({ parameters }: DatabaseFunction) =>
    parameters.map(({ name, type }) => `${name}\0${type}`).join('\0');
  const [keyOfA, keyOfB] = [key(a), key(b)];
  return (
    a.parameters.length - b.parameters.length || (keyOfA < keyOfB ? -1 : Number(keyOfA > keyOfB))
  );
}

const loosePattern = 0.33;

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
  const similar = mostSimilar(given, signatures, loosePattern);
  return similar === null ? null : prefix + name + similar;
}
