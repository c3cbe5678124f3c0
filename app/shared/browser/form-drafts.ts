const prefix = 'form-draft:';

/** What was typed and not sent. `attempt` is the last try to send it, of which no answer came. */
export type FormDraft<Answers> = { answers: Answers; attempt?: { id: string; content: string } };

/**
 * What somebody left in a form, in this tab and only as long as it is open: answers can be about
 * health. Where storage is closed, nothing is kept.
 */
export function readDraft<Answers>(form: string): FormDraft<Answers> | undefined {
  try {
    const stored = sessionStorage.getItem(prefix + form);
    return stored ? (JSON.parse(stored) as FormDraft<Answers>) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft<Answers>(form: string, draft: FormDraft<Answers>): void {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // Closed or full: the form itself still holds everything.
    return;
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {
    return;
  }
}

/** Forgets every draft of this tab, when somebody signs out. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
