import { rulesEdition } from '#rules/edition';

/** The date on which the terms and the privacy policy last changed, in both languages. */
export const lastUpdated = '2025-01-20';

/**
 * The versions of the rules and terms that the sign-up page shows. The database stores this text
 * with the application as the record of what the applicant agreed to.
 */
export const consentVersion = `rules ${rulesEdition.number}, terms ${lastUpdated}`;
