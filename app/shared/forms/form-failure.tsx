import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { isMissingFile } from '~/shared/backend/coded-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { refusalKeys, SubmissionRefusal } from './submission-refusal';

type FormFailureProps = {
  failure: unknown;
};

/** States why a form was not sent, and that its answers are kept. */
export function FormFailure({ failure }: FormFailureProps) {
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
