// Written by `npm run emails` from app/shared/brand/brand.ts. Do not edit.
/** The reply-to address. A person reads this mailbox. */
export const replyTo = 'support@example.com';
