import { useRef } from 'react';
import type { FormAnswers } from '~/content/forms/field';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { useLanguage } from '~/shared/i18n/use-language';
import type { FormSlug } from './form-settings';
import { sendConfirmations } from './send-confirmations';
import { newSubmissionId } from './submission-id';
import { submitForm } from './submit-form';

/** People take longer. Only what fills in a form by itself has to wait for this. */
const leastSeconds = 2.5;

/**
 * Sends a form's answers. The same answers keep their id until they have arrived, also when the
 * page is loaded anew meanwhile, so that a lost answer and another try make one submission.
 */
export function useSubmission(form: FormSlug) {
  const { language } = useLanguage();
  const opened = useRef(performance.now());
  const attempt = useRef<{ id: string; content: string }>(undefined);

  /** @returns the id of what arrived. @throws what `submitForm` throws */
  return async (answers: FormAnswers, trap: string): Promise<string> => {
    const content = JSON.stringify(answers);
    const before = attempt.current ?? readDraft<FormAnswers>(form)?.attempt;
    const id = before?.content === content ? before.id : newSubmissionId();
    attempt.current = { id, content };
    saveDraft(form, { answers, attempt: attempt.current });
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
