import { errorMessageKey } from '~/shared/backend/app-error';
import { isMissingFile } from '~/shared/backend/coded-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { RequestRefusal, refusalKeys } from './data/request-actions';

/** Why something about a request failed, in a sentence. */
export function FailureReason({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['requests', 'errors']);
  if (failure instanceof RequestRefusal) return t(`requests:refusals.${refusalKeys[failure.code]}`);
  if (isMissingFile(failure)) return t('errors:networkFailed');
  return t(`errors:${errorMessageKey(failure)}`);
}
