import { description } from './description/read-description.ts';

/** The description that this build was made from, in full. Only the settings page needs it. */
export const descriptionInForce = description;
