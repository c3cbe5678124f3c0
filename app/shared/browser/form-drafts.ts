import { jsonEntry, removeSessionEntries, sessionEntry } from './storage';

const prefix = 'form-draft:';

/** The unsent content of a form. `attempt` is the last submission that got no response. */
export type FormDraft<Answers> = { answers: Answers; attempt?: { id: string; content: string } };

/** Answers can be about health, so a draft lasts only as long as the tab. */
function entryOf<Answers>(form: string) {
  return jsonEntry(sessionEntry(`${prefix}${form}`), isDraft<Answers>);
}

export function readDraft<Answers>(form: string): FormDraft<Answers> | undefined {
  return entryOf<Answers>(form).read();
}

export function saveDraft<Answers>(form: string, draft: FormDraft<Answers>): void {
  entryOf<Answers>(form).write(draft);
}

export function clearDraft(form: string): void {
  entryOf(form).remove();
}

/** Deletes every draft of this tab when the member signs out. */
export function clearDrafts(): void {
  removeSessionEntries(prefix);
}

function isDraft<Answers>(value: unknown): value is FormDraft<Answers> {
  return typeof value === 'object' && value !== null && 'answers' in value;
}
