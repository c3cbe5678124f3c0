import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthError } from './errors.ts';

/**
 * Reads the JSON body of a request by a schema whose fields are all optional strings or the like,
 * as the protocol's own server reads it: what is missing is an empty value, a wrong type is bad JSON.
 * @throws AuthError 400 `bad_json`
 */
export function readBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(request.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new AuthError(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.') || 'body'}: ${issue?.message}`,
  );
}

/** A text field: empty when it is missing or null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
