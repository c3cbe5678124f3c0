import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { requestInReview } from '../../tests/support/reviewed-request.ts';
import {
  addLogin,
  addMember,
  adminCaller,
  announce,
  bucket,
  type Call,
  callWith,
  isDone,
  memberCaller,
  memberHeaders,
  type Page,
  parsed,
  pdf,
  upload,
} from './callers.ts';
import { bytesOf } from './http.ts';
import type { People } from './people.ts';
import { send } from './send.ts';

type Pages = { stored: Page; open: Page };

/** What was signed: for the member, for a team member, and for an upload of each page. */
type Signed = { download: string; opened: string; open: string; stored: string };

/** An ending, if it is possible, what it closes, and what undoes it. */
type Ending = {
  end: (access: {
    member: Call;
    elsewhere: Call;
    pages: Pages;
    requestId: string;
  }) => Promise<boolean>;
  closes: readonly (keyof Signed)[];
  undo?: () => Promise<unknown>;
};

const own = ['download', 'open', 'stored'] as const;

/**
 * Signs addresses of pages, and ends in any order what they depend on. An address whose access has ended
 * gives and takes no bytes; what is undone may work again.
 * @returns the number of uses by their result
 */
export async function endAddresses(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<string, number>> {
  await owner.query('truncate private.rate_limits, gateway.rate_limits');
  const visitor = callWith(port, people);
  const asServer = callWith(port, people, {}, 'server');
  const otavio = await adminCaller(port, people, cast.otavio);
  const fabio = await adminCaller(port, people, cast.fabio);
  const rita = await addMember(owner);
  const userId = await addLogin(owner, asServer, rita);
  const { rows } = await owner.query<{ today: string }>(
    'select private.local_today()::text as today',
  );
  const lastDay = { member_id: rita.id, reason: 'Teste', last_day: rows[0]?.today };
  const rpc = async (who: Call, name: string, args: object) =>
    isDone(await who(`/rest/v1/rpc/${name}`, args));
  const signOut = async (who: Call, scope: string) =>
    isDone(await who(`/auth/v1/logout?scope=${scope}`));
  const ban = async (ban_duration: string) =>
    isDone(await asServer(`/auth/v1/admin/users/${userId}`, { ban_duration }, { method: 'PUT' }));
  const endings: Record<string, Ending> = {
    'sign-out everywhere': { end: ({ member }) => signOut(member, 'global'), closes: own },
    'sign-out here': { end: ({ member }) => signOut(member, 'local'), closes: own },
    'sign-out from elsewhere': {
      end: ({ elsewhere }) => signOut(elsewhere, 'others'),
      closes: own,
    },
    'deletion of the session': {
      async end() {
        await owner.query('delete from auth.sessions where user_id = $1', [userId]);
        return true;
      },
      closes: own,
    },
    ban: { end: () => ban('1h'), closes: own, undo: () => ban('none') },
    'end of the membership': {
      end: () => rpc(fabio, 'end_membership', lastDay),
      closes: own,
      undo: () => rpc(fabio, 'reinstate_membership', { member_id: rita.id }),
    },
    'removal of the stored page': {
      end: ({ member, pages }) => rpc(member, 'remove_request_file', { file_id: pages.stored.id }),
      closes: ['download', 'opened', 'stored'],
    },
    'removal of the open page': {
      end: ({ member, pages }) => rpc(member, 'remove_request_file', { file_id: pages.open.id }),
      closes: ['open'],
    },
    // The member and the team still read what was sent.
    withdrawal: {
      end: ({ member, requestId }) => rpc(member, 'withdraw_request', { request_id: requestId }),
      closes: ['open', 'stored'],
    },
    rejection: {
      async end({ pages, requestId }) {
        const verdict = { file_id: pages.stored.id, verdict: 'rejected', seen_status: 'received' };
        return (
          (await rpc(otavio, 'review_request_file', { ...verdict, reason: 'blurry' })) &&
          rpc(otavio, 'release_page_verdicts', { request_id: requestId })
        );
      },
      closes: ['stored'],
    },
  };

  const counts = new Map<string, number>();
  /** Requests an address. @throws if it must not work and does */
  const request = async (name: keyof Signed, address: string, page: Page, ended: string[]) => {
    const answer =
      name === 'open' || name === 'stored'
        ? await visitor(address, page.content, { method: 'PUT', ...pdf })
        : await visitor(address, undefined, { method: 'GET' });
    const result = isDone(answer) ? 'worked' : 'refused';
    counts.set(`${name} ${result}`, (counts.get(`${name} ${result}`) ?? 0) + 1);
    if (isDone(answer) && ended.length > 0) throw new Error(`${name} works after ${ended}.`);
    return isDone(answer);
  };

  const names = [...Object.keys(endings), 'ban', 'end of the membership'];
  const step = fc.record({ name: fc.constantFrom(...names), isUndone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      await owner.query('truncate private.rate_limits, gateway.rate_limits');
      const member = await memberCaller(port, people, rita);
      const isElsewhere = steps.some(({ name }) => name === 'sign-out from elsewhere');
      const elsewhere = isElsewhere ? await memberCaller(port, people, rita) : member;
      const { id: requestId } = await requestInReview({ owner }, { memberId: rita.id });
      const stored = await announce(member, requestId);
      const again = await signUpload(member, stored);
      parsed(await upload(member, stored));
      const open = await announce(member, requestId, { document_kind: 'provider-notes' });
      const signed: Signed = {
        download: await signDownload(member, stored),
        opened: await openAsTeam(otavio, stored),
        open: await signUpload(member, open),
        stored: again,
      };
      const ended = new Map<string, readonly (keyof Signed)[]>([['its upload', ['stored']]]);
      const causesOf = (name: keyof Signed) =>
        [...ended].filter(([, closed]) => closed.includes(name)).map(([cause]) => cause);
      let isIntact = true;
      const tryAll = async () => {
        for (const name of ['download', 'opened', 'stored', 'open'] as const) {
          const causes = causesOf(name);
          // The upload of the open page works once: the end of this run tries it.
          if (name === 'open' && causes.length === 0) continue;
          const isDelivered = await request(
            name,
            signed[name],
            name === 'open' ? open : stored,
            causes,
          );
          if (!isDelivered && causes.length === 0 && (isIntact || name === 'opened')) {
            throw new Error(`${name} is refused, and nothing has ended.`);
          }
        }
      };
      await tryAll();
      for (const { name, isUndone } of steps) {
        const { end, closes, undo } = endings[name] as Ending;
        // After others, some endings are not possible.
        if (!(await end({ member, elsewhere, pages: { stored, open }, requestId }))) continue;
        ended.set(name, closes);
        isIntact = false;
        await tryAll();
        if (!isUndone || !undo) continue;
        await undo();
        ended.delete(name);
        await tryAll();
      }
      if (await request('open', signed.open, open, causesOf('open'))) {
        await request('open', signed.open, open, ['its use']);
      }
      await checkContent(owner, rita.id);
      for (const name of ended.keys()) await endings[name]?.undo?.();
    }),
    {
      ...{ numRuns: 50, seed },
      examples: [[[]], [[{ name: 'removal of the stored page', isUndone: false }]]],
    },
  );
  for (const name of ['download', 'opened', 'open']) {
    if (!counts.has(`${name} worked`) || !counts.has(`${name} refused`)) {
      throw new Error(`${name} never worked, or was never refused.`);
    }
  }
  return counts;
}

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
  await owner.query('truncate private.rate_limits, gateway.rate_limits');
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
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return answer;
  };
  const create = async (page: Page, length: string, isSigned: boolean, bytes = 0) => {
    const token = isSigned ? await tryToSign(member, page) : '';
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
        await owner.query('truncate private.rate_limits, gateway.rate_limits');
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
        for (const path of ['/health', '/rest/v1/products?select=id', '/auth/v1/settings']) {
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

async function tryToSign(member: Call, { path }: Page): Promise<string> {
  const answer = await member(`/storage/v1/object/upload/sign/${bucket}/${path}`, {});
  return isDone(answer) ? parsed<{ token: string }>(answer).token : '';
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

async function signDownload(member: Call, { path }: Page): Promise<string> {
  const answer = await member(`/storage/v1/object/sign/${bucket}/${path}`, { expiresIn: 600 });
  return `/storage/v1${parsed<{ signedURL: string }>(answer).signedURL}`;
}

async function signUpload(member: Call, { path }: Page): Promise<string> {
  const answer = await member(`/storage/v1/object/upload/sign/${bucket}/${path}`, {});
  return `/storage/v1${parsed<{ url: string }>(answer).url}`;
}

async function openAsTeam(admin: Call, { id }: Page): Promise<string> {
  const answer = await admin('/functions/v1/open-request-file', { file_id: id });
  return `/storage/v1${parsed<{ path: string }>(answer).path}`;
}

/** Content has a page that has arrived, of its size. */
async function checkContent(owner: pg.Client, memberId: string) {
  const { rows } = await owner.query<{ name: string }>(
    `select objects.name || ' ' || coalesce(files.status, 'without a page') as name
     from storage.objects as objects
     left join request_files as files on files.path = objects.name
     left join gateway.files as contents on contents.id::text = objects.version
     where objects.bucket_id = $1 and objects.name like $2 || '/%' and (
       files.status = 'uploading' or files.size_bytes is distinct from (objects.metadata ->> 'size')::bigint
       or files.size_bytes is distinct from contents.size or files.size_bytes <> (
         select coalesce(sum(segments.length), 0) from gateway.file_segments as segments where segments.file = contents.id
       )
     )`,
    [bucket, memberId],
  );
  if (rows.length > 0) throw new Error(`Stored: ${rows.map(({ name }) => name)}`);
}
