import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { addForm, type Draft, readDraft, writeDraft } from './drafts';

/** The pause between two writes while someone types, in milliseconds. */
const pause = 400;

export type UsedDraft<Values> = {
  /** What the form had when it was closed last; none once it is saved or discarded. */
  restored: Draft<Values> | undefined;
  /** Deletes the draft, because its values were saved. */
  drop: () => void;
  /** Deletes the draft at the wish of the admin, who can undo it. */
  discard: () => void;
  /** Stores the values soon. Each render of the caller does the same. */
  touch: () => void;
};

/**
 * Stores what is typed in a form while it is typed, for this admin in this browser: over closing it, a reload, a
 * crash, and the end of the session, and for other tabs. The last tab that writes wins.
 * @param key the form and its record, such as `user:42`.
 * @param read the current values; `undefined` while there is nothing to store.
 */
export function useDraft<Values>(key: string, read: () => Values | undefined): UsedDraft<Values> {
  const { t } = useTranslation('commandCenter');
  const toast = useToast();
  const { id } = useAdmin();
  const [restored, setRestored] = useState(() => readDraft<Values>(id, key));
  const current = useRef(read);
  current.current = read;
  /** What is stored, and whether the form has shown it: until then, an empty form has not been emptied. */
  const stored = useRef({ text: textOf(restored?.value), isShown: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    const value = current.current();
    const text = textOf(value);
    if (text === stored.current.text || (text === undefined && !stored.current.isShown)) return;
    stored.current = { text, isShown: true };
    writeDraft(id, key, value);
    if (text === undefined) setRestored(undefined);
  }, [id, key]);
  const touch = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      stored.current.isShown = true;
      keep();
    }, pause);
  }, [keep]);
  useEffect(() => {
    const remove = addForm(keep);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      keep();
      remove();
    };
  }, [keep]);
  useEffect(touch);

  const drop = () => {
    // What is still in the form is not written again, unless it changes.
    stored.current = { text: textOf(current.current()), isShown: true };
    writeDraft(id, key, undefined);
    setRestored(undefined);
  };
  const discard = () => {
    const value = current.current();
    drop();
    if (value === undefined) return;
    toast({
      text: t('draft.discarded'),
      undo: {
        label: t('undo'),
        onUndo: () => {
          writeDraft(id, key, value);
          toast({ text: t('draft.isBack') });
        },
      },
    });
  };
  return { restored, drop, discard, touch };
}

/**
 * The text of a box with its draft.
 * @param key the box and its record, such as `reply:42`.
 */
export function useStoredText(key: string) {
  const read = (): string | undefined => (text.trim() === '' ? undefined : text);
  const draft: UsedDraft<string> = useDraft<string>(key, read);
  const [text, setText] = useState(draft.restored?.value ?? '');
  const change = (next: string) => {
    if (next === '') draft.drop();
    setText(next);
  };
  const discard = () => {
    draft.discard();
    setText('');
  };
  return { text, setText: change, restored: draft.restored, drop: draft.drop, discard };
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
