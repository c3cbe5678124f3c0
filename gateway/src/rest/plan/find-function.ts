import { functionAmbiguous, functionNotFound } from '../function-errors.ts';
import type { RequestBody } from '../request/body.ts';
import type { DatabaseFunction, SchemaCache } from '../schema/schema-cache.ts';

/**
 * Finds the one function that accepts these arguments.
 * @param body of a POST; null for a call by GET.
 * @throws RestError PGRST202 for none, PGRST203 for several
 */
export function findFunction(
  schema: string,
  name: string,
  argumentNames: string[],
  body: RequestBody | null,
  cache: SchemaCache,
): DatabaseFunction {
  const overloads = cache.functions.get(schema)?.get(name) ?? [];
  const given = new Set(argumentNames);
  const byName = overloads.filter((candidate) => takes(candidate, given, body));
  const matching =
    byName.length > 0 ? byName : overloads.filter((candidate) => takesBody(candidate, body));
  const [found] = matching;
  if (!found) {
    throw functionNotFound(schema, name, { argumentNames: [...given], body }, cache);
  }
  if (matching.length > 1) throw functionAmbiguous(matching);
  return found;
}

function takes(candidate: DatabaseFunction, given: Set<string>, body: RequestBody | null): boolean {
  if (candidate.parameters.length === 0) {
    return given.size === 0 && (body === null || !('bytes' in body));
  }
  const names = new Set(candidate.parameters.map((parameter) => parameter.name));
  return (
    given.isSubsetOf(names) &&
    candidate.parameters.every((parameter) => !parameter.required || given.has(parameter.name))
  );
}

const typesOfBody = {
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};

/** Whether a function receives the whole body as its one unnamed parameter, if the types match. */
export function receivesBody(candidate: DatabaseFunction, body: RequestBody | null): boolean {
  const [parameter] = candidate.parameters;
  const isJson = body !== null && 'text' in body;
  // A body with an empty key names the unnamed parameter, which receives the whole body.
  if (isJson && parameter?.name === '' && body.keys.includes('')) return true;
  return takesBody(candidate, body);
}

function takesBody(candidate: DatabaseFunction, body: RequestBody | null): boolean {
  const [parameter] = candidate.parameters;
  if (body === null || 'pairs' in body || ('text' in body && body.isCsv)) return false;
  if (candidate.parameters.length !== 1 || parameter?.name !== '') return false;
  const types = 'text' in body ? ['json', 'jsonb'] : typesOfBody[body.contentType];
  return types.includes(parameter.type);
}
