import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthError } from './errors.ts';

/**
 * No account has more deeply nested data. A deeper check could overflow the stack of the server.
 */
const deepest = 32;

/**
 * Parses the JSON body of a request with a schema of optional fields, such as strings. Like the
 * protocol's own server, it treats a missing field as an empty value and a wrong type as bad JSON.
 * @throws AuthError 400 `bad_json`
 */
export function readBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.infer<Schema> {
  if (request.body === undefined) throw badJson('unexpected end of JSON input');
  const result = schema.safeParse(request.body ?? {});
  if (!result.success) {
    const issue = result.error.issues[0];
    throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message}`);
  }
  if (!isStorable(request.body, deepest)) throw badJson('text or depth that cannot be stored');
  return result.data;
}

/** A text field, empty when it is missing or null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A field that holds the client's own object, such as user metadata. */
export const data = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

/** A boolean field, false when it is missing or null. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

function badJson(reason: string) {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}

/** PostgreSQL accepts neither NUL nor an unpaired surrogate. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, part]) => isStorable(key, 0) && isStorable(part, depth - 1),
  );
}
