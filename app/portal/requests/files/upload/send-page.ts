import type { DetailedError } from 'tus-js-client';
import { RequestRefusal } from '~/portal/requests/data/request-actions';
import { beginDraft } from '~/portal/requests/data/save-draft';
import type { LocalPage, PageRefusal } from '~/portal/requests/files/local/local-page';
import { AppError } from '~/shared/backend/app-error';
import { backend } from '~/shared/backend/env';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';

/** Supabase accepts chunks of this size only; a page is one chunk. */
const chunkSize = 6 * 1024 * 1024;

/** Without any progress for this long, the connection is considered lost. */
const stallMs = 30_000;

export type PageUpload = {
  /** The name of the object in the bucket. */
  path: string;
  type: string;
  bytes: ArrayBuffer;
  /** A resumable upload that began earlier. */
  url: string | undefined;
  onUrl: (url: string) => void;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** The server's refusal of an upload; 0 without a response. */
export class UploadError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Uploads a page and continues where an earlier upload ended.
 * @throws UploadError
 */
export async function sendPage({ path, type, bytes, signal, ...upload }: PageUpload) {
  const { Upload } = await import('tus-js-client');
  const { url, publishableKey } = backend();
  return new Promise<void>((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const tus = new Upload(new Blob([bytes]), {
      endpoint: `${url}/storage/v1/upload/resumable`,
      uploadUrl: upload.url ?? null,
      ...{ chunkSize, retryDelays: null, storeFingerprintForResuming: false },
      headers: { apikey: publishableKey },
      metadata: { bucketName: 'request-files', objectName: path, contentType: type },
      async onBeforeRequest(request) {
        request.setHeader('authorization', `Bearer ${await accessToken()}`);
      },
      onUploadUrlAvailable: () => tus.url && upload.onUrl(tus.url),
      onProgress: (sent) => {
        watch();
        upload.onProgress(sent);
      },
      onSuccess: () => end(resolve),
      onError: (error) => {
        const refusal = uploadError(error);
        // The object exists: an earlier upload ended, and its response was lost.
        end(refusal.status === 409 ? resolve : () => reject(refusal));
      },
    });
    const abort = (reason: string) => {
      void tus.abort();
      end(() => reject(new UploadError(0, reason)));
    };
    const onAbort = () => abort('aborted');
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => abort('stalled'), stallMs);
    };
    const end = (settle: () => void) => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    signal.addEventListener('abort', onAbort);
    watch();
    tus.start();
  });
}

/** The access token, refreshed if necessary. @throws UploadError with 401 without a session */
async function accessToken(): Promise<string> {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.getSession();
  if (error) throw new UploadError(error.status ?? 0, error.message);
  if (!data.session) throw new UploadError(401, 'signed out');
  return data.session.access_token;
}

function uploadError(error: Error | DetailedError): UploadError {
  if (error instanceof UploadError) return error;
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return new UploadError(response?.getStatus() ?? 0, error.message);
}

/** The server refuses a page for good. */
export class PageRefused extends Error {
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The refusals of `add_request_file` that another attempt does not change. */
const refusals: Partial<Record<string, PageRefusal>> = {
  file_duplicate: 'duplicate',
  too_many_files: 'tooMany',
  files_too_large: 'tooMuch',
  request_closed: 'closed',
  not_found: 'closed',
  too_many_drafts: 'tooManyDrafts',
};

const timeoutMs = 20_000;

/**
 * Tells the server which page comes next. The same call twice adds one file.
 * @returns the object's name in the bucket, and whether the server has its content already.
 * @throws PageRefused; AppError if another attempt can succeed.
 */
export async function announceFile(page: LocalPage): Promise<{ path: string; isStored: boolean }> {
  if (page.draftLanguage) await beginDraftOf(page.requestId, page.draftLanguage);
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .rpc('add_request_file', {
      file_id: page.id,
      request_id: page.requestId,
      document_kind: page.documentKind,
      ...(page.itemId && { item_id: page.itemId }),
      file_name: storedName(page.name),
      mime_type: page.type,
      size_bytes: page.size,
      sha256: page.sourceHash,
      warnings: page.warnings,
      ...(page.replaces && { replaces: page.replaces }),
    })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) {
    const failure = requestError(error, status);
    throw isFinal(failure) ? new PageRefused(refusals[error.code] ?? 'refused') : failure;
  }
  return { path: data.path, isStored: data.status !== 'uploading' };
}

/** Begins the draft to which a page belongs, unless its first answers were faster. */
async function beginDraftOf(id: string, language: Language): Promise<void> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await beginDraft({ id, language, time_zone }).catch((error: unknown) => {
    if (error instanceof RequestRefusal) throw new PageRefused(refusals[error.code] ?? 'refused');
    throw error instanceof AppError && isFinal(error) ? new PageRefused('refused') : error;
  });
}

/** Whether another attempt does not change a failure. */
function isFinal({ code }: AppError): boolean {
  return code === 'not_allowed' || code === 'unexpected';
}

/** The end of a long name, which has its extension; without characters that no text can contain. */
function storedName(name: string): string {
  const characters = Array.from(name.replace(/[\p{Surrogate}\p{Control}]/gu, ''));
  return characters.slice(-255).join('') || 'page';
}
