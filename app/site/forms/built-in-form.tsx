import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formDefinitions } from '~/content/forms/definitions';
import type { FormAnswers, FormDefinition } from '~/content/forms/field';
import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { isMissingFile } from '~/shared/backend/coded-error';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';
import { clearDraft, clearDrafts } from '~/shared/browser/form-drafts';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useFormDraft } from '~/shared/fields/use-form-draft';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import type { FormSlug } from '~/shared/forms/form-settings';
import { postToParent } from '~/shared/forms/frame-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { FormField } from './form-field';
import type { FormIssue } from './form-schema';
import { refusalKeys, SubmissionRefusal } from './submission-refusal';
import { useFormTexts } from './use-form-texts';
import { useSignedIn } from './use-signed-in';
import { useSubmission } from './use-submission';

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

type VisitorFieldsProps = {
  isVisitor: boolean;
  /** Whether a draft was restored. */
  isRestored: boolean;
  onStartOver: () => void;
  /** The fields for visitors. */
  children: ReactNode;
};

/** Visitors enter their name and contact data; members do not need to. */
function VisitorFields({ isVisitor, isRestored, onStartOver, children }: VisitorFieldsProps) {
  // Before hydration the page is the same for all visitors, and `chrome.css` hides one part.
  const isHydrated = useHydrated();
  const { t } = useTranslation('forms');
  return (
    <>
      {isRestored && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          {t('restored')}
          <button type="button" onClick={onStartOver} className="link min-h-9 text-mata-700">
            {t('startOver')}
          </button>
        </p>
      )}
      {(!isHydrated || !isVisitor) && (
        <div className={clsx(!isHydrated && 'members-only')}>
          <Notice>
            <p>{t('signedIn')}</p>
          </Notice>
        </div>
      )}
      {isVisitor && (
        <div className={clsx('grid gap-5', !isHydrated && 'visitors-only')}>{children}</div>
      )}
    </>
  );
}

type FormFailureProps = {
  failure: unknown;
};

/** States why a form was not sent, and that its answers are kept. */
function FormFailure({ failure }: FormFailureProps) {
  const { t } = useTranslation(['forms', 'errors']);
  return (
    <FailureNotice reason={failure} title={t('forms:refusals.title')}>
      <p>
        <Reason failure={failure} /> {t('forms:refusals.kept')}
      </p>
    </FailureNotice>
  );
}

function Reason({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['forms', 'errors']);
  if (failure instanceof SubmissionRefusal) return t(`forms:refusals.${refusalKeys[failure.code]}`);
  if (failure instanceof AppError && failure.retryAfter) {
    const count = Math.ceil(failure.retryAfter / 60);
    return t('errors:rateLimitedMinutes', { count });
  }
  return t(isMissingFile(failure) ? 'errors:networkFailed' : `errors:${errorMessageKey(failure)}`);
}

/**
 * Selects the options that the address names, such as `?change=add-person`. Call it before
 * `useFormDraft`, so that a stored draft does not replace them.
 */
function usePreselected(form: RefObject<HTMLFormElement | null>, definition: FormDefinition): void {
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = Object.hasOwn(definition, name) ? definition[name] : undefined;
      const input = form.current?.elements.namedItem(name);
      if (field?.kind !== 'choice' || !field.options.includes(value)) continue;
      // Input from before hydration is newer.
      if (input && 'value' in input && !input.value) input.value = value;
    }
  }, [form, definition]);
}
