import type { ReactNode } from 'react';
import type { Language } from '../app/shared/i18n/language.ts';

/** What an email says in one language. Strings may contain template syntax. */
export type EmailContent = {
  subject: string;
  /** The line that inboxes show after the subject. */
  preheader: string;
  heading: string;
  /** Before the button. */
  paragraphs: readonly ReactNode[];
  action?: { label: string; url: string };
  /** A code that the reader types. */
  code?: { label: string; value: string };
  /** After the button: how long it works, and what to do if the reader did not ask for it. */
  notes?: readonly ReactNode[];
  /** Someone's own words. Left out where the value of `when` is empty. */
  quote?: { when: string; label: string; text: string };
  /** Why the reader receives this email: one full sentence. */
  reason: string;
};

/** An email in both languages. */
export type Email = Record<Language, EmailContent>;
