import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { AuthConfig } from '../auth/config.ts';
import { isObject } from '../is-object.ts';
import type { FairSlots } from '../security/fair-slots.ts';
import type { ByteStore } from './bytes/byte-store.ts';
import type { Authenticate } from './caller.ts';
import type { StorageConfig } from './config.ts';
import { invalidRequest } from './errors.ts';
import type { SignedUrls } from './signed-urls.ts';

/** State that the routes of the storage service share. */
export type StorageContext = {
  /** Logs in as a role that may switch to the roles of the callers. Its clients pipeline. */
  pool: pg.Pool;
  store: ByteStore;
  config: StorageConfig;
  /** The settings that end sessions, and with them what was signed in them. */
  auth: Pick<AuthConfig, 'sessions'>;
  signedUrls: SignedUrls;
  /** Identifies the caller. @throws for a missing key or an invalid token */
  authenticate: Authenticate;
  /** Limits concurrent uploads, per address and in total. */
  uploadSlots: FairSlots;
  /** Limits concurrent listings, per user and in total. */
  listSlots: FairSlots;
};

/**
 * Reads the JSON body of a request.
 * @throws StorageError that names the first invalid property
 */
export function readJson<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(request.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalidRequest(`${['body', ...(issue?.path ?? [])].join('/')}: ${issue?.message}`);
}

/** Text that PostgreSQL can store: no NUL, and no half of a surrogate pair. */
export const storableText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'expected text without NUL');

/** The JSON object that a text contains, or null for any other text. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
