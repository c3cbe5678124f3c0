import { useRef } from 'react';
import type { FormAnswers } from '~/content/forms/field';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { newId } from '~/shared/browser/new-id';
import { useLanguage } from '~/shared/i18n/use-language';
import type { FormSlug } from './form-settings';
import { sendConfirmations, submitForm } from './submit-form';

/** The minimum time before a submission. People take longer; only automated submissions wait. */
const leastSeconds = 2.5;

/**
 * Sends a form's answers. The same answers keep their id until they have arrived, also after a
 * reload, so that a retry after a lost response creates no second submission.
 */
export function useSubmission(form: FormSlug) {
  const { language } = useLanguage();
  const opened = useRef(performance.now());
  const attempt = useRef<{ id: string; content: string }>(undefined);

  /** @returns the id of the submission. @throws what `submitForm` throws */
  return async (answers: FormAnswers, trap: string): Promise<string> => {
    const content = JSON.stringify(answers);
    const before = attempt.current ?? readDraft(form)?.attempt;
    const id = before?.content === content ? before.id : newId();
    attempt.current = { id, content };
    saveDraft(form, { attempt: attempt.current });
    const early = leastSeconds - secondsSince(opened.current);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early * 1000));
    const seconds = secondsSince(opened.current);
    await submitForm({ id, form, language, answers, seconds, trap });
    void sendConfirmations();
    attempt.current = undefined;
    clearDraft(form);
    return id;
  };
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
