import type { DetailedError } from 'tus-js-client';
import { backend } from '~/shared/backend/env';
import { loadSupabase } from '~/shared/backend/supabase';

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
