import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { requestInReview } from '../../tests/support/reviewed-request.ts';
import {
  addLogin,
  addMember,
  announce,
  bucket,
  callWith,
  checkContent,
  countOne,
  forgetLimits,
  isDone,
  memberHeaders,
  type Page,
  parsed,
  signUpload,
} from './callers.ts';
import { bytesOf } from './http.ts';
import type { People } from './people.ts';
import { send } from './send.ts';

/** What unfinished uploads of one user may take (docs/differences-from-supabase.md). */
const mostUnfinished = 256 * 1024 ** 2;

const largest = 20 * 1024 ** 2;

type UploadStep =
  | { what: 'begin'; of: string; length: string; isSigned: boolean; bytes: number }
  | { what: 'chunk'; upload: number; bytes: number; offset: string; isCut: boolean }
  | { what: 'rest'; upload: number }
  | { what: 'stop'; upload: number }
  | { what: 'many' };

const begin = fc.record({
  what: fc.constant('begin' as const),
  of: fc.constantFrom('small', 'small', 'small', 'large', 'removed', 'unannounced'),
  length: fc.oneof(
    { weight: 6, arbitrary: fc.constant('exact') },
    { weight: 4, arbitrary: fc.constantFrom('0', '1', '65000', '21000000', '9007199254740991') },
    { weight: 2, arbitrary: fc.constantFrom('', '-1', '1e3', '99999999999999999999', 'x') },
  ),
  isSigned: fc.boolean(),
  /** Bytes that are sent with the creation. */
  bytes: fc.oneof(fc.constant(0), fc.nat(40_000)),
});

/** A chunk for one of the uploads that have begun. A part of it may be all that arrives. */
const chunk = fc.record({
  ...{ what: fc.constant('chunk' as const), upload: fc.nat(9), bytes: fc.nat(40_000) },
  offset: fc.oneof(
    { weight: 3, arbitrary: fc.constant('right') },
    fc.nat(50_000).map(String),
    fc.constant('x'),
  ),
  isCut: fc.boolean(),
});

const uploadStep: fc.Arbitrary<UploadStep> = fc.oneof(
  { weight: 10, arbitrary: begin },
  { weight: 10, arbitrary: chunk },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom<'rest' | 'stop'>('rest', 'rest', 'stop'),
      upload: fc.nat(9),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('many' as const) }) },
);

type Begun = { location: string; page: Page; own: Record<string, string> };

/**
 * Begins resumable uploads of any length, for announced and other pages, and leaves them, sends parts of
 * them at any offset, or ends them, in parallel. Unfinished uploads stay below the limit of their member,
 * only what was announced is stored, with its size, and other services still respond.
 * @returns the number of requests by their status
 */
export async function leaveUploads(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<string, number>> {
  await forgetLimits(owner);
  const visitor = callWith(port, people);
  const rita = await addMember(owner);
  const userId = await addLogin(owner, callWith(port, people, {}, 'server'), rita);
  const session = await memberHeaders(port, people, rita);
  const member = callWith(port, people, session);
  const counts = new Map<string, number>();
  let begun: Begun[] = [];

  const tus = async (method: string, path: string, own: Record<string, string>, body?: Buffer) => {
    const headers = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0' };
    const answer = await visitor(path, body, { method, headers: { ...headers, ...own } });
    const name = `${method} ${answer.status}`;
    countOne(counts, name);
    return answer;
  };
  const create = async (page: Page, length: string, isSigned: boolean, bytes = 0) => {
    const signed = isSigned && (await signUpload(member, page));
    const token = signed && isDone(signed) ? parsed<{ token: string }>(signed).token : '';
    const own: Record<string, string> = token ? { 'x-signature': token } : session;
    const named = { bucketName: bucket, objectName: page.path, contentType: 'application/pdf' };
    const metadata = Object.entries(named).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
    );
    const answer = await tus(
      'POST',
      `/storage/v1/upload/resumable${token && '/sign'}`,
      {
        ...own,
        'upload-metadata': String(metadata),
        ...(length && {
          'upload-length': length === 'exact' ? String(page.content.length) : length,
        }),
      },
      bytes > 0 ? page.content.subarray(0, bytes) : undefined,
    );
    const location = answer.headers.get('location');
    if (location) begun.push({ location, page, own });
  };
  const take = async (step: UploadStep, pages: Record<string, Page>) => {
    if (step.what === 'begin') {
      return create(pages[step.of] as Page, step.length, step.isSigned, step.bytes);
    } else if (step.what === 'many') {
      const all = Array.from({ length: 14 }, () => create(pages.large as Page, 'exact', true));
      return Promise.all(all);
    }
    // Only small pages are sent as a whole.
    const open = step.what === 'rest' ? begun.filter(({ page }) => page !== pages.large) : begun;
    const found = open[step.upload % Math.max(1, open.length)];
    if (!found) return;
    const { location, page, own } = found;
    if (step.what === 'stop') return tus('DELETE', location, own);
    const right = (await tus('HEAD', location, own)).headers.get('upload-offset') ?? '0';
    const offset = step.what === 'rest' || step.offset === 'right' ? right : step.offset;
    const rest = page.content.subarray(Number(offset) || 0);
    const headers = { ...own, 'upload-offset': offset };
    if (step.what === 'rest') return tus('PATCH', location, headers, rest);
    const body = rest.subarray(0, step.bytes);
    if (!step.isCut) return tus('PATCH', location, headers, body);
    await sendPart(port, people, location, headers, body);
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(uploadStep, { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (rounds) => {
        await forgetLimits(owner);
        await owner.query(
          "update gateway.files set state = 'discarded' where state = 'arriving' and upload ->> 'owner' = $1",
          [userId],
        );
        begun = [];
        const { id } = await requestInReview({ owner }, { memberId: rita.id });
        const small = await announce(member, id, { size: 60_000 });
        const large = await announce(member, id, { size: largest });
        const removed = await announce(member, id, { size: 60_000 });
        parsed(await member('/rest/v1/rpc/remove_request_file', { file_id: removed.id }));
        const unannounced = { ...small, path: `${rita.id}/${id}/${randomUUID()}` };
        await create(small, 'exact', false);
        for (const steps of rounds) {
          await Promise.all(
            steps.map((step) => take(step, { small, large, removed, unannounced })),
          );
          await checkUnfinished(owner, userId);
          await checkContent(owner, rita.id);
        }
        for (const path of ['/health', '/rest/v1/episodes?select=id', '/auth/v1/settings']) {
          parsed(await visitor(path, undefined, { method: 'GET' }));
        }
      },
    ),
    { numRuns: 50, seed },
  );
  const { rows } = await owner.query<{ stored: number }>(
    "select count(*)::int as stored from request_files where member_id = $1 and status = 'received'",
    [rita.id],
  );
  counts.set('stored', rows[0]?.stored ?? 0);
  if (!counts.get('stored') || !counts.has('POST 201') || !counts.has('POST 429')) {
    throw new Error('No upload was finished, none was begun, or none was one too many.');
  }
  return counts;
}

/** Declares a longer chunk than it sends, and disconnects. */
async function sendPart(
  port: number,
  people: People,
  path: string,
  own: Record<string, string>,
  body: Buffer,
) {
  const headers: [string, string][] = [
    ...people.headersOf('nobody'),
    ...Object.entries(own),
    ['Tus-Resumable', '1.0.0'],
    ['Content-Type', 'application/offset+octet-stream'],
    ['Content-Length', String(body.length + 1)],
  ];
  const { status, text } = await send(
    port,
    bytesOf({ service: 'storage', method: 'PATCH', path, headers, body }),
    true,
  );
  if (status >= 500) throw new Error(`PATCH ${path}: ${text.slice(0, 3_000)}`);
}

async function checkUnfinished(owner: pg.Client, userId: string) {
  const { rows } = await owner.query<{ declared: string; arrived: string }>(
    `select coalesce(sum((files.upload ->> 'size')::bigint), 0) as declared, coalesce(sum(segments.bytes), 0) as arrived
     from gateway.files as files
     left join lateral (
       select sum(length) as bytes from gateway.file_segments as segments where segments.file = files.id
     ) as segments on true
     where files.state = 'arriving' and files.upload ->> 'owner' = $1`,
    [userId],
  );
  const { declared, arrived } = rows[0] ?? { declared: '0', arrived: '0' };
  if (Number(declared) > mostUnfinished || Number(arrived) > Number(declared)) {
    throw new Error(`Unfinished: ${declared} bytes, ${arrived} of them arrived.`);
  }
}
