import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { canary } from './canaries.ts';
import { bodyOf, hostile, mostly, objectWith } from './hostile.ts';
import { encode, moreHeaders, queryOf, type RequestDraft } from './http.ts';
import { mostlyMethods } from './table-requests.ts';

/** Only its content is secret, because refusals repeat the name of the request. */
const secret = `${cast.bruno.userId}/secret.txt`;

/** A private bucket with a folder for each user, a public bucket, and a file of Bruno's. */
export async function plantFiles(owner: pg.Client, port: number, secretKey: string) {
  await owner.query(`
    insert into storage.buckets (id, name, public) values ('papers', 'papers', false), ('pictures', 'pictures', true);
    create policy "Own folder" on storage.objects for all to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid()::text))
      with check (bucket_id = 'papers' and (storage.foldername(name))[1] = (select auth.uid()::text))`);
  const files = { [`papers/${secret}`]: canary, 'pictures/logo.txt': 'logo' };
  for (const [path, body] of Object.entries(files)) {
    const response = await fetch(`http://127.0.0.1:${port}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'text/plain' },
      body,
    });
    if (!response.ok) throw new Error(`The file ${path} was not stored: ${response.status}`);
  }
}

const bucket = mostly('papers', 'papers', 'pictures', 'no-such-bucket').map(encode);
const names = mostly(
  ...[`${cast.ana.userId}/a.txt`, `${cast.ana.userId}/b/c.png`, secret, 'logo.txt'],
  ...[`${cast.ana.userId}/../${secret}`, 'a/./b', '.emptyFolderPlaceholder', 'x'.repeat(1_024)],
);
const name = names.map((text) => text.split('/').map(encode).join('/'));

const place = fc
  .oneof(
    fc.tuple(
      fc.constantFrom(
        ...['object', 'object', 'object', 'object/public', 'object/authenticated', 'object/info'],
        ...['object/info/public', 'object/sign', 'object/upload/sign', 'render/image/public'],
      ),
      bucket,
      name,
    ),
    fc.tuple(
      fc.constantFrom('object/list', 'object/list-v2', 'object', 'object/sign', 'bucket'),
      bucket,
    ),
    fc.tuple(bucket.map((one) => `bucket/${one}/empty`)),
    fc.tuple(
      fc.constantFrom('object/move', 'object/copy', 'bucket', 's3/x', 'vector/x', 'iceberg/x'),
    ),
    fc.tuple(fc.constantFrom('upload/resumable', 'upload/resumable/sign')),
    fc.tuple(
      fc.constantFrom('upload/resumable', 'upload/resumable/sign'),
      fc.oneof(
        names.map((text) => Buffer.from(`papers/${text}/${cast.ana.userId}`).toString('base64url')),
        hostile.map(encode),
      ),
    ),
  )
  .map((parts) => `/storage/v1/${parts.join('/')}`);

const number = mostly('0', '1', '10', '-1', '1e9', '99999999999999999999');
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Headers of uploads, downloads and TUS. */
const header: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.tuple(fc.constantFrom('Upload-Length', 'Upload-Offset', 'Upload-Defer-Length'), number),
  fc.constant<[string, string]>(['Tus-Resumable', '1.0.0']),
  fc.tuple(
    fc.constant('Upload-Metadata'),
    names.map((text) => `bucketName ${base64('papers')},objectName ${base64(text)}`),
  ),
  fc.tuple(fc.constant('Upload-Checksum'), mostly('sha256 YQ==', 'md5 x', 'sha1')),
  fc.tuple(fc.constant('Upload-Concat'), mostly('partial', 'final;/a /b')),
  fc.tuple(
    fc.constant('Content-Type'),
    mostly(
      ...['text/plain', 'image/png', 'application/json', 'application/offset+octet-stream'],
      ...['multipart/form-data; boundary=x', 'multipart/form-data'],
    ),
  ),
  fc.tuple(
    fc.constantFrom('x-upsert', 'cache-control', 'x-signature'),
    mostly('true', 'max-age=1'),
  ),
  fc.tuple(fc.constant('x-metadata'), mostly(base64('{"a":1}'), base64('['))),
  fc.tuple(
    fc.constant('Range'),
    mostly('bytes=0-1', 'bytes=-1', 'bytes=5-', 'bytes=9-1', 'bytes=0-0,2-3'),
  ),
  fc.tuple(fc.constantFrom('If-None-Match', 'If-Range', 'If-Modified-Since'), mostly('*', '"a"')),
);

const form = (text: string) =>
  `--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--x--\r\n`;

const value = objectWith({
  name: mostly('papers', 'new-bucket'),
  id: mostly('papers', 'new-bucket'),
  public: fc.boolean(),
  file_size_limit: mostly('1MB', '-1', '1e9'),
  allowed_mime_types: fc.array(mostly('image/*', 'text/plain'), { maxLength: 2 }),
  prefix: names,
  prefixes: fc.array(names, { maxLength: 3 }),
  paths: fc.array(names, { maxLength: 3 }),
  limit: fc.integer({ min: -1, max: 2_000 }),
  offset: fc.integer({ min: -1, max: 2_000 }),
  search: mostly('a', '%'),
  sortBy: fc.record({ column: mostly('name', 'created_at'), order: mostly('asc', 'desc') }),
  cursor: mostly(base64('{}'), 'x'),
  with_delimiter: fc.boolean(),
  expiresIn: mostly('60').map(Number),
  bucketId: mostly('papers', 'pictures'),
  sourceKey: names,
  destinationKey: names,
  destinationBucket: mostly('papers', 'pictures'),
});

const body = fc.oneof(
  { weight: 3, arbitrary: bodyOf(value) },
  { weight: 2, arbitrary: hostile.map((text) => Buffer.from(form(text))) },
  {
    weight: 1,
    arbitrary: fc.integer({ max: 700_000, min: 0 }).map((size) => Buffer.alloc(size, 'a')),
  },
);

/** Requests to the storage service. */
export const storageRequests: fc.Arbitrary<RequestDraft> = fc
  .record({
    method: mostlyMethods(
      ...['GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    ),
    path: place,
    query: queryOf(
      fc.array(fc.tuple(mostly('token', 'download', 'limit', 'transform'), mostly('a', '1')), {
        maxLength: 2,
      }),
    ),
    mine: fc.array(header, { maxLength: 5 }),
    headers: moreHeaders,
    body,
  })
  .map(({ method, path, query, mine, headers, body: bytes }) => ({
    service: 'storage',
    method,
    path: path + query,
    headers: [...mine, ...headers],
    body: /GET|HEAD|OPTIONS/.test(method) ? Buffer.alloc(0) : bytes,
  }));
