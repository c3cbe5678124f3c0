import type { ReactNode } from 'react';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { EmailInput } from '~/shared/fields/text-input';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import type { LinkRequest, RequestLinkIssue } from './request-link-schema';

type RequestLinkFormProps<Failure> = {
  texts: { email: string; placeholder?: string; submit: string; submitting: string };
  issues: Record<RequestLinkIssue, string>;
  /** Prefetches the operation, together with the schema. */
  load?: () => Promise<unknown>;
  onSubmit: (email: string) => Promise<void> | void;
  onFailure: (error: unknown) => Failure;
  renderFailure: (failure: Failure) => ReactNode;
};

/** Requests a link by email, such as the link to choose a new password. */
export function RequestLinkForm<Failure>(props: RequestLinkFormProps<Failure>) {
  const { texts, issues, load } = props;
  const form = useLazyForm<LinkRequest, Failure>({
    load: async () => {
      const [{ requestLinkForm }] = await Promise.all([import('./request-link-schema'), load?.()]);
      return requestLinkForm();
    },
    onSubmit: ({ email }) => props.onSubmit(email),
    onFailure: props.onFailure,
  });
  const { failure, isSubmitting } = form;
  const issue = form.errors.email?.message as RequestLinkIssue | undefined;

  return (
    <form {...form.formProps}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure !== undefined && props.renderFailure(failure)}
        <Field label={texts.email} error={issue && issues[issue]}>
          <EmailInput
            {...form.register('email')}
            autoComplete="username"
            placeholder={texts.placeholder}
          />
        </Field>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
