import { type RefObject, useEffect, useState } from 'react';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';
import { clearDraft, clearDrafts, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import type { FormSlug } from './form-settings';
import { fillAnswers, isEmpty, readAnswers } from './inputs';

/**
 * Keeps the form's input as long as the tab is open, and restores it when the page is opened again.
 * A sign-out in another tab deletes it.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  slug: FormSlug,
  definition: FormDefinition,
  onCleared: () => void,
) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const draft = readDraft<FormAnswers>(slug);
    if (draft) {
      fillAnswers(ref.current, draft.answers);
      setRestored(true);
      return;
    }
    // Input from before hydration becomes a draft too.
    const answers = readAnswers(ref.current, definition);
    if (!isEmpty(answers)) saveDraft(slug, { answers });
  }, [ref, slug, definition]);

  useEffect(
    () =>
      onStoredSessionChange(() => {
        if (hasStoredSession()) return;
        clearDrafts();
        onCleared();
      }),
    [onCleared],
  );

  const keep = () => {
    if (!ref.current) return;
    const answers = readAnswers(ref.current, definition);
    const attempt = readDraft<FormAnswers>(slug)?.attempt;
    if (isEmpty(answers)) clearDraft(slug);
    else saveDraft(slug, { answers, ...(attempt && { attempt }) });
  };
  return { isRestored, keep };
}
