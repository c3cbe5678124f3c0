import type { FormAnswers } from '~/content/forms/field';
import { AppError } from '~/shared/backend/app-error';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import type { FormSlug } from './form-settings';
import { isRefusalCode, SubmissionRefusal } from './submission-refusal';

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
export async function submitForm({ id, form, language, answers, seconds, trap }: Submission) {
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
export async function sendConfirmations(): Promise<void> {
  try {
    const { functions } = await loadSupabase();
    const { error } = await functions.invoke('send-form-confirmations', { body: {} });
    if (error) throw error;
  } catch (error) {
    console.info('Form confirmation:', error);
  }
}
