import { useEffect, useState } from 'react';
import { useDraft } from '~/command-center/kit/editor/drafts';

/** What was typed into a box and not sent yet: closing the dialog by mistake loses nothing. */
const unsent = new Map<string, string>();

/**
 * A text that outlives its dialog and, like every draft, a session that ends.
 * @param key names the box and what it belongs to: `reply:42`.
 */
export function useTyped(key: string) {
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
