import { jsonEntry, removeSessionEntries, sessionEntry } from './storage';

const prefix = 'form-draft:';

/** The values of a form's filled fields, by name. Choices of one name are several values. */
export type FieldValues = Record<string, string[]>;

/** The unsent content of a form. `attempt` is the last submission that got no response. */
type FormDraft = { values?: FieldValues; attempt?: { id: string; content: string } };

/** Values can be about health, so a draft lasts only as long as the tab. */
function entryOf(form: string) {
  return jsonEntry(sessionEntry(`${prefix}${form}`), isDraft);
}

export function readDraft(form: string): FormDraft | undefined {
  return entryOf(form).read();
}

/** Adds to the draft of a form. */
export function saveDraft(form: string, changes: FormDraft): void {
  const entry = entryOf(form);
  entry.write({ ...entry.read(), ...changes });
}

export function clearDraft(form: string): void {
  entryOf(form).remove();
}

/** What a member typed in sharing requests and has not saved yet (portal/requests/data/unsaved). */
export const requestDrafts = sessionEntry('request-drafts');

/**
 * Deletes every draft of this tab when the session ends. After a timeout, what could not be saved of
 * a sharing request waits for the same member to return.
 */
export function clearDrafts({ isTimeout = false } = {}): void {
  removeSessionEntries(prefix);
  if (!isTimeout) requestDrafts.remove();
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values = {} } = value as FormDraft;
  return typeof values === 'object' && Object.values(values).every(Array.isArray);
}
