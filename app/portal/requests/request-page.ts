import type { Page } from '~/paths';
import { thirdPartyForms } from '~/shared/forms/form-settings';

/** Where members ask for sharing: the portal's own request, or the page of the operator's form. */
export const requestPage: Page = thirdPartyForms.sharing ? 'healthSharingRequest' : 'newRequest';
