import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { newId } from '~/shared/browser/new-id';

/** Whom a note is about; undefined for a general one. */
export type About = { id: string; name: string } | undefined;

/** A note that is not sent yet. The id stays with the text, so that a repeated request stores it once. */
export type NoteDraft = { id: string; body: string; about: About };

const key = 'advisor-note';

/** The text of this tab, also after a reload. The end of the session deletes it. */
export function readNoteDraft(): NoteDraft {
  const { values = {}, attempt } = readDraft(key) ?? {};
  const [body = ''] = values.body ?? [];
  const [id, name = ''] = values.about ?? [];
  return { id: attempt?.id ?? newId(), body, about: id ? { id, name } : undefined };
}

export function storeNoteDraft({ id, body, about }: NoteDraft): void {
  clearDraft(key);
  if (body === '' && !about) return;
  saveDraft(key, {
    values: { body: [body], ...(about && { about: [about.id, about.name] }) },
    attempt: { id, content: '' },
  });
}

/** The person whom the link of a row chose (`person-row.tsx`). */
export function aboutOf(state: unknown): About {
  if (typeof state !== 'object' || state === null || !('about' in state)) return undefined;
  const { id, name } = (state.about ?? {}) as Partial<NonNullable<About>>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
