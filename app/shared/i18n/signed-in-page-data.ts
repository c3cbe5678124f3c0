import { loaderOf } from './page-data';
import { loadSignedInTexts, type SignedInPage } from './signed-in-messages';

/** Like `pageLoader`, for the pages that require a sign-in. */
export function signedInPageLoader(page: SignedInPage) {
  return loaderOf(page, loadSignedInTexts);
}
