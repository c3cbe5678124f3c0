import type { ObjectRow } from './object-rows.ts';

/** Types that a browser may show in a page of their own: nothing in them runs. */
const shown =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|apng)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)(?:$|;)/;

export type Delivery = {
  /** Whether everyone may read the file: only then may it be kept by caches. */
  isPublic: boolean;
  /** The query parameter `download`: a name to save the file under, or empty. */
  download: string | undefined;
};

/** The headers of a response with a file, or with the facts about one. */
export function fileHeaders({ metadata, name, updated_at }: ObjectRow, delivery: Delivery) {
  const type = metadata?.mimetype ?? 'application/octet-stream';
  return {
    // No script, no form, no frame: a file acts as nobody of this site.
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

/** HTML is shown as its text, as Supabase does. */
function safeType(type: string): string {
  return /html/i.test(type) ? 'text/plain' : headerValue(type);
}

function disposition(type: string, name: string, download: string | undefined): string {
  const fileName = download || name.split('/').at(-1) || 'file';
  const encoded = encodeURIComponent(fileName.toWellFormed());
  const how = download === undefined && shown.test(type) ? 'inline' : 'attachment';
  return `${how}; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

/** A value as a header may hold it: clients chose it when they uploaded. */
function headerValue(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '');
}
