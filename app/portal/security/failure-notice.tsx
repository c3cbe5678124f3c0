import { useTranslation } from '~/shared/i18n/use-translation';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { errorDescription, isCancelled } from './security-error';

type FailureNoticeProps = {
  error: unknown;
  /** The text if the backend gives no reason. */
  fallback: string;
};

/** Why something failed: our text, else the backend's message, else the fallback. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const { t } = useTranslation(['security', 'errors']);
  if (isCancelled(error)) return null;
  const { key, text } = errorDescription(error);
  return (
    <FocusOnMount reason={error}>
      <Notice tone="danger" live="alert">
        <p>{key ? t(key) : text || fallback}</p>
      </Notice>
    </FocusOnMount>
  );
}
