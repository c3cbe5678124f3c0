import { type InsidePage, loadInsideTexts } from './inside-messages';
import { loaderOf } from './page-data';

/** As `pageLoader`, for the pages behind a sign-in. */
export function insidePageLoader(page: InsidePage) {
  return loaderOf(page, loadInsideTexts);
}
