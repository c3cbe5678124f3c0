import { useEffect, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { keepDrafts, useDraft } from './drafts';

/** Unsent texts, which are kept if the user closes the dialog by mistake. */
const unsent = new Map<string, string>();

/**
 * The text of a box, which survives closing its dialog and, like every draft, the end of the session.
 * @param key the box and its record, such as `reply:42`.
 */
export function useStoredText(key: string) {
  const [text, setText] = useState(() => unsent.get(key) ?? '');
  const draft = useDraft<string>(key, () => text || undefined);
  useEffect(() => {
    if (draft) setText(draft);
  }, [draft]);
  useEffect(() => {
    if (text) unsent.set(key, text);
    else unsent.delete(key);
  }, [key, text]);
  return [text, setText] as const;
}

/** Like `useDraft`, for long forms: the values also survive a reload of the tab. */
export function useTabDraft<Values>(
  key: string,
  read: () => Values | undefined,
): Values | undefined {
  const { id } = useAdmin();
  const kept = useDraft<Values>(key, read);
  useEffect(() => {
    const keep = () => keepDrafts(id);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [id]);
  return kept;
}
