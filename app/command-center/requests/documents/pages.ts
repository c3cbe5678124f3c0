import type {
  OpenRequest,
  RequestFile,
  RequestItem,
} from '~/command-center/requests/fetch-request';

/** A page in the viewer, with its position in its document. */
export type Page = { file: RequestFile; item: RequestItem; page: number; total: number };

/** All pages that have arrived, document by document, in the member's order. */
export function pagesOf({ items, files }: Pick<OpenRequest, 'items' | 'files'>): Page[] {
  return items.flatMap((item) => {
    const own = files.filter((file) => file.item_id === item.id && file.status !== 'uploading');
    return own.map((file, index) => ({ file, item, page: index + 1, total: own.length }));
  });
}
