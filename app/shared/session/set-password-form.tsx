import { type ReactNode, useRef } from 'react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useFormDraft } from '~/shared/fields/use-form-draft';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import type { NewPassword, SetPasswordIssue } from './set-password-schema';

type SetPasswordFormProps<Failure> = {
  /** The account's email, for password managers. */
  email: string;
  texts: {
    password: string;
    hint: string;
    /** The label of the second input; without it, the password is entered once. */
    confirmation?: string;
    submit: string;
    submitting: string;
  };
  issues: { short: string; differ?: string };
  /** Keeps the passwords in memory under this name while the member changes the language. */
  keptAs?: string;
  /** Prefetches the operation, together with the schema. */
  load?: () => Promise<unknown>;
  onSubmit: (password: string) => Promise<void> | void;
  onFailure: (error: unknown) => Failure;
  renderFailure: (failure: Failure) => ReactNode;
  /** Further actions, below the submit button. */
  children?: ReactNode;
};

/** Sets a password for a new or an existing account. */
export function SetPasswordForm<Failure>(props: SetPasswordFormProps<Failure>) {
  const { email, texts, issues, keptAs, load } = props;
  const element = useRef<HTMLFormElement>(null);
  useFormDraft(element, keptAs);
  const form = useLazyForm<NewPassword, Failure>({
    load: async () => {
      const [{ setPasswordForm }] = await Promise.all([import('./set-password-schema'), load?.()]);
      return setPasswordForm(texts.confirmation !== undefined);
    },
    onSubmit: ({ password }) => props.onSubmit(password),
    onFailure: props.onFailure,
  });
  const { register, errors, failure, isSubmitting } = form;
  const issue = (field: keyof NewPassword) => {
    const key = errors[field]?.message as SetPasswordIssue | undefined;
    return key && issues[key];
  };

  return (
    <form {...form.formProps} ref={element}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure !== undefined && props.renderFailure(failure)}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={texts.password} hint={texts.hint} error={issue('password')}>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        {texts.confirmation !== undefined && (
          <Field label={texts.confirmation} error={issue('confirmation')}>
            <PasswordInput {...register('confirmation')} autoComplete="new-password" />
          </Field>
        )}
        <div className="grid gap-3">
          <SubmitButton busy={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.submit}
          </SubmitButton>
          {props.children}
        </div>
      </fieldset>
    </form>
  );
}
