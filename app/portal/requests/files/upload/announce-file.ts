import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { LocalPage, PageRefusal } from '../local/local-page';

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
};

const timeoutMs = 20_000;

/**
 * Tells the server which page comes next. The same call twice adds one file.
 * @returns the object's name in the bucket, and whether the server has its content already.
 * @throws PageRefused; AppError if another attempt can succeed.
 */
export async function announceFile(page: LocalPage): Promise<{ path: string; isStored: boolean }> {
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
    if (failure.code === 'not_allowed' || failure.code === 'unexpected') {
      throw new PageRefused(refusals[error.code] ?? 'refused');
    }
    throw failure;
  }
  const { path, status: state } = data as { path?: unknown; status?: unknown };
  if (typeof path !== 'string') throw new AppError('unexpected', 'The file has no path.');
  return { path, isStored: state !== 'uploading' };
}

/** The end of a long name, which has its extension; without characters that no text can contain. */
function storedName(name: string): string {
  const characters = Array.from(name.replace(/[\p{Surrogate}\p{Control}]/gu, ''));
  return characters.slice(-255).join('') || 'page';
}
