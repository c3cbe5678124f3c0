import { type InsidePage, loadInsideTexts } from './inside-messages';
import { loaderOf } from './page-data';

/** Like `pageLoader`, for the pages that require a sign-in. */
export function insidePageLoader(page: InsidePage) {
  return loaderOf(page, loadInsideTexts);
}
