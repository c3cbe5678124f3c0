import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { FactorRefusal } from './second-factor';

/** The notice of a failed change to the second factor. */
export function FactorFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation(['manageAccount', 'errors']);
  if (!error) return null;
  return (
    <TakesFocus reason={error}>
      <Notice tone="danger" live="alert">
        <p>
          {error instanceof FactorRefusal
            ? t(`manageAccount:refusals.${error.reason}`)
            : t(`errors:${errorMessageKey(error)}`)}
        </p>
      </Notice>
    </TakesFocus>
  );
}
