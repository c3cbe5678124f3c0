import { useRef } from 'react';
import type { FormAnswers } from '~/content/forms/field';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
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
    const id = before?.content === content ? before.id : newSubmissionId();
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

/** A random UUID, also on a page without TLS, for example in a local network. */
function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const template = '10000000-1000-4000-8000-100000000000';
  return template.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = (crypto as Crypto).getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
