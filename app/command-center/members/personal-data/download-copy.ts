import { openRecordError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callGuarded } from '~/shared/backend/call-guarded';
import { backend as backendAddress } from '~/shared/backend/env';
import type { Backend } from '~/shared/backend/supabase';
import { downloadFile } from '~/shared/format/csv';
import { today } from '~/shared/format/dates';

const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
};

export type CopyProgress = { done: number; total: number };

/**
 * Downloads a confirmed copy as one ZIP: the rows as JSON, and the documents of requests and messages. A
 * document that cannot be read is listed in `missing-documents.txt`. The download is logged.
 * @returns the documents that are missing.
 * @throws AppError
 */
export async function downloadCopy(
  requestId: string,
  onProgress: (progress: CopyProgress) => void,
): Promise<string[]> {
  const backend = await loadAdminBackend();
  const call = { request_id: requestId };
  const { data: copy, error, status } = await callGuarded(backend, 'open_person_copy', call);
  if (error) throw openRecordError(error, status);
  const zip = await newZip();
  const folder = `personal-data-${copy.member_number}`;
  zip.addText(`${folder}/data.json`, `${JSON.stringify(copy.rows, null, 2)}\n`);
  const missing: string[] = [];
  for (const [index, { bucket, path, mime_type }] of copy.files.entries()) {
    onProgress({ done: index, total: copy.files.length });
    const name = `${path}${extensions[mime_type ?? ''] ?? ''}`;
    const content = await fetchDocument(backend, `${bucket}/${path}`);
    if (content) zip.addFile(`${folder}/documents/${name}`, content);
    else missing.push(name);
  }
  if (missing.length > 0) zip.addText(`${folder}/missing-documents.txt`, `${missing.join('\n')}\n`);
  downloadFile(`${folder}-${today()}.zip`, zip.end());
  return missing;
}

/** A document, or undefined if it cannot be read. The client of this site has no part for storage. */
async function fetchDocument(backend: Backend, path: string): Promise<Uint8Array | undefined> {
  const { url, publishableKey } = backendAddress();
  const { data } = await backend.auth.getSession();
  try {
    const answer = await fetch(`${url}/storage/v1/object/authenticated/${path}`, {
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
      },
    });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Builds a ZIP. Documents are images and PDFs, which are compressed already. */
async function newZip() {
  const { strToU8, Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  return {
    addText: (name: string, text: string) => {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(strToU8(text), true);
    },
    addFile: (name: string, content: Uint8Array) => {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(content, true);
    },
    end: (): Blob => {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}
