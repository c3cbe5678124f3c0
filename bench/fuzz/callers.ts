import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { cast, password } from '../../tests/cast.ts';
import { adminSignIn, bearerOf } from '../lib/requests.ts';
import type { Sender } from './http.ts';
import type { People } from './people.ts';

export type Answer = { status: number; text: string; headers: Headers };

/** Sends JSON, or text and bytes as they are. @throws for a 5xx */
export type Call = (path: string, body?: unknown, options?: Options) => Promise<Answer>;

type Options = { method?: string; headers?: Record<string, string> };

/** The bucket with the files of requests. */
export const bucket = 'request-files';

/** A caller of the running server, with headers of its own. */
export function callWith(
  port: number,
  people: People,
  own: Record<string, string> = {},
  sender: Sender = 'nobody',
): Call {
  return async (path, body, { method = 'POST', headers = {} } = {}) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...Object.fromEntries(people.headersOf(sender)),
        'content-type': 'application/json',
        ...own,
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500) {
      throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 3_000)}`);
    }
    return { status: answer.status, text, headers: answer.headers };
  };
}

/** An admin of the cast in the Command Center. Sign in once: sign-ins are limited. */
export async function adminCaller(port: number, people: People, { email }: { email: string }) {
  const { path, body } = adminSignIn(email);
  const { text } = await callWith(port, people)(path, body);
  return callWith(port, people, bearerOf(text));
}

/** The JSON of a successful answer. @throws for a refusal */
export function parsed<Value>({ status, text }: Answer): Value {
  if (status >= 300) throw new Error(`Refused: ${status} ${text.slice(0, 3_000)}`);
  return JSON.parse(text || 'null') as Value;
}

export function isDone({ status }: Answer): boolean {
  return status < 300;
}

export type Member = { id: string; email: string };

/** An active member with an enrollment, an IUA and a schedule. */
export async function addMember(owner: pg.Client): Promise<Member> {
  const { rows } = await owner.query<Member>(
    `with member as (
       insert into members (email, first_name, last_name, date_of_birth, enrollment_status)
       values ($1, 'Rita', 'Prates', '1988-01-01', 'active') returning id, email
     ), enrollment as (
       insert into enrollments (member_id, status, start_date, product_iua_id)
       select id, 'Active', '2024-01-01', $2 from member
     ), schedule as (
       insert into billing_schedules (member_id, next_billing_date, amount)
       select id, private.local_today() + 5, 300 from member
     )
     select id, email from member`,
    [`${randomUUID()}@example.net`, cast.ana.iuaId],
  );
  return rows[0] as Member;
}

/** Gives a member a login. @returns the id of the user */
export async function addLogin(
  owner: pg.Client,
  asServer: Call,
  { id, email }: Member,
): Promise<string> {
  const user = { email, password, email_confirm: true };
  const added = parsed<{ id: string }>(await asServer('/auth/v1/admin/users', user));
  await owner.query('update members set auth_user_id = $1 where id = $2', [added.id, id]);
  return added.id;
}

/** The headers of a member with a new session. @throws if the member may not sign in */
export async function memberHeaders(port: number, people: People, { email }: Member) {
  const call = callWith(port, people);
  const { text } = await call('/auth/v1/token?grant_type=password', { email, password });
  return bearerOf(text);
}

export async function memberCaller(port: number, people: People, member: Member): Promise<Call> {
  return callWith(port, people, await memberHeaders(port, people, member));
}

export type Page = { id: string; path: string; content: Buffer };

/** Announces a page of a member's request, which is a PDF of some bytes. */
export async function announce(
  member: Call,
  request_id: string,
  { document_kind = 'itemized-bill', size = 64 } = {},
): Promise<Page> {
  const id = randomUUID();
  const answer = await member('/rest/v1/rpc/add_request_file', {
    ...{ file_id: id, request_id, document_kind, file_name: 'conta.pdf', size_bytes: size },
    mime_type: 'application/pdf',
    sha256: createHash('sha256').update(id).digest('hex'),
  });
  const content = Buffer.alloc(size, ' ');
  content.write('%PDF-1.4\n%%EOF\n');
  return { id, content, path: parsed<{ path: string }>(answer).path };
}

/** Sends the content of a page, as a member. */
export function upload(member: Call, { path, content }: Page): Promise<Answer> {
  return member(`/storage/v1/object/${bucket}/${path}`, content, pdf);
}

/** The options of an upload. */
export const pdf = { headers: { 'content-type': 'application/pdf' } };

/** Signs an upload of a page: its address and token. */
export function signUpload(member: Call, { path }: Page): Promise<Answer> {
  return member(`/storage/v1/object/upload/sign/${bucket}/${path}`, {});
}

/** Content has a page that has arrived, of its size. @throws if some has not */
export async function checkContent(owner: pg.Client, memberId: string) {
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

/** Lets the callers begin again: what is fuzzed here is not the limits. */
export async function forgetLimits(owner: pg.Client): Promise<void> {
  await owner.query('truncate private.rate_limits, gateway.rate_limits');
}

export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
