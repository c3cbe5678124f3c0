import type { ReactNode } from 'react';
import type { Language } from '../app/shared/i18n/language.ts';

/** The content of an email in one language. Strings may contain template syntax. */
export type EmailContent = {
  subject: string;
  /** The line that inboxes show after the subject. */
  preheader: string;
  heading: string;
  /** Paragraphs before the button. */
  paragraphs: readonly ReactNode[];
  action?: { label: string; url: string };
  /** A code that the recipient types. */
  code?: { label: string; value: string };
  /**
   * Paragraphs after the button: how long it works, and what to do if the recipient did not request
   * it.
   */
  notes?: readonly ReactNode[];
  /** A quoted message of a user. Omitted if the value of `when` is empty. */
  quote?: { when: string; label: string; text: string };
  /** Why the recipient receives this email, as one full sentence. */
  reason: string;
};

/** An email in both languages. */
export type Email = Record<Language, EmailContent>;
