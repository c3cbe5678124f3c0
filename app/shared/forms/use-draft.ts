import { type RefObject, useEffect, useState } from 'react';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';
import { clearDraft, clearDrafts, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import type { FormSlug } from './form-settings';
import { fillAnswers, isEmpty, readAnswers } from './inputs';

/**
 * Keeps what is typed while this tab is open, and puts it back when the page is left and opened
 * again. Whoever signs out in another tab takes it along.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  slug: FormSlug,
  definition: FormDefinition,
  onForgotten: () => void,
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
    // Who types before the page's script has come types for good, too.
    const answers = readAnswers(ref.current, definition);
    if (!isEmpty(answers)) saveDraft(slug, { answers });
  }, [ref, slug, definition]);

  useEffect(
    () =>
      onStoredSessionChange(() => {
        if (hasStoredSession()) return;
        clearDrafts();
        onForgotten();
      }),
    [onForgotten],
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
