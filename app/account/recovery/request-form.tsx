import { useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { FunctionRefusal, logUnknown } from './function-refusal';
import type { RecoveryIssue, ResetRequest } from './schemas';

const loadRequest = () => import('./request-reset');

const load = async () => {
  const [{ requestForm }] = await Promise.all([import('./forms'), loadRequest()]);
  return requestForm();
};

type RequestFormProps = {
  /** The page that the mailed link is to open. */
  resetPath: string;
  onSent: (email: string) => void;
};

/** Asks for the e-mail that the link goes to. */
export function RequestForm({ resetPath, onSent }: RequestFormProps) {
  const { t } = useTranslation(['recovery', 'errors']);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const form = useLazyForm<ResetRequest>({
    load,
    onSubmit: async ({ email }) => {
      setFailure(undefined);
      const { requestReset } = await loadRequest();
      await requestReset(email, window.location.origin + resetPath);
      onSent(email);
    },
    onFailure: (error) => {
      logUnknown(error);
      setFailure({ error });
    },
  });
  const { register, errors, isSubmitting, prepare } = form;
  const issue = errors.email?.message as RecoveryIssue | undefined;

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure && (
          <TakesFocus reason={failure}>
            <RequestFailure error={failure.error} />
          </TakesFocus>
        )}
        <Field label={t('recovery:request.email')} error={issue && t(`recovery:issues.${issue}`)}>
          <EmailInput
            {...register('email')}
            autoComplete="username"
            placeholder={t('recovery:request.emailPlaceholder')}
          />
        </Field>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('recovery:request.submitting') : t('recovery:request.submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}

/** Why no link was sent, and what to do instead. */
function RequestFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['recovery', 'errors']);
  const isRefusal = error instanceof FunctionRefusal;
  const key = errorMessageKey(error);
  const told = key === 'unexpected' ? t('recovery:request.failed') : t(`errors:${key}`);
  return (
    <Notice tone="danger" live="alert" title={t('recovery:request.failedTitle')}>
      <p>{isRefusal ? error.message : told}</p>
      {isRefusal && error.code === 'member_not_activated' && (
        <p>
          <LocalLink to="activateAccount" className="link font-semibold">
            {t('recovery:request.activate')}
          </LocalLink>
        </p>
      )}
    </Notice>
  );
}
