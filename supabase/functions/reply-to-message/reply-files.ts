// Buffer, because `btoa` blocks the process for seconds with files of 7 MB.
import { Buffer } from 'node:buffer';
import { requestAsService } from '../_shared/backend.ts';
import type { Attachment } from '../_shared/send-email.ts';
import {
  fileTypeOf,
  largestFile,
  plainName,
  readContent,
  storeContent,
} from '../_shared/stored-content.ts';

const mostFiles = 5;
const bucket = 'message-files';

/** A file that the admin attaches. The caller chooses its id, so that a repeated call stores it once. */
type File = { id: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The files of a request, none if it has none. Undefined if one may not be sent, or all are too large. */
export function filesOf(given: unknown): File[] | undefined {
  const list = Array.isArray(given) ? given : given === undefined ? [] : [undefined];
  if (list.length > mostFiles) return undefined;
  const files = list.map(fileOf);
  const read = files.filter((file) => file !== undefined);
  const total = read.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return read.length < files.length || total > largestFile ? undefined : read;
}

function fileOf(given: unknown): File | undefined {
  const { id, name, content } = (given ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof content !== 'string') {
    return undefined;
  }
  const bytes = decoded(content);
  const type = bytes && fileTypeOf(bytes);
  const plain = plainName(name);
  if (!type || !uuid.test(id) || !plain) return undefined;
  return { id: id.toLowerCase(), name: plain, type, bytes };
}

/** Runs of Base64 are checked first, because a decoder skips what is none. */
function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  if (base64.length % 4 > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

type Reply = { column: 'message_id' | 'submission_id'; thread: string; replyId: string };

/** Adds the rows of the files, each once. */
export async function announceFiles(
  { column, thread, replyId }: Reply,
  files: readonly File[],
): Promise<void> {
  if (files.length === 0) return;
  await requestAsService('/rest/v1/message_files', {
    body: files.map(({ id, name, type, bytes }, index) => ({
      id,
      [column]: thread,
      reply_id: replyId,
      position: index + 1,
      name,
      mime_type: type,
      size_bytes: bytes.length,
    })),
  });
}

type Stored = {
  id: string;
  name: string;
  mime_type: string;
  path: string;
  received_at: string | null;
};

/**
 * The files of a reply for its email. Those that are not stored yet are stored first.
 * @returns undefined if neither Storage nor the request has the content of a file
 */
export async function attachmentsOf(
  replyId: string,
  files: readonly File[],
): Promise<Attachment[] | undefined> {
  const rows = await requestAsService<Stored[]>(
    `/rest/v1/message_files?select=id,name,mime_type,path,received_at&reply_id=eq.${replyId}&order=position`,
    { method: 'GET' },
  );
  const attachments: Attachment[] = [];
  for (const { id, name, mime_type, path, received_at } of rows) {
    const sent = files.find((file) => file.id === id);
    if (!sent && !received_at) return undefined;
    if (sent && !received_at) await storeContent({ bucket, path }, mime_type, sent.bytes);
    const bytes = sent?.bytes ?? (await readContent({ bucket, path }));
    const content = Buffer.from(bytes.buffer).toString('base64');
    attachments.push({ filename: name, contentType: mime_type, content });
  }
  return attachments;
}
