import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { FactorRefusal } from './second-factor';

/** The notice of a failed change to the second factor. */
export function FactorFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation(['manageAccount', 'errors']);
  if (!error) return null;
  return (
    <FocusOnMount reason={error}>
      <Notice tone="danger" live="alert">
        <p>
          {error instanceof FactorRefusal
            ? t(`manageAccount:refusals.${error.reason}`)
            : t(`errors:${errorMessageKey(error)}`)}
        </p>
      </Notice>
    </FocusOnMount>
  );
}
