import type { Page } from '~/paths';
import { thirdPartyForms } from '~/shared/brand/external';

/** Where members ask for sharing: the portal's own request, or the page of the operator's form. */
export const requestPage: Page = thirdPartyForms.sharing ? 'healthSharingRequest' : 'newRequest';
