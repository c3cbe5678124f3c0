import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { refusalKeys, SubmissionRefusal } from './submission-refusal';

type FormFailureProps = {
  failure: unknown;
};

/** Why a form was not sent, and that its content is still there. */
export function FormFailure({ failure }: FormFailureProps) {
  const { t } = useTranslation(['forms', 'errors']);
  return (
    <TakesFocus reason={failure}>
      <Notice tone="danger" live="alert" title={t('forms:refusals.title')}>
        <p>
          <Reason failure={failure} /> {t('forms:refusals.kept')}
        </p>
      </Notice>
    </TakesFocus>
  );
}

function Reason({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['forms', 'errors']);
  if (failure instanceof SubmissionRefusal) return t(`forms:refusals.${refusalKeys[failure.code]}`);
  if (failure instanceof AppError && failure.retryAfter) {
    const count = Math.ceil(failure.retryAfter / 60);
    return t('errors:rateLimitedMinutes', { count });
  }
  // Browsers throw this if a file of the site cannot be fetched.
  const isOffline = failure instanceof TypeError && /fetch|import|module/i.test(failure.message);
  return t(isOffline ? 'errors:networkFailed' : `errors:${errorMessageKey(failure)}`);
}
