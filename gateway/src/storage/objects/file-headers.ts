import { create } from 'content-disposition';
import type { ObjectRow } from './object-rows.ts';

/** Types that a browser may display inline, because they contain no scripts. */
const shown =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|apng)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)(?:$|;)/;

export type Delivery = {
  /** Whether everyone may read the file. Only then may caches keep it. */
  isPublic: boolean;
  /** The query parameter `download`: a name to save the file under, or empty. */
  download: string | undefined;
};

/** The headers of a response with a file or its metadata. */
export function fileHeaders({ metadata, name, updated_at }: ObjectRow, delivery: Delivery) {
  const type = metadata?.mimetype ?? 'application/octet-stream';
  return {
    // No scripts, forms or frames, and a separate origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'content-type': safeType(type),
    'content-disposition': disposition(type, name, delivery.download),
    'cache-control': delivery.isPublic
      ? headerValue(metadata?.cacheControl ?? 'no-cache')
      : 'private, no-store',
    etag: metadata?.eTag ?? '""',
    'last-modified': new Date(metadata?.lastModified ?? updated_at).toUTCString(),
    'accept-ranges': 'bytes',
    'x-robots-tag': 'none',
  };
}

/** HTML is sent as plain text, as Supabase does. */
function safeType(type: string): string {
  return /html/i.test(type) ? 'text/plain' : headerValue(type);
}

function disposition(type: string, name: string, download: string | undefined): string {
  const fileName = download || name.split('/').at(-1) || 'file';
  const how = download === undefined && shown.test(type) ? 'inline' : 'attachment';
  return create(fileName.toWellFormed(), { type: how });
}

/** Removes characters that are invalid in a header, because the value was chosen by the uploader. */
function headerValue(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '');
}
