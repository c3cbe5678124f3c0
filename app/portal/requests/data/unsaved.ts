import { requestDrafts } from '~/shared/browser/form-drafts';
import { jsonEntry, type StoredEntry } from '~/shared/browser/storage';

/** What one member typed and has not saved yet, by name. */
type Unsaved = { userId: string; drafts: Record<string, unknown> };

const stored = jsonEntry(requestDrafts, isUnsaved);

/**
 * What a member typed and has not saved yet, in this tab: the answers of a draft, or a message.
 * @param name the draft's id, or a name of the message.
 */
export function unsavedEntry<Value>(
  userId: string,
  name: string,
  isValid: (value: unknown) => value is Value,
): Pick<StoredEntry<Value>, 'read' | 'write' | 'remove'> {
  return {
    read: () => {
      const value = draftsOf(userId)[name];
      return isValid(value) ? value : undefined;
    },
    write: (value) => stored.write({ userId, drafts: { ...draftsOf(userId), [name]: value } }),
    remove: () => removeUnsaved(userId, name),
  };
}

/** Forgets what was saved, sent or deleted. */
export function removeUnsaved(userId: string, name: string): void {
  const { [name]: _removed, ...drafts } = draftsOf(userId);
  if (Object.keys(drafts).length > 0) stored.write({ userId, drafts });
  else stored.remove();
}

/** The names of what a member has not saved. */
export function unsavedNames(userId: string): string[] {
  return Object.keys(draftsOf(userId));
}

/** Another member who used this tab before has nothing here. */
function draftsOf(userId: string): Unsaved['drafts'] {
  const unsaved = stored.read();
  if (unsaved && unsaved.userId !== userId) stored.remove();
  return unsaved?.userId === userId ? unsaved.drafts : {};
}

function isUnsaved(value: unknown): value is Unsaved {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, drafts } = value as Partial<Unsaved>;
  return typeof userId === 'string' && typeof drafts === 'object' && drafts !== null;
}
