import { isDeepStrictEqual } from 'node:util';
import { organization } from '../../../supabase/functions/_shared/mail/emails/organization.ts';
import { brand } from './brand.ts';
import { description } from './description/read-description.ts';
import { missingAddresses, unpublishableValues } from './description/schema.ts';

/**
 * The values that must not reach visitors. With any, a public site stays closed. `emails` is one of
 * them if `npm run emails` rendered the emails for another description.
 */
export const unpublishable = [
  ...unpublishableValues(description),
  ...(isDeepStrictEqual(organization, brand) ? [] : ['emails']),
];

/** The optional addresses that the description does not have. */
export const missing = missingAddresses(description);
