import { useRef } from 'react';
import type { FormAnswers } from '~/content/forms/field';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { newId } from '~/shared/browser/new-id';
import type { FormSlug } from '~/shared/forms/form-settings';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { isRefusalCode, SubmissionRefusal } from './submission-refusal';

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

export type Submission = {
  /** The browser generates the id, so that the same answers are not stored again on a retry. */
  id: string;
  form: FormSlug;
  language: Language;
  answers: FormAnswers;
  /** The time since the form was opened. */
  seconds: number;
  /** A hidden field that people leave empty. */
  trap: string;
};

const timeoutMs = 20_000;

/**
 * Sends a form. The database identifies the member by the session, not by the content.
 * @throws SubmissionRefusal, or AppError if the request failed. Then the same submission may be
 *   sent again, because it may have arrived.
 */
async function submitForm({ id, form, language, answers, seconds, trap }: Submission) {
  const supabase = await loadSupabase().catch((cause: unknown) => {
    throw new AppError('network_failed', 'The client library could not be fetched', { cause });
  });
  const { error, status } = await supabase
    .rpc('submit_form', {
      submission_id: id,
      form_slug: form,
      language,
      answers,
      seconds_taken: seconds,
      leave_empty: trap,
    })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (!error) return;
  if (isRefusalCode(error.code)) throw new SubmissionRefusal(error.code);
  throw requestError(error, status);
}

/** Requests the email that confirms a form. After a failure the email remains due. */
async function sendConfirmations(): Promise<void> {
  try {
    const { functions } = await loadSupabase();
    const { error } = await functions.invoke('send-form-confirmations', { body: {} });
    if (error) throw error;
  } catch (error) {
    console.info('Form confirmation:', error);
  }
}
