import { rulesEdition } from '~/content/rules/edition';
import { lastUpdated } from './last-updated';

/**
 * The editions of rules and terms that the sign-up page shows. The database keeps this text with
 * the application, so it names what was agreed to for as long as the application exists.
 */
export const consentVersion = `rules ${rulesEdition.number}, terms ${lastUpdated}`;
