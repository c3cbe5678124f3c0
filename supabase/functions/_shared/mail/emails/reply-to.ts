// Written by `npm run emails` from app/shared/brand/brand.ts. Do not edit.
/** Where replies go. A person reads this mailbox. */
export const replyTo = 'support@example.com';
