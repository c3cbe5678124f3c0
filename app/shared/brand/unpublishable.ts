import { description } from './description/read-description.ts';
import { unpublishableValues } from './description/schema.ts';

/** The values of this build that must not reach visitors. With any, a public site stays closed. */
export const unpublishable = unpublishableValues(description);
