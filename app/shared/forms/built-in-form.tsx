import { useEffect, useRef, useState } from 'react';
import { formDefinitions } from '~/content/forms/definitions';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';
import { clearDraft, clearDrafts } from '~/shared/browser/form-drafts';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useFormDraft } from '~/shared/fields/use-form-draft';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FormFailure } from './form-failure';
import { FormField } from './form-field';
import type { FormIssue } from './form-schema';
import type { FormSlug } from './form-settings';
import { postToParent } from './frame/frame-messages';
import { SubmissionRefusal } from './submission-refusal';
import { useFormTexts } from './use-form-texts';
import { usePreselected } from './use-preselected';
import { useSignedIn } from './use-signed-in';
import { useSubmission } from './use-submission';
import { VisitorFields } from './visitor-fields';

type BuiltInFormProps = {
  form: FormSlug;
  onSent: (id: string) => void;
  /** The member signed out in another tab, or wants to start over, so no input may stay. */
  onCleared: () => void;
};

/**
 * One of the site's own forms. The inputs are uncontrolled, so that input from before hydration
 * stays; validation is loaded when the visitor begins to fill in the form.
 */
export function BuiltInForm({ form: slug, onSent, onCleared }: BuiltInFormProps) {
  const { t } = useTranslation('forms');
  const words = useFormTexts(slug);
  const definition: FormDefinition = formDefinitions[slug];
  const isSignedIn = useSignedIn();
  const [hasLostSession, setLostSession] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ref = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const isVisitor = useRef(true);
  isVisitor.current = !isSignedIn || hasLostSession;
  usePreselected(ref, definition);
  const isRestored = useFormDraft(ref, slug);
  const submit = useSubmission(slug);

  // A sign-out in another tab deletes the input.
  useEffect(
    () =>
      onStoredSessionChange(() => {
        if (hasStoredSession()) return;
        clearDrafts();
        onCleared();
      }),
    [onCleared],
  );

  const form = useLazyForm<FormAnswers>({
    load: async () => {
      const { formControl } = await import('./form-control');
      return formControl(definition, ref.current, () => isVisitor.current);
    },
    onSubmit: async (answers) => {
      setFailure(undefined);
      const id = await submit(answers, trap.current?.value ?? '');
      postToParent({ form: slug, event: 'sent' });
      onSent(id);
    },
    onFailure: (error) => {
      if (error instanceof SubmissionRefusal && error.code === 'identity_required') {
        setLostSession(true);
      }
      setFailure(error);
    },
  });
  const { errors, isSubmitting, register } = form;

  const field = (name: string) => {
    const asked = definition[name];
    const said = words.fields[name];
    if (!asked || !said) return null;
    const key = errors[name]?.message as FormIssue | undefined;
    const count = 'max' in asked ? asked.max : undefined;
    const issue = key && t(`issues.${key}`, { count });
    return <FormField key={name} field={asked} words={said} issue={issue} {...register(name)} />;
  };
  const names = Object.keys(definition);

  const startOver = () => {
    clearDraft(slug);
    onCleared();
  };

  return (
    <form ref={ref} method="post" noValidate onSubmit={form.submit} onFocus={form.prepare}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure !== undefined && <FormFailure failure={failure} />}
        <VisitorFields
          isVisitor={isVisitor.current}
          isRestored={isRestored}
          onStartOver={startOver}
        >
          {names.filter((name) => definition[name]?.isForVisitors).map(field)}
        </VisitorFields>
        {names.filter((name) => !definition[name]?.isForVisitors).map(field)}
        <label className="sr-only" aria-hidden="true">
          {t('leaveEmpty')}
          <input ref={trap} name="leave_empty" type="text" tabIndex={-1} autoComplete="off" />
        </label>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('sending') : words.submit}
        </SubmitButton>
        <FormFooter />
      </fieldset>
    </form>
  );
}

/** States who reads the form. The policy opens in a new tab, so that no input is lost. */
function FormFooter() {
  const { t } = useTranslation('forms');
  return (
    <p className="text-sm text-muted">
      {t('privacy')}{' '}
      <LocalLink to="legal" target="_blank" className="link">
        {t('privacyLink')}
      </LocalLink>
    </p>
  );
}
