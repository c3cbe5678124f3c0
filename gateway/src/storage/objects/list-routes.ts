import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { networkOf } from '../../security/rate-limit-address.ts';
import type { Caller } from '../caller.ts';
import { readJson, type StorageContext, storableText } from '../context.ts';
import { asCaller, operationOf } from '../database.ts';
import { invalidRequest } from '../errors.ts';
import { requireBucketName } from '../names.ts';

type InBucket = { Params: { bucket: string } };

const order = z.enum(['asc', 'desc']);

const listBody = z.object({
  prefix: storableText,
  limit: z.number().int().min(1).nullish(),
  offset: z.number().int().min(0).max(2_147_483_647).nullish(),
  search: storableText.nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']),
      order: order.nullish(),
    })
    .nullish(),
});

const pageBody = z.object({
  prefix: storableText.nullish(),
  limit: z.number().int().min(1).nullish(),
  cursor: z.string().max(8_192).nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at']), order: order.nullish() })
    .nullish(),
});

/** The maximum number of entries in one response. */
const mostListed = 1_500;
const mostOnPage = 1_000;

/** The end of a page, and its sort order. */
const cursorShape = z.object({
  column: z.enum(['name', 'updated_at', 'created_at']),
  order,
  key: storableText,
  at: z.iso.datetime(),
});

type Cursor = z.infer<typeof cursorShape>;

type Entry = {
  key: string;
  sorted_text: string;
  id: string | null;
  updated_at: Date;
  created_at: Date;
  last_accessed_at: Date;
  metadata: unknown;
};

/** Routes that list the objects of a bucket that policies show to the caller. */
export function listRoutes(app: FastifyInstance, context: StorageContext) {
  const { pool, authenticate, listSlots } = context;

  /** Lists for a caller when it is their turn, so that many listings of one delay no other. */
  function list<Row extends pg.QueryResultRow>(
    request: FastifyRequest,
    caller: Caller,
    operation: string,
    query: string,
    values: unknown[],
  ) {
    return listSlots.run(caller.owner ?? networkOf(request.ip), () =>
      asCaller(pool, caller, operationOf(request, operation), (client) =>
        client.query<Row>(query, values),
      ),
    );
  }

  app.post<InBucket>('/object/list/:bucket', async (request) => {
    const caller = await authenticate(request);
    const { bucket } = request.params;
    requireBucketName(bucket);
    const { prefix, limit, offset, search, sortBy } = readJson(request, listBody);
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    const query = 'select * from storage.search($1, $2, $3, 1, $4, $5, $6, $7)';
    const { rows } = await list(request, caller, 'storage.object.list', query, [
      folder,
      bucket,
      Math.min(limit ?? 100, mostListed),
      offset ?? 0,
      search ?? '',
      sortBy?.column ?? 'name',
      sortBy?.order ?? 'asc',
    ]);
    return rows;
  });

  app.post<InBucket>('/object/list-v2/:bucket', async (request) => {
    const caller = await authenticate(request);
    const { bucket } = request.params;
    requireBucketName(bucket);
    const body = readJson(request, pageBody);
    const limit = Math.min(body.limit ?? mostOnPage, mostOnPage);
    const cursor = body.cursor ? decodeCursor(body.cursor) : undefined;
    const column = cursor?.column ?? body.sortBy?.column ?? 'name';
    const direction = cursor?.order ?? body.sortBy?.order ?? 'asc';
    const query = pageQuery(column, direction);
    const { rows } = await list<Entry>(request, caller, 'storage.object.list_v2', query, [
      bucket,
      body.prefix ?? '',
      body.with_delimiter ?? false,
      cursor?.key ?? null,
      cursor?.at ?? null,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      hasNext: last !== undefined,
      ...(last && {
        nextCursor: encodeCursor({ column, order: direction, key: last.key, at: last.sorted_text }),
      }),
      folders: page
        .filter(({ id }) => id === null)
        .map(({ key }) => ({ name: key, key: key.slice(0, -1) })),
      objects: page
        .filter(({ id }) => id !== null)
        .map(({ key, sorted_text: _sortedText, ...object }) => ({ name: key, key, ...object })),
    };
  });
}

/**
 * Folders, where the rest of the name has a slash, and objects; after the last of the page before.
 * By name, every entry is of the same time, so that one query serves all columns.
 */
function pageQuery(column: Cursor['column'], direction: Cursor['order']): string {
  const after = direction === 'asc' ? '>' : '<';
  const sortedAt = column === 'name' ? "timestamptz 'epoch'" : `min(${column})`;
  return `
    with named as (
      select objects.*, strpos(substr(name, length($2) + 1), '/') as slash
      from storage.objects
      where bucket_id = $1 and name collate "C" >= $2 collate "C"
        and name collate "C" < ($2 || U&'\\+10FFFF') collate "C"
    ),
    keyed as (
      select *, case when $3 and slash > 0 then left(name, length($2) + slash) else name end as key,
        $3 and slash > 0 as is_folder
      from named
    ),
    entries as (
      select key, ${sortedAt} as sorted_at,
        case when is_folder then null else (array_agg(id))[1] end as id,
        max(updated_at) as updated_at, min(created_at) as created_at, max(last_accessed_at) as last_accessed_at,
        case when is_folder then null else (array_agg(metadata))[1] end as metadata
      from keyed group by key, is_folder
    )
    select key, to_char(sorted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sorted_text,
      id, updated_at, created_at, last_accessed_at, metadata
    from entries
    where $4::text is null or (sorted_at, key collate "C") ${after} ($5::timestamptz, $4 collate "C")
    order by sorted_at ${direction}, key collate "C" ${direction}
    limit $6`;
}

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64');
}

function decodeCursor(text: string): Cursor {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64').toString()));
  } catch {
    throw invalidRequest('Invalid Parameter continuation token');
  }
}
