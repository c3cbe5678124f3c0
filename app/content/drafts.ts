import type { Page } from '../paths.ts';

/**
 * Texts that are invented and wait for the operator: `npm run content:drafts` lists them beside
 * the draft figures, the drafts of the rules (`draft: true` in `content/rules`) and the people of
 * `people.ts`. `key` names one message of the namespace, or a branch with all that is below it.
 */
export type DraftMessage = { page: Page; namespace: string; key: string; why: string };

export const draftMessages: readonly DraftMessage[] = [
  {
    page: 'home',
    namespace: 'home',
    key: 'testimonials.items',
    why: 'Invented members. Replace them with people who agreed to be quoted, or take them out.',
  },
];

/** Whole files whose content is the operator's to replace. */
export type DraftFile = { file: string; why: string };

export const draftFiles: readonly DraftFile[] = [
  { file: 'app/config/brand.ts', why: 'Name, legal entity, phone, e-mails and office.' },
  { file: 'app/config/external.ts', why: 'External addresses and social media.' },
  {
    file: 'supabase/seed.sql',
    why: 'Demo people, advisors and episodes. Written only into a demo database.',
  },
];
